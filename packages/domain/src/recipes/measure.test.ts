import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, type Food, usageOf } from './measure.ts';
import type { RecipeUnit } from './recipe.ts';

const of = (amount: number, unit: RecipeUnit, preparation: Amount['preparation'] = null): Amount => ({
  amount,
  unit,
  preparation,
});
const aFood = (values: Partial<Food> = {}): Food => ({
  netContent: 5,
  netUnit: 'lb',
  kitchen: null,
  ...values,
});
const kitchen = (gramsPer: object, refuseShare: number | null = 0) => ({ gramsPer, refuseShare });

describe('an amount of a recipe', () => {
  it('is known by what holds or weighs it', () => {
    const rows: readonly [string, Amount, Food, number | null, number | null][] = [
      // 1 cup of medium-grain rice is 195 g (USDA 20050); 5 lb are 2,267.96 g.
      ['cups of a bag', of(2, 'taza'), aFood({ kitchen: kitchen({ taza: 195 }) }), 390, 390 / 2267.96185],
      ['a spoon by its cup', of(1, 'cda'), aFood({ kitchen: kitchen({ taza: 160 }) }), 10, 10 / 2267.96185],
      [
        'a pinch, a sixteenth of a teaspoon',
        of(1, 'pizca'),
        aFood({ kitchen: kitchen({ cdita: 6 }) }),
        0.375,
        0.375 / 2267.96185,
      ],
      ['a bottle, volume by volume', of(8, 'taza'), aFood({ netContent: 64, netUnit: 'fl oz' }), null, 1],
      [
        'eggs of a dozen',
        of(3, 'unidad'),
        aFood({ netContent: 12, netUnit: 'unidad', kitchen: kitchen({ unidad: 50 }) }),
        150,
        0.25,
      ],
      [
        'pieces of what is sold by weight, peel included',
        of(2, 'unidad'),
        aFood({ netContent: 1, kitchen: kitchen({ unidad: 118 }, 0.36) }),
        236,
        368.75 / 453.59237,
      ],
      ['pounds as bought', of(1, 'lb'), aFood({ kitchen: kitchen({}, 0.3) }), 317.514659, 0.2],
      ['pounds already peeled', of(1, 'lb', 'peeled'), aFood({ kitchen: kitchen({}, 0.5) }), 453.59237, 0.4],
      ['grams of what is eaten', of(100, 'g'), aFood({ kitchen: kitchen({}, 0.5) }), 100, 200 / 2267.96185],
      [
        'cloves of a head of ten',
        of(4, 'diente'),
        aFood({ netContent: 1, netUnit: 'unidad', kitchen: kitchen({ diente: 3, unidad: 30 }, 0.13) }),
        12,
        0.4,
      ],
      [
        'slices',
        of(2, 'rebanada'),
        aFood({ netContent: 12, netUnit: 'oz', kitchen: kitchen({ rebanada: 21 }) }),
        42,
        42 / 340.1942775,
      ],
      [
        'half a can, whatever it holds',
        of(0.5, 'lata'),
        aFood({ netContent: 8, netUnit: 'oz' }),
        113.3980925,
        0.5,
      ],
      [
        'a can that is drained',
        of(2, 'lata'),
        aFood({ netContent: 5, netUnit: 'oz', kitchen: kitchen({ lata: 126 }) }),
        252,
        2,
      ],
      ['a cup of what nobody has weighed', of(1, 'taza'), aFood(), null, null],
      ['a piece of what nobody has weighed', of(1, 'unidad'), aFood(), null, null],
    ];
    const exactly = (value: number | null, digits: number) =>
      value === null ? null : expect.closeTo(value, digits);
    expect(rows.map(([what, amount, food]) => [what, usageOf(amount, food)])).toEqual(
      rows.map(([what, , , eatenG, packages]) => [
        what,
        expect.objectContaining({ eatenG: exactly(eatenG, 3), packages: exactly(packages, 6) }),
      ]),
    );
  });

  it('counts the bone where nobody knows how much it weighs', () => {
    const usage = usageOf(of(1, 'lb'), aFood({ netContent: 1, kitchen: kitchen({}, null) }));
    expect(usage.eatenG).toBeCloseTo(453.59237, 5);
    expect(usage.packages).toBe(1);
  });
});

describe('usage', () => {
  it('doubles when the amount doubles', () => {
    const unit = fc.constantFrom<RecipeUnit>(
      'g',
      'ml',
      'oz',
      'lb',
      'taza',
      'cda',
      'cdita',
      'pizca',
      'unidad',
      'lata',
    );
    const food = fc.record({
      netContent: fc.double({ min: 0.25, max: 50, noNaN: true }),
      netUnit: fc.constantFrom('lb' as const, 'oz' as const, 'fl oz' as const, 'unidad' as const),
      kitchen: fc.record({
        gramsPer: fc.record({
          taza: fc.integer({ min: 10, max: 400 }),
          unidad: fc.integer({ min: 1, max: 900 }),
        }),
        refuseShare: fc.double({ min: 0, max: 0.7, noNaN: true }),
      }),
    });
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 30, noNaN: true }), unit, food, (amount, measuredIn, what) => {
        const once = usageOf(of(amount, measuredIn), what);
        const twice = usageOf(of(2 * amount, measuredIn), what);
        expect(once.packages).toBeGreaterThan(0);
        expect((twice.eatenG ?? Number.NaN) / (once.eatenG ?? Number.NaN)).toBeCloseTo(2, 6);
        expect((twice.packages ?? Number.NaN) / (once.packages ?? Number.NaN)).toBeCloseTo(2, 6);
      }),
    );
  });
});
