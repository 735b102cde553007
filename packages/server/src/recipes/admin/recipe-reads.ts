import type { AdminRecipeJson, AdminRecipeRowJson } from '@nutricion/contract/recipes/admin-recipes';
import { recipeContentSchema } from '@nutricion/contract/recipes/recipe-content';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { recipeAllergens } from '@nutricion/domain/recipes/allergens';
import { recipeNutrition } from '@nutricion/domain/recipes/nutrition';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import { type RecipeState, recipeStates } from '@nutricion/domain/recipes/recipe-state';
import { fold } from '@nutricion/language';
import { type Kysely, sql } from 'kysely';
import { type CatalogReads, recipeProducts } from '../../catalog/public.ts';
import { readVersions } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { presentSummary } from '../present-recipe.ts';
import { linesOf, productIdsOf } from '../shop-products.ts';
import { readIngredientStock, usualCosts, warningsOf } from './compute-recipe.ts';
import {
  type RecipeWithDraft,
  readAdminRecipe,
  readRecipesWithDraft,
  recipeOf,
  recipeVersions,
  stateOf,
  unknownRecipe,
} from './recipe-with-draft.ts';

const LIST_PAGE = 50;

interface RecipeFilter {
  readonly q?: string | undefined;
  readonly state?: RecipeState | undefined;
  readonly meal?: RecipeMeal | undefined;
  readonly warned?: 'true' | undefined;
  readonly product?: string | undefined;
  readonly after?: string | undefined;
}

/** A page of recipes by title. Cost and issues are computed, so all recipes are read. */
export const listRecipes = async (
  deps: CatalogReads,
  { after, ...filter }: RecipeFilter,
): Promise<{ recipes: AdminRecipeRowJson[]; next: string | null }> => {
  const rows = (await readRows(deps)).filter((row) => matches(row, filter));
  const from = after ? rows.findIndex(({ stored }) => stored.id === after) + 1 : 0;
  const page = rows.slice(from, from + LIST_PAGE).map(({ json }) => json);
  return { recipes: page, next: from + LIST_PAGE < rows.length ? (page.at(-1)?.id ?? null) : null };
};

export const recipeOverview = async (deps: CatalogReads) => {
  const rows = await readRows(deps);
  const by_state = Object.fromEntries(recipeStates.map((state) => [state, 0])) as Record<RecipeState, number>;
  for (const { json } of rows) by_state[json.state] += 1;
  return { total: rows.length, warned: rows.filter(isWarned).length, by_state };
};

export const readRecipe = async (
  db: Kysely<Schema>,
  id: string,
): Promise<Result<AdminRecipeJson, Refusal>> => {
  const recipe = await readAdminRecipe(db, id);
  return recipe ? accept(recipe) : refuse(unknownRecipe);
};

/** What was published, the last first. */
export const readRecipeVersions = async (db: Kysely<Schema>, id: string) => {
  const [stored] = await readRecipesWithDraft(db, sql<boolean>`r.id = ${id}`);
  if (!stored) return refuse(unknownRecipe);
  return accept({
    versions: await readVersions(db, recipeVersions, stored, (content) => recipeContentSchema.parse(content)),
  });
};

interface Row {
  readonly stored: RecipeWithDraft;
  readonly json: AdminRecipeRowJson;
}

const readRows = async (deps: CatalogReads): Promise<readonly Row[]> => {
  const all = await readRecipesWithDraft(deps.db, sql<boolean>`true`);
  const recipes = all.map((stored) => ({ stored, recipe: recipeOf(stored) }));
  const ids = productIdsOf(recipes.map(({ recipe }) => recipe));
  const [products, stock, usual] = await Promise.all([
    recipeProducts(deps, ids),
    readIngredientStock(deps.db, ids),
    usualCosts(deps, all),
  ]);
  return recipes
    .map(({ stored, recipe }): Row => {
      const lines = linesOf(recipe.ingredients, products);
      const { contains, mayContain, unknownProducts } = recipeAllergens(lines);
      const { kcal } = recipeNutrition(lines, recipe.servings).perServing;
      return {
        stored,
        json: {
          ...presentSummary(recipe, products),
          version: stored.version,
          state: stateOf(stored),
          publish_on: stored.publishOn,
          kcal: kcal === null ? null : Math.round(kcal),
          allergens: {
            contains: [...contains],
            mayContain: [...mayContain],
            unknownProducts: [...unknownProducts],
          },
          warnings: warningsOf(recipe, products, stock, usual),
          changed_at: stored.changedAt.toISOString(),
        },
      };
    })
    .toSorted((one, other) => spanishCollator.compare(one.json.title, other.json.title));
};

const spanishCollator = new Intl.Collator('es', { numeric: true });

const matches = (row: Row, { q, state, meal, warned, product }: Omit<RecipeFilter, 'after'>): boolean => {
  const { stored, json } = row;
  const text = fold(`${json.title} ${json.tags.join(' ')}`);
  return (
    // Archived recipes are only listed on request.
    (state ? json.state === state : json.state !== 'archivada') &&
    (!meal || json.meal === meal) &&
    (!warned || isWarned(row)) &&
    (!product || namesProduct(stored, product)) &&
    fold(q ?? '')
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
};

const isWarned = ({ json }: Row): boolean => json.warnings.length > 0 && json.state !== 'archivada';

const namesProduct = ({ content, published }: RecipeWithDraft, id: string): boolean =>
  [content, published].some((each) =>
    each?.ingredients.some(({ product_id, substitutes }) => product_id === id || substitutes.includes(id)),
  );
