import { productFieldNames } from '@nutricion/contract/catalog/product-fields';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../kit/admin/record/record-changes.ts';
import { numberIssues } from '../../../kit/admin/record/record-field.ts';
import { newProduct } from './new-product.ts';
import { changesOf, draftOfProduct } from './product-draft.ts';
import { allFields, type ProductDraft } from './product-fields.ts';

const milk = {
  ...newProduct,
  title: 'Leche',
  price: 3.49,
  version: 3,
  allergen_info: null,
  nutrition: {
    usdaId: '01077',
    servingG: 244,
    servingLabel: '1 taza',
    per100g: {
      kcal: 61,
      protein_g: 3.2,
      carbs_g: null,
      fat_g: null,
      saturated_fat_g: null,
      fiber_g: 0,
      sugars_g: null,
      sodium_mg: null,
      calcium_mg: null,
      iron_mg: null,
      potassium_mg: null,
      vitamin_c_mg: null,
      vitamin_a_ug: null,
      vitamin_d_ug: null,
      cholesterol_mg: null,
    },
  },
};

/** The request body after `typed` was entered into the form of the milk. */
const sentAfter = (typed: Partial<ProductDraft>) => {
  const before = draftOfProduct(milk);
  const draft = { ...before, ...typed };
  return changesOf(draft, changedFields(before, draft), milk.nutrition);
};

describe('product draft', () => {
  it('has each field that staff may change', () => {
    const names: readonly string[] = allFields.map(({ name }) => name);
    const others = ['is_archived', 'nutrition'];
    expect(productFieldNames.filter((name) => !names.includes(name)).sort()).toEqual(others);
  });

  it('sends only the fields that were changed', () => {
    expect(sentAfter({})).toEqual({});
    expect(sentAfter({ title: ' Leche fresca ', price: '$1,004.50' })).toEqual({
      title: 'Leche fresca',
      price: 1004.5,
    });
    expect(sentAfter({ aisle: '3' })).toEqual({ aisle: '3' });
  });

  it('distinguishes unknown from none', () => {
    expect(sentAfter({ allergen_info: [] })).toEqual({ allergen_info: [] });
    const nutrition = sentAfter({ fiber_g: '', sodium_mg: '0' }).nutrition;
    expect(nutrition).toMatchObject({ usdaId: '01077', servingG: 244 });
    expect(nutrition?.per100g).toMatchObject({ kcal: 61, fiber_g: null, sodium_mg: 0, carbs_g: null });
  });

  it('reads a decimal comma as a point', () => {
    expect(sentAfter({ price: '2,25', net_content: '1,5' })).toEqual({ price: 2.25, net_content: 1.5 });
  });

  it('shows an amount with thousandths in a form that isn’t ambiguous', () => {
    const draft = draftOfProduct({ ...milk, net_content: 1.125 });
    expect([draft.net_content, numberIssues(allFields, draft)]).toEqual(['1.1250', {}]);
  });

  it('shows an error beside each ambiguous number', () => {
    const draft = { ...draftOfProduct(milk), price: '3,499', kcal: '1.250', sodium_mg: 'mucho' };
    expect(numberIssues(allFields, draft)).toEqual({
      price: '«3,499» puede ser $3,499.00 o $3.50. Escríbelo con centavos: 3499.00 o 3.50.',
      kcal: '«1.250» puede ser 1250 o 1.25. Escribe 1250, o 1.2500 si son decimales.',
      sodium_mg: 'Escribe un número, por ejemplo 3.49.',
    });
  });
});
