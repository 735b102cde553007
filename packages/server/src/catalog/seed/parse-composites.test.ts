import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { describe, expect, it } from 'vitest';
import { parseComposites } from './parse-composites.ts';
import type { NutrientsPer100g } from './parse-nutrients.ts';

const evenly = (amount: number | null) =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount])) as unknown as NutrientsPer100g;
const foods = new Map([
  ['00001', { ...evenly(10), sodium_mg: null }],
  ['00002', { ...evenly(40), sodium_mg: 5 }],
]);
const parsed = (row: string) =>
  parseComposites(
    { file: 'composites.csv', text: `id,ingredients,finished_g,unknown,reason\n${row}\n` },
    foods,
  );

describe('foods computed from their ingredients', () => {
  it('weighs each by its grams', () => {
    // (10 × 25 + 40 × 75) / 100.
    expect(parsed('mezcla-a,00001 25;00002 75,,,A').byId.get('mezcla-a')?.kcal).toBe(32.5);
  });

  it('counts 100 g of what is done, with the water it kept', () => {
    expect(parsed('mezcla-a,00002 100,160,,A').byId.get('mezcla-a')?.kcal).toBe(25);
  });

  it('knows nothing that an ingredient does not know, nor what the row says', () => {
    const food = parsed('mezcla-a,00001 50;00002 50,,fiber_g;sugars_g,A').byId.get('mezcla-a');
    expect(food).toMatchObject({ sodium_mg: null, fiber_g: null, sugars_g: null, kcal: 25 });
  });

  it.each(['00009 10', '00001', '00001 0', ''])('names an ingredient that it can not read: %s', (text) => {
    expect(parsed(`mezcla-a,${text},,,A`).issues).toMatchObject([{ row: 2, column: 'ingredients' }]);
  });
});
