import { expect, test } from 'vitest';
import { aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { choosePromotion, type KeptPromotion } from './choose-promotion.ts';

const kept = (id: string, startsAtMs: number, endsAtMs: number): KeptPromotion => ({
  ...aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS + startsAtMs, endsAtMs: NOW_MS + endsAtMs }),
  id,
});

test.each([
  ['none without any', [], null, Number.POSITIVE_INFINITY],
  ['none that is over', [kept('a', -9, -1)], null, Number.POSITIVE_INFINITY],
  ['none that has not begun, till it begins', [kept('a', 5, 9)], null, 5],
  ['one on its last moment, till right after it', [kept('a', -9, 0)], 'a', 1],
  ['of two the one that ends last, till the first ends', [kept('a', -9, 3), kept('b', -9, 7)], 'b', 4],
  ['of two that end together the one with the smaller id', [kept('b', -9, 7), kept('a', -1, 7)], 'a', 8],
])('what counts is %s', (_, promotions, id, untilMs) => {
  const chosen = choosePromotion(promotions, NOW_MS);
  expect(chosen.promotion?.id ?? null).toBe(id);
  expect(chosen.untilMs - NOW_MS).toBe(untilMs);
});

test('in whatever order they come the same one counts', () => {
  const promotions = [kept('c', -9, 7), kept('a', -9, 7), kept('b', -9, 9), kept('d', 1, 99)];
  for (const shift of [0, 1, 2, 3])
    expect(
      choosePromotion([...promotions.slice(shift), ...promotions.slice(0, shift)], NOW_MS).promotion?.id,
    ).toBe('b');
});
