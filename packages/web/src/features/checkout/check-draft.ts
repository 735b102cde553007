import { type AddressFaults, addressFaults } from '@nutricion/domain/order/address-faults';
import { isPhone } from '@nutricion/domain/order/contact';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Messages by field; the keys are the server's own, so that its errors stand in the same places. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;
export type CheckoutField = (typeof checkoutFields)[number];

/** In the order of the page: the first one at fault takes the focus. */
export const checkoutFields = [
  'delivery.deliveryPointId',
  'delivery.address.urbanizacion',
  'delivery.address.street',
  'delivery.address.apartment',
  'delivery.address.municipio',
  'delivery.address.zip',
  'deliveryDate',
  'deliveryWindow',
  'contact.name',
  'contact.phone',
  'substitution',
] as const;

/** What a person can mend before anything is sent, in the words that the server would use. */
export const checkDraft = (draft: CheckoutDraft): CheckoutErrors => ({
  ...(draft.deliveryType === 'hospital' ? checkPoint(draft) : checkAddress(draft)),
  ...(draft.date === '' && { deliveryDate: 'Escoge un día de entrega.' }),
  ...(draft.window === '' && { deliveryWindow: 'Escoge una hora de entrega.' }),
  ...(draft.name.trim() === '' && { 'contact.name': 'Escribe el nombre de quien recibe.' }),
  ...(!isPhone(draft.phone) && { 'contact.phone': 'Escribe un celular de 10 dígitos, como 787-555-0142.' }),
});

const checkPoint = ({ deliveryPointId }: CheckoutDraft): CheckoutErrors =>
  deliveryPointId === '' ? { 'delivery.deliveryPointId': 'Escoge edificio y piso.' } : {};

const checkAddress = (draft: CheckoutDraft): CheckoutErrors =>
  Object.fromEntries(
    Object.entries(addressFaults(draft)).map(([field, message]) => [`delivery.address.${field}`, message]),
  );

/** The address's share of the errors, by its own fields. */
export const addressErrors = (errors: CheckoutErrors): AddressFaults => ({
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
