import { sql, type Transaction } from 'kysely';
import { recordChanges } from '../../../platform/admin/audit.ts';
import type { Schema } from '../../../platform/db/schema.ts';

interface Writing {
  readonly actorId: string;
  readonly reason: string;
  readonly batchId: string;
}

interface ProductBarcode {
  readonly gtin: string;
  readonly product_id: string;
  readonly title: string;
}

/** Rows per statement. */
const PAGE = 500;

/** Adds barcodes that no product has, as part of a batch. */
export const addBarcodes = async (
  trx: Transaction<Schema>,
  codes: readonly ProductBarcode[],
  { actorId, reason, batchId }: Writing,
): Promise<void> => {
  for (let start = 0; start < codes.length; start += PAGE) {
    const page = codes.slice(start, start + PAGE);
    await trx
      .insertInto('product_barcodes')
      .values(
        page.map(({ gtin, product_id }) => ({ gtin, product_id, actor_id: actorId, batch_id: batchId })),
      )
      .execute();
    await record(trx, page, { actorId, reason, isAdded: true });
  }
};

/** Removes the barcodes that came with a batch, and returns the ids of their products. */
export const removeBarcodes = async (
  trx: Transaction<Schema>,
  { actorId, reason, batchId }: Writing,
): Promise<readonly string[]> => {
  const { rows: codes } = await sql<ProductBarcode>`
    delete from product_barcodes b using products p where b.batch_id = ${batchId} and p.id = b.product_id
    returning b.gtin, b.product_id, p.title
  `.execute(trx);
  for (let start = 0; start < codes.length; start += PAGE)
    await record(trx, codes.slice(start, start + PAGE), { actorId, reason, isAdded: false });
  return codes.map(({ product_id }) => product_id);
};

const record = (
  trx: Transaction<Schema>,
  codes: readonly ProductBarcode[],
  {
    actorId,
    reason,
    isAdded,
  }: { readonly actorId: string; readonly reason: string; readonly isAdded: boolean },
): Promise<void> =>
  recordChanges(
    trx,
    codes.map(({ gtin, product_id, title }) => ({
      actorId,
      action: 'stock.barcode',
      subjectType: 'product',
      subjectId: product_id,
      before: { product: title, barcode: isAdded ? null : gtin },
      after: { product: title, barcode: isAdded ? gtin : null },
      reason,
    })),
  );
