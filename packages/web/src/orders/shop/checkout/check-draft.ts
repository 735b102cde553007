import { type AddressIssues, addressIssues } from '@nutricion/domain/accounts/address-issues';
import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import { isPhone } from '@nutricion/domain/kit/contact';
import type { CheckoutDraft, CheckoutOptions } from './checkout-draft.ts';

/** Messages by field; the keys are the server's own, so that its errors stand in the same places. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;
export type CheckoutField = (typeof checkoutFields)[number];

/** In the order of the page: the first one with an error takes the focus. */
export const checkoutFields = [
  'delivery.deliveryPointId',
  'delivery.address.urbanizacion',
  'delivery.address.street',
  'delivery.address.apartment',
  'delivery.address.municipio',
  'delivery.address.zip',
  'deliveryDate',
  'deliveryWindow',
  'paymentMethod',
  'contact.name',
  'contact.phone',
  'substitution',
] as const;

/** What the customer can correct before anything is sent, in the server's words. */
export const checkDraft = (
  draft: CheckoutDraft,
  options: Pick<CheckoutOptions, 'addresses' | 'defaults'>,
): CheckoutErrors => ({
  ...(draft.deliveryType === 'hospital' ? checkPoint(draft) : checkAddress(draft, options)),
  ...(draft.date === '' && { deliveryDate: deliveryMessages.day }),
  ...(draft.window === '' && { deliveryWindow: deliveryMessages.window }),
  ...(draft.name.trim() === '' && { 'contact.name': deliveryMessages.recipient }),
  ...(!isPhone(draft.phone) && { 'contact.phone': deliveryMessages.phone }),
});

const checkPoint = ({ deliveryPointId }: CheckoutDraft): CheckoutErrors =>
  deliveryPointId === '' ? { 'delivery.deliveryPointId': deliveryMessages.point } : {};

const checkAddress = (
  draft: CheckoutDraft,
  { addresses, defaults }: Pick<CheckoutOptions, 'addresses' | 'defaults'>,
): CheckoutErrors => {
  const known = [...addresses.map(({ address }) => address), ...(defaults.address ? [defaults.address] : [])];
  return Object.fromEntries(
    Object.entries(addressIssues(draft, known)).map(([field, message]) => [
      `delivery.address.${field}`,
      message,
    ]),
  );
};

/** The address's share of the errors, by its own fields. */
export const addressErrors = (errors: CheckoutErrors): AddressIssues => ({
  urbanizacion: errors['delivery.address.urbanizacion'],
  street: errors['delivery.address.street'],
  apartment: errors['delivery.address.apartment'],
  municipio: errors['delivery.address.municipio'],
  zip: errors['delivery.address.zip'],
});

/** The server's errors that belong to a field of the page; null when none does. */
export const fieldErrors = (errors: Readonly<Record<string, string>> | undefined): CheckoutErrors | null => {
  const known = Object.entries(errors ?? {}).filter(([field]) =>
    (checkoutFields as readonly string[]).includes(field),
  );
  return known.length === 0 ? null : (Object.fromEntries(known) as CheckoutErrors);
};
