import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import type { BuyAgainLineJson } from '@nutricion/contract/orders/buy-again';
import { buyAgainMoney } from '@nutricion/contract/orders/order-money';
import { addToCart, type Cart, quantityOf, subtotalCents } from '@nutricion/domain/cart/cart';
import { cartSavings } from '@nutricion/domain/cart/cart-savings';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { type BuyAgain, buyAgain } from '@nutricion/domain/orders/buy-again';
import { haptic } from '../../kit/lib/haptics.ts';
import { changeCart } from './cart-state.ts';

/** A line of an earlier order or a list, and what the cart can take of it. */
export interface BuyAgainRow {
  readonly line: BuyAgainLineJson;
  readonly again: BuyAgain;
}

export interface Pick {
  readonly product: ProductCardJson;
  readonly quantity: number;
}

export const buyAgainRows = (
  lines: readonly BuyAgainLineJson[],
  cart: Cart,
  nowMs: number,
): readonly BuyAgainRow[] =>
  lines.map((line) => ({
    line,
    again: buyAgain(
      {
        wanted: line.quantity,
        ...buyAgainMoney.fromJson(line),
        product: line.product && productToSellable(line.product),
        inCart: quantityOf(cart, line.productId as ProductId),
      },
      nowMs,
    ),
  }));

/** Cents that the cart's subtotal grows by: a promotion may make the second unit cheaper. */
export const costOfPicks = (cart: Cart, picks: readonly Pick[], nowMs: number): number =>
  subtotalCents(withPicks(cart, picks), nowMs) - subtotalCents(cart, nowMs);

/** Cents that the cart then saves more. */
export const savingsOfPicks = (cart: Cart, picks: readonly Pick[], nowMs: number): number =>
  cartSavings(withPicks(cart, picks), nowMs).totalCents - cartSavings(cart, nowMs).totalCents;

/** Puts all chosen lines into the cart in one change, each up to its stock. */
export const putPicksInCart = (picks: readonly Pick[]): void => {
  changeCart((cart) => withPicks(cart, picks));
  haptic('add');
};

const withPicks = (cart: Cart, picks: readonly Pick[]): Cart =>
  picks.reduce((filled, { product, quantity }) => {
    const added = addToCart(filled, productToSellable(product), quantity);
    return added.ok ? added.value : filled;
  }, cart);
