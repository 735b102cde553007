import { isPhone, PUERTO_RICO_ZIP } from '@nutricion/domain/order/contact';
import { municipios } from '@nutricion/domain/order/delivery';
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

const checkAddress = ({ street, municipio, zip }: CheckoutDraft): CheckoutErrors => ({
  ...(street.trim() === '' && { 'delivery.address.street': 'Escribe la calle y el número.' }),
  ...(!(municipios as readonly string[]).includes(municipio) && {
    'delivery.address.municipio': 'Escoge un municipio.',
  }),
  ...(!PUERTO_RICO_ZIP.test(zip.trim()) && {
    'delivery.address.zip': 'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
  }),
});

/** The server's errors that belong to a field of the page; null when none does. */
export const fieldErrors = (errors: Readonly<Record<string, string>> | undefined): CheckoutErrors | null => {
  const known = Object.entries(errors ?? {}).filter(([field]) =>
    (checkoutFields as readonly string[]).includes(field),
  );
  return known.length === 0 ? null : (Object.fromEntries(known) as CheckoutErrors);
};
