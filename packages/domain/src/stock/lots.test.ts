import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocateFirstExpiring,
  type Lot,
  lotState,
  nearExpiryUntil,
  sortByExpiry,
  unitsLeftOfLot,
  withdrawLot,
} from './lots.ts';

const today = '2026-11-23';
const aLot = (values: Partial<Lot> = {}): Lot => ({
  id: 'a',
  expiresOn: '2026-12-01',
  receivedAtMs: 0,
  units: 5,
  isQuarantined: false,
  ...values,
});

describe('taking units from lots', () => {
  it('takes what expires first, then what came first, and what names no day at the end', () => {
    const lots = [
      aLot({ id: 'no day', expiresOn: null }),
      aLot({ id: 'later', expiresOn: '2026-12-20' }),
      aLot({ id: 'came second', receivedAtMs: 2 }),
      aLot({ id: 'came first', receivedAtMs: 1 }),
    ];
    expect(sortByExpiry(lots, today).map(({ id }) => id)).toEqual([
      'came first',
      'came second',
      'later',
      'no day',
    ]);
    expect(allocateFirstExpiring(lots, 12, today)).toEqual({
      allocations: [
        { lotId: 'came first', units: 5 },
        { lotId: 'came second', units: 5 },
        { lotId: 'later', units: 2 },
      ],
      withoutLot: 0,
    });
  });

  it('leaves alone what has expired or was recalled, and says what no lot has', () => {
    const lots = [
      aLot({ id: 'expired', expiresOn: '2026-11-22' }),
      aLot({ id: 'held', isQuarantined: true }),
      aLot({ id: 'today', expiresOn: today, units: 1 }),
    ];
    expect(allocateFirstExpiring(lots, 3, today)).toEqual({
      allocations: [{ lotId: 'today', units: 1 }],
      withoutLot: 2,
    });
  });

  it('gives every unit once, of lots that have it, and never one that expires later before one that expires sooner', () => {
    const days = fc.constantFrom(null, '2026-11-01', '2026-11-23', '2026-11-24', '2026-12-24');
    const lots = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        expiresOn: days,
        receivedAtMs: fc.nat(3),
        units: fc.nat(6),
        isQuarantined: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    );
    fc.assert(
      fc.property(lots, fc.nat(40), (all, units) => {
        const { allocations, withoutLot } = allocateFirstExpiring(all, units, today);
        expect(allocations.reduce((sum, each) => sum + each.units, withoutLot)).toBe(units);
        const usable = all.filter(
          ({ isQuarantined, expiresOn }) => !isQuarantined && (expiresOn ?? today) >= today,
        );
        const leftOf = (lot: Lot) =>
          lot.units - (allocations.find(({ lotId }) => lotId === lot.id)?.units ?? 0);
        expect(all.every((lot) => leftOf(lot) >= 0)).toBe(true);
        expect(allocations.every(({ lotId }) => usable.some(({ id }) => id === lotId))).toBe(true);
        if (withoutLot > 0) expect(usable.every((lot) => leftOf(lot) === 0)).toBe(true);
        const rank = ({ expiresOn }: Lot) => expiresOn ?? '9999';
        for (const used of usable.filter((lot) => leftOf(lot) < lot.units))
          for (const other of usable) if (rank(other) < rank(used)) expect(leftOf(other)).toBe(0);
      }),
    );
  });
});

describe('what is left of a lot', () => {
  it.each([
    ['what its book says', 4, 9, 4],
    ['never more than the shelf holds', 9, 4, 4],
    ['nothing where more was taken than came', -2, 9, 0],
  ])('is %s', (_, ledgerUnits, unitsOnHand, left) => {
    expect(unitsLeftOfLot(ledgerUnits, unitsOnHand)).toBe(left);
  });

  it('leaves the stock as far as it isn’t sold already', () => {
    expect(withdrawLot(5, 8)).toEqual({ fromStock: 5, promised: 0 });
    expect(withdrawLot(5, 3)).toEqual({ fromStock: 3, promised: 2 });
  });
});

describe('the state of a lot', () => {
  it.each([
    ['retirado', { expiresOn: '2026-11-01', isQuarantined: true }],
    ['vencido', { expiresOn: '2026-11-22', isQuarantined: false }],
    ['vence-pronto', { expiresOn: today, isQuarantined: false }],
    ['vence-pronto', { expiresOn: '2026-12-07', isQuarantined: false }],
    ['bien', { expiresOn: '2026-12-08', isQuarantined: false }],
    ['bien', { expiresOn: null, isQuarantined: false }],
  ] as const)('is %s for %o', (state, lot) => {
    expect(lotState(lot, today)).toBe(state);
  });

  it('is near its day for two weeks, over the end of a year', () => {
    expect(nearExpiryUntil('2026-12-24')).toBe('2027-01-07');
  });
});
