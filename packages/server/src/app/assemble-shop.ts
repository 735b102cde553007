import { publicContactSchema } from '@nutricion/contract/orders/shop-particulars';
import { eatersOf } from '@nutricion/domain/accounts/household';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { Kysely } from 'kysely';
import { readPreferences } from '../accounts/profile/preference-store.ts';
import { buyAgainLines, type PastLine } from '../catalog/buy-again-lines.ts';
import { currentProducts } from '../catalog/current-products.ts';
import { linkedProducts } from '../catalog/linked-products.ts';
import { placementsOf } from '../catalog/placements.ts';
import { planProducts } from '../catalog/plan-products.ts';
import { recipeProducts } from '../catalog/recipe-products.ts';
import { spokenProducts } from '../catalog/spoken-products.ts';
import { createArticleMemory } from '../content/article-memory.ts';
import { openNextDelivery } from '../fulfilment/slots/next-delivery.ts';
import { readLastOrders } from '../orders/last-orders.ts';
import { countNoShows } from '../orders/no-shows.ts';
import { openOrderLimits } from '../orders/settings/order-limits.ts';
import { shopSetting } from '../orders/settings/settings.ts';
import { cacheSetting } from '../orders/settings/stored-setting.ts';
import { shiftOfOrders } from '../orders/shift-of-orders.ts';
import { methodsOf } from '../payments/payment-reads.ts';
import { openPlanFigures } from '../plans/plan-figures.ts';
import { planSideRecipes } from '../plans/plan-sides.ts';
import { plannedShift } from '../plans/planned-shift.ts';
import type { Schema } from '../platform/db/schema.ts';
import { findRecipes } from '../recipes/find-recipes.ts';
import { planRecipe } from '../recipes/plan-recipe.ts';
import { createRecipeMemory } from '../recipes/recipe-memory.ts';
import { openRecipeViews } from '../recipes/recipe-views.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { assemblePayments } from './assemble-payments.ts';

export type ShopParts = ReturnType<typeof assembleShop>;

/** The dependencies of all subjects; what one needs of another is joined here. */
export const assembleShop = (deps: AppDependencies) => {
  const { db, now, accounts, catalog } = deps;
  const { transitionDependencies, payments, refundLines } = assemblePayments(deps);
  const recipes = createRecipeMemory(db, deps.logger, now);
  const readArticles = createArticleMemory(db, deps.logger);
  const orderLimitSettings = openOrderLimits(db, deps.logger, now);
  const shopParticulars = cacheSetting(db, deps.logger, now, shopSetting);
  const readPantry = async () => {
    const current = (await recipes.current()).map(planRecipe);
    const sides = planSideRecipes;
    const ids = new Set(
      [...current, ...sides].flatMap(({ ingredients }) => ingredients.map((each) => each.productId)),
    );
    const nowMs = now();
    return { recipes: current, sides, products: await planProducts(db, catalog, [...ids], nowMs), nowMs };
  };
  return {
    ...deps,
    authenticate: accounts.authenticate,
    forgetCaller: accounts.forgetCaller,
    countNoShows: (profileId: string) => countNoShows(db, profileId),
    verifyIdentity: accounts.verifyIdentity,
    orderLimitSettings,
    orderLimits: orderLimitSettings.current,
    shopParticulars,
    shopContact: async () => publicContactSchema.parse(await shopParticulars.current()),
    currentProducts: (ids: readonly string[]) => currentProducts(db, ids, now()),
    linkedProducts: (ids: readonly string[]) => linkedProducts(db, ids, now()),
    buyAgainLines: <Line extends PastLine>(lines: readonly Line[]) => buyAgainLines(db, lines, now()),
    announceStock: catalog.announceStock,
    settleMoney: transitionDependencies.settleMoney,
    issueReceipt: transitionDependencies.issueReceipt,
    payments,
    paymentMethods: methodsOf(deps.paymentProviders),
    refundLines,
    issueCreditNotes: transitionDependencies.issueCreditNotes,
    queriesThatBegin: deps.searches.beginningWith,
    readEaters: async (userId: string, from: Kysely<Schema> = db) =>
      eatersOf(await readPreferences(from, userId)),
    readAvoided: async (userId: string, from: Kysely<Schema> = db) =>
      eatersOf(await readPreferences(from, userId)).flatMap((eater) => eater.allergens),
    productsNow: (ids: readonly string[], from: Kysely<Schema>) => currentProducts(from, ids, now()),
    recipesFor: (query: string | undefined, limit: number) =>
      findRecipes({ recipes, readProducts: (ids) => recipeProducts(db, catalog, ids, now()) }, query, limit),
    lastOrders: (userId: string) => readLastOrders(db, userId),
    readArticles,
    workShift: async (profileId: string) =>
      (await plannedShift(db, profileId)) ?? (await shiftOfOrders(db, profileId)),
    currentRecipes: async (ids: readonly string[]) => {
      const recipesById = new Map(
        [...(await recipes.current()), ...deps.expressRecipes].map((each) => [each.id, each]),
      );
      const survivors = new Set(ids.map((id) => recipes.survivorOf(id) ?? id));
      return [...survivors].flatMap((id) => {
        const recipe = recipesById.get(id);
        return recipe ? [{ id: recipe.id, title: recipe.title, art: recipe.art }] : [];
      });
    },
    recipes,
    countRecipeView: openRecipeViews(db, deps.logger),
    recipesWithImages: async () => [...(await recipes.current()), ...deps.expressRecipes],
    placementsOf: (productId: string, query: string) => placementsOf(catalog, productId, query),
    recipesWith: async (productId: string) =>
      (await recipes.current())
        .map(planRecipe)
        .filter(({ ingredients }) => ingredients.some((each) => each.productId === productId)).length,
    recipeProducts: (ids: readonly ProductId[]) => recipeProducts(db, catalog, ids, now()),
    spokenProducts: spokenProducts(catalog, deps.words, now),
    planProducts: (ids: readonly ProductId[]) => planProducts(db, catalog, ids, now()),
    readPantry,
    planFigures: openPlanFigures({ ...deps, readPantry }),
    nextDelivery: openNextDelivery(deps),
  };
};
