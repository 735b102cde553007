import {
  type Nutrition,
  nutritionSchema,
  type ProductChanges,
  type ProductField,
  productFieldNames,
  productFields,
} from '@nutricion/contract/catalog/product-fields';
import { numberText, requiredNumberIssue } from '@nutricion/domain/kit/typed-number';
import { type NumberKind, readNumber } from '@nutricion/language';
import { columnType, type EditableProduct, isNullable } from '../editable-product.ts';
import { choiceIn } from './choice-cells.ts';
import type { Suppliers } from './suppliers.ts';

type Cell = string | number;

/** How the file's ambiguous numbers are meant, as the person said: "3,499" with decimals after the comma, or with thousands. Null: not asked yet. */
export type DecimalSign = 'comma' | 'point' | null;

/** What a cell can't be read without. */
export interface CellContext {
  readonly decimalSign: DecimalSign;
  readonly suppliers: Suppliers;
}

/** A column of the file: how a product's value is written and how a cell is read. */
interface CsvColumn {
  /** The field, or what else it holds. */
  readonly id: string;
  /** Its heading in the shop's own file. */
  readonly name: string;
  readonly write: (product: EditableProduct, suppliers: Suppliers) => Cell;
  /** Absent if the column can't be changed by an import. */
  readonly read?: (cell: string, context: CellContext) => ProductChanges;
  /** Whether an empty cell of the shop's own file empties it; a price or a name stays as it is. */
  readonly isEmptiable: boolean;
}

/** A cell that can't be read; the message is Spanish and shown to the user. */
export class CellError extends Error {
  /** The cell's number, if it may be either of two. */
  readonly ambiguous: string | null;
  constructor(message: string, ambiguous: string | null = null) {
    super(message);
    this.ambiguous = ambiguous;
  }
}

const nutrients = Object.keys(nutritionSchema.shape.per100g.shape) as (keyof Nutrition['per100g'])[];

/** The specification's names of columns that aren't called as the field. */
const columnNames: Partial<Record<ProductField, string>> = {
  detected_subcategory: 'subcategory',
  package_label: 'package',
  is_active: 'active',
  is_archived: 'archived',
  usage_suggestions: 'usage',
  allergen_info: 'contains',
  supplier_id: 'supplier',
};

const isMoney = (field: ProductField): boolean => field === 'price' || field === 'cost';

const columnOf = (field: ProductField): CsvColumn => ({
  id: field,
  name: columnNames[field] ?? field,
  write: (product, suppliers) =>
    field === 'supplier_id' ? suppliers.nameOf(product[field]) : cellOf(field, product[field]),
  read: (cell, context) => ({ [field]: valueIn(field, withoutExcelError(cell), context) }),
  isEmptiable: isNullable(field) || columnType(field) === 'text[]' || initialOf(field) === '',
});

const initialOf = (field: ProductField): unknown => {
  const declared = productFields[field];
  return 'initial' in declared ? declared.initial : undefined;
};

/** "#N/A" and its like stand where a formula failed. */
const withoutExcelError = (cell: string): string => {
  if (!/^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)/.test(cell)) return cell;
  throw new CellError(`«${cell}» es un error de una fórmula. Arréglala en Excel, o escribe el dato.`);
};

const cellOf = (field: ProductField, value: unknown): Cell => {
  if (value !== null && isMoney(field)) return Number(value).toFixed(2);
  if (field === 'allergen_info' && Array.isArray(value)) return value.join('; ') || NONE;
  if (value === null) return field === 'allergen_info' ? UNKNOWN : '';
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'boolean' ? yesNo(value) : String(value);
};

/** Unchecked: `someFieldsSchema` refuses what the field can't be. */
const valueIn = (field: ProductField, cell: string, { decimalSign, suppliers }: CellContext): unknown => {
  if (field === 'supplier_id') return supplierIn(cell, suppliers);
  if (cell === '' && isNullable(field) && columnType(field) === 'numeric') return null;
  if (isMoney(field)) return amount(cell, 'dollars', decimalSign);
  if (field === 'allergen_info' && (equalsWord(cell, UNKNOWN) || cell === '')) return null;
  if (field === 'allergen_info' || field === 'may_contain') return allergensIn(cell);
  const type = columnType(field);
  if (type === 'numeric') return amount(cell, 'amount', decimalSign);
  if (type === 'boolean') return isYes(cell);
  if (type === 'text[]') return listCell(cell);
  return cell === '' && isNullable(field) ? null : choiceIn(field, cell);
};

const supplierIn = (cell: string, suppliers: Suppliers): string | null => {
  if (cell === '') return null;
  const id = suppliers.idOf(cell);
  if (id !== undefined) return id;
  throw new CellError(
    `La tienda no tiene el suplidor «${cell}». Añádelo en Suplidores, o corrige el nombre.`,
  );
};

const readOnlyColumn = (name: 'sku' | 'version' | 'stock'): CsvColumn => ({
  id: name,
  name,
  write: (product) => product[name],
  isEmptiable: false,
});

/** All editable fields of a product in their declared order, except nutrition, whose amounts have columns of their own. */
export const csvColumns: readonly CsvColumn[] = [
  readOnlyColumn('sku'),
  readOnlyColumn('version'),
  ...productFieldNames.flatMap((field): CsvColumn[] => {
    if (field === 'nutrition') return [];
    return field === 'price' ? [columnOf(field), readOnlyColumn('stock')] : [columnOf(field)];
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
export const nutritionIn = (
  cellOf: (column: string) => string,
  decimalSign: DecimalSign,
): ProductChanges['nutrition'] => {
  const cells = nutritionColumns.map(cellOf);
  if (cells.every((cell) => cell === '')) return null;
  return {
    usdaId: cellOf('usda_id'),
    servingG: amount(cellOf('serving_g'), 'amount', decimalSign),
    servingLabel: cellOf('serving_label'),
    per100g: Object.fromEntries(
      nutrients.map((name) => [
        name,
        cellOf(name) === '' ? null : amount(cellOf(name), 'amount', decimalSign),
      ]),
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

const amount = (cell: string, kind: NumberKind, decimalSign: DecimalSign): number => {
  const read = readNumber(cell, kind);
  if (read.kind === 'number') return inWholeCents(read.value, kind);
  if (read.kind === 'either' && decimalSign) {
    const isDecimal = cell.includes(decimalSign === 'comma' ? ',' : '.');
    return isDecimal ? read.decimals : read.thousands;
  }
  const otherwise = `«${cell}» no es una cantidad. Escríbela como 3.49.`;
  throw new CellError(
    requiredNumberIssue(cell, kind, otherwise) ?? otherwise,
    read.kind === 'either' ? cell : null,
  );
};

/** A workbook's formula leaves 0.30000000000000004 where 0.3 is meant. */
const inWholeCents = (value: number, kind: NumberKind): number =>
  kind === 'dollars' ? Math.round(value * 100) / 100 : value;
