import type { LinePrice } from '@nutricion/domain/offers/line-price';
import { orderItemMoney } from './order-money.ts';
import type { OrderJson } from './orders.ts';

/**
 * The price of an order's line for the rules; orders from before regular prices were stored use the price on the
 * card.
 */
export const orderItemPrice = (item: OrderJson['items'][number]): LinePrice => ({
  quantity: item.quantity,
  ...orderItemMoney.fromJson({ ...item, regular_price: item.regular_price ?? item.unit_price }),
});
