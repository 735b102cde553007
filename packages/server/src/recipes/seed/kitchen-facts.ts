import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { KitchenFacts } from '@nutricion/domain/recipes/measure';
import { type RecipeUnit, recipeUnits } from '@nutricion/domain/recipes/recipe';
import { CsvError, parse } from 'csv-parse/sync';
import type { RecipeIssue, RecipeRefusal } from './recipe-issue.ts';

const WEIGHTS = 'data/nutrients/household-weights.csv';
const REFUSE = 'data/nutrients/refuse.csv';

/** Kitchen data of products, by sku, from the two files under `root`. */
export const readKitchenFacts = (root: string): Result<ReadonlyMap<string, KitchenFacts>, RecipeRefusal> => {
  const read = (file: string, columns: string) =>
    readTable({ file, text: readFileSync(join(root, file), 'utf8') }, columns);
  return kitchenFacts(read(WEIGHTS, 'sku,unit,grams,source'), read(REFUSE, 'sku,refuse_pct,source'));
};

interface Table {
  readonly file: string;
  /** Each with the row that a spreadsheet shows it in. */
  readonly rows: readonly { readonly row: number; readonly fields: readonly string[] }[];
  readonly issues: readonly RecipeIssue[];
}

const kitchenFacts = (
  weights: Table,
  refuse_: Table,
): Result<ReadonlyMap<string, KitchenFacts>, RecipeRefusal> => {
  const issues: RecipeIssue[] = [...weights.issues, ...refuse_.issues];
  const facts = new Map<
    string,
    { gramsPer: Partial<Record<RecipeUnit, number>>; refuseShare: number | null }
  >();
  const of = (sku: string) => {
    const existing = facts.get(sku) ?? { gramsPer: {}, refuseShare: 0 };
    facts.set(sku, existing);
    return existing;
  };
  for (const { row, fields } of weights.rows) {
    const [sku = '', unit = '', grams = '', source = ''] = fields;
    const existing = of(sku);
    if (!isUnit(unit) || !(Number(grams) > 0) || source === '' || existing.gramsPer[unit] !== undefined)
      issues.push({
        file: weights.file,
        field: `fila ${row}`,
        message: `se esperaba una vez ${recipeUnits.join(', ')}, con sus gramos y su fuente`,
      });
    else existing.gramsPer[unit] = Number(grams);
  }
  for (const { row, fields } of refuse_.rows) {
    const [sku = '', percent = '', source = ''] = fields;
    if (!/^\d*$/.test(percent) || Number(percent) > 90 || source === '')
      issues.push({
        file: refuse_.file,
        field: `fila ${row}`,
        message: 'se esperaba un por ciento hasta 90, o nada si no se sabe, con su fuente',
      });
    else of(sku).refuseShare = percent === '' ? null : Number(percent) / 100;
  }
  return issues.length > 0 ? refuse({ kind: 'bad-recipes', issues }) : accept(facts);
};

const isUnit = (text: string): text is RecipeUnit => (recipeUnits as readonly string[]).includes(text);

const readTable = (
  { file, text }: { readonly file: string; readonly text: string },
  columns: string,
): Table => {
  const issue = (field: string, message: string): Table => ({
    file,
    rows: [],
    issues: [{ file, field, message }],
  });
  try {
    const [heading, ...rows] = parse(text, { bom: true, skip_empty_lines: true });
    if (heading?.join(',') !== columns) return issue('fila 1', `se esperaba ${columns}`);
    return { file, rows: rows.map((fields, position) => ({ row: position + 2, fields })), issues: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return issue('archivo', 'no es CSV, o una fila no tiene sus columnas');
  }
};
