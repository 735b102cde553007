import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import {
  addToCart,
  type Cart,
  type CartProduct,
  type CartRefusal,
  deselectIncentive,
  emptyCart,
  quantityOf,
  removeLine,
  selectIncentive,
  setQuantity,
  setSubstitution,
} from '@nutricion/domain/cart/cart';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { accept, type Result } from '@nutricion/domain/kit/result';
import type { IncentiveRefusal } from '@nutricion/domain/offers/incentive';
import type { Substitution } from '@nutricion/domain/orders/substitution';
import { useSyncExternalStore } from 'react';
import { announce } from '../../kit/lib/announce.tsx';
import { haptic } from '../../kit/lib/haptics.ts';
import { type CartView, cartView, changeCart } from './cart-state.ts';

/** What can be done to the cart; the same functions for every caller, so they may be dependencies. */
export const cartActions = {
  /** Adds up to what stock allows; refuses when nothing more fits. */
  add: (product: ProductCardJson, amount = 1): Result<Cart, CartRefusal> =>
    decide((cart) => addToCart(cart, productToSellable(product), amount), product.title),

  /** 0 or less removes the line; more than the stock is capped. */
  setQuantity: (id: string, quantity: number): void =>
    change(id, (cart) => setQuantity(cart, productId(id), quantity)),

  remove: (id: string): void => change(id, (cart) => removeLine(cart, productId(id))),

  /** What to do if this line runs out; null: as the whole order. */
  setSubstitution: (id: string, substitution: Substitution | null): void =>
    changeCart((cart) => setSubstitution(cart, productId(id), substitution)),

  /** Empties lines, free products and delivery date. */
  clear: (): void => changeCart(() => emptyCart),

  /** Replaces the whole cart: undoes a removal, or applies a refresh. */
  replace: (cart: Cart): void => changeCart(() => cart),

  chooseIncentive: (product: ProductCardJson): Result<Cart, IncentiveRefusal> =>
    decide((cart) => selectIncentive(cart, productToSellable(product), Date.now()), null),

  dropIncentive: (id: string): void => {
    changeCart((cart) => deselectIncentive(cart, productId(id)));
    haptic('remove');
  },

  setDeliveryDate: (deliveryDate: string | null): void => changeCart((cart) => ({ ...cart, deliveryDate })),
};

/** The cart and what follows from it, without what can be done to it: the same object until it changes. */
export const useCartView = (): CartView =>
  useSyncExternalStore(cartView.subscribe, cartView.get, cartView.get);

/** The cart of the signed-in user, followed across tabs, and what can be done to it. */
export const useCart = (): CartView & typeof cartActions => ({
  ...useCartView(),
  ...cartActions,
});

/** How many of one product are in the cart: for cards, which needn't follow the rest. */
export const useQuantityOf = (id: string): number =>
  useSyncExternalStore(cartView.subscribe, () => quantityOf(cartView.get().cart, productId(id)));

const decide = <R>(rule: (cart: Cart) => Result<Cart, R>, title: string | null): Result<Cart, R> => {
  const before = cartView.get();
  let result: Result<Cart, R> = accept(before.cart);
  changeCart((cart) => {
    result = rule(cart);
    return result.ok ? result.value : cart;
  });
  if (result.ok && title !== null) respond('add', before, title);
  else haptic(result.ok ? 'add' : 'error');
  return result;
};

const change = (id: string, rule: (cart: Cart) => Cart): void => {
  const before = cartView.get();
  const line = lineOf(before.cart, id);
  changeCart(rule);
  if (!line) return;
  const after = lineOf(cartView.get().cart, id);
  respond((after?.quantity ?? 0) > line.quantity ? 'add' : 'remove', before, line.product.title);
};

/** Says and lets feel what a change did to a line, and that it unlocked the incentive if it did. */
const respond = (what: 'add' | 'remove', before: CartView, title: string): void => {
  const { cart, incentive } = cartView.get();
  const isUnlocked = before.incentive.status === 'locked' && incentive.status === 'unlocked';
  haptic(isUnlocked ? 'success' : what);
  const quantity = cart.items.find(({ product }) => product.title === title)?.quantity ?? 0;
  announce(
    (quantity === 0 ? `${title}: fuera de tu carrito` : `${title}: ${quantity} en tu carrito`) +
      (isUnlocked ? '. ¡Incentivo desbloqueado! Elige productos gratis' : ''),
  );
};

const lineOf = (
  cart: Cart,
  id: string,
): { readonly product: CartProduct; readonly quantity: number } | undefined =>
  cart.items.find((line) => line.productId === id);

const productId = (id: string): ProductId => id as ProductId;
