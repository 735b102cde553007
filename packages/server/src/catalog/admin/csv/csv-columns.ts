import {
  type Nutrition,
  nutritionSchema,
  type ProductChanges,
  type ProductField,
  productFieldNames,
} from '@nutricion/contract/catalog/product-fields';
import type { NumberKind } from '@nutricion/domain/kit/read-number';
import { numberText, requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import { columnType, type EditableProduct, isNullable } from '../editable-product.ts';

type Cell = string | number;

/** A column of the file: how a product's value is written and how a cell is read. */
interface CsvColumn {
  readonly name: string;
  readonly write: (product: EditableProduct) => Cell;
  /** Absent if the column can't be changed by an import. */
  readonly read?: (cell: string) => ProductChanges;
}

/** A cell that can't be read; the message is Spanish and shown to the user. */
export class CellError extends Error {}

const nutrients = Object.keys(nutritionSchema.shape.per100g.shape) as (keyof Nutrition['per100g'])[];

/** The specification's names of columns that aren't called as the field. */
const columnNames: Partial<Record<ProductField, string>> = {
  detected_subcategory: 'subcategory',
  package_label: 'package',
  is_active: 'active',
  is_archived: 'archived',
  usage_suggestions: 'usage',
  allergen_info: 'contains',
};

const isMoney = (field: ProductField): boolean => field === 'price' || field === 'cost';

const columnOf = (field: ProductField): CsvColumn => ({
  name: columnNames[field] ?? field,
  write: (product) => cellOf(field, product[field]),
  read: (cell) => ({ [field]: valueIn(field, cell) }),
});

const cellOf = (field: ProductField, value: unknown): Cell => {
  if (value !== null && isMoney(field)) return Number(value).toFixed(2);
  if (field === 'allergen_info' && Array.isArray(value)) return value.join('; ') || NONE;
  if (value === null) return field === 'allergen_info' ? UNKNOWN : '';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'boolean' ? yesNo(value) : String(value);
};

/** Unchecked: `someFieldsSchema` refuses what the field can't be. */
const valueIn = (field: ProductField, cell: string): unknown => {
  if (cell === '' && isNullable(field) && columnType(field) === 'numeric') return null;
  if (isMoney(field)) return amount(cell, 'dollars');
  if (field === 'allergen_info' && (equalsWord(cell, UNKNOWN) || cell === '')) return null;
  if (field === 'allergen_info' || field === 'may_contain') return allergensIn(cell);
  const type = columnType(field);
  if (type === 'numeric') return amount(cell, 'amount');
  if (type === 'boolean') return isYes(cell);
  if (type === 'text[]') return listCell(cell);
  return cell === '' && isNullable(field) ? null : cell;
};

/** All editable fields of a product in their declared order, except nutrition, whose amounts have columns of their own. */
export const csvColumns: readonly CsvColumn[] = [
  { name: 'sku', write: ({ sku }) => sku },
  { name: 'version', write: ({ version }) => version },
  ...productFieldNames.flatMap((field): CsvColumn[] => {
    if (field === 'nutrition') return [];
    const stock: CsvColumn = { name: 'stock', write: (product) => product.stock };
    return field === 'price' ? [columnOf(field), stock] : [columnOf(field)];
  }),
];

/** 1.125 is exported as the unambiguous "1.1250", which a spreadsheet may shorten. A cell with the stored amount is therefore read as unchanged. */
export const sameAsExported = (column: string, cell: string, currentCell: Cell | undefined): string =>
  amountColumns.has(column) && /^[\d.]+$/.test(cell) && Number(cell) === Number(currentCell)
    ? String(currentCell)
    : cell;

const amountColumns: ReadonlySet<string> = new Set([
  ...productFieldNames.filter((field) => !isMoney(field) && columnType(field) === 'numeric'),
  'serving_g',
  ...nutrients,
]);

/** Exported but not imported: barcodes are added by scanning. */
export const BARCODES_COLUMN = 'barcodes';

/** Columns that together hold a product's nutrition; empty cells are unknown amounts. */
export const nutritionColumns = ['usda_id', 'serving_g', 'serving_label', ...nutrients] as const;

export const nutritionCells = ({ nutrition }: EditableProduct): readonly Cell[] =>
  nutrition
    ? [
        nutrition.usdaId,
        numberText(nutrition.servingG),
        nutrition.servingLabel,
        ...nutrients.map((name) => textOf(nutrition.per100g[name])),
      ]
    : nutritionColumns.map(() => '');

/** Reads the nutrition from its cells; null if all are empty. `cellOf`: a column's cell, or the product's value if the file lacks that column. */
export const nutritionIn = (cellOf: (column: string) => string): ProductChanges['nutrition'] => {
  const cells = nutritionColumns.map(cellOf);
  if (cells.every((cell) => cell === '')) return null;
  return {
    usdaId: cellOf('usda_id'),
    servingG: amount(cellOf('serving_g'), 'amount'),
    servingLabel: cellOf('serving_label'),
    per100g: Object.fromEntries(
      nutrients.map((name) => [name, cellOf(name) === '' ? null : amount(cellOf(name), 'amount')]),
    ) as Nutrition['per100g'],
  };
};

const UNKNOWN = 'sin datos';
const NONE = 'ninguno';

const equalsWord = (cell: string, word: string): boolean =>
  cell.toLocaleLowerCase('es').replace('-', ' ') === word;

const textOf = (amount: number | null): string => (amount === null ? '' : numberText(amount));

const yesNo = (is: boolean): string => (is ? 'sí' : 'no');

const isYes = (cell: string): boolean => {
  const word = cell.toLocaleLowerCase('es');
  if (['sí', 'si', 'yes', 'true', 'verdadero', '1', 'x'].includes(word)) return true;
  if (['no', 'false', 'falso', '0', ''].includes(word)) return false;
  throw new CellError(`«${cell}» no es sí ni no.`);
};

const listCell = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((item) => item.trim())
    .filter(Boolean);

const allergensIn = (cell: string) => (equalsWord(cell, NONE) ? [] : listCell(cell.toLocaleLowerCase('es')));

const amount = (cell: string, kind: NumberKind): number => {
  const value = typedNumber(cell, kind);
  if (value !== null) return value;
  const otherwise = `«${cell}» no es una cantidad. Escríbela como 3.49.`;
  throw new CellError(requiredNumberIssue(cell, kind, otherwise) ?? otherwise);
};
