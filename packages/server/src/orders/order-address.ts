import { type HomeAddress, homeAddressLine } from '@nutricion/domain/accounts/home-address';

/** Where an order is delivered, as written when it was placed: hospitals rename their floors, orders don't change. */
export type OrderAddress =
  | { readonly type: 'hospital'; readonly hospital: string; readonly building: string; readonly unit: string }
  | ({ readonly type: 'home' } & HomeAddress);

/** One line a person can read. */
export const orderAddressLabel = (address: OrderAddress): string => {
  if (address.type === 'hospital') return `${address.hospital} · ${address.building}, ${address.unit}`;
  return homeAddressLine(address);
};

/** The place without the hospital's name, for lists that show it beside. */
export const orderPlaceLabel = (address: OrderAddress): string =>
  address.type === 'hospital' ? `${address.building} · ${address.unit}` : homeAddressLine(address);
