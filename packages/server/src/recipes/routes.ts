import type { recipeEndpoints } from '@nutricion/contract/recipes/recipes';
import { isUuid, type ProductId } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { usageOf } from '@nutricion/domain/recipes/measure';
import type { Logger } from 'pino';
import { type CatalogReads, recipeProducts } from '../catalog/public.ts';
import { jsonList, jsonObject } from '../platform/http/json-text.ts';
import { type Handlers, JsonResponse, type MountFeature, mount } from '../platform/http/mount.ts';
import { presentRecipe, presentSummary } from './present-recipe.ts';
import type { ExpressRecipe, Recipe } from './recipe.ts';
import type { RecipeMemory } from './recipe-memory.ts';
import { openRecipeViews } from './recipe-views.ts';
import { type ProductsById, productIdsOf } from './shop-products.ts';

export interface RecipeDependencies extends CatalogReads {
  readonly recipes: RecipeMemory;
  /** The built-in Recetas Express, checked when they were loaded. */
  readonly expressRecipes: readonly ExpressRecipe[];
  /** Counts a view. */
  readonly countView: (recipeId: string) => void;
}

/** The specification's carousel fetches ten. */
const LIMIT = 10;
/** On a product's page. */
const USES_SHOWN = 6;

export const mountRecipes: MountFeature<
  Omit<RecipeDependencies, 'countView'> & { readonly logger: Logger }
> = (app, shop) =>
  mount(
    app,
    shop.authenticate,
    recipeHandlers({ ...shop, countView: openRecipeViews(shop.db, shop.logger) }),
  );

/** Recipes with what they cost, hold and need at this moment. */
export const recipeHandlers = (deps: RecipeDependencies): Handlers<keyof typeof recipeEndpoints> => {
  const { recipes, expressRecipes, countView } = deps;
  const productsOf = (shown: readonly Recipe[]): Promise<ProductsById> =>
    recipeProducts(deps, productIdsOf(shown));
  const summaries = async (shown: readonly Recipe[]) => {
    const products = await productsOf(shown);
    return shown.map((recipe) => presentSummary(recipe, products));
  };
  /** The Recetas Express, with the photos that they have now. */
  const expressNow = async () => {
    await recipes.current();
    return expressRecipes.map((recipe) => ({ ...recipe, image: recipes.imageOf(recipe.id) }));
  };

  return {
    'GET /api/recipes': async ({ query }) => {
      const { mealPrep, category, meal, limit = LIMIT, offset = 0 } = query;
      const matching = (await recipes.current()).filter(
        (recipe) =>
          (mealPrep === undefined || recipe.isMealPrepFriendly === (mealPrep === 'true')) &&
          (category === undefined || recipe.category === category) &&
          (meal === undefined || recipe.meal === meal),
      );
      const page = matching.slice(offset, offset + limit);
      return accept({ recipes: await summaries(page), total: matching.length });
    },

    'GET /api/recipes/express': async () => {
      const shown = await expressNow();
      const products = await productsOf(shown);
      const list = jsonList(shown.map((recipe) => presentRecipe(recipe, products)));
      return accept(new JsonResponse(jsonObject({ recipes: list })));
    },

    'GET /api/recipes/{id}': async ({ params }) => {
      const id = params.id.toLowerCase();
      const isThis = (recipe: Recipe) => recipe.id === id;
      const own = (await expressNow()).find(isThis);
      const shown = isUuid(id) ? await recipes.current() : [];
      const survivorId = recipes.survivorOf(id);
      const recipe = own ?? shown.find(isThis) ?? shown.find((each) => each.id === survivorId);
      if (!recipe) return refuse({ kind: 'not-found', what: 'esa receta' });
      countView(recipe.id);
      return accept(new JsonResponse(presentRecipe(recipe, await productsOf([recipe]))));
    },

    'GET /api/products/{id}/recipes': async ({ params }) => {
      const id = params.id.toLowerCase() as ProductId;
      const product = isUuid(id) ? (await recipeProducts(deps, [id])).get(id) : undefined;
      if (!product) return refuse({ kind: 'not-found', what: 'ese producto' });
      const all = [...(await recipes.current()), ...(await expressNow())];
      return accept({ recipes: await summaries(mainUses(all, id, product.food).slice(0, USES_SHOWN)) });
    },
  };
};

/** The recipes that use a product, those that use most of it first: rice before its pinch of salt. */
const mainUses = (
  recipes: readonly Recipe[],
  productId: ProductId,
  food: Parameters<typeof usageOf>[1],
): readonly Recipe[] => {
  const uses = recipes.flatMap((recipe) => {
    const own = recipe.ingredients.filter((ingredient) => ingredient.productId === productId);
    if (own.length === 0) return [];
    const packages = own.reduce((sum, ingredient) => sum + (usageOf(ingredient, food).packages ?? 0), 0);
    return [{ recipe, perServing: packages / recipe.servings }];
  });
  return uses.sort((one, other) => other.perServing - one.perServing).map(({ recipe }) => recipe);
};
