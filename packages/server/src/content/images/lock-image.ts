import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageOwner } from './image-owner.ts';
import { readImages } from './image-reads.ts';

export const unknownImage: Refusal = { kind: 'not-found', what: 'esa foto' };

interface ImageTarget {
  readonly imageOwner: ImageOwner;
  readonly imageId: string;
  /** As it was when it was read; another is answered with the photo as it now is. */
  readonly version: number;
}

/** A photo of this product or recipe, locked until the transaction ends. */
export const lockImage = async (
  trx: Transaction<Schema>,
  { imageOwner, imageId, version }: ImageTarget,
  nowMs: number,
): Promise<Result<Selectable<Schema['images']>, Refusal>> => {
  const row = await trx
    .selectFrom('images')
    .selectAll()
    .where('id', '=', imageId)
    .where('subject', '=', imageOwner.subject)
    .where('subject_id', '=', imageOwner.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse(unknownImage);
  if (row.version === version) return accept(row);
  const current = (await readImages(trx, imageOwner, new Map(), nowMs)).find(({ id }) => id === imageId);
  if (!current) return refuse(unknownImage);
  return refuse({
    kind: 'stale-version',
    change: { current, by: current.by, at: current.updated_at },
  });
};
