import { type DueSum, dueSum } from '@nutricion/domain/orders/due-price';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { readCancellableLines } from '../admin/cancellation-store.ts';

/** What an order costs by what is left of it. */
export const readDueSum = async (
  db: Kysely<Schema>,
  order: { readonly id: string; readonly ivu_basis_points: number },
): Promise<DueSum> => dueSum(await readCancellableLines(db, order.id), order.ivu_basis_points);
