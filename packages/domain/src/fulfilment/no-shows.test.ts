import { expect, it } from 'vitest';
import { mustPrepay, prepaidMethods, prepayText } from './no-shows.ts';

it('requires payment in advance after two undelivered unpaid orders', () => {
  expect([0, 1, 2, 3].map(mustPrepay)).toEqual([false, false, true, true]);
});

it('explains why, and what to do with and without a method that is paid in advance', () => {
  expect(prepaidMethods(['on-delivery', 'card'])).toEqual(['card']);
  expect(prepayText(['on-delivery', 'card', 'ath-movil'])).toContain('Paga con Tarjeta o ATH Móvil.');
  expect(prepayText(['on-delivery'])).toContain('Llama a la tienda');
});
