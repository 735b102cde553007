import { animalAllergens } from '@nutricion/domain/catalog/allergen';
import type { Category } from '@nutricion/domain/catalog/category';
import { pasteurizations, requiresPasteurization } from '@nutricion/domain/catalog/pasteurization';
import type { CatalogRow } from './catalog-row.ts';
import type { NutrientsPer100g } from './parse-nutrients.ts';
import { expected, type SeedIssue } from './seed-issue.ts';

/** Checks a row's columns against each other, its category and the nutrient table. */
export const rowIssues = (
  row: CatalogRow,
  category: Category,
  nutrients: ReadonlyMap<string, NutrientsPer100g>,
): readonly Pick<SeedIssue, 'column' | 'message'>[] => {
  const issues: Pick<SeedIssue, 'column' | 'message'>[] = [];
  const names: readonly string[] = category.databaseCategories;
  if (!names.includes(row.category))
    issues.push({ column: 'category', message: expected(row.category, names.join(', ')) });
  const contained: readonly string[] = row.contains.all ?? row.contains.atLeast;
  const both = row.may_contain.filter((id) => contained.includes(id));
  if (both.length > 0)
    issues.push({
      column: 'may_contain',
      message: expected(both.join(';'), 'solo alérgenos que no estén en contains'),
    });
  if (row.declared.includes('gluten-free') && [...contained, ...row.may_contain].includes('trigo'))
    issues.push({
      column: 'declared',
      message: expected('gluten-free', 'que un producto con trigo no lo declare'),
    });
  if (row.declared.includes('vegan') && animalAllergens.some((id) => contained.includes(id)))
    issues.push({
      column: 'declared',
      message: expected('vegan', 'que un producto de origen animal no lo declare'),
    });
  if (row.pasteurization === null && requiresPasteurization(row.subcategory))
    issues.push({
      column: 'pasteurization',
      message: expected('', `${pasteurizations.join(', ')}: de ${row.subcategory} hay que decirlo`),
    });
  if (category.id === 'snacks' && !row.tags.includes('snacks'))
    issues.push({ column: 'tags', message: expected(row.tags.join(';'), 'la etiqueta snacks entre ellas') });
  if (row.usda_id !== '' && !nutrients.has(row.usda_id))
    issues.push({
      column: 'usda_id',
      message: expected(
        row.usda_id,
        'un alimento de data/nutrients/usda-sr28.csv (scripts/pick-nutrients.ts lo pone al día)',
      ),
    });
  return issues;
};
