import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export const readSetting = (db: Kysely<Schema>, key: string) =>
  db.selectFrom('shop_settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();

/** Overwrites the version that was read; false if somebody else wrote since. `version` 0: not stored yet. */
export const writeSetting = async (
  trx: Transaction<Schema>,
  { key, value, version }: { readonly key: string; readonly value: object; readonly version: number },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into shop_settings (key, value, version) values (${key}, ${JSON.stringify(value)}::jsonb, 1)
    on conflict (key) do update set value = excluded.value, version = shop_settings.version + 1, updated_at = now()
      where shop_settings.version = ${version}
    returning version
  `.execute(trx);
  return rows.length > 0;
};
