import { lineTotalCents } from '../catalog/price.ts';
import type { Sellable } from '../catalog/product.ts';
import type { ProductId } from '../kit/ids.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import { chooseIncentive, type IncentiveRefusal } from '../offers/incentive.ts';
import type { Substitution } from '../orders/substitution.ts';

/** A product as the cart remembers it: enough to show and price the line without asking the server. */
export interface CartProduct extends Sellable {
  readonly description: string;
  readonly imageUrl: string;
  readonly category: string;
  /** "½ galón", "Docena": what one unit is. */
  readonly packageLabel: string;
}

export interface CartLine {
  readonly productId: ProductId;
  /** Whole, at least 1 and at most the product's stock. */
  readonly quantity: number;
  readonly product: CartProduct;
  /** What to do if it runs out while the order is packed; absent: as the whole order. */
  readonly substitution?: Substitution;
}

/** Specification, section 3: items, chosen free products, and the day of delivery, if chosen yet. */
export interface Cart {
  readonly items: readonly CartLine[];
  readonly selectedIncentiveProducts: readonly CartProduct[];
  /** ISO date (YYYY-MM-DD) in Puerto Rico. */
  readonly deliveryDate: string | null;
}

export const emptyCart: Cart = { items: [], selectedIncentiveProducts: [], deliveryDate: null };

export type CartRefusal =
  | { readonly kind: 'out-of-stock'; readonly productId: ProductId }
  | { readonly kind: 'stock-reached'; readonly productId: ProductId; readonly stock: number };

/**
 * Adds `amount` units. An existing line grows and gets the product's newest data; no line exceeds the stock: the
 * rest is left out, and refused if nothing can be added.
 */
export const addToCart = (cart: Cart, product: CartProduct, amount = 1): Result<Cart, CartRefusal> => {
  if (product.stock < 1) return refuse({ kind: 'out-of-stock', productId: product.id });
  const existing = cart.items.find((item) => item.productId === product.id);
  const before = existing?.quantity ?? 0;
  const quantity = Math.min(before + amount, product.stock);
  if (quantity <= before)
    return refuse({ kind: 'stock-reached', productId: product.id, stock: product.stock });
  const line: CartLine = { ...existing, productId: product.id, quantity, product };
  return accept({
    ...cart,
    items: existing
      ? cart.items.map((item) => (item.productId === product.id ? line : item))
      : [...cart.items, line],
  });
};

/** Sets a line's quantity, capped by stock; 0 or less removes it. Unknown products change nothing. */
export const setQuantity = (cart: Cart, productId: ProductId, quantity: number): Cart => ({
  ...cart,
  items: cart.items.flatMap((line) => {
    if (line.productId !== productId) return [line];
    const capped = Math.min(quantity, line.product.stock);
    return capped <= 0 ? [] : [{ ...line, quantity: capped }];
  }),
});

export const removeLine = (cart: Cart, productId: ProductId): Cart => setQuantity(cart, productId, 0);

/** Sets what to do if a line runs out; null: as the whole order. */
export const setSubstitution = (cart: Cart, productId: ProductId, wish: Substitution | null): Cart => ({
  ...cart,
  items: cart.items.map((line) => {
    if (line.productId !== productId) return line;
    const { substitution: _, ...rest } = line;
    return wish === null ? rest : { ...rest, substitution: wish };
  }),
});

export const selectIncentive = (
  cart: Cart,
  product: CartProduct,
  nowMs: number,
): Result<Cart, IncentiveRefusal> => {
  // The free unit needs stock beyond the bought ones.
  if (product.stock <= quantityOf(cart, product.id))
    return refuse({ kind: 'incentive-out-of-stock', productId: product.id });
  const chosen = chooseIncentive(cart.selectedIncentiveProducts, product, nowMs);
  return chosen.ok ? accept({ ...cart, selectedIncentiveProducts: chosen.value }) : chosen;
};

export const deselectIncentive = (cart: Cart, productId: ProductId): Cart => ({
  ...cart,
  selectedIncentiveProducts: cart.selectedIncentiveProducts.filter(({ id }) => id !== productId),
});

export const quantityOf = (cart: Cart, productId: ProductId): number =>
  cart.items.find((line) => line.productId === productId)?.quantity ?? 0;

export const itemCount = (cart: Cart): number => cart.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The sum of the lines at today's prices; free products don't count. */
export const subtotalCents = (cart: Cart, nowMs: number): number =>
  cart.items.reduce((sum, { product, quantity }) => sum + lineTotalCents(product, quantity, nowMs), 0);
