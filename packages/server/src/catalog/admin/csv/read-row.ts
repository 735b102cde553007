import { type ProductChanges, someFieldsSchema } from '@nutricion/contract/catalog/product-fields';
import { productIssues } from '@nutricion/domain/catalog/product-issues';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { checkInput } from '../../../platform/http/check-input.ts';
import { type ChangedProduct, changeProduct } from '../change-product.ts';
import { completeProduct, type NewProduct } from '../create-product.ts';
import type { EditableProduct } from '../editable-product.ts';
import {
  CellError,
  csvColumns,
  nutritionCells,
  nutritionColumns,
  nutritionIn,
  sameAsExported,
} from './csv-columns.ts';
import type { FileRow } from './read-file.ts';

type ReadRow = Result<
  | { readonly kind: 'changed'; readonly product: ChangedProduct }
  | { readonly kind: 'new'; readonly product: NewProduct }
  | null,
  string
>;

/** The change of the product with the row's code, or a new product; null if nothing changes. Refuses with a sentence in Spanish. */
export const readRow = (
  row: FileRow,
  columns: readonly string[],
  product: EditableProduct | undefined,
): ReadRow => {
  const typed = typedIn(row, columns, product);
  if (!typed.ok) return typed;
  const checked = checkInput(someFieldsSchema, typed.value);
  if (!checked.ok) return refuse(sentence(checked.refusal));
  const changes = checked.value as ProductChanges;
  if (!product) return newRow(row, changes);
  const changed = changeProduct(product, changes);
  if (!changed.ok) return refuse(sentence(changed.refusal));
  if (changed.value === null) return accept(null);
  return conflictsWithRow(row, product) ?? accept({ kind: 'changed', product: changed.value });
};

const typedIn = (
  { cells, raw }: FileRow,
  columns: readonly string[],
  product: EditableProduct | undefined,
): Result<ProductChanges, string> => {
  if (raw.length > columns.length)
    return refuse(`Tiene ${raw.length} celdas y el encabezado ${columns.length}.`);
  try {
    const parts = csvColumns.flatMap(({ name, read, write }) =>
      read && columns.includes(name)
        ? [read(sameAsExported(name, cells[name] ?? '', product && write(product)))]
        : [],
    );
    const typed: ProductChanges = Object.assign({}, ...parts);
    if (!nutritionColumns.some((column) => columns.includes(column))) return accept(typed);
    const before = product ? nutritionCells(product) : [];
    const cellOf = (column: string) => {
      const previous = before[columnNames.indexOf(column)];
      return columns.includes(column)
        ? sameAsExported(column, cells[column] ?? '', previous)
        : String(previous ?? '');
    };
    return accept({ ...typed, nutrition: nutritionIn(cellOf) });
  } catch (error) {
    if (error instanceof CellError) return refuse(error.message);
    throw error;
  }
};

const newRow = ({ cells }: FileRow, changes: ProductChanges): ReadRow => {
  const { title, category, price } = changes;
  if (title === undefined || category === undefined || price === undefined)
    return refuse('Para crear un producto hacen falta title, category y price.');
  if (cells.sku && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cells.sku))
    return refuse('El sku lleva minúsculas, números y guiones, como arroz-grano-corto. O déjalo vacío.');
  if ((cells.stock ?? '0') !== '0' && cells.stock !== '')
    return refuse('El inventario no entra por archivo. Deja stock en 0 y recibe la mercancía después.');
  const typed = { ...changes, title, category, price };
  const issues = productIssues(completeProduct(typed));
  return Object.keys(issues).length > 0 ? refuse(sentence(issues)) : accept({ kind: 'new', product: typed });
};

/** Refuses a row whose read-only cell differs from the product. */
const conflictsWithRow = ({ cells }: FileRow, product: EditableProduct): ReadRow | null => {
  if (cells.version && cells.version !== String(product.version))
    return refuse(
      'Alguien lo cambió después de bajar este archivo. Baja el catálogo otra vez y repite el cambio.',
    );
  return null;
};

const sentence = (issues: Readonly<Record<string, string>>): string =>
  Object.entries(issues)
    .map(([field, message]) => `${field}: ${message}`)
    .join(' ');

const columnNames: readonly string[] = nutritionColumns;
