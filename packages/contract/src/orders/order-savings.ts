import { isCalledOff } from '@nutricion/domain/orders/order-status';
import { noSavings, type Savings, savingsOf } from '@nutricion/domain/orders/savings';
import type { ReceiptJson } from '../payments/receipts.ts';
import { orderItemPrice } from './order-item-price.ts';
import { orderItemMoney, receiptLineMoney } from './order-money.ts';
import type { OrderJson } from './orders.ts';

/** What the delivered part of an order saves; a cancelled order saves nothing. */
export const orderSavings = ({ status, items }: Pick<OrderJson, 'status' | 'items'>): Savings =>
  isCalledOff(status)
    ? noSavings
    : savingsOf(
        items.map((item) => ({
          ...orderItemPrice(item),
          ...(item.due && { quantity: item.due.quantity, ...orderItemMoney.fromJson(item.due) }),
          isFree: item.is_incentive,
        })),
      );

/** What the items on a receipt save. */
export const receiptSavings = ({ lines }: Pick<ReceiptJson, 'lines'>): Savings =>
  savingsOf(
    lines.map((line) => ({
      ...receiptLineMoney.fromJson(line),
      quantity: line.came,
      isFree: line.is_free,
    })),
  );
