import { expect, test } from 'vitest';
import { customerMayCancel, isOpenOrder } from './customer-cancel.ts';
import { orderStatuses } from './order-status.ts';

test('a customer cancels before her order is prepared, never after', () => {
  expect(orderStatuses.filter(customerMayCancel)).toEqual(['pendiente_pago', 'confirmado']);
});

test('an order is open until it is delivered, expired or cancelled', () => {
  expect(orderStatuses.filter((status) => !isOpenOrder(status))).toEqual([
    'entregado',
    'vencido',
    'cancelado',
  ]);
});
