import { type Cart, emptyCart, itemCount, subtotalCents } from '@nutricion/domain/cart/cart';
import { type IncentiveStatus, incentiveStatus } from '@nutricion/domain/offers/incentive';
import { externalStore } from '../../kit/lib/external-store.ts';
import { onOtherTab } from '../../kit/lib/storage.ts';
import { currentSession, subscribeSession } from '../../kit/session/session-store.ts';
import { CART_KEY, readCart, switchCart, writeCart } from './cart-storage.ts';

/** A cart and what follows from it at the moment it was last looked at. */
export interface CartView {
  readonly cart: Cart;
  readonly itemCount: number;
  readonly subtotalCents: number;
  readonly incentive: IncentiveStatus;
  /** The moment of these prices, in epoch milliseconds: promotions begin and end. */
  readonly nowMs: number;
}

const viewOf = (cart: Cart, nowMs = Date.now()): CartView => {
  const subtotal = subtotalCents(cart, nowMs);
  return {
    cart,
    itemCount: itemCount(cart),
    subtotalCents: subtotal,
    incentive: incentiveStatus(subtotal, cart.selectedIncentiveProducts, nowMs),
    nowMs,
  };
};

const userIdNow = (): string | null => currentSession()?.user.id ?? null;
let owner = userIdNow();

/**
 * The time of the prices that the customer saw before this page was loaded, in ms; null once the changes since are
 * notified.
 */
let seenBeforeMs: number | null = null;

const openCart = (userId: string | null): CartView => {
  const { cart, seenAtMs } = switchCart(userId);
  seenBeforeMs = seenAtMs ?? null;
  return viewOf(cart);
};

export const cartView = externalStore<CartView>(openCart(owner));

/**
 * The time of the prices that the customer last saw, in ms. Consumed by the caller, which notifies what has changed
 * since.
 */
export const consumeSeenAtMs = (): number => {
  const seenAtMs = seenBeforeMs ?? cartView.get().nowMs;
  seenBeforeMs = null;
  return seenAtMs;
};

/**
 * Changes the cart as stored in local storage now, not as this page last saw it, since another tab may have changed
 * it. Does nothing without a signed-in user.
 */
export const changeCart = (change: (cart: Cart) => Cart): void => {
  const userId = userIdNow();
  if (userId === null) return;
  const cart = change(newestCart(userId));
  const view = viewOf(cart);
  writeCart({ userId, cart, seenAtMs: seenBeforeMs ?? view.nowMs });
  cartView.set(view);
};

/** Local storage may be forbidden or cleared under us: then what this page holds is the newest. */
const newestCart = (userId: string): Cart => {
  const stored = readCart();
  return stored.userId === userId ? stored.cart : cartView.get().cart;
};

subscribeSession(() => {
  const userId = userIdNow();
  if (userId === owner) return;
  owner = userId;
  cartView.set(openCart(userId));
});

onOtherTab(CART_KEY, () => {
  const userId = userIdNow();
  const stored = readCart();
  cartView.set(viewOf(userId !== null && stored.userId === userId ? stored.cart : emptyCart));
});
