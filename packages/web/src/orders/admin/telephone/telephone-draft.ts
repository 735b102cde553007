import { type AddressIssues, addressIssues } from '@nutricion/domain/accounts/address-issues';
import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import { formatPhone, isPhone } from '@nutricion/domain/kit/contact';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { mergeStored } from '../../../kit/lib/merge-stored.ts';
import type { TelephoneOrder } from './telephone-api.ts';

export type TelephoneOptions = ApiResponse<'GET /api/admin/customers/{id}/checkout'>;

/**
 * Where, when and to whom an order goes that a clerk takes on the telephone, as text, whole or not. The checkout has a form of its
 * own: a module that both used would make its first load larger.
 */
export interface TelephoneDraft extends HomeAddress {
  readonly deliveryType: 'hospital' | 'home';
  readonly building: string;
  readonly deliveryPointId: string;
  /** A saved address, which then fills the address; empty: typed here. */
  readonly addressId: string;
  readonly date: string;
  readonly window: string;
  readonly name: string;
  readonly phone: string;
  readonly substitution: string;
}

export const emptyAddress = { urbanizacion: '', street: '', apartment: '', municipio: '', zip: '' };

/** The customer's usual choices as defaults; the window has none, so that it is chosen each time. */
export const draftFromOptions = ({
  defaults,
  deliveryPoints,
  addresses,
  days,
}: TelephoneOptions): TelephoneDraft => {
  const point = deliveryPoints.find(({ id }) => id === defaults.deliveryPointId);
  const [home] = addresses;
  return {
    deliveryType: deliveryPoints.length > 0 ? defaults.deliveryType : 'home',
    building: point?.building ?? '',
    deliveryPointId: point?.id ?? '',
    addressId: home?.id ?? '',
    ...(home?.address ?? defaults.address ?? emptyAddress),
    date: days.find(({ windows }) => windows.some(({ left }) => left > 0))?.date ?? '',
    window: '',
    name: defaults.name,
    phone: formatPhone(defaults.phone),
    substitution: defaults.substitution,
  };
};

/** A stored draft with what is still offered of it. */
export const restoreDraft = (stored: unknown, options: TelephoneOptions): TelephoneDraft => {
  const fresh = draftFromOptions(options);
  const draft = mergeStored(fresh, stored);
  const day = options.days.find(({ date }) => date === draft.date);
  const isOpen = day?.windows.some(({ id, left }) => id === draft.window && left > 0) ?? false;
  return {
    ...draft,
    deliveryType: draft.deliveryType === 'home' ? 'home' : fresh.deliveryType,
    date: day?.date ?? fresh.date,
    window: isOpen ? draft.window : '',
  };
};

export const draftFields = [
  'delivery.deliveryPointId',
  'delivery.address.urbanizacion',
  'delivery.address.street',
  'delivery.address.apartment',
  'delivery.address.municipio',
  'delivery.address.zip',
  'contact.name',
  'contact.phone',
  'deliveryDate',
  'deliveryWindow',
  'paymentMethod',
] as const;
export type DraftIssues = Readonly<Partial<Record<(typeof draftFields)[number], string>>>;

export const placeIssues = (draft: TelephoneDraft, options: TelephoneOptions): DraftIssues => {
  if (draft.deliveryType === 'hospital')
    return draft.deliveryPointId === '' ? { 'delivery.deliveryPointId': deliveryMessages.point } : {};
  const known = options.addresses.map(({ address }) => address);
  return Object.fromEntries(
    Object.entries(addressIssues(draft, known)).map(([field, message]) => [
      `delivery.address.${field}`,
      message,
    ]),
  );
};

export const contactIssues = ({ name, phone }: TelephoneDraft): DraftIssues => ({
  ...(name.trim() === '' && { 'contact.name': deliveryMessages.recipient }),
  ...(!isPhone(phone) && { 'contact.phone': deliveryMessages.phone }),
});

export const slotIssues = ({ date, window }: TelephoneDraft): DraftIssues => ({
  ...(date === '' && { deliveryDate: deliveryMessages.day }),
  ...(window === '' && { deliveryWindow: deliveryMessages.window }),
});

/** The address's share of the issues, by its own fields. */
export const addressIssuesOf = (issues: DraftIssues): AddressIssues => ({
  urbanizacion: issues['delivery.address.urbanizacion'],
  street: issues['delivery.address.street'],
  apartment: issues['delivery.address.apartment'],
  municipio: issues['delivery.address.municipio'],
  zip: issues['delivery.address.zip'],
});

/** The server's issues that belong to a field of the form. */
export const issuesFromServer = (issues: Readonly<Record<string, string>>): DraftIssues =>
  Object.fromEntries(
    Object.entries(issues).filter(([field]) => draftFields.some((known) => known === field)),
  );

/** The place of a draft without issues. */
export const deliveryOf = (draft: TelephoneDraft): TelephoneOrder['delivery'] =>
  draft.deliveryType === 'hospital'
    ? { type: 'hospital', deliveryPointId: draft.deliveryPointId }
    : {
        type: 'home',
        address: {
          urbanizacion: draft.urbanizacion.trim(),
          street: draft.street.trim(),
          apartment: draft.apartment.trim(),
          municipio: draft.municipio as never,
          zip: draft.zip.trim(),
        },
      };

export const contactOf = ({ name, phone }: TelephoneDraft) => ({ name: name.trim(), phone });
