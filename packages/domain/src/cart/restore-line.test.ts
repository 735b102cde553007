import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, anyCart, aProduct, idNumber } from './cart.builders.ts';
import { removeLine, setQuantity } from './cart.ts';
import { restoreLine } from './restore-line.ts';

test('whatever line is removed, putting it back makes the cart what it was', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), (cart, n) => {
      fc.pre(cart.items.length > 0);
      const position = n % cart.items.length;
      const line = cart.items[position];
      if (!line) throw new Error('every place has a line');
      expect(restoreLine(removeLine(cart, line.productId), line, position)).toEqual(cart);
    }),
  );
});

test('what was done since the removal stays', () => {
  const [milk, bread, rice] = [1, 3, 4].map((n) => aProduct({ id: idNumber(n) }));
  if (!milk || !bread || !rice) throw new Error('three products');
  const [line] = aCart([milk, 2]).items;
  if (!line) throw new Error('a line');
  const since = setQuantity(aCart([bread, 1], [rice, 1]), rice.id, 5);
  expect(restoreLine(since, line, 0)).toEqual(aCart([milk, 2], [bread, 1], [rice, 5]));
});

test('a product that was added again meanwhile keeps its one line', () => {
  const milk = aProduct();
  const [line] = aCart([milk, 2]).items;
  if (!line) throw new Error('a line');
  expect(restoreLine(aCart([milk, 1]), line, 0)).toEqual(aCart([milk, 1]));
});
