import { isDeepStrictEqual } from 'node:util';
import type { ProductChanges, ProductField } from '@nutricion/contract/catalog/product-fields';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import { recheckPermission } from '../../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { type ChangedProduct, changeProduct } from '../change-product.ts';
import { type EditableProduct, readEditableProducts, withIds } from '../editable-product.ts';
import { writeProducts } from '../write-products.ts';
import { writingProducts } from '../writing-products.ts';
import { removeBarcodes } from './batch-barcodes.ts';
import { openBatch } from './open-batch.ts';

interface UndoResponse {
  readonly undone: number;
  readonly skipped: { id: string; title: string }[];
}

/**
 * Undoes a batch as a batch of its own: restores the fields that it changed and that still have its values. Products changed since are skipped and
 * listed. Products that the batch created are archived.
 */
export const undoBatch = (
  db: Kysely<Schema>,
  actorId: string,
  batchId: string,
): Promise<Result<UndoResponse, Refusal>> =>
  writingProducts(db, async (trx): Promise<Result<UndoResponse, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'products.write');
    if (!allowed.ok) return allowed;
    const batch = await trx
      .selectFrom('product_batches')
      .select('kind')
      .where('id', '=', batchId)
      .forUpdate()
      .executeTakeFirst();
    if (!batch) return refuse({ kind: 'not-found', what: 'ese lote' });
    if (await isUndone(trx, batchId))
      return refuse({
        kind: 'wrong-state',
        detail: 'Ese lote ya se deshizo. Míralo en el historial de sus productos.',
      });
    const rows = await trx
      .selectFrom('product_batch_rows')
      .select(['product_id', 'before', 'after'])
      .where('batch_id', '=', batchId)
      .execute();
    const products = await readEditableProducts(trx, withIds(rows.map(({ product_id }) => product_id)), {
      isLocked: true,
    });
    const rowOf = new Map(rows.map((row) => [row.product_id, row]));
    const changed: ChangedProduct[] = [];
    const skipped: UndoResponse['skipped'] = [];
    for (const product of products) {
      const undone = undoProduct(product, rowOf.get(product.id));
      if (undone) changed.push(undone);
      else skipped.push({ id: product.id, title: product.title });
    }
    const undoing = await openBatch(trx, { kind: 'deshecho', actorId, undoesId: batchId });
    await writeProducts(trx, changed, { actorId, reason: REASON, batchId: undoing });
    const withoutCodes = await removeBarcodes(trx, { actorId, reason: REASON, batchId });
    const undone = new Set([...changed.map(({ after }) => after.id), ...withoutCodes]);
    for (const { id } of skipped) undone.delete(id);
    return accept({ undone: undone.size, skipped });
  });

const REASON = 'Se deshizo un lote';

const isUndone = async (trx: Transaction<Schema>, batchId: string): Promise<boolean> =>
  (await trx
    .selectFrom('product_batches')
    .select('id')
    .where('undoes_id', '=', batchId)
    .executeTakeFirst()) !== undefined;

/** Null if somebody has changed a field of the batch since. */
export const undoProduct = (
  product: EditableProduct,
  row: { readonly before: object | null; readonly after: object } | undefined,
): ChangedProduct | null => {
  const after = (row?.after ?? {}) as Partial<Record<ProductField, unknown>>;
  const fields = Object.keys(after) as ProductField[];
  if (!fields.every((field) => isDeepStrictEqual(product[field], after[field]))) return null;
  const before = (row?.before ?? { is_archived: true }) as ProductChanges;
  const changed = changeProduct(product, before);
  return changed.ok ? changed.value : null;
};
