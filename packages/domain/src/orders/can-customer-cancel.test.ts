import { expect, test } from 'vitest';
import { canCustomerCancel, isOpenOrder } from './can-customer-cancel.ts';
import { orderStatuses } from './order-status.ts';

test('a customer cancels before her order is prepared, never after', () => {
  expect(orderStatuses.filter(canCustomerCancel)).toEqual(['pendiente_pago', 'confirmado']);
});

test('an order is open until it is delivered, expired or cancelled', () => {
  expect(orderStatuses.filter((status) => !isOpenOrder(status))).toEqual([
    'entregado',
    'vencido',
    'cancelado',
  ]);
});
