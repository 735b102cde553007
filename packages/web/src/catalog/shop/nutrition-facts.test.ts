import { describe, expect, it } from 'vitest';
import { nutritionRows, servingCalories } from './nutrition-facts.ts';

const unknown = {
  kcal: null,
  protein_g: null,
  carbs_g: null,
  fat_g: null,
  saturated_fat_g: null,
  fiber_g: null,
  sugars_g: null,
  sodium_mg: null,
  calcium_mg: null,
  iron_mg: null,
  potassium_mg: null,
  vitamin_c_mg: null,
  vitamin_a_ug: null,
  vitamin_d_ug: null,
  cholesterol_mg: null,
};

const aFood = (per100g: Partial<Record<keyof typeof unknown, number>>, servingG = 100) => ({
  title: 'Yogurt natural',
  subcategory: 'Yogurt',
  usdaId: '01001',
  servingG,
  servingLabel: '1 envase',
  per100g: { ...unknown, ...per100g },
});

const rowOf = (food: ReturnType<typeof aFood>, id: string) =>
  nutritionRows(food).find((row) => row.id === id);

describe('nutrition facts', () => {
  it('shows amounts and Daily Values of one serving', () => {
    expect(rowOf(aFood({ protein_g: 9.333 }, 150), 'protein_g')).toMatchObject({
      amount: '14 g',
      percent: 28,
    });
    expect(rowOf(aFood({ sodium_mg: 1000 }, 240), 'sodium_mg')).toMatchObject({
      amount: '2,400 mg',
      percent: 104,
    });
    expect(rowOf(aFood({ vitamin_d_ug: 1.25 }, 100), 'vitamin_d_ug')).toMatchObject({
      amount: '1.3 µg',
      percent: 6,
    });
  });

  it('has no percent for protein whose quality is unknown: 21 CFR 101.9(c)(7)(i)', () => {
    const bread = { ...aFood({ protein_g: 8 }), title: 'Pan sobao', subcategory: 'Pan criollo' };
    expect(rowOf(bread, 'protein_g')).toMatchObject({ amount: '8 g', percent: null });
  });

  it('shows null for unknown amounts, and zero for zero', () => {
    expect(rowOf(aFood({}), 'fiber_g')).toMatchObject({ amount: null, percent: null });
    expect(rowOf(aFood({ fiber_g: 0 }), 'fiber_g')).toMatchObject({ amount: '0 g', percent: 0 });
  });

  it('has no percent for total sugars, which have no Daily Value', () => {
    expect(rowOf(aFood({ sugars_g: 12 }), 'sugars_g')).toMatchObject({ amount: '12 g', percent: undefined });
  });

  it('rounds calories as labels do', () => {
    expect(servingCalories(aFood({ kcal: 3 }))).toBe(0);
    expect(servingCalories(aFood({ kcal: 47 }))).toBe(45);
    expect(servingCalories(aFood({ kcal: 154 }))).toBe(150);
    expect(servingCalories(aFood({}))).toBeNull();
  });
});
