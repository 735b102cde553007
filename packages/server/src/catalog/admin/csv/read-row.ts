import { type ProductChanges, someFieldsSchema } from '@nutricion/contract/catalog/product-fields';
import { fileColumns } from '@nutricion/domain/catalog/file-columns';
import { productIssues } from '@nutricion/domain/catalog/product-issues';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { checkInput } from '../../../platform/http/check-input.ts';
import { type ChangedProduct, changeProduct } from '../change-product.ts';
import { completeProduct, type NewProduct } from '../create-product.ts';
import type { EditableProduct } from '../editable-product.ts';
import {
  type CellContext,
  CellError,
  csvColumns,
  nutritionCells,
  nutritionColumns,
  nutritionIn,
  sameAsExported,
} from './csv-columns.ts';
import type { FileRow } from './map-columns.ts';

/** Why a row can't be taken, in Spanish; `ambiguous` is its number that may be either of two. */
export interface RowFault {
  readonly error: string;
  readonly ambiguous?: string | null;
}

type ReadRow = Result<
  | { readonly kind: 'changed'; readonly product: ChangedProduct }
  | { readonly kind: 'new'; readonly product: NewProduct }
  | null,
  RowFault
>;

export interface Reading extends CellContext {
  readonly isOwn: boolean;
  /** Who sells what is in the file, if the person said so. */
  readonly supplierId: string | null;
  /** How many headings the file has. */
  readonly width: number;
}

/** The change of the product that the row is about, or a new product; null if nothing changes. */
export const readRow = (row: FileRow, product: EditableProduct | undefined, reading: Reading): ReadRow => {
  if (row.cells.length > reading.width)
    return refuse({ error: `Tiene ${row.cells.length} celdas y el encabezado ${reading.width}.` });
  const typed = typedIn(row, product, reading);
  if (!typed.ok) return typed;
  const checked = checkInput(someFieldsSchema, typed.value);
  if (!checked.ok) return refuse({ error: sentence(checked.refusal) });
  const changes = checked.value as ProductChanges;
  if (!product) return newRow(row, changes);
  const changed = changeProduct(product, changes);
  if (!changed.ok) return refuse({ error: sentence(changed.refusal) });
  if (changed.value === null) return accept(null);
  return conflictsWithRow(row, product) ?? accept({ kind: 'changed', product: changed.value });
};

const typedIn = (
  { byColumn }: FileRow,
  product: EditableProduct | undefined,
  { isOwn, supplierId, ...context }: Reading,
): Result<ProductChanges, RowFault> => {
  try {
    const parts = csvColumns.flatMap(({ id, read, write, isEmptiable }) => {
      const cell = byColumn[id];
      if (!read || cell === undefined || (cell === '' && !(isOwn && isEmptiable))) return [];
      return [read(sameAsExported(id, cell, product && write(product, context.suppliers)), context)];
    });
    const typed: ProductChanges = Object.assign({}, ...parts);
    const isOffered = byColumn.supplier_code !== undefined || byColumn.cost !== undefined;
    if (supplierId && isOffered && byColumn.supplier_id === undefined) typed.supplier_id = supplierId;
    const given = nutritionColumns.filter((column) => byColumn[column] !== undefined);
    if (!given.some((column) => isOwn || byColumn[column] !== '')) return accept(typed);
    const before = product ? nutritionCells(product) : [];
    const cellOf = (column: string) => {
      const previous = before[nutritionNames.indexOf(column)];
      const cell = byColumn[column];
      return cell === undefined || (cell === '' && !isOwn)
        ? String(previous ?? '')
        : sameAsExported(column, cell, previous);
    };
    return accept({ ...typed, nutrition: nutritionIn(cellOf, context.decimalSign) });
  } catch (error) {
    if (error instanceof CellError) return refuse({ error: error.message, ambiguous: error.ambiguous });
    throw error;
  }
};

const newRow = ({ byColumn }: FileRow, changes: ProductChanges): ReadRow => {
  const { title, category, price } = changes;
  if (title === undefined || category === undefined || price === undefined)
    return refuse({ error: 'No está en el catálogo. Para crearlo hacen falta nombre, categoría y precio.' });
  if (byColumn.sku && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(byColumn.sku))
    return refuse({
      error: 'El sku lleva minúsculas, números y guiones, como arroz-grano-corto. O déjalo vacío.',
    });
  if (!['', '0', undefined].includes(byColumn.stock))
    return refuse({
      error: 'El inventario no entra por archivo. Deja stock en 0 y recibe la mercancía después.',
    });
  const typed = { ...changes, title, category, price };
  const issues = productIssues(completeProduct(typed));
  return Object.keys(issues).length > 0
    ? refuse({ error: sentence(issues) })
    : accept({ kind: 'new', product: typed });
};

/** Refuses a row whose version isn't the product's: somebody has changed it since. */
const conflictsWithRow = ({ byColumn }: FileRow, product: EditableProduct): ReadRow | null => {
  if (byColumn.version && byColumn.version !== String(product.version))
    return refuse({
      error: 'Alguien lo cambió después de bajar este archivo. Baja el catálogo otra vez y repite el cambio.',
    });
  return null;
};

const sentence = (issues: Readonly<Record<string, string>>): string =>
  Object.entries(issues)
    .map(([field, message]) => `${fileColumns[field]?.label ?? field}: ${message}`)
    .join(' ');

const nutritionNames: readonly string[] = nutritionColumns;
