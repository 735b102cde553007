import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClosedDay, closedPaymentMethods, journalOfClose } from './daily-close.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const way = fc.constantFrom(...closedPaymentMethods);
const closedDay: fc.Arbitrary<ClosedDay> = fc.record({
  ways: fc.array(
    fc.record({
      way,
      capturedCents: cents,
      refundedCents: cents,
      refundFailedCents: cents,
      feesCents: fc.option(cents),
    }),
  ),
  routes: fc.array(fc.record({ expectedCents: cents, countedCents: cents })),
  entries: fc.array(fc.record({ way, amountCents: fc.integer({ min: -5_000, max: 5_000 }) })),
  sales: fc.tuple(cents, cents, cents).map(([subtotalCents, taxStateCents, taxMunicipalCents]) => ({
    ...{ subtotalCents, taxStateCents, taxMunicipalCents },
    totalCents: subtotalCents + taxStateCents + taxMunicipalCents,
  })),
  cash: fc.record({ expectedCents: cents, countedCents: fc.option(cents) }),
});

const balances = (day: ClosedDay): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {};
  for (const { account, debitCents, creditCents } of journalOfClose(day))
    sums[account] = (sums[account] ?? 0) + debitCents - creditCents;
  return sums;
};

describe('the journal of a closed day', () => {
  it('balances, whatever the day', () => {
    fc.assert(
      fc.property(closedDay, (day) => {
        const lines = journalOfClose(day);
        expect(lines.reduce((sum, line) => sum + line.debitCents - line.creditCents, 0)).toBe(0);
        for (const line of lines) expect(Math.min(line.debitCents, line.creditCents)).toBe(0);
      }),
    );
  });

  it('has money by account, sales with their taxes, and what a drawer lacked', () => {
    expect(
      balances({
        ways: [
          { way: 'card', capturedCents: 5_000, refundedCents: 500, refundFailedCents: 0, feesCents: 145 },
          { way: 'cash', capturedCents: 2_000, refundedCents: 0, refundFailedCents: 0, feesCents: null },
        ],
        routes: [{ expectedCents: 2_000, countedCents: 1_950 }],
        entries: [{ way: 'cash', amountCents: -300 }],
        sales: { subtotalCents: 6_000, taxStateCents: 420, taxMunicipalCents: 40, totalCents: 6_460 },
        cash: { expectedCents: 1_650, countedCents: 1_640 },
      }),
    ).toEqual({
      'Tarjetas por depositar': 4_355,
      'Efectivo por depositar': 1_640,
      'Cobros por aplicar': -40,
      Ventas: -6_000,
      'IVU estatal por pagar': -420,
      'IVU municipal por pagar': -40,
      'Cuotas de procesamiento': 145,
      'Ajustes de caja': 300,
      'Faltantes y sobrantes de caja': 60,
    });
  });
});
