import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFruit, anyCart, aProduct, aPromotion, idNumber, NOW_MS } from '../cart/cart.builders.ts';
import { type CartProduct, subtotalCents } from '../cart/cart.ts';
import { type OrderRequest, priceOrder } from './price-order.ts';

const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
const rice = aProduct({ id: idNumber(5), title: 'Arroz', regularPriceCents: 1_000, stock: 50 });
const candy = aProduct({
  id: idNumber(6),
  title: 'Dulces',
  regularPriceCents: 200,
  stock: 50,
  taxClass: 'gravado',
});
const china = aFruit({ regularPriceCents: 450 });

const sellable = (...products: readonly CartProduct[]) =>
  new Map(products.map((product) => [product.id, product]));
const requesting = (
  lines: readonly (readonly [CartProduct, number])[],
  parts: Partial<OrderRequest> = {},
): OrderRequest => ({
  lines: lines.map(([{ id }, quantity]) => ({ productId: id, quantity })),
  incentiveProductIds: [],
  expectedTotalCents: 1_000_000,
  ...parts,
});

describe('the total of an order', () => {
  test('is the lines and the tax on the taxed ones alone', () => {
    const { order, changes } = priceOrder(
      requesting([
        [rice, 2],
        [candy, 5],
      ]),
      sellable(rice, candy),
      settings,
    );
    expect(changes).toEqual([]);
    expect(order).toMatchObject({
      subtotalCents: 3_000,
      taxCents: 115,
      totalCents: 3_115,
      incentiveCents: 0,
    });
  });

  test('charges a line what its promotion makes it, and records the price shown', () => {
    const offer = { ...rice, promotion: aPromotion({ type: 'bogo' }) };
    const { order } = priceOrder(requesting([[offer, 2]]), sellable(offer), settings);
    expect(order.lines).toMatchObject([{ quantity: 2, unitPriceCents: 800, totalCents: 1_000 }]);
  });

  test('free products cost nothing and are not taxed', () => {
    const request = requesting([[rice, 10]], { incentiveProductIds: [china.id], expectedTotalCents: 10_000 });
    expect(priceOrder(request, sellable(rice, china), settings)).toEqual({
      changes: [],
      order: expect.objectContaining({
        totalCents: 10_000,
        incentiveCents: 450,
        incentives: [{ productId: china.id, title: 'China', regularPriceCents: 450, valueCents: 450 }],
      }),
    });
  });
});

describe('an order that can not go on as asked says why', () => {
  const changesOf = (request: OrderRequest, ...products: readonly CartProduct[]) =>
    priceOrder(request, sellable(...products), settings).changes;

  test('a product that no longer sells', () => {
    expect(changesOf(requesting([[rice, 1]]))).toEqual([
      { kind: 'unavailable', productId: rice.id, title: '' },
    ]);
  });

  test('a product that sold out', () => {
    expect(changesOf(requesting([[rice, 1]]), { ...rice, stock: 0 })).toEqual([
      { kind: 'unavailable', productId: rice.id, title: 'Arroz' },
    ]);
  });

  test('fewer than asked', () => {
    expect(changesOf(requesting([[rice, 9]]), { ...rice, stock: 4 })).toEqual([
      { kind: 'insufficient-stock', productId: rice.id, title: 'Arroz', available: 4 },
    ]);
  });

  test('dearer than the customer saw, by whatever reason', () => {
    expect(changesOf(requesting([[rice, 1]], { expectedTotalCents: 999 }), rice)).toEqual([
      { kind: 'dearer', expectedCents: 999, totalCents: 1_000 },
    ]);
  });

  test('cheaper is no reason to stop', () => {
    expect(changesOf(requesting([[rice, 1]], { expectedTotalCents: 5_000 }), rice)).toEqual([]);
  });

  test('free products below $100', () => {
    expect(changesOf(requesting([[rice, 9]], { incentiveProductIds: [china.id] }), rice, china)).toEqual([
      { kind: 'incentive-locked', missingCents: 1_000 },
    ]);
  });

  test('free products that are no fruit or vegetable', () => {
    expect(changesOf(requesting([[rice, 10]], { incentiveProductIds: [candy.id] }), rice, candy)).toEqual([
      { kind: 'incentive-not-eligible', productId: candy.id, title: 'Dulces' },
    ]);
  });

  test('free products beyond $20', () => {
    const dear = { ...china, regularPriceCents: 2_001 };
    expect(changesOf(requesting([[rice, 10]], { incentiveProductIds: [dear.id] }), rice, dear)).toEqual([
      { kind: 'incentive-over-allowance', overCents: 1 },
    ]);
  });

  test('a free product whose last units are bought in the same order', () => {
    const last = { ...china, regularPriceCents: 5_000, stock: 2 };
    expect(changesOf(requesting([[last, 2]], { incentiveProductIds: [last.id] }), last)).toEqual([
      { kind: 'incentive-unavailable', productId: last.id, title: 'China' },
    ]);
  });
});

test('an order of a cart costs what the cart said: the price shown is the price charged', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const request = requesting(cart.items.map(({ product, quantity }) => [product, quantity]));
      const { order, changes } = priceOrder(
        request,
        sellable(...cart.items.map(({ product }) => product)),
        settings,
      );
      expect(changes).toEqual([]);
      expect(order.subtotalCents).toBe(subtotalCents(cart, NOW_MS));
      expect(order.totalCents).toBe(order.subtotalCents + order.taxCents);
    }),
  );
});
