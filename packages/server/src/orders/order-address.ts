import { type HomeAddress, homeAddressLine } from '@nutricion/domain/accounts/home-address';

/** Where an order goes, as it was when ordered: hospitals rename their floors, orders don't. */
export type OrderAddress =
  | { readonly type: 'hospital'; readonly hospital: string; readonly building: string; readonly unit: string }
  | ({ readonly type: 'home' } & HomeAddress);

/** One line a person can read. */
export const orderAddressLabel = (address: OrderAddress): string => {
  if (address.type === 'hospital') return `${address.hospital} · ${address.building}, ${address.unit}`;
  return homeAddressLine(address);
};

/** The same where the hospital is said beside it. */
export const orderPlaceLabel = (address: OrderAddress): string =>
  address.type === 'hospital' ? `${address.building} · ${address.unit}` : homeAddressLine(address);
