import { describe, expect, it } from 'vitest';
import { dailyValues } from './daily-values.ts';
import { mainNutrient } from './main-nutrient.ts';

const none = Object.fromEntries(Object.keys(dailyValues).map((nutrient) => [nutrient, null])) as Record<
  keyof typeof dailyValues,
  null
>;

const aFood = (known: Partial<Record<keyof typeof dailyValues, number>>, servingG: number) => ({
  title: 'Yogurt natural',
  subcategory: 'Yogurt',
  per100g: { ...none, ...known },
  servingG,
});

describe('mainNutrient', () => {
  it('is the beneficial nutrient with the highest share in a serving', () => {
    expect(mainNutrient(aFood({ fiber_g: 10, protein_g: 10 }, 70))).toEqual({
      label: 'Fibra',
      percent: 25,
    });
  });

  it('counts protein by its quality, as label and claims do: 21 CFR 101.9(c)(7)', () => {
    const lentils = {
      ...aFood({ protein_g: 25, iron_mg: 1 }, 100),
      title: 'Lentejas',
      subcategory: 'Granos secos',
    };
    expect(mainNutrient(lentils)).toEqual({ label: 'Proteína', percent: 26 });
    expect(mainNutrient({ ...lentils, title: 'Pan', subcategory: 'Pan criollo' })).toEqual({
      label: 'Hierro',
      percent: 6,
    });
  });

  it('is null if nothing is known', () => {
    expect(mainNutrient(aFood({}, 100))).toBeNull();
  });

  it('is the nutrient to limit if there is little else: the sodium of salt', () => {
    const salt = aFood({ fiber_g: 0, iron_mg: 0.3, sodium_mg: 38_758 }, 1.5);
    expect(mainNutrient(salt)).toEqual({ label: 'Sodio', percent: 25 });
  });

  it('stays a beneficial nutrient, however little, if no nutrient to limit is high', () => {
    expect(mainNutrient(aFood({ calcium_mg: 20, sodium_mg: 3 }, 240))).toEqual({
      label: 'Calcio',
      percent: 4,
    });
  });
});
