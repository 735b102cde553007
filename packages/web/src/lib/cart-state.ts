import { type Cart, emptyCart, itemCount, subtotalCents } from '@nutricion/domain/cart/cart';
import { type IncentiveStatus, incentiveStatus } from '@nutricion/domain/incentive/incentive';
import { CART_KEY, readCart, switchCart, writeCart } from './cart-memory.ts';
import { externalStore } from './external-store.ts';
import { currentSession, subscribeSession } from './session-store.ts';
import { onOtherTab } from './storage.ts';

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

export const cartView = externalStore<CartView>(viewOf(switchCart(owner)));

/**
 * Changes the cart from what local storage holds now, not from what this page last saw: another tab
 * may have added to it. Without a signed-in user there is no cart to change.
 */
export const changeCart = (change: (cart: Cart) => Cart): void => {
  const userId = userIdNow();
  if (userId === null) return;
  const cart = change(newestCart(userId));
  writeCart({ userId, cart });
  cartView.set(viewOf(cart));
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
  cartView.set(viewOf(switchCart(userId)));
});

onOtherTab(CART_KEY, () => {
  const userId = userIdNow();
  const stored = readCart();
  cartView.set(viewOf(userId !== null && stored.userId === userId ? stored.cart : emptyCart));
});

/** A promotion may have ended while the page was out of sight. */
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') cartView.set(viewOf(cartView.get().cart));
});
