import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyProviderState } from './apply-provider-state.ts';
import {
  nextOperation,
  revertRefusedOperation,
  startOperation,
  type TargetOperation,
} from './next-operation.ts';
import { aPayment, authorized, captured } from './payment.builders.ts';
import type { Payment } from './payment.ts';
import { nextOrderStep, targetOfTransition } from './settle-order.ts';

describe('what has to be asked of a provider', () => {
  it.each<[string, Payment, TargetOperation | null]>([
    ['nothing while the order is not packed', authorized(), null],
    ['what was packed', authorized({ targetCents: 6_810 }), { kind: 'capture', amountCents: 6_810 }],
    [
      'never more than was authorised',
      authorized({ targetCents: 9_999 }),
      { kind: 'capture', amountCents: 7_245 },
    ],
    ['to let a hold go', authorized({ targetCents: 0 }), { kind: 'cancel', amountCents: 7_245 }],
    ['to close a page that nobody paid', aPayment({ targetCents: 0 }), { kind: 'cancel', amountCents: 0 }],
    ['the difference back', captured({ targetCents: 6_810 }), { kind: 'refund', amountCents: 435 }],
    ['all of it back', captured({ targetCents: 0 }), { kind: 'refund', amountCents: 7_245 }],
    ['nothing once it is so', captured({ targetCents: 6_810, refundedCents: 435 }), null],
    ['nothing while something is under way', captured({ status: 'devolviendo', targetCents: 0 }), null],
  ])('is %s', (_, payment, expected) => {
    expect(nextOperation(payment)).toEqual(expected);
  });

  it('is all of it at once where nothing is held for days, and nothing of what was called off', () => {
    const atOnce = { capturesAtOnce: true };
    expect(nextOperation(authorized(), atOnce)).toEqual({ kind: 'capture', amountCents: 7_245 });
    expect(nextOperation(authorized({ targetCents: 0 }), atOnce)?.kind).toBe('cancel');
    expect(nextOperation(captured({ targetCents: 6_810 }), atOnce)?.amountCents).toBe(435);
  });

  it('is told by the state of the payment, and taken back when the provider refuses', () => {
    expect(startOperation(authorized(), { kind: 'capture' }).status).toBe('cobrando');
    expect(startOperation(captured(), { kind: 'refund' }).status).toBe('devolviendo');
    expect(startOperation(aPayment(), { kind: 'cancel' }).status).toBe('pendiente');
    expect(revertRefusedOperation(captured({ status: 'devolviendo' })).status).toBe('cobrado');
    expect(revertRefusedOperation(authorized({ status: 'cobrando' })).status).toBe('autorizado');
  });

  it('leads in two steps at most to what the shop is to have', () => {
    fc.assert(
      fc.property(fc.nat(9_000), fc.nat(9_000), fc.boolean(), (targetCents, laterCents, isCapturedFirst) => {
        const first = isCapturedFirst ? captured({ targetCents }) : authorized({ targetCents });
        const now = settled({ ...settled(first), targetCents: Math.min(targetCents, laterCents) });
        const retained = now.capturedCents - now.refundedCents;
        expect(retained).toBe(Math.min(now.targetCents ?? 0, 7_245));
        expect(nextOperation(now)).toBeNull();
      }),
    );
  });
});

/** The payment after a provider has done what was requested. */
const settled = (payment: Payment): Payment => {
  const next = nextOperation(payment);
  if (!next) return payment;
  if (next.kind === 'cancel') return applyProviderState(payment, { kind: 'cancelled' });
  const { authorizedCents, capturedCents, refundedCents } = payment;
  return applyProviderState(payment, {
    kind: 'captured',
    authorizedCents,
    capturedCents: next.kind === 'capture' ? next.amountCents : capturedCents,
    refundedCents: refundedCents + (next.kind === 'refund' ? next.amountCents : 0),
    dispute: 'none',
  });
};

describe('an order and its payment', () => {
  const order = { packedCents: 6_810, totalCents: 7_245 };

  it('has captured what was packed, and given back what was called off', () => {
    expect(targetOfTransition('capture-packed', order)).toBe(6_810);
    expect(targetOfTransition('give-back', order)).toBe(0);
    expect(targetOfTransition('as-said', order)).toBe(0);
    expect(targetOfTransition('as-said', order, { retainedCents: 500 })).toBe(500);
    expect(targetOfTransition('collect', order)).toBeNull();
  });

  it.each([
    ['confirms the order', authorized(), 'pendiente_pago', false, 'confirm'],
    ['confirms it by ATH Móvil', captured(), 'pendiente_pago', false, 'confirm'],
    ['takes the stock again', authorized({ targetCents: 0 }), 'vencido', false, 'take-again'],
    ['goes back from a cancelled order', authorized(), 'cancelado', false, 'give-back'],
    ['goes back where another one paid', authorized(), 'confirmado', true, 'give-back'],
    ['moves nothing while it waits', aPayment(), 'pendiente_pago', false, 'nothing'],
    ['moves nothing that is on its way', captured(), 'en_ruta', false, 'nothing'],
  ] as const)('%s', (_, payment, status, isSuperseded, step) => {
    expect(nextOrderStep(payment, { status, hasCustomer: true }, isSuperseded)).toBe(step);
  });

  it.each(['pendiente_pago', 'vencido'] as const)(
    'goes back from an order %s whose account is gone',
    (status) => expect(nextOrderStep(authorized(), { status, hasCustomer: false }, false)).toBe('give-back'),
  );
});
