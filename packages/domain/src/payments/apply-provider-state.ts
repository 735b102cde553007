import {
  isOpenOperation,
  type Operation,
  type Payment,
  type PaymentState,
  type ProviderState,
} from './payment.ts';

/**
 * The payment after the provider's state is applied. Monotone: a failure that arrives late doesn't lower what was
 * authorised or captured, and a provider can't capture more than was requested.
 * @param operations all operations of the payment, in any state
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
  // A refund that fails days later lowers the refunded amount again: the shop has the money back.
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

/** While a capture or cancellation is running the status is `cobrando`: either one settles the authorised amount. */
const stateDuring = ({ kind, state }: Operation, status: PaymentState): PaymentState => {
  if (state === 'en_duda' || status === 'en_duda') return 'en_duda';
  return kind === 'refund' ? 'devolviendo' : 'cobrando';
};

const endStates = { failed: 'fallido', cancelled: 'anulado', expired: 'vencido' } as const;

/** A payment that ended without money: what was captured stays, and the first end counts. */
const ended = (payment: Payment, how: keyof typeof endStates): Payment => {
  if (payment.capturedCents > 0) return payment;
  if (payment.status === 'anulado' || payment.status === 'vencido') return payment;
  // A refused attempt doesn't end an authorisation that still holds.
  if (how === 'failed' && payment.authorizedCents > 0) return payment;
  return { ...payment, status: endStates[how] };
};
