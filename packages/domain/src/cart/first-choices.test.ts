import { expect, test } from 'vitest';
import { aCart, aFruit, aProduct, idNumber, NOW_MS } from './cart.builders.ts';
import { firstChoices } from './first-choices.ts';

const rice = aProduct({ id: idNumber(1), regularPriceCents: 10_000, stock: 50 });
const mango = aFruit({ id: idNumber(2), regularPriceCents: 1_993 });
const banana = aFruit({ id: idNumber(3), regularPriceCents: 89 });

test('the first choices are four that fit together, fruit before vegetables, none chosen already', () => {
  const tomato = aFruit({ id: idNumber(9), categoryId: 'vegetales', regularPriceCents: 200 });
  const fruits = [1_200, 300, 1_000, 250, 200, 150].map((regularPriceCents, index) =>
    aFruit({ id: idNumber(10 + index), regularPriceCents }),
  );
  const cart = { ...aCart([rice, 1]), selectedIncentiveProducts: [banana] };
  const priced = (offered: Parameters<typeof firstChoices>[1]) =>
    firstChoices(cart, offered, NOW_MS).map(({ regularPriceCents }) => regularPriceCents);
  // $12.00 and $3.00 leave no room for $10.00 beside the banana of $0.89.
  expect(priced([tomato, banana, ...fruits])).toEqual([1_200, 300, 250, 150]);
  expect(priced([tomato, { ...mango, stock: 0 }, ...fruits.slice(0, 2)])).toEqual([1_200, 300, 200]);
});
