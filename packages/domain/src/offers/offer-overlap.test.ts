import { expect, test } from 'vitest';
import { aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { OfferHold } from '../catalog/promotion.ts';
import type { KeptPromotion } from './choose-promotion.ts';
import { overlapsOf } from './offer-overlap.ts';

const DAY_MS = 86_400_000;
const kept = (id: string, from: number, to: number, hold: OfferHold | null = null): KeptPromotion => ({
  ...aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS + from * DAY_MS, endsAtMs: NOW_MS + to * DAY_MS }),
  id,
  hold,
});
const met = (offer: KeptPromotion, ...others: KeptPromotion[]) =>
  overlapsOf(offer, [offer, ...others], NOW_MS).map(({ other, fromMs, toMs, winnerId }) => [
    other.id,
    (fromMs - NOW_MS) / DAY_MS,
    (toMs - NOW_MS) / DAY_MS,
    winnerId,
  ]);

test('says who meets whom, when, and that of two the one that ends last counts', () => {
  expect(met(kept('a', 1, 5), kept('b', 3, 9), kept('c', 6, 7))).toEqual([['b', 3, 5, 'b']]);
  expect(met(kept('a', 1, 9), kept('b', 3, 5))).toEqual([['b', 3, 5, 'a']]);
});

test('a last moment that is the first of another is shared', () => {
  expect(met(kept('a', 1, 3), kept('b', 3, 5))).toEqual([['b', 3, 3, 'b']]);
});

test('drafts and what is over meet nobody; one that is paused may go on', () => {
  const draft = kept('a', 1, 5, 'borrador');
  expect(met(draft, kept('b', 2, 3), kept('c', 2, 3, 'borrador'), kept('d', 2, 3, 'terminada'))).toEqual([
    ['b', 2, 3, 'a'],
  ]);
  expect(met(kept('a', 1, 5), kept('b', 2, 3, 'pausada'))).toEqual([['b', 2, 3, 'a']]);
  expect(met(kept('a', 1, 5, 'terminada'), kept('b', 2, 3))).toEqual([]);
});
