import { describe, expect, it } from 'vitest';
import { dailyValues } from './daily-values.ts';
import { mainNutrient } from './main-nutrient.ts';

const none = Object.fromEntries(Object.keys(dailyValues).map((nutrient) => [nutrient, null])) as Record<
  keyof typeof dailyValues,
  null
>;

describe('the one figure of a card', () => {
  it('is the wanted nutrient of which a serving has most', () => {
    expect(mainNutrient({ ...none, fiber_g: 10, protein_g: 10 }, 70)).toEqual({
      label: 'Fibra',
      percent: 25,
    });
  });

  it('is nothing where nothing is known', () => {
    expect(mainNutrient(none, 100)).toBeNull();
  });

  it('is what to watch where there is little else: the sodium of salt', () => {
    const salt = { ...none, fiber_g: 0, iron_mg: 0.3, sodium_mg: 38_758 };
    expect(mainNutrient(salt, 1.5)).toEqual({ label: 'Sodio', percent: 25 });
  });

  it('stays a wanted nutrient, however little, where nothing is high', () => {
    expect(mainNutrient({ ...none, calcium_mg: 20, sodium_mg: 3 }, 240)).toEqual({
      label: 'Calcio',
      percent: 4,
    });
  });
});
