import { expect, test } from 'vitest';
import { aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { ManualOfferState } from '../catalog/promotion.ts';
import type { PromotionRecord } from './choose-promotion.ts';
import { overlapsOf } from './offer-overlap.ts';

const DAY_MS = 86_400_000;
const record = (
  id: string,
  from: number,
  to: number,
  hold: ManualOfferState | null = null,
): PromotionRecord => ({
  ...aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS + from * DAY_MS, endsAtMs: NOW_MS + to * DAY_MS }),
  id,
  hold,
});
const met = (offer: PromotionRecord, ...others: PromotionRecord[]) =>
  overlapsOf(offer, [offer, ...others], NOW_MS).map(({ other, fromMs, toMs, winnerId }) => [
    other.id,
    (fromMs - NOW_MS) / DAY_MS,
    (toMs - NOW_MS) / DAY_MS,
    winnerId,
  ]);

test('lists overlapping offers with their times, and the one that ends last wins', () => {
  expect(met(record('a', 1, 5), record('b', 3, 9), record('c', 6, 7))).toEqual([['b', 3, 5, 'b']]);
  expect(met(record('a', 1, 9), record('b', 3, 5))).toEqual([['b', 3, 5, 'a']]);
});

test('includes a last moment that is the first of another offer', () => {
  expect(met(record('a', 1, 3), record('b', 3, 5))).toEqual([['b', 3, 3, 'b']]);
});

test('ignores drafts and ended offers, and includes paused ones', () => {
  const draft = record('a', 1, 5, 'borrador');
  expect(
    met(draft, record('b', 2, 3), record('c', 2, 3, 'borrador'), record('d', 2, 3, 'terminada')),
  ).toEqual([['b', 2, 3, 'a']]);
  expect(met(record('a', 1, 5), record('b', 2, 3, 'pausada'))).toEqual([['b', 2, 3, 'a']]);
  expect(met(record('a', 1, 5, 'terminada'), record('b', 2, 3))).toEqual([]);
});
