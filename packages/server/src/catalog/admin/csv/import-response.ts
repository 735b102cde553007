import type { productFileEndpoints } from '@nutricion/contract/catalog/product-files';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { productMoney } from '@nutricion/contract/kit/money';
import { fileColumns } from '@nutricion/domain/catalog/file-columns';
import { isPriceJump } from '@nutricion/domain/catalog/price-jump';
import { csvFile } from '@nutricion/domain/kit/csv';
import type { EditableProduct } from '../editable-product.ts';
import { BARCODES_COLUMN, csvColumns, nutritionCells, nutritionColumns } from './csv-columns.ts';
import { ERROR_COLUMN, type FileRow, type MappedFile } from './map-columns.ts';
import type { ChangedRow, Decisions, SortedRows } from './sort-rows.ts';
import type { Suppliers } from './suppliers.ts';

export type ImportResponse = ResponseOf<(typeof productFileEndpoints)['POST /api/admin/products/import']>;
type ShownChange = ImportResponse['changes'][number];

/** Rows that are shown with before and after; all of them are in the file of changes. */
const MAX_SHOWN = 200;

/** What an import does or did, for the screen; without the batch and what follows from the reason. */
export const importResponse = (
  file: MappedFile,
  sorted: SortedRows,
  { same, other }: Decisions,
  suppliers: Suppliers,
): Omit<ImportResponse, 'batch_id' | 'needs_reason' | 'seen'> => {
  const changes = sorted.changed
    .map((row) => shownChange(row, suppliers))
    .sort((one, two) => Number(two.is_jump) - Number(one.is_jump));
  return {
    created: sorted.created.length,
    changed: sorted.changed.length,
    unchanged: sorted.unchanged,
    left_out: sorted.similar.filter(({ row }) => !same.has(row.line) && !other.has(row.line)).length,
    barcodes: [...sorted.changed, ...sorted.created].reduce((sum, each) => sum + each.newBarcodes.length, 0),
    faults: sorted.faults.map(({ row, error }) => ({ ...place(row), error })),
    faults_csv: sorted.faults.length === 0 ? null : faultsFile(file.headings, sorted.faults),
    ambiguous: sorted.faults.find(({ ambiguous }) => ambiguous)?.ambiguous ?? null,
    changes: changes.slice(0, MAX_SHOWN),
    changes_csv: changes.length > MAX_SHOWN ? changesFile(changes) : null,
    new_products: sorted.created.slice(0, MAX_SHOWN).map(({ row, product }) => ({
      ...place(row),
      title: product.title,
      package_label: product.package_label,
      price: product.price,
    })),
    similar: sorted.similar.slice(0, MAX_SHOWN).map(({ row, title, like }) => ({
      ...place(row),
      title,
      like_line: like.kind === 'row' ? like.row.line : null,
      product: like.kind === 'product' ? shownProduct(like.product) : null,
    })),
  };
};

const shownProduct = ({ id, sku, title, package_label, price }: EditableProduct) => ({
  id,
  sku,
  title,
  package_label,
  price,
});

const place = ({ line, textLine }: FileRow) => ({ line, text_line: textLine === line ? null : textLine });

/** Each field as the file would have it. */
const shownChange = (
  { row, product, change, newBarcodes }: ChangedRow,
  suppliers: Suppliers,
): ShownChange => {
  const cells = change ? changedCells(change.before, change.after, suppliers) : [];
  const codes = { column: BARCODES_COLUMN, before: '', after: newBarcodes.join('; ') };
  return {
    ...place(row),
    id: product.id,
    title: product.title,
    package_label: product.package_label,
    is_jump:
      change !== null &&
      isPriceJump(
        productMoney.fromJson(change.before).regularPriceCents,
        productMoney.fromJson(change.after).regularPriceCents,
      ),
    fields: newBarcodes.length > 0 ? [...cells, codes] : cells,
  };
};

const changedCells = (
  before: EditableProduct,
  after: EditableProduct,
  suppliers: Suppliers,
): ShownChange['fields'] => {
  const [old, now] = [nutritionCells(before), nutritionCells(after)];
  return [
    ...csvColumns.map(({ id, write }) => ({
      column: id,
      before: write(before, suppliers),
      after: write(after, suppliers),
    })),
    ...nutritionColumns.map((column, at) => ({ column, before: old[at] ?? '', after: now[at] ?? '' })),
  ]
    .map((cell) => ({ ...cell, before: String(cell.before), after: String(cell.after) }))
    .filter((cell) => cell.before !== cell.after);
};

const changesFile = (changes: readonly ShownChange[]): string =>
  csvFile([
    ['fila', 'producto', 'empaque', 'dato', 'antes', 'después', 'salto de precio'],
    ...changes.flatMap(({ line, title, package_label, is_jump, fields }) =>
      fields.map(({ column, before, after }) => [
        line,
        title,
        package_label,
        fileColumns[column]?.label ?? column,
        before,
        after,
        is_jump && column === 'price' ? 'sí' : '',
      ]),
    ),
  ]);

/** The faulty rows with an error column, to be corrected and imported again. */
const faultsFile = (headings: readonly string[], faults: SortedRows['faults']): string => {
  const places = headings.flatMap((heading, at) =>
    heading.trim().toLowerCase() === ERROR_COLUMN ? [] : [at],
  );
  return csvFile([
    [...places.map((at) => headings[at] ?? ''), ERROR_COLUMN],
    ...faults.map(({ row, error }) => [...places.map((at) => row.cells[at] ?? ''), error]),
  ]);
};
