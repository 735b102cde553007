import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { addBarcodes } from '../batches/batch-barcodes.ts';
import { freeSkus } from '../create-product.ts';
import { insertProducts, writeProducts } from '../write-products.ts';
import type { CreatedRow, SortedRows } from './sort-rows.ts';

interface Writing {
  readonly actorId: string;
  readonly reason: string;
  readonly batchId: string;
}

/** Writes what the rows of a file change, add and say of barcodes, all of it in one batch. */
export const writeRows = async (
  trx: Transaction<Schema>,
  { changed, created }: Pick<SortedRows, 'changed' | 'created'>,
  writing: Writing,
): Promise<void> => {
  await writeProducts(
    trx,
    changed.flatMap(({ change }) => (change ? [change] : [])),
    writing,
  );
  const added = await withCodes(trx, created);
  await insertProducts(trx, added, writing);
  const codes = [...changed, ...created].flatMap(({ product: { id, title }, newBarcodes }) =>
    newBarcodes.map((gtin) => ({ gtin, product_id: id, title })),
  );
  await addBarcodes(trx, codes, writing);
};

const withCodes = async (trx: Transaction<Schema>, created: readonly CreatedRow[]) => {
  const codeless = created.filter(({ sku }) => sku === '');
  const codes = await freeSkus(
    trx,
    codeless.map(({ product }) => product.title),
  );
  const codeOf = new Map(codeless.map((each, index) => [each, codes[index] ?? '']));
  return created.map((each) => ({ ...each.product, sku: codeOf.get(each) ?? each.sku }));
};
