import type { OrderJson } from '@nutricion/contract/orders/orders';
import { expect, test } from 'vitest';
import { paymentText } from './payment-text.ts';

const anOrder = (payment: OrderJson['payment'], parts: Partial<OrderJson> = {}) => ({
  status: 'entregado' as const,
  payment_status: 'pagado' as const,
  payment_method: 'card' as const,
  payment,
  ...parts,
});
const card = { authorized: 10, captured: 8, refunded: 0, paid_with: 'Visa ···· 4242' };

test('whoever paid reads how much, with what, and what came back', () => {
  expect(paymentText(anOrder({ ...card, status: 'cobrado' }))).toBe(
    'Pagaste $8.00, Visa ···· 4242. ¡Gracias!',
  );
  expect(paymentText(anOrder({ ...card, status: 'cobrado', refunded: 3 }))).toContain('te devolvimos $3.00');
  expect(paymentText(anOrder({ ...card, status: 'devuelto', refunded: 8 }))).toContain(
    'Te devolvimos los $8.00',
  );
  expect(paymentText(anOrder({ ...card, status: 'devolviendo' }))).toContain('Te estamos devolviendo');
  expect(paymentText(anOrder({ ...card, status: 'en_disputa' }))).toContain('Tu banco está revisando');
  expect(paymentText(anOrder({ ...card, status: 'vencido', captured: 0 }))).toContain('no se te cobró');
});

test('before money has moved the order says how it will', () => {
  const waiting = { payment_status: 'pendiente' as const };
  const authorized = { ...card, status: 'autorizado' as const, captured: 0 };
  expect(paymentText(anOrder(authorized, { ...waiting, status: 'confirmado' }))).toContain('está autorizada');
  expect(paymentText(anOrder(null, { ...waiting, status: 'cancelado' }))).toContain('No pagas nada');
  expect(paymentText(anOrder(null, { ...waiting, status: 'listo', payment_method: 'on-delivery' }))).toBe(
    'Pagas al recibir.',
  );
});
