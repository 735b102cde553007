import type { LinePrice } from '@nutricion/domain/offers/line-price';
import { orderItemMoney } from './order-money.ts';
import type { OrderJson } from './orders.ts';

/** What a line of an order cost, as the rules know it; of an order of before regular prices were kept, by the card's. */
export const orderItemPrice = (item: OrderJson['items'][number]): LinePrice => ({
  quantity: item.quantity,
  ...orderItemMoney.fromJson({ ...item, regular_price: item.regular_price ?? item.unit_price }),
});
