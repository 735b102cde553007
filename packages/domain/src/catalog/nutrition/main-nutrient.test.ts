import { describe, expect, it } from 'vitest';
import { dailyValues } from './daily-values.ts';
import { mainNutrient } from './main-nutrient.ts';

const none = Object.fromEntries(Object.keys(dailyValues).map((nutrient) => [nutrient, null])) as Record<
  keyof typeof dailyValues,
  null
>;

describe('mainNutrient', () => {
  it('is the beneficial nutrient with the highest share in a serving', () => {
    expect(mainNutrient({ ...none, fiber_g: 10, protein_g: 10 }, 70)).toEqual({
      label: 'Fibra',
      percent: 25,
    });
  });

  it('is null if nothing is known', () => {
    expect(mainNutrient(none, 100)).toBeNull();
  });

  it('is the nutrient to limit if there is little else: the sodium of salt', () => {
    const salt = { ...none, fiber_g: 0, iron_mg: 0.3, sodium_mg: 38_758 };
    expect(mainNutrient(salt, 1.5)).toEqual({ label: 'Sodio', percent: 25 });
  });

  it('stays a beneficial nutrient, however little, if no nutrient to limit is high', () => {
    expect(mainNutrient({ ...none, calcium_mg: 20, sodium_mg: 3 }, 240)).toEqual({
      label: 'Calcio',
      percent: 4,
    });
  });
});
