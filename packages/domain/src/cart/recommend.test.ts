import { expect, test } from 'vitest';
import { aCart, aProduct, idNumber } from './cart.builders.ts';
import { recommend, recommendationQuery } from './recommend.ts';

const named = (n: number, title: string) => aProduct({ id: idNumber(n), title });

test.each([
  ['Espaguetis integrales', 'salsa de tomate'],
  ['Pechuga de pollo', 'adobo'],
  ['Café molido de la montaña', 'leche'],
])('beside %s it looks for %s', (title, query) => {
  expect(recommendationQuery(aCart([named(1, title), 1]))).toBe(query);
});

test('the newest line that goes with anything decides', () => {
  const cart = aCart([named(1, 'Pasta corta'), 1], [named(2, 'Café'), 1], [named(3, 'Servilletas'), 1]);
  expect(recommendationQuery(cart)).toBe('leche');
});

test('a word inside another is not that word', () => {
  expect(recommendationQuery(aCart([named(1, 'Panapén'), 1]))).toBeNull();
});

test('three are shown, in stock and not in the cart', () => {
  const candidates = [1, 2, 3, 4, 5].map((n) => ({ id: idNumber(n), stock: n === 2 ? 0 : 5 }));
  expect(recommend(aCart([named(1, 'Café'), 1]), candidates).map(({ id }) => id)).toEqual(
    [3, 4, 5].map(idNumber),
  );
});
