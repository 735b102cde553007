import type { PaymentMethod } from '../order/order-status.ts';

/** Shown before paying and on the receipt; what is fresh can't come back to a shelf. */
export const RETURN_POLICY =
  'Si algo llegó mal, mándanos una foto en 24 horas y te devolvemos el dinero. Si no quedamos bien, puedes ir a DACO: daco.pr.gov.';

const methods: Record<string, string> = {
  'on-delivery': 'Pagado al recibir',
  card: 'Pagado con tarjeta',
  'ath-movil': 'Pagado con ATH Móvil',
};

/** @param reference the last four of a card, or the provider's number; null where there is none */
export const receiptMethodText = (method: PaymentMethod, reference: string | null): string =>
  reference === null ? `${methods[method]}.` : `${methods[method]}, ${reference}.`;
