import type { Priced } from '../catalog/price.ts';
import type { ProductId } from '../kit/ids.ts';
import { addedPrice } from '../offers/line-price.ts';
import { type Cart, quantityOf, subtotalCents } from './cart.ts';

/** Units that a plan or a list needs. */
export interface UnitsToAdd {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly product: Priced;
}

/** The subtotal of the cart, in cents, once it has at least the needed units of each product, each product once. */
export const subtotalWithCents = (cart: Cart, unitsToAdd: readonly UnitsToAdd[], nowMs: number): number =>
  unitsToAdd.reduce(
    (sum, { productId, quantity, product }) => {
      const inCart = quantityOf(cart, productId);
      return sum + addedPrice(product, inCart, Math.max(0, quantity - inCart), nowMs).totalCents;
    },
    subtotalCents(cart, nowMs),
  );
