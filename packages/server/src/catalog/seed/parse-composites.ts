import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { NutrientsPer100g } from './parse-nutrients.ts';
import { type CsvRow, readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

const columns = ['id', 'ingredients', 'finished_g', 'unknown', 'reason'];

type ById = ReadonlyMap<string, NutrientsPer100g>;

/**
 * Nutrients per 100 g of foods that USDA's table lacks, computed from ingredients ("11333 30;11282 25": ids with grams). `finished_g` is the weight
 * when prepared; empty means the sum of the ingredients. A nutrient that an ingredient lacks or that `unknown` names is null.
 */
export const parseComposites = (
  file: SeedFile,
  foods: ById,
): { readonly byId: ById; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, columns);
  const byId = new Map<string, NutrientsPer100g>();
  const rowIssues = rows.flatMap((row) => {
    const ingredients = ingredientsOf(row, foods);
    if (typeof ingredients === 'string')
      return [
        {
          file: file.file,
          row: row.row,
          column: 'ingredients',
          message: expected(ingredients, 'un alimento de data/nutrients/usda-sr28.csv y sus gramos'),
        },
      ];
    byId.set(row.fields.id ?? '', compositeOf(ingredients, row));
    return [];
  });
  return { byId, issues: [...issues, ...rowIssues] };
};

interface IngredientShare {
  readonly per100g: NutrientsPer100g;
  readonly grams: number;
}

/** The ingredients, or the first entry that can't be read. */
const ingredientsOf = ({ fields }: CsvRow, foods: ById): readonly IngredientShare[] | string => {
  const parts: IngredientShare[] = [];
  for (const text of (fields.ingredients ?? '').split(';')) {
    const [id = '', amount = ''] = text.split(' ');
    const per100g = foods.get(id);
    if (!per100g || !(Number(amount) > 0)) return text;
    parts.push({ per100g, grams: Number(amount) });
  }
  return parts;
};

const compositeOf = (parts: readonly IngredientShare[], { fields }: CsvRow): NutrientsPer100g => {
  const unknown = (fields.unknown ?? '').split(';');
  const total = Number(fields.finished_g) || parts.reduce((sum, { grams }) => sum + grams, 0);
  const amounts = nutrients.map((nutrient) => {
    const shares = parts.map(({ per100g, grams }) => {
      const amount = per100g[nutrient];
      return amount === null ? null : amount * grams;
    });
    const isKnown = !unknown.includes(nutrient) && !shares.includes(null);
    const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0);
    return [nutrient, isKnown ? Math.round((sum / total) * 1000) / 1000 : null] as const;
  });
  return Object.fromEntries(amounts) as unknown as NutrientsPer100g;
};
