import type { Nutrition } from '@nutricion/contract/catalog/product-fields';
import { nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import { readCsv, type SeedFile } from './read-csv.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

export type NutrientsPer100g = Nutrition['per100g'];

/** The columns of data/nutrients/usda-sr28.csv. */
const nutrientColumns =
  'id,description,food_group,kcal,protein_g,carbs_g,fat_g,saturated_fat_g,fiber_g,sugars_g,sodium_mg,calcium_mg,iron_mg,potassium_mg,vitamin_c_mg,vitamin_a_ug,cholesterol_mg,water_g,caffeine_mg,vitamin_d_ug,refuse_pct,household_weights'.split(
    ',',
  );

/** Nutrients of 100 g by USDA id. An empty field is unknown: null, never zero. */
export const parseNutrients = (
  file: SeedFile,
): { readonly byUsdaId: ReadonlyMap<string, NutrientsPer100g>; readonly issues: readonly SeedIssue[] } => {
  const { rows, issues } = readCsv(file, nutrientColumns);
  const allIssues: SeedIssue[] = [...issues];
  const byUsdaId = new Map<string, NutrientsPer100g>();
  for (const { row, fields } of rows) {
    const amounts = nutrients.map((column) => {
      const value = fields[column] ?? '';
      if (/^(\d+(\.\d+)?|\.\d+)?$/.test(value)) return [column, value === '' ? null : Number(value)] as const;
      allIssues.push({
        file: file.file,
        row,
        column,
        message: expected(value, 'nada (sin datos) o una cantidad desde 0'),
      });
      return [column, null] as const;
    });
    byUsdaId.set(fields.id ?? '', Object.fromEntries(amounts) as unknown as NutrientsPer100g);
  }
  return { byUsdaId, issues: allIssues };
};
