import type { ProductId } from '../kit/ids.ts';

/** The amount of a product that a recipe needs for the chosen servings. */
export interface Need {
  readonly productId: ProductId;
  /** A fraction; null (not computable) counts as a part of one package. */
  readonly packages: number | null;
}

export interface Available {
  /** Null: the product is not sold at present. */
  readonly stock: number | null;
  /** Packages in the cart already. */
  readonly inCart: number;
}

export interface PurchaseLine {
  readonly productId: ProductId;
  /** Whole packages that cover the need; at least 1. */
  readonly needed: number;
  /** Packages to add to the cart: the need beyond those in it, up to the stock. */
  readonly toAdd: number;
  /**
   * `in-cart`: the cart has enough. `short`: the stock is less than the need. `out-of-stock`: nothing left to add.
   * `not-sold`: not sold now.
   */
  readonly state: 'enough' | 'in-cart' | 'short' | 'out-of-stock' | 'not-sold';
}

/** Half a per cent of a package is within what a spoon measures; it buys no package of its own. */
export const TOLERANCE = 0.005;

/** Whole packages that cover a need: rounded up, never 0. */
export const packagesFor = (packages: number | null): number =>
  Math.max(1, Math.ceil((packages ?? 1) - TOLERANCE));

/** What to put into the cart for these needs, one line per product in the order of first mention. */
export const planPurchase = (
  needs: readonly Need[],
  availableOf: (productId: ProductId) => Available,
): readonly PurchaseLine[] => {
  const byProduct = new Map<ProductId, number>();
  for (const { productId, packages } of needs)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + (packages ?? 1));
  return [...byProduct].map(([productId, packages]) =>
    lineOf(productId, packagesFor(packages), availableOf(productId)),
  );
};

const lineOf = (productId: ProductId, needed: number, { stock, inCart }: Available): PurchaseLine => {
  const line = { productId, needed };
  if (stock === null) return { ...line, toAdd: 0, state: 'not-sold' };
  if (inCart >= needed) return { ...line, toAdd: 0, state: 'in-cart' };
  const addable = Math.max(0, stock - inCart);
  if (addable === 0) return { ...line, toAdd: 0, state: 'out-of-stock' };
  const missing = needed - inCart;
  return addable >= missing
    ? { ...line, toAdd: missing, state: 'enough' }
    : { ...line, toAdd: addable, state: 'short' };
};
