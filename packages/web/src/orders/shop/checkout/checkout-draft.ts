import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import { formatPhone } from '@nutricion/domain/kit/contact';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { mergeStored } from '../../../kit/lib/merge-stored.ts';

export type CheckoutOptions = ApiResponse<'GET /api/checkout'>;
export type WindowId = PlaceOrder['deliveryWindow'];
export type Substitution = PlaceOrder['substitution'];
export type PaymentMethod = PlaceOrder['paymentMethod'];

/** All that is typed or picked at the checkout, as text, whole or not. */
export interface CheckoutDraft {
  readonly deliveryType: 'hospital' | 'home';
  readonly building: string;
  readonly deliveryPointId: string;
  /** A saved address, which then fills the fields below; empty: typed here. */
  readonly addressId: string;
  /** "yes": a typed address is saved once the order is placed. */
  readonly keepAddress: string;
  readonly urbanizacion: string;
  readonly street: string;
  readonly apartment: string;
  readonly municipio: string;
  readonly zip: string;
  readonly date: string;
  readonly window: string;
  readonly name: string;
  readonly phone: string;
  readonly substitution: string;
  readonly paymentMethod: string;
}

export const emptyAddress = { urbanizacion: '', street: '', apartment: '', municipio: '', zip: '' };

/** Where a new draft begins: the saved home, else the last order's answers, its hour too where it has a place on the first open day. */
export const draftFromOptions = (options: CheckoutOptions, deliveryDate: string | null): CheckoutDraft => {
  const { defaults, deliveryPoints, days } = options;
  const point = deliveryPoints.find(({ id }) => id === defaults.deliveryPointId) ?? only(deliveryPoints);
  const open = days.filter(({ windows }) => windows.some(({ left }) => left > 0));
  const home = options.addresses[0];
  const day = open.find(({ date }) => date === deliveryDate) ?? open[0];
  return {
    deliveryType: options.hospital && deliveryPoints.length > 0 ? defaults.deliveryType : 'home',
    building: point?.building ?? only([...new Set(deliveryPoints.map(({ building }) => building))]) ?? '',
    deliveryPointId: point?.id ?? '',
    addressId: home?.id ?? '',
    keepAddress: '',
    ...(home?.address ?? defaults.address ?? emptyAddress),
    date: day?.date ?? '',
    window: day?.windows.find(({ id, left }) => id === defaults.deliveryWindow && left > 0)?.id ?? '',
    name: defaults.name,
    phone: formatPhone(defaults.phone),
    substitution: defaults.substitution,
    paymentMethod: paymentMethodsOf(options)[0] ?? 'on-delivery',
  };
};

/** The shop's payment methods; on delivery only if a cached response doesn't list them. */
export const paymentMethodsOf = ({ paymentMethods }: CheckoutOptions): readonly PaymentMethod[] =>
  paymentMethods ?? ['on-delivery'];

/**
 * A stored draft applied to a fresh one: typed values stay; choices that are no longer available (a full window, a
 * past day, a closed point) get the fresh default.
 */
export const restoreDraft = (
  stored: unknown,
  fresh: CheckoutDraft,
  options: CheckoutOptions,
): CheckoutDraft => {
  if (typeof stored !== 'object' || stored === null) return fresh;
  const draft = mergeStored(fresh, stored);
  const point = options.deliveryPoints.find(({ id }) => id === draft.deliveryPointId);
  const day = options.days.find(({ date }) => date === draft.date);
  const hasBuilding = options.deliveryPoints.some(({ building }) => building === draft.building);
  const home = options.addresses.find(({ id }) => id === draft.addressId);
  return {
    ...draft,
    addressId: home?.id ?? '',
    ...home?.address,
    deliveryType: draft.deliveryType === 'home' ? 'home' : fresh.deliveryType,
    building: point?.building ?? (hasBuilding ? draft.building : fresh.building),
    deliveryPointId: point?.id ?? '',
    date: day?.date ?? fresh.date,
    window: day?.windows.find(({ id, left }) => id === draft.window && left > 0)?.id ?? '',
    paymentMethod:
      paymentMethodsOf(options).find((way) => way === draft.paymentMethod) ?? fresh.paymentMethod,
  };
};

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
