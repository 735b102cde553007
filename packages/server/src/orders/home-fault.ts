import type { SavedAddressJson } from '@nutricion/contract/kit/home-address';
import type { PlaceOrderBody } from '@nutricion/contract/orders/orders';
import { zipFault } from '@nutricion/domain/accounts/address-faults';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { OrderAddress } from './order-address.ts';

interface HomeFaultDependencies {
  readonly db: Kysely<Schema>;
  readonly savedAddresses: (profileId: string) => Promise<readonly SavedAddressJson[]>;
}

/**
 * Why an order can't go to that home, null where it can. A ZIP that doesn't fit its municipio is refused, unless this
 * person saved that address or had an order brought there before such ZIPs were asked about.
 */
export const homeFault = async (
  { db, savedAddresses }: HomeFaultDependencies,
  profileId: string,
  delivery: PlaceOrderBody['delivery'],
): Promise<string | null> => {
  if (delivery.type !== 'home' || zipFault(delivery.address) === null) return null;
  const saved = (await savedAddresses(profileId)).map(({ address }) => address);
  return zipFault(delivery.address, [...saved, ...(await orderedHomes(db, profileId))]);
};

const orderedHomes = async (db: Kysely<Schema>, profileId: string): Promise<readonly HomeAddress[]> => {
  const orders = await db
    .selectFrom('orders')
    .select('delivery_address')
    .where('user_id', '=', profileId)
    .where('delivery_type', '=', 'home')
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute();
  return orders.flatMap(({ delivery_address }) => {
    const address = delivery_address as OrderAddress;
    return address.type === 'home' ? [address] : [];
  });
};
