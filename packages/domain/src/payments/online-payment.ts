import type { PaymentMethod } from '../orders/order-status.ts';

/** How much longer an order's units stay reserved than its payment page stays open. */
export const HOLD_GRACE_MS = 2 * 60_000;
/** How long a new order's units stay reserved: the half hour to start paying. A started payment has its provider's time. */
export const PAYMENT_HOLD_MS = 30 * 60_000 + HOLD_GRACE_MS;
/** Total limit, in ms: beginning to pay again and again doesn't reserve units for longer. */
export const MAX_HOLD_MS = 2 * 60 * 60_000;

export const METHOD_MISSING = 'Ahora no se puede pagar así. Escoge otra forma de pago.';

/** The limits of ATH Móvil, in cents, which are narrower than Stripe's. */
const MIN_ONLINE_CENTS = 100;
const MAX_ATH_CENTS = 150_000;

/** Why an order of this amount can't be paid by this method, or null. */
export const onlineAmountIssue = (method: PaymentMethod, totalCents: number): string | null => {
  if (method === 'on-delivery') return null;
  if (totalCents < MIN_ONLINE_CENTS) return 'Un pedido de menos de $1.00 se paga al recibir.';
  return method === 'ath-movil' && totalCents > MAX_ATH_CENTS
    ? 'ATH Móvil llega hasta $1,500.00. Paga con tarjeta o al recibir.'
    : null;
};
