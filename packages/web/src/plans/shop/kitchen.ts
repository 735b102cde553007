import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { isObject } from '@nutricion/domain/kit/is-object';
import type { AtHome } from '@nutricion/domain/plans/answers';

interface Dated {
  readonly atMs: number;
}

/** What is remembered of a person's kitchen from one plan to the next. */
export interface Kitchen {
  /** Products of which there is enough for any plan: "ya lo tengo". */
  readonly plenty: readonly string[];
  /** Parts of packages that plans left over. */
  readonly leftovers: readonly (Dated & { readonly productId: string; readonly packages: number })[];
  /** Dishes of the plans that were bought. */
  readonly dishes: readonly (Dated & { readonly recipeId: string })[];
}

const EMPTY: Kitchen = { plenty: [], leftovers: [], dishes: [] };
const DAY_MS = 86_400_000;
/** After this an opened package counts as gone or spoilt. */
const LEFTOVERS_MS = 14 * DAY_MS;
const RECENT_MEALS_MS = 28 * DAY_MS;
/** Less than that of a package is no help. */
const MIN_PACKAGES = 0.1;

const texts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];

const objects = (stored: unknown) => (Array.isArray(stored) ? stored.filter(isObject) : []);

export const kitchenFromStored = (stored: unknown): Kitchen => {
  if (!isObject(stored)) return EMPTY;
  return {
    plenty: texts(stored.plenty),
    leftovers: objects(stored.leftovers).flatMap(({ productId, packages, atMs }) =>
      typeof productId === 'string' &&
      typeof packages === 'number' &&
      packages > 0 &&
      typeof atMs === 'number'
        ? [{ productId, packages, atMs }]
        : [],
    ),
    dishes: objects(stored.dishes).flatMap(({ recipeId, atMs }) =>
      typeof recipeId === 'string' && typeof atMs === 'number' ? [{ recipeId, atMs }] : [],
    ),
  };
};

/** What the next plan needn't buy. */
export const atHomeOf = ({ plenty, leftovers }: Kitchen, nowMs: number): AtHome[] => [
  ...plenty.map((productId) => ({ productId: productId as ProductId, packages: null })),
  ...leftovers
    .filter(({ productId, atMs }) => nowMs - atMs < LEFTOVERS_MS && !plenty.includes(productId))
    .map(({ productId, packages }) => ({ productId: productId as ProductId, packages })),
];

/** Recipes of the last weeks. */
export const recentMealsOf = ({ dishes }: Kitchen, nowMs: number): string[] =>
  dishes.filter(({ atMs }) => nowMs - atMs < RECENT_MEALS_MS).map(({ recipeId }) => recipeId);

/** The kitchen after a plan was bought: leftovers used, new leftovers, dishes eaten. */
export const withBoughtPlan = (
  kitchen: Kitchen,
  { plan, shoppingList, fromHome }: Pick<MealPlanJson, 'plan' | 'shoppingList' | 'fromHome'>,
  nowMs: number,
): Kitchen => {
  const remaining = new Map(
    kitchen.leftovers.filter(({ atMs }) => nowMs - atMs < LEFTOVERS_MS).map((each) => [each.productId, each]),
  );
  for (const { productId, packages } of fromHome) {
    const before = remaining.get(productId);
    if (before) remaining.set(productId, { ...before, packages: before.packages - packages });
  }
  for (const { productId, leftoverPackages } of shoppingList) {
    const before = Math.max(0, remaining.get(productId)?.packages ?? 0);
    remaining.set(productId, { productId, packages: before + leftoverPackages, atMs: nowMs });
  }
  const recipeIds = new Set(plan.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)));
  return {
    ...kitchen,
    leftovers: [...remaining.values()].filter(({ packages }) => packages >= MIN_PACKAGES),
    dishes: [
      ...kitchen.dishes.filter(
        ({ recipeId, atMs }) => nowMs - atMs < RECENT_MEALS_MS && !recipeIds.has(recipeId),
      ),
      ...[...recipeIds].map((recipeId) => ({ recipeId, atMs: nowMs })),
    ],
  };
};

/** The kitchen with enough of a product, or without it. */
export const withProductAtHome = (kitchen: Kitchen, productId: string, isThere: boolean): Kitchen => ({
  ...kitchen,
  plenty: [...kitchen.plenty.filter((id) => id !== productId), ...(isThere ? [productId] : [])],
  leftovers: kitchen.leftovers.filter((each) => each.productId !== productId),
});
