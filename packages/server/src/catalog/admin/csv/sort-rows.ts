import { setImmediate } from 'node:timers/promises';
import { type SimilarProducts, similarProducts } from '@nutricion/domain/catalog/similar-product';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ChangedProduct } from '../change-product.ts';
import { completeProduct } from '../create-product.ts';
import { type EditableProduct, readEditableProducts } from '../editable-product.ts';
import type { DecimalSign } from './csv-columns.ts';
import type { FileRow, MappedFile } from './map-columns.ts';
import { matchRows } from './match-rows.ts';
import { type RowFault, readRow } from './read-row.ts';
import type { Suppliers } from './suppliers.ts';

/** What the person decided after the first look. */
export interface Decisions {
  readonly decimalSign: DecimalSign;
  readonly supplierId: string | null;
  /** Lines of rows that look like a product and are that product. */
  readonly same: ReadonlySet<number>;
  /** Lines of rows that look like a product and are another one. */
  readonly other: ReadonlySet<number>;
}

export interface ChangedRow {
  readonly row: FileRow;
  readonly product: EditableProduct;
  /** Null if only barcodes are added. */
  readonly change: ChangedProduct | null;
  readonly newBarcodes: readonly string[];
}

export interface CreatedRow {
  readonly row: FileRow;
  readonly product: Omit<EditableProduct, 'sku'>;
  /** Empty if the shop makes one. */
  readonly sku: string;
  readonly newBarcodes: readonly string[];
}

/** What a new row looks like: a product of the shop, or a new row above. */
export type Like =
  | { readonly kind: 'product'; readonly product: EditableProduct }
  | { readonly kind: 'row'; readonly row: FileRow };

/** A row that isn't in the shop and looks like what is; left out until somebody says which it is. */
export interface SimilarRow {
  readonly row: FileRow;
  readonly title: string;
  readonly like: Like;
}

export interface SortedRows {
  readonly changed: ChangedRow[];
  readonly created: CreatedRow[];
  /** Decided or not. */
  readonly similar: SimilarRow[];
  readonly faults: ({ readonly row: FileRow } & RowFault)[];
  unchanged: number;
}

const CHUNK_ROWS = 500;

/** What each row of the file does to the catalogue; nothing is written yet, but the products that change are locked. */
export const sortRows = async (
  trx: Transaction<Schema>,
  file: MappedFile,
  { decimalSign, supplierId, same, other }: Decisions,
  suppliers: Suppliers,
): Promise<SortedRows> => {
  const sorted: SortedRows = { changed: [], created: [], similar: [], faults: [], unchanged: 0 };
  const { match, claim } = await matchRows(trx, file.rows, { suppliers, supplierId });
  const { isOwn, headings } = file;
  const reading = { isOwn, decimalSign, suppliers, supplierId, width: headings.length };
  let catalogue: SimilarProducts<Compared> | null = null;

  const change = (row: FileRow, product: EditableProduct, newBarcodes: readonly string[]): void => {
    const read = readRow(row, product, reading);
    if (!read.ok) sorted.faults.push({ row, ...read.refusal });
    else if (read.value?.kind !== 'changed' && newBarcodes.length === 0) sorted.unchanged += 1;
    else {
      const changed = read.value?.kind === 'changed' ? read.value.product : null;
      sorted.changed.push({ row, product, change: changed, newBarcodes });
    }
  };
  const isRepetition = (row: FileRow, product: EditableProduct): boolean => {
    const read = readRow(row, product, reading);
    return read.ok && read.value === null;
  };
  const add = async (row: FileRow, newBarcodes: readonly string[]): Promise<void> => {
    const read = readRow(row, undefined, reading);
    if (!read.ok) return void sorted.faults.push({ row, ...read.refusal });
    if (read.value?.kind !== 'new') throw new Error('a row without a product is a new one');
    catalogue ??= similarProducts(await readCatalogue(trx, { isLocked: same.size > 0 }));
    const product = completeProduct(read.value.product);
    const like = catalogue.similarTo(product)[0]?.product.like;
    if (like?.kind === 'product' && newBarcodes.length === 0 && isRepetition(row, like.product)) {
      sorted.unchanged += 1;
      return;
    }
    if (like) sorted.similar.push({ row, title: product.title, like });
    if (like?.kind === 'product' && same.has(row.line)) {
      const claimed = claim(like.product.id, row.line);
      if (claimed.ok) change(row, like.product, newBarcodes);
      else sorted.faults.push({ row, error: claimed.refusal });
    } else if (!like || other.has(row.line)) {
      sorted.created.push({ row, product, sku: row.byColumn.sku ?? '', newBarcodes });
      catalogue.add({ ...product, like: { kind: 'row', row } });
    }
  };

  for (const [index, row] of file.rows.entries()) {
    if (index % CHUNK_ROWS === CHUNK_ROWS - 1) await setImmediate();
    const matched = match(row);
    if (!matched.ok) sorted.faults.push({ row, error: matched.refusal });
    else if (matched.value.product) change(row, matched.value.product, matched.value.newBarcodes);
    else await add(row, matched.value.newBarcodes);
  }
  return sorted;
};

interface Compared extends Pick<EditableProduct, 'title' | 'net_content' | 'net_unit' | 'package_label'> {
  readonly like: Like;
}

const readCatalogue = async (
  trx: Transaction<Schema>,
  options: { readonly isLocked: boolean },
): Promise<readonly Compared[]> =>
  (await readEditableProducts(trx, sql<boolean>`p.archived_at is null`, options)).map((product) => ({
    ...product,
    like: { kind: 'product', product },
  }));
