import {
  isOpenOperation,
  type Operation,
  type Payment,
  type PaymentState,
  type ProviderState,
} from './payment.ts';

/**
 * A payment as its provider has it now. Monotone: what was authorised or captured is not lowered by a failure that
 * was told late, and a provider can't take more than was asked for.
 * @param operations of the payment, whichever state they are in
 */
export const applyProviderState = (
  payment: Payment,
  provider: ProviderState,
  operations: readonly Operation[] = [],
): Payment => {
  const open = operations.find(({ state }) => isOpenOperation(state));
  switch (provider.kind) {
    case 'waiting':
      return hasMoney(payment) || payment.status !== 'creado' ? payment : { ...payment, status: 'pendiente' };
    case 'authorized':
      if (payment.capturedCents > 0) return payment;
      return {
        ...payment,
        authorizedCents: atMost(
          payment.amountCents,
          Math.max(payment.authorizedCents, provider.authorizedCents),
        ),
        status: open ? stateDuring(open, payment.status) : 'autorizado',
      };
    case 'captured':
      return captured(payment, provider, open);
    case 'failed':
    case 'cancelled':
    case 'expired':
      return ended(payment, provider.kind);
  }
};

const hasMoney = ({ authorizedCents, status }: Payment): boolean =>
  authorizedCents > 0 && status !== 'anulado' && status !== 'vencido';

const captured = (
  payment: Payment,
  provider: Extract<ProviderState, { kind: 'captured' }>,
  open: Operation | undefined,
): Payment => {
  const authorizedCents = atMost(
    payment.amountCents,
    Math.max(payment.authorizedCents, provider.authorizedCents),
  );
  const capturedCents = atMost(authorizedCents, Math.max(payment.capturedCents, provider.capturedCents));
  // A refund that failed days later comes back down: the money is with the shop again.
  const numbers = {
    authorizedCents,
    capturedCents,
    refundedCents: atMost(capturedCents, provider.refundedCents),
  };
  const status = (): PaymentState => {
    if (provider.dispute === 'lost') return 'perdido';
    if (provider.dispute === 'open') return 'en_disputa';
    if (open?.kind === 'refund') return stateDuring(open, payment.status);
    return numbers.refundedCents >= numbers.capturedCents ? 'devuelto' : 'cobrado';
  };
  return { ...payment, ...numbers, status: status() };
};

const atMost = (limitCents: number, cents: number): number => Math.min(limitCents, cents);

/** A capture or a cancellation under way is told as `cobrando`: either settles what was authorised. */
const stateDuring = ({ kind, state }: Operation, status: PaymentState): PaymentState => {
  if (state === 'en_duda' || status === 'en_duda') return 'en_duda';
  return kind === 'refund' ? 'devolviendo' : 'cobrando';
};

const endStates = { failed: 'fallido', cancelled: 'anulado', expired: 'vencido' } as const;

/** What ended without money: nothing is taken of what was captured, and an end is told once. */
const ended = (payment: Payment, how: keyof typeof endStates): Payment => {
  if (payment.capturedCents > 0) return payment;
  if (payment.status === 'anulado' || payment.status === 'vencido') return payment;
  // A try that was refused says nothing of a hold that stands.
  if (how === 'failed' && payment.authorizedCents > 0) return payment;
  return { ...payment, status: endStates[how] };
};
