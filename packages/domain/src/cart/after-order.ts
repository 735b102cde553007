import type { ProductId } from '../kit/ids.ts';
import { type Cart, setQuantity } from './cart.ts';

interface OrderedItem {
  readonly productId: string;
  readonly quantity: number;
}

/**
 * The cart after an order was placed: what was added after it was sent. The response may come late, over a reload;
 * products that aren't in the order stay.
 */
export const cartAfterOrder = (
  cart: Cart,
  ordered: { readonly lines: readonly OrderedItem[]; readonly incentiveProductIds: readonly string[] },
): Cart => {
  const rest = ordered.lines.reduce((left, { productId, quantity }) => {
    const line = left.items.find((item) => item.productId === productId);
    return line ? setQuantity(left, productId as ProductId, line.quantity - quantity) : left;
  }, cart);
  const orderedIncentiveIds = new Set(ordered.incentiveProductIds);
  return {
    items: rest.items,
    selectedIncentiveProducts:
      rest.items.length === 0
        ? []
        : rest.selectedIncentiveProducts.filter(({ id }) => !orderedIncentiveIds.has(id)),
    deliveryDate: null,
  };
};
