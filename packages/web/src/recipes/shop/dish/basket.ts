import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { type PurchaseLine, planPurchase } from '@nutricion/domain/recipes/purchase';
import { amountText, type Dish } from './dish.ts';

/** A product of a recipe, with its state for the cart. */
export type BasketRow = {
  readonly productId: string;
  /** "2 tazas de arroz de grano mediano"; of one product that is used twice, both amounts. */
  readonly text: string;
  readonly isOptional: boolean;
  /** Packages that the recipe needs; whole, at least 1. */
  readonly needed: number;
  /** Packages that are in the cart already. */
  readonly inCart: number;
  /** What does as well and can be bought now. */
  readonly substitutes: readonly { readonly id: string; readonly title: string }[];
} & (
  | { readonly kind: 'gone'; readonly product: null }
  | { readonly kind: 'out-of-stock'; readonly product: ProductJson }
  | { readonly kind: 'in-cart'; readonly product: ProductJson }
  | {
      readonly kind: 'to-add';
      readonly product: ProductJson;
      /** Packages to add: the need beyond those in the cart, up to the stock. */
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
): readonly BasketRow[] => {
  const needs = dish.ingredients.map(({ productId, amountInPackages }) => ({
    productId: productId as ProductId,
    packages: amountInPackages && (amountInPackages * servings) / dish.servings,
  }));
  const productOf = (id: string) => dish.ingredients.find(({ productId }) => productId === id)?.product;
  return planPurchase(needs, (id) => ({
    stock: productOf(id)?.stock ?? null,
    inCart: quantityInCart(id),
  })).map((line) => rowOf(line, dish, servings, quantityInCart(line.productId)));
};

const rowOf = (line: PurchaseLine, dish: Dish, servings: number, inCart: number): BasketRow => {
  const { productId, needed, toAdd, state } = line;
  const uses = dish.ingredients.filter((ingredient) => ingredient.productId === productId);
  const text = uses.map((use) => amountText(use, dish, servings)).join(' + ');
  const row = {
    productId,
    text,
    needed,
    inCart,
    isOptional: uses.every(({ optional }) => optional),
    substitutes: uses[0]?.substitutes ?? [],
  };
  const product = uses[0]?.product ?? null;
  if (product === null) return { ...row, kind: 'gone', product };
  if (toAdd > 0)
    return { ...row, kind: 'to-add', product, packages: toAdd, missing: needed - inCart - toAdd };
  // All that is left may be in the cart: then nothing can be added, and something is missing all the same.
  return { ...row, kind: state === 'in-cart' || inCart > 0 ? 'in-cart' : 'out-of-stock', product };
};

/** What is added unless the customer decides otherwise: everything that can be, but not what is optional. */
export const isChosenAtFirst = (row: BasketRow): boolean => row.kind === 'to-add' && !row.isOptional;
