import { expect, it } from 'vitest';
import { mustPrepay, prepaidMethods, prepayText } from './no-shows.ts';

it('asks for its money first of whoever twice let an unpaid order go', () => {
  expect([0, 1, 2, 3].map(mustPrepay)).toEqual([false, false, true, true]);
});

it('says why, and what to do where the shop can be paid before and where it can’t', () => {
  expect(prepaidMethods(['on-delivery', 'card'])).toEqual(['card']);
  expect(prepayText(['on-delivery', 'card', 'ath-movil'])).toContain('Paga con Tarjeta o ATH Móvil.');
  expect(prepayText(['on-delivery'])).toContain('Llama a la tienda');
});
