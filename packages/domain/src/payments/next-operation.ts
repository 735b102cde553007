import type { Operation, OperationKind, Payment } from './payment.ts';

export interface TargetOperation {
  readonly kind: OperationKind;
  readonly amountCents: number;
}

/**
 * The next operation to request from the provider so that the shop ends with the target amount: never captures more
 * than was authorised, and refunds what was captured beyond the target. Null if nothing is needed or the target
 * isn't known yet.
 * @param capturesAtOnce the provider has no authorisation: what the customer confirms is captured, and corrected
 * later
 */
export const nextOperation = (payment: Payment, { capturesAtOnce = false } = {}): TargetOperation | null => {
  const { status, authorizedCents, capturedCents, refundedCents } = payment;
  const capturesAll = capturesAtOnce && status === 'autorizado' && payment.targetCents !== 0;
  const targetCents = capturesAll ? authorizedCents : payment.targetCents;
  if (targetCents === null) return null;
  switch (status) {
    case 'creado':
    case 'pendiente':
      return targetCents === 0 ? { kind: 'cancel', amountCents: 0 } : null;
    case 'autorizado':
      return targetCents === 0
        ? { kind: 'cancel', amountCents: authorizedCents }
        : { kind: 'capture', amountCents: Math.min(targetCents, authorizedCents) };
    case 'cobrado': {
      const excessCents = capturedCents - refundedCents - targetCents;
      return excessCents > 0 ? { kind: 'refund', amountCents: excessCents } : null;
    }
    default:
      return null;
  }
};

/** The payment while the operation is running; written before the provider is called. */
export const startOperation = (payment: Payment, { kind }: Pick<Operation, 'kind'>): Payment => {
  if (payment.status === 'creado' || payment.status === 'pendiente') return payment;
  return { ...payment, status: kind === 'refund' ? 'devolviendo' : 'cobrando' };
};

/** The payment after a refund that a person made by hand: cash from the drawer, a terminal, ATH Móvil. */
export const applyManualRefund = (payment: Payment, cents: number): Payment => {
  const refundedCents = payment.refundedCents + cents;
  return {
    ...payment,
    refundedCents,
    status: refundedCents >= payment.capturedCents ? 'devuelto' : 'cobrado',
  };
};

/** The payment after the provider refused the operation: as it was before, for a person to look at. */
export const revertRefusedOperation = (payment: Payment): Payment => {
  if (payment.capturedCents > 0) return { ...payment, status: 'cobrado' };
  return payment.authorizedCents > 0 && payment.status !== 'vencido' && payment.status !== 'anulado'
    ? { ...payment, status: 'autorizado' }
    : payment;
};
