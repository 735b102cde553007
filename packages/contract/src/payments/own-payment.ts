import { paymentStates } from '@nutricion/domain/payments/payment';
import { z } from 'zod';

/** An order's own payment as far as it went, in dollars. */
export const ownPaymentSchema = z.object({
  status: z.enum(paymentStates),
  authorized: z.number(),
  captured: z.number(),
  refunded: z.number(),
  /** "Visa ···· 4242", or another name of it; null where it has none yet. */
  paid_with: z.string().nullable(),
});
export type OwnPaymentJson = z.infer<typeof ownPaymentSchema>;
