import { shownContactSchema } from '@nutricion/contract/shop-particulars';
import { eatersOf } from '@nutricion/domain/household/household';
import type { ProductId } from '@nutricion/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { buyAgainLines, type PastLine } from '../features/catalog/buy-again-lines.ts';
import { currentProducts } from '../features/catalog/current-products.ts';
import { linkedProducts } from '../features/catalog/linked-products.ts';
import { planProducts } from '../features/catalog/plan-products.ts';
import { recipeProducts } from '../features/catalog/recipe-products.ts';
import { seenPlaces } from '../features/catalog/seen-places.ts';
import { spokenProducts } from '../features/catalog/spoken-products.ts';
import { isOverdueInSql } from '../features/education/admin/kept-article.ts';
import { createArticleMemory } from '../features/education/article-memory.ts';
import { openPlanFigures } from '../features/meal-plans/plan-figures.ts';
import { planSideRecipes } from '../features/meal-plans/plan-sides.ts';
import { plannedShift } from '../features/meal-plans/planned-shift.ts';
import { isLateInSql } from '../features/orders/counter/late-in-sql.ts';
import { readLastOrders } from '../features/orders/last-orders.ts';
import { countNoShows } from '../features/orders/no-shows.ts';
import { shiftOfOrders } from '../features/orders/shift-of-orders.ts';
import { openNextDelivery } from '../features/orders/slots/next-delivery.ts';
import { readCountedCash, readMovedMoney } from '../features/payments/admin/moved-money.ts';
import { methodsOf } from '../features/payments/payment-reads.ts';
import { recordAtTheDoor } from '../features/payments/settle-money.ts';
import { readAddresses } from '../features/profile/address-store.ts';
import { readPreferences } from '../features/profile/preference-store.ts';
import { findRecipes } from '../features/recipes/find-recipes.ts';
import { planRecipe } from '../features/recipes/plan-recipe.ts';
import { createRecipeMemory } from '../features/recipes/recipe-memory.ts';
import { openRecipeViews } from '../features/recipes/recipe-views.ts';
import { rememberSetting } from '../features/shop-settings/kept-setting.ts';
import { openOrderLimits } from '../features/shop-settings/order-limits.ts';
import { shopSetting } from '../features/shop-settings/settings.ts';
import { nextLots, putBackInLots, takeFromLots } from '../features/stock/take-from-lots.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { paymentParts } from './payment-parts.ts';

export type ShopParts = ReturnType<typeof shopParts>;

/** What the subjects of the shop take, each what it needs. What one asks of another is joined here. */
export const shopParts = (deps: AppDependencies) => {
  const { db, now, accounts, catalog } = deps;
  const { life, payments, refundLines } = paymentParts(deps);
  const recipes = createRecipeMemory(db, deps.logger, now);
  const readArticles = createArticleMemory(db, deps.logger);
  const orderLimitSettings = openOrderLimits(db, deps.logger, now);
  const shopParticulars = rememberSetting(db, deps.logger, now, shopSetting);
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
    forgetCaller: accounts.forget,
    countNoShows: (profileId: string) => countNoShows(db, profileId),
    proveOneself: accounts.proveOneself,
    orderLimitSettings,
    orderLimits: orderLimitSettings.current,
    shopParticulars,
    shopContact: async () => shownContactSchema.parse(await shopParticulars.current()),
    currentProducts: (ids: readonly string[]) => currentProducts(db, ids, now()),
    linkedProducts: (ids: readonly string[]) => linkedProducts(db, ids, now()),
    buyAgainLines: <Line extends PastLine>(lines: readonly Line[]) => buyAgainLines(db, lines, now()),
    announceStock: catalog.announceStock,
    settleMoney: life.settleMoney,
    issueReceipt: life.issueReceipt,
    recordAtTheDoor: (
      trx: Transaction<Schema>,
      order: { readonly id: string },
      paid: Parameters<typeof recordAtTheDoor>[3],
    ) => recordAtTheDoor({ now }, trx, order, paid),
    payments,
    paymentMethods: methodsOf(deps.paymentProviders),
    refundLines,
    issueCreditNotes: life.issueCreditNotes,
    takeFromLots: (trx: Transaction<Schema>, orderItemId: number, units: number) =>
      takeFromLots(trx, orderItemId, units, now()),
    putBackInLots,
    nextLots: (productIds: readonly string[]) => nextLots(db, productIds, now()),
    isLateOrder: isLateInSql,
    isOverdueArticle: isOverdueInSql,
    readMovedMoney,
    readCountedCash,
    queriesThatBegin: deps.searches.beginningWith,
    savedAddresses: (profileId: string) => readAddresses(db, profileId),
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
      const seen = new Map(
        [...(await recipes.current()), ...deps.expressRecipes].map((each) => [each.id, each]),
      );
      const survivors = new Set(ids.map((id) => recipes.survivorOf(id) ?? id));
      return [...survivors].flatMap((id) => {
        const recipe = seen.get(id);
        return recipe ? [{ id: recipe.id, title: recipe.title, art: recipe.art }] : [];
      });
    },
    recipes,
    countRecipeView: openRecipeViews(db, deps.logger),
    picturedRecipes: async () => [...(await recipes.current()), ...deps.expressRecipes],
    seenPlaces: (productId: string, query: string) => seenPlaces(catalog, productId, query),
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
