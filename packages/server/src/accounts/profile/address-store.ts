import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import type { SavedAddressJson } from '@nutricion/contract/kit/home-address';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A user's addresses: the default first, then by label. */
export const readAddresses = async (db: Kysely<Schema>, userId: string): Promise<SavedAddressJson[]> => {
  const addresses = await db
    .selectFrom('addresses')
    .select(['id', 'label', 'urbanizacion', 'street', 'apartment', 'municipio', 'zip', 'is_default'])
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy(sql`lower(label)`)
    .orderBy('created_at')
    .execute();
  return addresses.map(({ id, label, is_default, municipio, ...address }) => ({
    id,
    label,
    // Validated against the contract when it was saved.
    address: { ...address, municipio: municipio as SavedAddressJson['address']['municipio'] },
    isDefault: is_default,
  }));
};

/** Locks the user's addresses until the transaction ends, so that the limit and the single default hold. */
export const lockAddressesOf = async (trx: Transaction<Schema>, userId: string): Promise<void> => {
  await trx.selectFrom('profiles').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

const rowOf = ({ label, address }: SaveAddress) => ({ label, ...address });

export const insertAddress = async (
  trx: Transaction<Schema>,
  userId: string,
  address: SaveAddress,
): Promise<string> => {
  const { id } = await trx
    .insertInto('addresses')
    .values({ user_id: userId, ...rowOf(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** False if the user has no such address. */
export const updateAddress = async (
  trx: Transaction<Schema>,
  userId: string,
  id: string,
  address: SaveAddress,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('addresses')
    .set(rowOf(address))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False if the user has no such address. */
export const deleteAddress = async (
  trx: Transaction<Schema>,
  userId: string,
  id: string,
): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Makes this address the only default. */
export const makeDefault = async (trx: Transaction<Schema>, userId: string, id: string): Promise<void> => {
  const mine = trx.updateTable('addresses').where('user_id', '=', userId);
  // In two statements, because the unique index of the default is checked row by row.
  await mine.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  await mine.set({ is_default: true }).where('id', '=', id).execute();
};

/** Makes the newest address the default if there is none. */
export const ensureDefault = async (trx: Transaction<Schema>, userId: string): Promise<void> => {
  const newest = await trx
    .selectFrom('addresses')
    .select(['id', sql<boolean>`bool_or(is_default) over ()`.as('has_default')])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest && !newest.has_default) await makeDefault(trx, userId, newest.id);
};
