import { plainHeading } from '@nutricion/domain/catalog/file-columns';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';

/** The suppliers by both names that they have: in the shop their id, in a file what they are called. */
export interface Suppliers {
  readonly nameOf: (id: string | null) => string;
  /** Regardless of case and accents; undefined for one that the shop doesn't have. */
  readonly idOf: (name: string) => string | undefined;
}

export const readSuppliers = async (trx: Transaction<Schema>): Promise<Suppliers> => {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from suppliers`.execute(trx);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const ids = new Map(rows.map(({ id, name }) => [plainHeading(name), id]));
  return {
    nameOf: (id) => (id === null ? '' : (names.get(id) ?? '')),
    idOf: (name) => ids.get(plainHeading(name)),
  };
};
