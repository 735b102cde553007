import type { AdminRecipeRowJson, UsedProductJson } from '@nutricion/contract/recipes/admin-recipes';
import type { RecipeContentJson } from '@nutricion/contract/recipes/recipe-content';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { costCents } from '@nutricion/domain/recipes/cost';
import { recipeMeals } from '@nutricion/domain/recipes/recipe';
import { medianOf, recipeWarnings } from '@nutricion/domain/recipes/recipe-warnings';
import { dietsOf } from '@nutricion/planner';
import { type Kysely, sql } from 'kysely';
import { type CatalogReads, planProducts, recipeProducts } from '../../catalog/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { jsonList, jsonObject, jsonOf } from '../../platform/http/json-text.ts';
import { JsonResponse } from '../../platform/http/mount.ts';
import { planRecipe } from '../plan-recipe.ts';
import { presentRecipe } from '../present-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { linesOf, type ProductsById, productIdsOf } from '../shop-products.ts';
import { type CookedProduct, recipePublishIssues } from './recipe-publish-issues.ts';
import { type RecipeWithDraft, readRecipesWithDraft, recipeOf } from './recipe-with-draft.ts';

/** An id for a recipe that isn't stored yet. */
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Cost, nutrition and needs of a recipe as written, by the same functions as the shop. */
export const computeRecipe = async (deps: CatalogReads, content: RecipeContentJson) => {
  const recipe = recipeOf({ id: NO_ID, imageUrl: null, content });
  const ids = productIdsOf([recipe]);
  const [products, planned, stock, published] = await Promise.all([
    recipeProducts(deps, ids),
    planProducts(deps, ids, deps.now()),
    readIngredientStock(deps.db, ids),
    readRecipesWithDraft(deps.db, sql<boolean>`r.is_active`),
  ]);
  const usual = await usualCosts(deps, published);
  return new JsonResponse(
    jsonObject({
      recipe: presentRecipe(recipe, products),
      diets: jsonOf(dietsOf(planRecipe(recipe), { products: planned })),
      warnings: jsonOf(warningsOf(recipe, products, stock, usual)),
      faults: jsonOf(recipePublishIssues(content, cookedOf(stock, products))),
      products: jsonList(ids.flatMap((id) => stockToJson(stock.get(id)))),
    }),
  );
};

const stockToJson = (product: StockedProduct | undefined) => {
  if (!product) return [];
  const { sku: _, ...shown } = product;
  return [jsonOf(shown)];
};

/** Why the recipe as written can't be published. */
export const issuesOf = async (deps: CatalogReads, db: Kysely<Schema>, content: RecipeContentJson) => {
  const ids = content.ingredients.map(({ product_id }) => product_id as ProductId);
  const [products, stock] = await Promise.all([recipeProducts(deps, ids), readIngredientStock(db, ids)]);
  return recipePublishIssues(content, cookedOf(stock, products));
};

export interface StockedProduct extends UsedProductJson {
  readonly sku: string;
}
type StockById = ReadonlyMap<string, StockedProduct>;

export const readIngredientStock = async (db: Kysely<Schema>, ids: readonly string[]): Promise<StockById> => {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sku', 'title', 'package_label', 'category', 'image_url', 'stock'])
    .select(sql<boolean>`is_active and archived_at is null`.as('is_sold'))
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const cookedOf = (stock: StockById, products: ProductsById): ReadonlyMap<string, CookedProduct> =>
  new Map(
    [...stock].flatMap(([id, { sku }]) => {
      const product = products.get(id as ProductId);
      return product ? [[id, { sku, food: product.food }] as const] : [];
    }),
  );

/** Cents of a serving that are usual for a meal: the median of what is published. */
export const usualCosts = async (
  deps: CatalogReads,
  published: readonly RecipeWithDraft[],
): Promise<(recipe: Pick<Recipe, 'meal'>) => number | null> => {
  const recipes = published.flatMap(({ published: content, ...record }) =>
    content && !record.isArchived ? [recipeOf({ ...record, content })] : [],
  );
  const products = await recipeProducts(deps, productIdsOf(recipes));
  const costs = recipes.flatMap((recipe) => {
    const cents = perServingCents(recipe, products);
    return cents === null ? [] : [{ meal: recipe.meal, cents }];
  });
  const usual = new Map(
    [null, ...recipeMeals.map(({ id }) => id)].map((meal) => [
      meal,
      medianOf(costs.filter((cost) => cost.meal === meal).map(({ cents }) => cents)),
    ]),
  );
  return ({ meal }) => usual.get(meal) ?? null;
};

const perServingCents = ({ ingredients, servings }: Recipe, products: ProductsById): number | null => {
  const cents = costCents(linesOf(ingredients, products));
  return cents === null ? null : Math.round(cents / servings);
};

export const warningsOf = (
  recipe: Recipe,
  products: ProductsById,
  stock: StockById,
  usualOf: (recipe: Pick<Recipe, 'meal'>) => number | null,
): AdminRecipeRowJson['warnings'] => {
  const used = recipe.ingredients.map(({ productId, label, substitutes = [] }) => {
    const [product, stocked] = [products.get(productId), stock.get(productId)];
    return {
      title: stocked?.title ?? label,
      isSold: stocked?.is_sold ?? false,
      stock: stocked?.stock ?? 0,
      hasNutrition: product ? product.food.per100g !== null : true,
      substitutes: substitutes.flatMap((id) => {
        const substitute = stock.get(id);
        return substitute?.is_sold && substitute.stock > 0 ? [substitute.title] : [];
      }),
    };
  });
  return [
    ...recipeWarnings(used, {
      perServingCents: perServingCents(recipe, products),
      usualCents: usualOf(recipe),
    }),
  ];
};
