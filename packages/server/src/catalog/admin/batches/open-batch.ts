import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { BatchKind } from '../../tables/products.ts';

interface NewBatch {
  readonly kind: BatchKind;
  readonly actorId: string;
  readonly reason?: string | undefined;
  readonly undoesId?: string;
}

/** Inserts a batch and returns its id, under which its rows are stored. */
export const openBatch = async (
  trx: Transaction<Schema>,
  { kind, actorId, reason, undoesId }: NewBatch,
): Promise<string> => {
  const { id } = await trx
    .insertInto('product_batches')
    .values({ kind, actor_id: actorId, reason: reason || null, undoes_id: undoesId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
