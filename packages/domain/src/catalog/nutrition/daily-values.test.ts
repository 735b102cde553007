import { describe, expect, it } from 'vitest';
import { percentOfDailyValue, perServing } from './daily-values.ts';

describe('Daily Values', () => {
  it.each([
    ['protein_g', 14, 28],
    ['calcium_mg', 260, 20],
    ['sodium_mg', 65, 3],
    ['fiber_g', 5.6, 20],
    ['vitamin_c_mg', 90, 100],
    ['saturated_fat_g', 2, 10],
  ] as const)('%s: %d is %d %% of a day', (nutrient, amount, percent) => {
    expect(percentOfDailyValue(nutrient, amount)).toBe(percent);
  });

  it("are computed for a serving's weight", () => {
    expect(perServing(9, 150)).toBe(13.5);
    expect(percentOfDailyValue('protein_g', perServing(9, 150))).toBe(27);
  });

  it('are null for unknown and zero for zero', () => {
    expect(perServing(null, 150)).toBeNull();
    expect(percentOfDailyValue('fiber_g', perServing(null, 150))).toBeNull();
    expect(percentOfDailyValue('fiber_g', perServing(0, 150))).toBe(0);
  });
});
