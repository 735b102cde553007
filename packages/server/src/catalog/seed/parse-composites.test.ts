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

describe('nutrients of composite foods', () => {
  it("are the ingredients' weighted by their grams", () => {
    // (10 × 25 + 40 × 75) / 100.
    expect(parsed('mezcla-a,00001 25;00002 75,,,A').byId.get('mezcla-a')?.kcal).toBe(32.5);
  });

  it('are per 100 g of the prepared food with its water', () => {
    expect(parsed('mezcla-a,00002 100,160,,A').byId.get('mezcla-a')?.kcal).toBe(25);
  });

  it('are null if an ingredient lacks them or the row says so', () => {
    const food = parsed('mezcla-a,00001 50;00002 50,,fiber_g;sugars_g,A').byId.get('mezcla-a');
    expect(food).toMatchObject({ sodium_mg: null, fiber_g: null, sugars_g: null, kcal: 25 });
  });

  it.each(['00009 10', '00001', '00001 0', ''])('reports an unreadable ingredient: %s', (text) => {
    expect(parsed(`mezcla-a,${text},,,A`).issues).toMatchObject([{ row: 2, column: 'ingredients' }]);
  });
});
