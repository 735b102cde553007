import type { ProductChanges } from '@nutricion/contract/catalog/admin-products';
import { type Nutrition, nutritionSchema } from '@nutricion/contract/catalog/catalog';
import type { NumberKind } from '@nutricion/domain/kit/read-number';
import { numberText, requiredNumberIssue, typedNumber } from '@nutricion/domain/kit/typed-number';
import type { EditableProduct } from '../editable-product.ts';

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

/** All editable fields of a product, with the column names of the specification. */
export const csvColumns: readonly CsvColumn[] = [
  { name: 'sku', write: ({ sku }) => sku },
  { name: 'version', write: ({ version }) => version },
  { name: 'title', write: ({ title }) => title, read: (title) => ({ title }) },
  { name: 'category', write: ({ category }) => category, read: (category) => ({ category }) },
  {
    name: 'subcategory',
    write: ({ detected_subcategory }) => detected_subcategory ?? '',
    read: (cell) => ({ detected_subcategory: cell || null }),
  },
  {
    name: 'price',
    write: ({ price }) => price.toFixed(2),
    read: (cell) => ({ price: amount(cell, 'dollars') }),
  },
  { name: 'stock', write: ({ stock }) => stock },
  {
    name: 'net_content',
    write: (p) => numberText(p.net_content),
    read: (cell) => ({ net_content: amount(cell, 'amount') }),
  },
  {
    name: 'net_unit',
    write: ({ net_unit }) => net_unit,
    read: (cell) => ({ net_unit: cell as ProductChanges['net_unit'] }),
  },
  { name: 'package', write: (p) => p.package_label, read: (cell) => ({ package_label: cell }) },
  {
    name: 'tax_class',
    write: ({ tax_class }) => tax_class,
    read: (cell) => ({ tax_class: cell as ProductChanges['tax_class'] }),
  },
  { name: 'zone', write: ({ zone }) => zone, read: (cell) => ({ zone: cell as ProductChanges['zone'] }) },
  { name: 'aisle', write: ({ aisle }) => aisle ?? '', read: (cell) => ({ aisle: cell || null }) },
  { name: 'active', write: (p) => yesNo(p.is_active), read: (cell) => ({ is_active: isYes(cell) }) },
  { name: 'archived', write: (p) => yesNo(p.is_archived), read: (cell) => ({ is_archived: isYes(cell) }) },
  { name: 'tags', write: ({ tags }) => tags.join('; '), read: (cell) => ({ tags: listCell(cell) }) },
  { name: 'description', write: (p) => p.description, read: (description) => ({ description }) },
  { name: 'usage', write: (p) => p.usage_suggestions, read: (cell) => ({ usage_suggestions: cell }) },
  {
    name: 'contains',
    write: ({ allergen_info }) => (allergen_info === null ? UNKNOWN : allergen_info.join('; ') || NONE),
    read: (cell) => ({ allergen_info: equalsWord(cell, UNKNOWN) || cell === '' ? null : allergensIn(cell) }),
  },
  {
    name: 'may_contain',
    write: ({ may_contain }) => may_contain.join('; '),
    read: (cell) => ({ may_contain: allergensIn(cell) }),
  },
  {
    name: 'pasteurization',
    write: ({ pasteurization }) => pasteurization ?? '',
    read: (cell) => ({ pasteurization: (cell || null) as ProductChanges['pasteurization'] }),
  },
];

/** 1.125 is exported as the unambiguous "1.1250", which a spreadsheet may shorten. A cell with the stored amount is therefore read as unchanged. */
export const sameAsExported = (column: string, cell: string, currentCell: Cell | undefined): string =>
  amountColumns.has(column) && /^[\d.]+$/.test(cell) && Number(cell) === Number(currentCell)
    ? String(currentCell)
    : cell;

const amountColumns: ReadonlySet<string> = new Set(['net_content', 'serving_g', ...nutrients]);

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

const allergensIn = (cell: string) =>
  (equalsWord(cell, NONE) ? [] : listCell(cell.toLocaleLowerCase('es'))) as NonNullable<
    ProductChanges['may_contain']
  >;

const amount = (cell: string, kind: NumberKind): number => {
  const value = typedNumber(cell, kind);
  if (value !== null) return value;
  const otherwise = `«${cell}» no es una cantidad. Escríbela como 3.49.`;
  throw new CellError(requiredNumberIssue(cell, kind, otherwise) ?? otherwise);
};
