import type { Payment } from './payment.ts';

/** Of $72.45, waiting for the customer. */
export const aPayment = (parts: Partial<Payment> = {}): Payment => ({
  status: 'pendiente',
  amountCents: 7_245,
  authorizedCents: 0,
  capturedCents: 0,
  refundedCents: 0,
  targetCents: null,
  ...parts,
});

export const authorized = (parts: Partial<Payment> = {}): Payment =>
  aPayment({ status: 'autorizado', authorizedCents: 7_245, ...parts });

export const captured = (parts: Partial<Payment> = {}): Payment =>
  authorized({ status: 'cobrado', capturedCents: 7_245, ...parts });
