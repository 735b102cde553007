import type { ProductId } from '../kit/ids.ts';
import { INCENTIVE_THRESHOLD_CENTS } from '../offers/incentive.ts';
import { type OrderRequest, type PricedOrder, priceOrder } from '../orders/price-order.ts';
import type { Savings } from '../orders/savings.ts';
import { type Cart, type CartProduct, subtotalCents } from './cart.ts';
import { cartSavings } from './cart-savings.ts';

export interface PricedCart extends PricedOrder {
  readonly savings: Savings;
}

/**
 * The price of the cart if ordered now: the function that the server decides with, on the products as the cart has
 * them.
 */
export const priceCart = (
  cart: Cart,
  settings: { readonly nowMs: number; readonly ivuBasisPoints: number },
): PricedCart => {
  const request = { ...cartToRequest(cart, settings.nowMs), expectedTotalCents: Number.POSITIVE_INFINITY };
  const { order } = priceOrder(request, productsIn(cart), settings);
  return { ...order, savings: cartSavings(cart, settings.nowMs) };
};

/** The lines of the order request. Free products are included only once they are earned. */
export const cartToRequest = (
  cart: Cart,
  nowMs: number,
): Pick<OrderRequest, 'lines' | 'incentiveProductIds'> => ({
  lines: cart.items.map(({ product: _, ...line }) => line),
  incentiveProductIds:
    subtotalCents(cart, nowMs) >= INCENTIVE_THRESHOLD_CENTS
      ? cart.selectedIncentiveProducts.map(({ id }) => id)
      : [],
});

const productsIn = (cart: Cart): ReadonlyMap<ProductId, CartProduct> =>
  new Map([
    ...cart.selectedIncentiveProducts.map((product) => [product.id, product] as const),
    ...cart.items.map(({ productId, product }) => [productId, product] as const),
  ]);
