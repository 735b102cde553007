import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nutrients } from '../catalog/nutrition/nutrient.ts';
import { nutritionTip } from './nutrition-tip.ts';
import { evenly } from './recipe.builders.ts';

const tip = (amounts: object) => nutritionTip({ ...evenly(null), ...amounts }).replaceAll('\u00a0', ' ');

describe('the nutrition tip of a recipe', () => {
  it('names at most two nutrients of which a serving has 20 % of the Daily Value, the largest first', () => {
    // Daily Values: 50 g of protein, 28 g of fibre, 1,300 mg of calcium.
    expect(tip({ protein_g: 20, fiber_g: 14, calcium_mg: 300 })).toBe(
      'Una porción te da 14 g de fibra (50 % del Valor Diario) y 20 g de proteína (40 %).',
    );
    expect(tip({ protein_g: 10, fiber_g: 5.4 })).toBe(
      'Una porción te da 10 g de proteína (20 % del Valor Diario).',
    );
  });

  it('warns of sodium from 40 % on', () => {
    expect(tip({ sodium_mg: 1274 })).toBe(
      'Trae 1,274 mg de sodio (55 %): escoge comidas con poca sal el resto del día.',
    );
    expect(tip({ sodium_mg: 900 })).toBe('');
  });

  it('says nothing of what nobody knows', () => {
    expect(nutritionTip(evenly(null))).toBe('');
  });

  it('never names an amount of zero, nor a percentage below its limit', () => {
    const amounts = fc.record(
      Object.fromEntries(
        nutrients.map((each) => [each, fc.option(fc.double({ min: 0, max: 3000, noNaN: true }))]),
      ),
    );
    fc.assert(
      fc.property(amounts, (some) => {
        for (const [, percent] of tip(some).matchAll(/\((\d+) %/g))
          expect(Number(percent)).toBeGreaterThanOrEqual(20);
      }),
    );
  });
});
