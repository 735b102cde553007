import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditNoteOf } from './credit-note.ts';
import { splitTax } from './receipt.ts';

const aLine = (taxCents: number) => ({
  ...{ title: 'Galletas', packageLabel: '12 oz', unitPriceCents: 500, isTaxed: true },
  ...{ quantity: 1, cents: 500, taxCents },
});

it('says what went back, with the tax on its two lines', () => {
  const { lines, sums } = creditNoteOf([aLine(58)], 0, 1_150);
  expect(lines).toMatchObject([{ title: 'Galletas', came: 1, totalCents: 500, isTaxed: true }]);
  expect(sums).toEqual({ subtotalCents: 500, taxStateCents: 53, taxMunicipalCents: 5, totalCents: 558 });
});

it('comes with the others to both lines of IVU of a receipt that is given back whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(3_000), { maxLength: 8 }),
      fc.integer({ min: 1, max: 2_000 }),
      (taxes, points) => {
        let credited = 0;
        let state = 0;
        for (const tax of taxes) {
          const { sums } = creditNoteOf([aLine(tax)], credited, points);
          expect(Math.min(sums.taxStateCents, sums.taxMunicipalCents)).toBeGreaterThanOrEqual(0);
          state += sums.taxStateCents;
          credited += tax;
        }
        expect(state).toBe(splitTax(credited, points).taxStateCents);
      },
    ),
  );
});
