import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import type { SavedAddressJson } from '@nutricion/contract/kit/home-address';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A person's homes: the default first, then by name. */
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
    // Checked against the contract when it was saved.
    address: { ...address, municipio: municipio as SavedAddressJson['address']['municipio'] },
    isDefault: is_default,
  }));
};

/** Until the transaction ends nobody else changes this person's addresses: limit and default hold. */
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

/** False where the person has no such address. */
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

/** False where the person has no such address. */
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

/** Makes this one the default, and no other. */
export const makeDefault = async (trx: Transaction<Schema>, userId: string, id: string): Promise<void> => {
  const mine = trx.updateTable('addresses').where('user_id', '=', userId);
  // In two steps: the index that allows one default looks at every row on its own.
  await mine.set({ is_default: false }).where('is_default', '=', true).where('id', '!=', id).execute();
  await mine.set({ is_default: true }).where('id', '=', id).execute();
};

/** Where nothing is the default any more the newest becomes it. */
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
