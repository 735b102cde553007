import { publicContactSchema } from '@nutricion/contract/orders/shop-particulars';
import { linkedProducts } from '../catalog/linked-products.ts';
import { openNextDelivery } from '../fulfilment/slots/next-delivery.ts';
import { countNoShows } from '../orders/no-shows.ts';
import { openOrderLimits } from '../orders/settings/order-limits.ts';
import { shopSetting } from '../orders/settings/settings.ts';
import { cacheSetting } from '../orders/settings/stored-setting.ts';
import { shiftOfOrders } from '../orders/shift-of-orders.ts';
import { methodsOf } from '../payments/payment-reads.ts';
import { openPantry } from '../plans/pantry.ts';
import { openPlanFigures } from '../plans/plan-figures.ts';
import { plannedShift } from '../plans/planned-shift.ts';
import { createRecipeMemory } from '../recipes/recipe-memory.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { assemblePayments } from './assemble-payments.ts';

export type ShopParts = ReturnType<typeof assembleShop>;

/**
 * The dependencies of all subjects. A subject imports what it needs of another from its `public.ts`; handed over is what is open once for all, and
 * what a subject needs of one that imports it.
 */
export const assembleShop = (deps: AppDependencies) => {
  const { db, now, catalog } = deps;
  const { transitionDependencies, payments, refundLines } = assemblePayments(deps);
  const recipes = createRecipeMemory(db, deps.logger, now);
  const allRecipes = async () => [...(await recipes.current()), ...deps.expressRecipes];
  const orderLimitSettings = openOrderLimits(db, deps.logger, now);
  const shopParticulars = cacheSetting(db, deps.logger, now, shopSetting);
  return {
    ...deps,
    // Open once for all: caches, settings and providers.
    authenticate: deps.accounts.authenticate,
    announceStock: catalog.announceStock,
    orderLimitSettings,
    orderLimits: orderLimitSettings.current,
    shopParticulars,
    recipes,
    payments,
    paymentMethods: methodsOf(deps.paymentProviders),

    // Orders and stock are imported by payments, which moves their money.
    ...transitionDependencies,
    refundLines,

    // Accounts is imported by orders and fulfilment.
    countNoShows: (profileId: string) => countNoShows(db, profileId),
    shopContact: async () => publicContactSchema.parse(await shopParticulars.current()),
    nextDelivery: openNextDelivery(deps),

    // Content is imported by catalog and recipes, and they by orders and plans.
    linkedProducts: (ids: readonly string[]) => linkedProducts(db, ids, now()),
    recipesWithImages: allRecipes,
    currentRecipes: async (ids: readonly string[]) => {
      const recipesById = new Map((await allRecipes()).map((each) => [each.id, each]));
      const survivors = new Set(ids.map((id) => recipes.survivorOf(id) ?? id));
      return [...survivors].flatMap((id) => {
        const recipe = recipesById.get(id);
        return recipe ? [{ id: recipe.id, title: recipe.title, art: recipe.art }] : [];
      });
    },
    workShift: async (profileId: string) =>
      (await plannedShift(db, profileId)) ?? (await shiftOfOrders(db, profileId)),

    // Catalog is imported by recipes and plans; what was searched is a log that app opens.
    recipesWith: async (productId: string) =>
      (await recipes.current()).filter(({ ingredients }) =>
        ingredients.some((each) => each.productId === productId),
      ).length,
    planFigures: openPlanFigures({ ...deps, readPantry: openPantry({ ...deps, recipes }) }),
    queriesThatBegin: deps.searches.beginningWith,
  };
};
