import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { describe, expect, it } from 'vitest';
import { planBasket } from './plan-basket.ts';

const aProduct = (id: string, stock: number) => ({ id, title: id, stock }) as ProductCardJson;
const aLine = (productId: string, quantity: number) => ({ productId, productName: productId, quantity });
const inCart =
  (cart: Readonly<Record<string, number>> = {}) =>
  (id: string) =>
    cart[id] ?? 0;

const shortened = ({ toAdd, missing }: ReturnType<typeof planBasket>) => ({
  toAdd: toAdd.map(({ product, packages }) => [product.id, packages]),
  missing: missing.map(({ name, packages }) => [name, packages]),
});

describe('a shopping list on its way into the cart', () => {
  it('adds every line in whole packages', () => {
    const lines = [aLine('arroz', 2), aLine('pollo', 1)];
    const products = [aProduct('arroz', 10), aProduct('pollo', 10)];
    expect(shortened(planBasket(lines, products, inCart()))).toEqual({
      toAdd: [
        ['arroz', 2],
        ['pollo', 1],
      ],
      missing: [],
    });
  });

  it('counts what is in the cart, so that a second tap adds nothing', () => {
    const lines = [aLine('arroz', 3), aLine('pollo', 1)];
    const products = [aProduct('arroz', 10), aProduct('pollo', 10)];
    expect(shortened(planBasket(lines, products, inCart({ arroz: 1, pollo: 4 })))).toEqual({
      toAdd: [['arroz', 2]],
      missing: [],
    });
  });

  it('stops at the stock and says how many packages are missing', () => {
    const lines = [aLine('arroz', 5)];
    expect(shortened(planBasket(lines, [aProduct('arroz', 3)], inCart({ arroz: 1 })))).toEqual({
      toAdd: [['arroz', 2]],
      missing: [['arroz', 2]],
    });
  });

  it('names what is sold out and what is no longer sold', () => {
    const lines = [aLine('recao', 2), aLine('pana', 1)];
    expect(shortened(planBasket(lines, [aProduct('recao', 0)], inCart()))).toEqual({
      toAdd: [],
      missing: [
        ['recao', 2],
        ['pana', null],
      ],
    });
  });
});
