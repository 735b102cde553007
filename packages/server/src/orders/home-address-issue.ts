import type { PlaceOrderBody } from '@nutricion/contract/orders/orders';
import { zipIssue } from '@nutricion/domain/accounts/address-issues';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import type { Kysely } from 'kysely';
import { readAddresses } from '../accounts/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { OrderAddress } from './order-address.ts';

/**
 * Why an order can't go to this home address; null if it can. A ZIP code that doesn't fit its municipio is refused,
 * unless this user saved the address or had an order delivered there before such ZIP codes were checked.
 */
export const homeAddressIssue = async (
  db: Kysely<Schema>,
  profileId: string,
  delivery: PlaceOrderBody['delivery'],
): Promise<string | null> => {
  if (delivery.type !== 'home' || zipIssue(delivery.address) === null) return null;
  const saved = (await readAddresses(db, profileId)).map(({ address }) => address);
  return zipIssue(delivery.address, [...saved, ...(await orderedHomes(db, profileId))]);
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
