import { expect, test } from 'vitest';
import { orderItemMoney, orderMoney } from '../orders/order-money.ts';
import { recipeMoney } from '../plans/meal-money.ts';

test('amounts go out in dollars and come back as the same cents, by the names of each side', () => {
  const cents = { subtotalCents: 435, taxCents: 7, incentiveCents: 0, totalCents: 110 };
  const json = { subtotal: 4.35, tax: 0.07, incentive_value: 0, total: 1.1 };
  expect(orderMoney.toJson(cents)).toEqual(json);
  expect(orderMoney.fromJson(json)).toEqual(cents);
});

test('what is unknown stays unknown, what is absent stays absent', () => {
  expect(recipeMoney.toJson({ totalCents: null, perServingCents: 199 })).toStrictEqual({
    totalPrice: null,
    pricePerServing: 1.99,
  });
  expect(orderItemMoney.fromJson({ total_price: 2.5 })).toStrictEqual({ totalCents: 250 });
});

test('nothing but amounts comes out', () => {
  expect(orderMoney.toJson({ number: 'NP-000001', totalCents: 250 })).toStrictEqual({ total: 2.5 });
});
