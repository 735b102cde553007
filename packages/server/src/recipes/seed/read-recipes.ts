import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { dishOf } from '@nutricion/domain/recipes/dish';
import { stableId } from '../../platform/db/stable-id.ts';
import { toIngredient } from '../parse-row.ts';
import type { ExpressRecipe, Recipe } from '../recipe.ts';
import { parseRecipes, type ReadEntry, type RecipeFile } from './parse-recipes.ts';
import type { RecipeEntry } from './recipe-entry.ts';
import type { RecipeIssue, RecipeRefusal } from './recipe-issue.ts';

const FOLDER = 'data/recipes';
const EXPRESS = 'express.yaml';
/** What 'express' promises; the specification has seven of them in four categories. */
const EXPRESS_COUNT = 7;
const EXPRESS_MINUTES = 20;

const readFile = (root: string, name: string): RecipeFile => ({
  file: `${FOLDER}/${name}`,
  text: readFileSync(join(root, FOLDER, name), 'utf8'),
});

/** The recipes under `root` that the seed puts into the database. */
export const readRecipeFiles = (root: string): Result<readonly ReadEntry[], RecipeRefusal> =>
  parseRecipes(
    readdirSync(join(root, FOLDER))
      .filter((name) => name.endsWith('.yaml') && name !== EXPRESS)
      .sort()
      .map((name) => readFile(root, name)),
  );

/** The built-in Recetas Express under `root`, tied to the products of the seed; a fault refuses them all. */
export const readExpressRecipes = (root: string): Result<readonly ExpressRecipe[], RecipeRefusal> => {
  const parsed = parseRecipes([readFile(root, EXPRESS)]);
  if (!parsed.ok) return parsed;
  const issues = expressRecipeIssues(parsed.value);
  return issues.length > 0
    ? refuse({ kind: 'bad-recipes', issues })
    : accept(parsed.value.flatMap(({ entry }) => toExpressRecipe(entry) ?? []));
};

const expressRecipeIssues = (entries: readonly ReadEntry[]): readonly RecipeIssue[] => {
  const file = `${FOLDER}/${EXPRESS}`;
  const issues = entries.flatMap(({ entry }) => [
    ...(entry.prep_minutes + entry.cook_minutes > EXPRESS_MINUTES
      ? [{ file, field: entry.id, message: `se esperaban ${EXPRESS_MINUTES} minutos o menos` }]
      : []),
    ...(entry.category === 'other'
      ? [{ file, field: `${entry.id}, category`, message: 'se esperaba un momento del turno' }]
      : []),
  ]);
  const categories = new Set(entries.map(({ entry }) => entry.category));
  return entries.length === EXPRESS_COUNT && categories.size === 4
    ? issues
    : [
        ...issues,
        { file, field: 'recetas', message: `se esperaban ${EXPRESS_COUNT}, de los cuatro momentos` },
      ];
};

const toExpressRecipe = (entry: RecipeEntry): ExpressRecipe | null =>
  entry.category === 'other' ? null : { ...toRecipe(entry), category: entry.category };

const toRecipe = (entry: RecipeEntry): Recipe => ({
  id: stableId(`express-recipe:${entry.id}`),
  title: entry.title,
  emoji: entry.emoji,
  art: dishOf(entry.title, entry.meal),
  imageUrl: null,
  category: entry.category,
  meal: entry.meal,
  equipment: entry.equipment,
  prepMinutes: entry.prep_minutes,
  cookMinutes: entry.cook_minutes,
  difficulty: entry.difficulty,
  servings: entry.servings,
  isMealPrepFriendly: entry.meal_prep,
  shelfLifeDays: entry.shelf_life_days ?? null,
  storagePlace: entry.kept_in,
  tags: entry.tags,
  tip: entry.tip,
  steps: entry.steps,
  ingredients: entry.ingredients.map(({ sku, quantity, ...rest }) =>
    toIngredient({ ...rest, amount: quantity, product_id: stableId(`product:${sku}`) }),
  ),
});
