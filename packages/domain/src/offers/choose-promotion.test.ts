import { expect, test } from 'vitest';
import { aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { choosePromotion, type PromotionRecord } from './choose-promotion.ts';

const record = (id: string, startsAtMs: number, endsAtMs: number): PromotionRecord => ({
  ...aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS + startsAtMs, endsAtMs: NOW_MS + endsAtMs }),
  id,
});

test.each([
  ['none if there is none', [], null, Number.POSITIVE_INFINITY],
  ['none after the end', [record('a', -9, -1)], null, Number.POSITIVE_INFINITY],
  ['none before the start, until it starts', [record('a', 5, 9)], null, 5],
  ['one at its last moment, until right after it', [record('a', -9, 0)], 'a', 1],
  ['of two the one that ends last, until the first ends', [record('a', -9, 3), record('b', -9, 7)], 'b', 4],
  ['of two that end together the one with the smaller id', [record('b', -9, 7), record('a', -1, 7)], 'a', 8],
])('chooses %s', (_, promotions, id, untilMs) => {
  const chosen = choosePromotion(promotions, NOW_MS);
  expect(chosen.promotion?.id ?? null).toBe(id);
  expect(chosen.untilMs - NOW_MS).toBe(untilMs);
});

test('chooses the same promotion in any order of the list', () => {
  const promotions = [record('c', -9, 7), record('a', -9, 7), record('b', -9, 9), record('d', 1, 99)];
  for (const shift of [0, 1, 2, 3])
    expect(
      choosePromotion([...promotions.slice(shift), ...promotions.slice(0, shift)], NOW_MS).promotion?.id,
    ).toBe('b');
});
