import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { describe, expect, it } from 'vitest';
import { parseComposites } from './parse-composites.ts';
import { parseIngredients } from './parse-ingredients.ts';
import type { NutrientsPer100g } from './parse-nutrients.ts';
import { aCompositeFile } from './seed.builders.ts';

const evenly = (amount: number | null) =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount])) as unknown as NutrientsPer100g;
const foods = new Map([
  ['00001', { ...evenly(10), sodium_mg: null }],
  ['00002', { ...evenly(40), sodium_mg: 5 }],
]);
const ingredients = parseIngredients({
  file: 'ingredients.csv',
  text: `name,food_id,contains,may_contain,kinds
leche,00001,leche,soya,animal
pan,00002,trigo,leche,gluten
salsa,mezcla-salsa,leche,,animal
canela,,ninguno,,
`,
}).byName;
const parsed = (...rows: readonly string[]) =>
  parseComposites(aCompositeFile(...rows), { foods, ingredients });

describe('nutrients of composite foods', () => {
  it("are the ingredients' weighted by their grams", () => {
    // (10 × 25 + 40 × 75) / 100.
    expect(parsed('mezcla-a,leche 25;pan 75,,,A').byId.get('mezcla-a')?.per100g.kcal).toBe(32.5);
  });

  it('are per 100 g of the prepared food with its water', () => {
    expect(parsed('mezcla-a,pan 100,160,,A').byId.get('mezcla-a')?.per100g.kcal).toBe(25);
  });

  it('are null if an ingredient lacks them or the row says so', () => {
    const food = parsed('mezcla-a,leche 50;pan 50,,fiber_g;sugars_g,A').byId.get('mezcla-a');
    expect(food?.per100g).toMatchObject({ sodium_mg: null, fiber_g: null, sugars_g: null, kcal: 25 });
  });

  it('leave out an ingredient without grams, which its label lists last', () => {
    const food = parsed('mezcla-a,canela;leche 20;pan 80,,,A').byId.get('mezcla-a');
    expect(food).toMatchObject({ label: 'Pan, leche, canela', per100g: { kcal: 34 } });
  });

  it('may be made of an earlier composite, whose ingredients the label tells', () => {
    const foods = parsed('mezcla-salsa,leche 50;pan 50,,,A', 'mezcla-b,salsa 40;pan 60,,,B').byId;
    expect(foods.get('mezcla-b')).toMatchObject({
      label: 'Pan, salsa (leche, pan)',
      per100g: { kcal: 34 },
    });
  });

  it.each(['queso 10', 'leche', 'leche 0', 'canela 3', 'salsa 10', ''])(
    'reports an unreadable ingredient: %s',
    (text) => {
      expect(parsed(`mezcla-a,${text},,,A`).issues).toMatchObject([{ row: 2, column: 'ingredients' }]);
    },
  );
});

describe('what a composite food holds', () => {
  it('is everything that an ingredient holds, the least of them too', () => {
    expect(parsed('mezcla-a,pan 99;leche 0.1,,,A').byId.get('mezcla-a')).toMatchObject({
      contains: ['trigo', 'leche'],
      mayContain: ['soya'],
      kinds: ['gluten', 'animal'],
    });
  });
});
