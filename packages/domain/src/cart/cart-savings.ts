import { INCENTIVE_THRESHOLD_CENTS, isIncentiveEligible } from '../offers/incentive.ts';
import { linePrice } from '../offers/line-price.ts';
import { type SavedLine, type Savings, savingsOf } from '../orders/savings.ts';
import { type Cart, type CartProduct, subtotalCents } from './cart.ts';

/** What a cart saves if it were ordered now: by its lines, and by the free products that it would get. */
export const cartSavings = (cart: Cart, nowMs: number): Savings =>
  savingsOf([
    ...cart.items.map(({ product, quantity }) => ({
      ...linePrice(product, quantity, nowMs),
      isFree: false,
    })),
    ...freeLines(cart, nowMs),
  ]);

/** As `priceOrder` settles them: earned, and in stock beside the units that are bought. */
const freeLines = (cart: Cart, nowMs: number): readonly SavedLine[] => {
  if (subtotalCents(cart, nowMs) < INCENTIVE_THRESHOLD_CENTS) return [];
  return cart.selectedIncentiveProducts.flatMap((chosen) => {
    const line = cart.items.find(({ productId }) => productId === chosen.id);
    const product: CartProduct = line?.product ?? chosen;
    const isGiven = isIncentiveEligible(product) && product.stock > (line?.quantity ?? 0);
    return isGiven ? [{ ...linePrice(product, 1, nowMs), totalCents: 0, isFree: true }] : [];
  });
};
