import type { OnDeliveryMethod } from './on-delivery-method.ts';

export interface PaymentDetails {
  readonly brand: string | null;
  readonly last4: string | null;
  /** ATH Móvil's, or of a terminal's slip. */
  readonly reference: string | null;
  readonly onDeliveryMethod: OnDeliveryMethod | null;
}

export const onDeliveryMethodTexts: Record<OnDeliveryMethod, string> = {
  cash: 'en efectivo',
  card_terminal: 'con tarjeta en la terminal',
  ath_movil: 'con ATH Móvil',
};

/** By what a customer finds a payment again: "Visa ···· 4242", ATH Móvil's number, or how it was paid at the door. */
export const paymentReference = ({
  brand,
  last4,
  reference,
  onDeliveryMethod,
}: PaymentDetails): string | null => {
  if (onDeliveryMethod !== null)
    return [onDeliveryMethodTexts[onDeliveryMethod], reference].filter(Boolean).join(' ');
  if (last4 !== null) return `${brandText(brand)} ···· ${last4}`;
  return reference;
};

const brandText = (brand: string | null): string =>
  brand === null ? 'Tarjeta' : (brandNames[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1));

/** Where a name isn't its word with a capital. */
const brandNames: Record<string, string> = { amex: 'American Express', diners: 'Diners Club', jcb: 'JCB' };
