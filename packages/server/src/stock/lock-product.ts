import type { Zone } from '@nutricion/domain/catalog/zone';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { reservedUnits } from './ledger-units.ts';

export interface LockedProduct {
  readonly id: string;
  readonly title: string;
  readonly zone: Zone;
  readonly stock: number;
  readonly reserved: number;
}

/** Locks products in the order of their ids, as orders do, and returns them with their reserved units. */
export const lockProducts = async (
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<readonly LockedProduct[]> => {
  await sql`select from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
  const { rows } = await sql<LockedProduct>`
    select p.id, p.title, p.zone, p.stock, ${reservedUnits} as reserved
    from products p where p.id = any(${ids}::uuid[]) order by p.id
  `.execute(trx);
  return rows;
};

export const lockProduct = async (
  trx: Transaction<Schema>,
  id: string,
): Promise<Result<LockedProduct, Refusal>> => {
  const [product] = await lockProducts(trx, [id]);
  return product ? accept(product) : refuse(unknownProduct);
};

export const unknownProduct: Refusal = { kind: 'not-found', what: 'ese producto' };
