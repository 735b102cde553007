import type { PaymentMethod } from '../orders/order-status.ts';

/** Shown before paying and on the receipt; fresh food can't be sold again. */
export const RETURN_POLICY =
  'Si algo llegó mal, mándanos una foto en 24 horas y te devolvemos el dinero. Si no quedamos bien, puedes ir a DACO: daco.pr.gov.';

const methods: Record<PaymentMethod, string> = {
  'on-delivery': 'al recibir',
  card: 'con tarjeta',
  'ath-movil': 'con ATH Móvil',
};
const refunds: Record<PaymentMethod, string> = {
  'on-delivery': 'en persona',
  card: 'a la tarjeta',
  'ath-movil': 'por ATH Móvil',
};

/** @param reference last four digits of a card or the provider's number; null if there is none */
export const receiptMethodText = (
  kind: 'recibo' | 'nota_de_credito',
  method: PaymentMethod,
  reference: string | null,
): string => {
  const how = kind === 'recibo' ? `Pagado ${methods[method]}` : `Devuelto ${refunds[method]}`;
  return reference === null ? `${how}.` : `${how}, ${reference}.`;
};
