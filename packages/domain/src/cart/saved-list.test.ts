import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, aFruit, anyCart, anyProduct, aProduct, aPromotion, NOW_MS } from './cart.builders.ts';
import { emptyCart, setSubstitution } from './cart.ts';
import {
  currentSavedState,
  moveToCart,
  restoreSaved,
  type SavedItem,
  type SavedList,
  saveForLater,
  withoutSaved,
} from './saved-list.ts';
import { savedFromStored, savedToStored } from './stored-saved.ts';

const DAY_MS = 86_400_000;
const milk = aProduct();
const saved = (product = milk, quantity = 2): SavedItem => ({
  productId: product.id,
  quantity,
  product,
  savedAtMs: NOW_MS,
});

const anySaved: fc.Arbitrary<SavedList> = fc
  .array(fc.tuple(anyProduct, fc.integer({ min: 1, max: 30 })), { maxLength: 12 })
  .map((lines) =>
    lines.reduce<SavedList>(
      (list, [product, quantity]) => [saved(product, quantity), ...withoutSaved(list, product.id)],
      [],
    ),
  );

describe('saving a line for later', () => {
  test('takes it out of the cart, to the head of the list', () => {
    const moved = saveForLater(
      { cart: aCart([milk, 2], [aFruit(), 1]), saved: [saved(aProduct({ id: 'otro' as never }))] },
      milk.id,
      NOW_MS,
    );
    expect(moved.cart).toEqual(aCart([aFruit(), 1]));
    expect(moved.saved.map(({ productId }) => productId)).toEqual([milk.id, 'otro']);
  });

  test('adds to the quantity of a product that is saved already', () => {
    const moved = saveForLater({ cart: aCart([milk, 2]), saved: [saved(milk, 3)] }, milk.id, NOW_MS);
    expect(moved.saved).toEqual([saved(milk, 5)]);
  });

  test('of a product that is not in the cart changes nothing', () => {
    const before = { cart: aCart([aFruit(), 1]), saved: [saved()] };
    expect(saveForLater(before, milk.id, NOW_MS)).toEqual(before);
  });
});

describe('moving it back', () => {
  test('takes today’s price and what there is', () => {
    const today = aProduct({ regularPriceCents: 399, stock: 1 });
    expect(moveToCart({ cart: emptyCart, saved: [saved(milk, 4)] }, milk.id, today)).toEqual({
      ok: true,
      value: { cart: aCart([today, 1]), saved: [] },
    });
  });

  test('brings along what she wished for that line', () => {
    const wished = setSubstitution(aCart([milk, 1]), milk.id, 'call-me');
    const away = saveForLater({ cart: wished, saved: [] }, milk.id, NOW_MS);
    expect(moveToCart(away, milk.id, milk)).toEqual({ ok: true, value: { cart: wished, saved: [] } });
  });

  test('is refused, and it stays, when it sold out or all of it is in the cart', () => {
    const before = { cart: aCart([milk, 20]), saved: [saved()] };
    expect(moveToCart(before, milk.id, milk)).toMatchObject({ refusal: { kind: 'stock-reached' } });
    expect(moveToCart(before, milk.id, aProduct({ stock: 0 }))).toMatchObject({
      refusal: { kind: 'out-of-stock' },
    });
  });
});

describe('how it stands today', () => {
  test.each([
    ['dearer', 399],
    ['cheaper', 299],
  ] as const)('%s, with both prices of one unit', (kind, regularPriceCents) => {
    expect(currentSavedState(saved(), aProduct({ regularPriceCents }), NOW_MS)).toEqual({
      kind,
      cents: regularPriceCents,
      fromCents: 349,
    });
  });

  test('sold out, or sold no more', () => {
    expect(currentSavedState(saved(), aProduct({ stock: 0 }), NOW_MS)).toEqual({ kind: 'sold-out' });
    expect(currentSavedState(saved(), undefined, NOW_MS)).toEqual({ kind: 'gone' });
  });

  test('dearer when the offer it was saved under has ended', () => {
    const offered = aProduct({ regularPriceCents: 1_000, promotion: aPromotion({ type: 'bogo' }) });
    const later = NOW_MS + 2 * DAY_MS;
    expect(currentSavedState(saved(offered), offered, later)).toEqual({
      kind: 'dearer',
      cents: 1_000,
      fromCents: 800,
    });
  });
});

describe('whatever is saved and moved', () => {
  test('nothing is lost: a line saved and moved back is the line it was', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, n) => {
        fc.pre(cart.items.length > 0);
        const line = cart.items[n % cart.items.length];
        if (!line) throw new Error('every place has a line');
        const away = saveForLater({ cart, saved: [] }, line.productId, NOW_MS);
        expect(away.cart.items).toHaveLength(cart.items.length - 1);
        const back = moveToCart(away, line.productId, line.product);
        expect(back.ok && back.value.saved).toEqual([]);
        expect(
          back.ok && back.value.cart.items.find(({ productId }) => productId === line.productId),
        ).toEqual(line);
      }),
    );
  });

  test('each product waits once, and no line in the cart exceeds the stock', () => {
    fc.assert(
      fc.property(anyCart, anySaved, anyProduct, (cart, list, product) => {
        const away = saveForLater({ cart, saved: list }, product.id, NOW_MS);
        const ids = away.saved.map(({ productId }) => productId);
        expect(new Set(ids).size).toBe(ids.length);
        const back = moveToCart(away, product.id, product);
        const line = back.ok
          ? back.value.cart.items.find(({ productId }) => productId === product.id)
          : undefined;
        if (line) expect(line.quantity).toBeLessThanOrEqual(product.stock);
      }),
    );
  });

  test('a list read back from storage is what was written, and garbage is no item', () => {
    fc.assert(
      fc.property(anySaved, fc.anything(), (list, garbage) => {
        const written = JSON.parse(JSON.stringify(savedToStored(list)));
        expect(savedFromStored(written)).toEqual(list);
        expect(savedFromStored([garbage, ...written])).toEqual(list);
        expect(Array.isArray(savedFromStored(garbage))).toBe(true);
      }),
    );
  });

  test('undoing a removal makes the list what it was', () => {
    fc.assert(
      fc.property(anySaved, fc.nat(), (list, n) => {
        fc.pre(list.length > 0);
        const position = n % list.length;
        const item = list[position];
        if (!item) throw new Error('every place has an item');
        expect(restoreSaved(withoutSaved(list, item.productId), item, position)).toEqual(list);
        expect(restoreSaved(list, item, position)).toEqual(list);
      }),
    );
  });
});
