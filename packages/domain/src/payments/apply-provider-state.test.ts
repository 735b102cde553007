import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyProviderState } from './apply-provider-state.ts';
import { aPayment, authorized, captured } from './payment.builders.ts';
import { type Payment, type ProviderState, paymentStates } from './payment.ts';

const isCaptured = (parts: Partial<Extract<ProviderState, { kind: 'captured' }>> = {}): ProviderState => ({
  kind: 'captured',
  authorizedCents: 7_245,
  capturedCents: 7_245,
  refundedCents: 0,
  dispute: 'none',
  ...parts,
});
const isAuthorized: ProviderState = { kind: 'authorized', authorizedCents: 7_245 };

describe('a payment as its provider has it', () => {
  it('becomes what the provider says of it', () => {
    const rows: readonly [string, Payment, ProviderState, Partial<Payment>][] = [
      [
        'waits once its page is there',
        aPayment({ status: 'creado' }),
        { kind: 'waiting' },
        { status: 'pendiente' },
      ],
      ['is authorised', aPayment(), isAuthorized, { status: 'autorizado', authorizedCents: 7_245 }],
      [
        'is authorised after its order expired',
        aPayment({ status: 'vencido' }),
        isAuthorized,
        { status: 'autorizado' },
      ],
      [
        'is captured in part',
        authorized(),
        isCaptured({ capturedCents: 6_810 }),
        { status: 'cobrado', capturedCents: 6_810 },
      ],
      ['is captured at once', aPayment(), isCaptured(), { status: 'cobrado', authorizedCents: 7_245 }],
      [
        'is given back in part',
        captured(),
        isCaptured({ refundedCents: 435 }),
        { status: 'cobrado', refundedCents: 435 },
      ],
      ['is given back whole', captured(), isCaptured({ refundedCents: 7_245 }), { status: 'devuelto' }],
      ['is disputed', captured(), isCaptured({ dispute: 'open' }), { status: 'en_disputa' }],
      ['wins its dispute', captured({ status: 'en_disputa' }), isCaptured(), { status: 'cobrado' }],
      [
        'loses its dispute',
        captured({ status: 'en_disputa' }),
        isCaptured({ dispute: 'lost' }),
        { status: 'perdido' },
      ],
      ['fails', aPayment(), { kind: 'failed' }, { status: 'fallido' }],
      ['ends unpaid', aPayment(), { kind: 'expired' }, { status: 'vencido' }],
      ['loses its hold', authorized(), { kind: 'expired' }, { status: 'vencido' }],
      ['is cancelled', authorized(), { kind: 'cancelled' }, { status: 'anulado' }],
      [
        'keeps a hold that a late failure speaks of',
        authorized(),
        { kind: 'failed' },
        { status: 'autorizado' },
      ],
      [
        'keeps what was captured when a late end is told',
        captured(),
        { kind: 'expired' },
        { status: 'cobrado' },
      ],
      ['keeps what was captured when a late hold is told', captured(), isAuthorized, { status: 'cobrado' }],
      [
        'has its refund again when that failed days later',
        captured({ status: 'devuelto', refundedCents: 7_245 }),
        isCaptured(),
        { status: 'cobrado', refundedCents: 0 },
      ],
    ];
    expect(
      rows.map(([what, payment, provider]) => [what, applyProviderState(payment, provider)]),
    ).toMatchObject(rows.map(([what, , , expected]) => [what, expected]));
  });

  it('is being captured while the provider has not done it yet', () => {
    const open = [{ kind: 'capture', state: 'pedida', amountCents: 6_810 }] as const;
    expect(applyProviderState(authorized({ status: 'cobrando' }), isAuthorized, open).status).toBe(
      'cobrando',
    );
  });
});

const anyPayment = fc
  .record({
    status: fc.constantFrom(...paymentStates),
    cents: fc.tuple(fc.nat(9_000), fc.nat(9_000), fc.nat(9_000), fc.nat(9_000)),
  })
  .map(({ status, cents }): Payment => {
    const [amountCents = 0, authorizedCents = 0, capturedCents = 0, refundedCents = 0] = cents.toSorted(
      (a, b) => b - a,
    );
    return { status, amountCents, authorizedCents, capturedCents, refundedCents, targetCents: null };
  });

const anyProvider: fc.Arbitrary<ProviderState> = fc.oneof(
  fc.constantFrom<ProviderState>(
    { kind: 'waiting' },
    { kind: 'failed' },
    { kind: 'cancelled' },
    { kind: 'expired' },
  ),
  fc.record({ kind: fc.constant('authorized' as const), authorizedCents: fc.nat(10_000) }),
  fc.record({
    kind: fc.constant('captured' as const),
    authorizedCents: fc.nat(10_000),
    capturedCents: fc.nat(10_000),
    refundedCents: fc.nat(10_000),
    dispute: fc.constantFrom('none', 'open', 'lost'),
  }),
);

describe('whatever a provider tells, and in whichever order', () => {
  it('keeps amount ≥ authorised ≥ captured ≥ refunded ≥ 0, and lowers neither hold nor capture', () => {
    fc.assert(
      fc.property(anyPayment, fc.array(anyProvider, { maxLength: 8 }), (payment, reported) => {
        let now = payment;
        for (const each of reported) {
          const next = applyProviderState(now, each);
          const order = [next.amountCents, next.authorizedCents, next.capturedCents, next.refundedCents, 0];
          expect(order).toEqual(order.toSorted((a, b) => b - a));
          expect(next.authorizedCents).toBeGreaterThanOrEqual(now.authorizedCents);
          expect(next.capturedCents).toBeGreaterThanOrEqual(now.capturedCents);
          now = next;
        }
      }),
    );
  });

  it('is the same told twice', () => {
    fc.assert(
      fc.property(anyPayment, anyProvider, (payment, reported) => {
        const once = applyProviderState(payment, reported);
        expect(applyProviderState(once, reported)).toEqual(once);
      }),
    );
  });
});
