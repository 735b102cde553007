import { expect, test } from 'vitest';
import { cartAfterOrder } from './after-order.ts';
import { aCart, aFruit, aProduct, idNumber } from './cart.builders.ts';
import { emptyCart } from './cart.ts';

const milk = aProduct();
const bread = aProduct({ id: idNumber(3), title: 'Pan' });
const cart = {
  ...aCart([milk, 3], [bread, 1]),
  selectedIncentiveProducts: [aFruit()],
  deliveryDate: '2026-11-24',
};

test('an order of the whole cart leaves it empty', () => {
  const lines = [
    { productId: milk.id, quantity: 3 },
    { productId: bread.id, quantity: 1 },
  ];
  expect(cartAfterOrder(cart, { lines, incentiveProductIds: [aFruit().id] })).toEqual(emptyCart);
  expect(cartAfterOrder(cart, { lines, incentiveProductIds: [] })).toEqual(emptyCart);
});

test('what was added after the order was sent stays', () => {
  const lines = [{ productId: milk.id, quantity: 2 }];
  expect(cartAfterOrder(cart, { lines, incentiveProductIds: [aFruit().id] })).toEqual(
    aCart([milk, 1], [bread, 1]),
  );
});

test('a product that has left the cart meanwhile changes nothing', () => {
  const lines = [{ productId: idNumber(99), quantity: 2 }];
  expect(cartAfterOrder(aCart([milk, 1]), { lines, incentiveProductIds: [] })).toEqual(aCart([milk, 1]));
});
