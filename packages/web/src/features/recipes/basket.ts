import type { ProductJson } from '@nutricion/contract/catalog';
import { amountText, type Dish, type DishIngredient } from './dish.ts';

/** One product of a recipe, and what stands between it and the cart. */
export type BasketRow = {
  readonly productId: string;
  /** "2 tazas de arroz de grano mediano"; of one product that is used twice, both amounts. */
  readonly text: string;
  readonly isOptional: boolean;
  /** Packages that the recipe needs; whole, at least 1. */
  readonly needed: number;
  /** Packages that are in the cart already. */
  readonly inCart: number;
} & (
  | { readonly kind: 'gone'; readonly product: null }
  | { readonly kind: 'out-of-stock'; readonly product: ProductJson }
  | { readonly kind: 'in-cart'; readonly product: ProductJson }
  | {
      readonly kind: 'to-add';
      readonly product: ProductJson;
      /** Packages that would be added: what is needed and not in the cart, as far as the stock goes. */
      readonly packages: number;
      /** Packages that the stock lacks for the recipe. */
      readonly missing: number;
    }
);

/** The products of a recipe for `servings`, each once, in the order of its ingredients. */
export const basketRows = (
  dish: Dish,
  servings: number,
  quantityInCart: (productId: string) => number,
): readonly BasketRow[] =>
  [...new Set(dish.ingredients.map(({ productId }) => productId))].map((productId) =>
    rowOf(productId, dish, servings, quantityInCart(productId)),
  );

const rowOf = (productId: string, dish: Dish, servings: number, inCart: number): BasketRow => {
  const uses = dish.ingredients.filter((ingredient) => ingredient.productId === productId);
  const needed = packagesToBuy(uses, servings / dish.servings);
  const common = {
    productId,
    text: uses.map((use) => amountText(use, dish, servings)).join(' + '),
    isOptional: uses.every(({ optional }) => optional),
    needed,
    inCart,
  };
  const product = uses[0]?.product ?? null;
  if (product === null || !product.is_active) return { ...common, kind: 'gone', product: null };
  if (inCart >= needed) return { ...common, kind: 'in-cart', product };
  if (product.stock < 1) return { ...common, kind: 'out-of-stock', product };
  // What is left may be in the cart already: nothing can be added then, and something is missing all the same.
  if (product.stock <= inCart) return { ...common, kind: 'in-cart', product };
  const packages = Math.min(needed, product.stock) - inCart;
  return { ...common, kind: 'to-add', product, packages, missing: Math.max(0, needed - product.stock) };
};

/** Amounts are summed before they are rounded: two half cans are one. Unknown amounts need one package. */
const packagesToBuy = (uses: readonly DishIngredient[], factor: number): number => {
  const known = uses.reduce(
    (sum, { amountInPackages }) => sum + (amountInPackages === null ? 1 : amountInPackages * factor),
    0,
  );
  return Math.max(1, Math.ceil(known - ROUNDING));
};

/** Thirds of a cup don't sum to a whole in binary. */
const ROUNDING = 1e-6;

/** What is added unless she decides otherwise: everything that can be, but not what is optional. */
export const isChosenAtFirst = (row: BasketRow): boolean => row.kind === 'to-add' && !row.isOptional;
