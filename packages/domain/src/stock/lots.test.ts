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

describe('allocateFirstExpiring', () => {
  it('allocates by expiry, then by receipt, lots without an expiry date last', () => {
    const lots = [
      aLot({ id: 'no day', expiresOn: null }),
      aLot({ id: 'later', expiresOn: '2026-12-20' }),
      aLot({ id: 'received second', receivedAtMs: 2 }),
      aLot({ id: 'received first', receivedAtMs: 1 }),
    ];
    expect(sortByExpiry(lots, today).map(({ id }) => id)).toEqual([
      'received first',
      'received second',
      'later',
      'no day',
    ]);
    expect(allocateFirstExpiring(lots, 12, today)).toEqual({
      allocations: [
        { lotId: 'received first', units: 5 },
        { lotId: 'received second', units: 5 },
        { lotId: 'later', units: 2 },
      ],
      withoutLot: 0,
    });
  });

  it('skips expired and quarantined lots, and counts units that no lot has', () => {
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

  it('allocates each unit once, from lots that have it, and never a later expiry before a sooner one', () => {
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

describe('unitsLeftOfLot', () => {
  it.each([
    ['the units in its ledger', 4, 9, 4],
    ['never more than the stock on hand', 9, 4, 4],
    ['zero if more was taken than received', -2, 9, 0],
  ])('is %s', (_, ledgerUnits, unitsOnHand, left) => {
    expect(unitsLeftOfLot(ledgerUnits, unitsOnHand)).toBe(left);
  });

  it('withdrawLot takes unsold units from the stock and reports the sold ones', () => {
    expect(withdrawLot(5, 8)).toEqual({ fromStock: 5, promised: 0 });
    expect(withdrawLot(5, 3)).toEqual({ fromStock: 3, promised: 2 });
  });
});

describe('lotState', () => {
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

  it('a lot is near its expiry for two weeks, also over the end of a year', () => {
    expect(nearExpiryUntil('2026-12-24')).toBe('2027-01-07');
  });
});
