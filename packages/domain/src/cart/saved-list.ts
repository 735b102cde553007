import { unitPriceCents } from '../catalog/price.ts';
import type { ProductId } from '../kit/ids.ts';
import { accept, type Result, refuse } from '../kit/result.ts';
import {
  addToCart,
  type Cart,
  type CartLine,
  type CartProduct,
  type CartRefusal,
  removeLine,
} from './cart.ts';

/** A line that left the cart to be bought some other day, with its product as it was then. */
export interface SavedItem extends CartLine {
  /** When it was saved, in epoch ms: its price then is compared with today's. */
  readonly savedAtMs: number;
}

/** Newest first, each product once. */
export type SavedList = readonly SavedItem[];

export interface CartAndSaved {
  readonly cart: Cart;
  readonly saved: SavedList;
}

/** Moves a line out of the cart. One that waits here already grows by it. A product not in the cart changes nothing. */
export const saveForLater = (
  { cart, saved }: CartAndSaved,
  productId: ProductId,
  nowMs: number,
): CartAndSaved => {
  const line = cart.items.find((item) => item.productId === productId);
  if (!line) return { cart, saved };
  const waiting = saved.find((item) => item.productId === productId)?.quantity ?? 0;
  const item = { ...line, quantity: line.quantity + waiting, savedAtMs: nowMs };
  return { cart: removeLine(cart, productId), saved: [item, ...withoutSaved(saved, productId)] };
};

/**
 * Moves an item back, at the price and stock that `product` has now: as many as there are. It stays here
 * when not one more fits into the cart.
 */
export const moveToCart = (
  { cart, saved }: CartAndSaved,
  productId: ProductId,
  product: CartProduct,
): Result<CartAndSaved, CartRefusal> => {
  const item = saved.find((one) => one.productId === productId);
  if (!item) return accept({ cart, saved });
  const added = addToCart(cart, product, item.quantity);
  if (!added.ok) return refuse(added.refusal);
  const { substitution } = item;
  const items = added.value.items.map((line) =>
    line.productId === productId && substitution ? { substitution, ...line } : line,
  );
  return accept({ cart: { ...added.value, items }, saved: withoutSaved(saved, productId) });
};

export const withoutSaved = (saved: SavedList, productId: ProductId): SavedList =>
  saved.filter((item) => item.productId !== productId);

/** Undoes a removal, at its place. An item that was saved again isn't doubled. */
export const restoreSaved = (saved: SavedList, item: SavedItem, position: number): SavedList =>
  saved.some(({ productId }) => productId === item.productId) ? saved : saved.toSpliced(position, 0, item);

/** A saved product's state today, in cents per unit. */
export type CurrentSavedState =
  | { readonly kind: 'gone' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'same'; readonly cents: number }
  | { readonly kind: 'dearer' | 'cheaper'; readonly cents: number; readonly fromCents: number };

/** `current` is the product as it sells now; undefined when it sells no more. */
export const currentSavedState = (
  item: SavedItem,
  current: CartProduct | undefined,
  nowMs: number,
): CurrentSavedState => {
  if (!current) return { kind: 'gone' };
  if (current.stock < 1) return { kind: 'sold-out' };
  const fromCents = unitPriceCents(item.product, item.savedAtMs);
  const cents = unitPriceCents(current, nowMs);
  if (cents === fromCents) return { kind: 'same', cents };
  return { kind: cents > fromCents ? 'dearer' : 'cheaper', cents, fromCents };
};
