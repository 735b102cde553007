import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketRows, isChosenAtFirst } from './basket.ts';
import type { Dish, DishIngredient } from './dish.ts';

interface Wish {
  readonly id?: string;
  readonly stock?: number;
  readonly share?: number | null;
  readonly optional?: boolean;
  readonly isGone?: boolean;
}

const anIngredient = (wish: Wish): DishIngredient => {
  const { id = 'arroz', stock = 50, share = 0.5, optional = false, isGone = false } = wish;
  return {
    productId: id,
    productTitle: id,
    product: isGone ? null : ({ id, stock, is_active: true } as ProductJson),
    price: isGone ? null : 3,
    quantity: `2 tazas de ${id}`,
    amount: 2,
    unit: 'taza',
    amountInPackages: share,
    optional,
  };
};

const rows = (ingredients: readonly DishIngredient[], servings = 2, inCart = 0) =>
  basketRows({ servings: 2, ingredients } as unknown as Dish, servings, () => inCart);
const only = (wish: Wish, servings = 2, inCart = 0) => rows([anIngredient(wish)], servings, inCart)[0];

describe('what a recipe puts into the cart', () => {
  it('is whole packages, enough for the amount', () => {
    expect(only({ share: 0.2 })).toMatchObject({ kind: 'to-add', packages: 1, missing: 0 });
    expect(only({ share: 0.5 }, 6)).toMatchObject({ packages: 2 });
    expect(only({ share: 1 / 3 }, 6)).toMatchObject({ packages: 1 });
  });

  it('is one package of what can’t be measured', () => {
    expect(only({ share: null }, 8)).toMatchObject({ kind: 'to-add', packages: 1 });
  });

  it('counts a product once, however often it is used', () => {
    const half = anIngredient({ share: 0.5 });
    expect(rows([half, half])).toMatchObject([{ packages: 1, text: '2 tazas de arroz + 2 tazas de arroz' }]);
    expect(rows([half, half], 6)).toMatchObject([{ packages: 3 }]);
  });

  it('leaves out what is in the cart, and adds what is still lacking', () => {
    expect(only({}, 2, 1)).toMatchObject({ kind: 'in-cart', inCart: 1 });
    expect(only({ share: 1 }, 6, 1)).toMatchObject({ kind: 'to-add', packages: 2, inCart: 1 });
  });

  it('says what the stock lacks', () => {
    expect(only({ share: 1, stock: 2 }, 6)).toMatchObject({ kind: 'to-add', packages: 2, missing: 1 });
    expect(only({ stock: 0 })).toMatchObject({ kind: 'out-of-stock' });
    expect(only({ isGone: true })).toMatchObject({ kind: 'gone', product: null });
  });

  it('takes nothing more when the cart holds all that is left', () => {
    expect(only({ share: 2, stock: 1 }, 2, 1)).toMatchObject({ kind: 'in-cart', needed: 2, inCart: 1 });
  });

  it('never exceeds the stock, and buys neither too little nor a package too many', () => {
    const share = fc.double({ min: 0.01, max: 5, noNaN: true });
    const count = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 12 }), count, count, (of, servings, stock, inCart) => {
        const row = only({ share: of, stock }, servings, inCart);
        if (row?.kind !== 'to-add') return;
        const need = (of * servings) / 2;
        expect(row.packages).toBeGreaterThan(0);
        expect(row.inCart + row.packages).toBeLessThanOrEqual(stock);
        // Half a per cent of a package is within what a spoon measures.
        expect(row.needed).toBeGreaterThanOrEqual(need - 0.005);
        expect(row.needed - 1).toBeLessThan(need);
        expect(row.inCart + row.packages + row.missing).toBe(row.needed);
      }),
    );
  });
});

it('what is optional waits to be chosen', () => {
  const [needed, optional, soldOut] = rows([
    anIngredient({ id: 'arroz' }),
    anIngredient({ id: 'aguacate', optional: true }),
    anIngredient({ id: 'queso', stock: 0 }),
  ]);
  expect([needed, optional, soldOut].map((row) => row && isChosenAtFirst(row))).toEqual([true, false, false]);
});
