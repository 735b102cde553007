import { describe, expect, it } from 'vitest';
import { changedFields } from '../record/record-changes.ts';
import { newProduct } from './new-product.ts';
import { changesOf, draftOfProduct, typedAmount } from './product-draft.ts';
import type { ProductDraft } from './product-fields.ts';

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

/** What is sent after `typed` was typed over the milk. */
const sentAfter = (typed: Partial<ProductDraft>) => {
  const before = draftOfProduct(milk);
  const draft = { ...before, ...typed };
  return changesOf(draft, changedFields(before, draft), milk.nutrition);
};

describe('a product’s form', () => {
  it('sends what was typed over and nothing else', () => {
    expect(sentAfter({})).toEqual({});
    expect(sentAfter({ title: ' Leche fresca ', price: '$1,004.50' })).toEqual({
      title: 'Leche fresca',
      price: 1004.5,
    });
    expect(sentAfter({ aisle: '3' })).toEqual({ aisle: '3' });
  });

  it('keeps what nobody knows apart from none', () => {
    expect(sentAfter({ allergen_info: [] })).toEqual({ allergen_info: [] });
    const nutrition = sentAfter({ fiber_g: '', sodium_mg: '0' }).nutrition;
    expect(nutrition).toMatchObject({ usdaId: '01077', servingG: 244 });
    expect(nutrition?.per100g).toMatchObject({ kcal: 61, fiber_g: null, sodium_mg: 0, carbs_g: null });
  });

  it('reads amounts as people write them, and none where there is none', () => {
    expect(['3.49', '$3.49', ' 1,234.50 ', '−10 %', '0'].map(typedAmount)).toEqual([
      3.49, 3.49, 1234.5, -10, 0,
    ]);
    expect(['', 'abc', '3.4.9', null].map(typedAmount)).toEqual([null, null, null, null]);
  });
});
