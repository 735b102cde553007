import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aCachedProduct } from '../../kit/offline/product.builders.ts';
import { DietTag, ProductClaims } from './product-claims.tsx';

const per100g: Nutrition['per100g'] = {
  kcal: 70,
  protein_g: 8,
  carbs_g: null,
  fat_g: null,
  saturated_fat_g: null,
  fiber_g: null,
  sugars_g: null,
  sodium_mg: 300,
  calcium_mg: null,
  iron_mg: null,
  potassium_mg: null,
  vitamin_c_mg: null,
  vitamin_a_ug: null,
  vitamin_d_ug: null,
  cholesterol_mg: null,
};

const render = (usdaId: string, subcategory: string) =>
  renderToStaticMarkup(
    <ProductClaims
      product={{
        title: 'Yogurt',
        detected_subcategory: subcategory,
        nutrition: { usdaId, servingG: 170, servingLabel: '1 envase (170 g)', per100g },
      }}
    />,
  );

it('shows why a claim is earned, and the disclosure that the law requires beside it', () => {
  // 13.6 g of protein and 510 mg of sodium in 170 g: 21 CFR 101.54(b) and 101.13(h)(1).
  const page = render('01116', 'Yogurt');
  expect(page).toContain('Alto en proteína');
  expect(page).toContain('Una porción tiene 14 g: 27 % del valor diario (20 % es alto: 21 CFR 101.54(b)).');
  expect(page).toContain('contenido de sodio (21 CFR 101.13(h))');
  expect(page).not.toContain('calculada');
});

it('says that a nutrition is computed, and shows no claim for sweets', () => {
  const page = render('mezcla-algo', 'Dulces típicos');
  expect(page).toContain('calculada de una receta nuestra');
  expect(page).not.toContain('Por qué lo decimos');
});

it('says a tag as the claim behind it, so that no product is both a source of protein and high in it', () => {
  const nutrition = { usdaId: '01116', servingG: 170, servingLabel: '1 envase (170 g)', per100g };
  const labelOf = (tag: string, more: object = {}) =>
    renderToStaticMarkup(
      <DietTag
        product={aCachedProduct({ title: 'Yogurt', detected_subcategory: 'Yogurt', nutrition, ...more })}
        tag={tag}
      />,
    );
  expect(labelOf('fuente-de-proteina')).toBe('Alto en proteína');
  expect(labelOf('vegan', { allergen_info: [], may_contain: ['leche'] })).toBe(
    'Vegano · puede contener leche',
  );
});
