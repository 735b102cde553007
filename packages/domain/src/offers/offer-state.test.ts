import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { isRunning, type OfferHold } from '../catalog/promotion.ts';
import { choosePromotion } from './choose-promotion.ts';
import { holdAfter, movesFrom, offerHolds, offerMoves, offerState } from './offer-state.ts';

const aLife = (startsIn: number, endsIn: number, hold: OfferHold | null = null) => ({
  startsAtMs: NOW_MS + startsIn,
  endsAtMs: NOW_MS + endsIn,
  hold,
});

test('an offer is what its days and whoever holds it say', () => {
  const rows: readonly [string, ReturnType<typeof aLife>, string][] = [
    ['before its first moment', aLife(1, 9), 'programada'],
    ['on its first moment', aLife(0, 9), 'vigente'],
    ['on its last moment', aLife(-9, 0), 'vigente'],
    ['after its last moment', aLife(-9, -1), 'terminada'],
    ['that waits for whoever writes it', aLife(-9, 9, 'borrador'), 'borrador'],
    ['whose days went by while it was being written', aLife(-9, -1, 'borrador'), 'borrador'],
    ['that was stopped for a while', aLife(-9, 9, 'pausada'), 'pausada'],
    ['that was stopped before its first day', aLife(5, 9, 'pausada'), 'pausada'],
    ['that was over while it was stopped', aLife(-9, -1, 'pausada'), 'terminada'],
    ['that was ended before its last day', aLife(-9, 9, 'terminada'), 'terminada'],
  ];
  expect(rows.map(([when, life]) => [when, life, offerState(life, NOW_MS)])).toEqual(rows);
});

test('what is charged counts an offer exactly while its state is vigente', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9, max: 9 }),
      fc.nat(9),
      fc.option(fc.constantFrom(...offerHolds)),
      (startsIn, days, hold) => {
        const life = aLife(startsIn, startsIn + days, hold);
        const kept = { ...aPromotion({ type: 'bogo' }), ...life, id: 'a' };
        const { promotion } = choosePromotion([kept], NOW_MS);
        expect(promotion !== null).toBe(offerState(life, NOW_MS) === 'vigente');
        expect(isRunning(life, NOW_MS)).toBe(promotion !== null);
      },
    ),
  );
});

test('a promotion off the wire, which tells no hold, runs in its days', () => {
  fc.assert(
    fc.property(anyProduct, ({ promotion }) => {
      if (promotion) expect(['programada', 'vigente', 'terminada']).toContain(offerState(promotion, NOW_MS));
    }),
  );
});

test('whatever is done to an offer, what is over stays over', () => {
  for (const move of offerMoves) expect(movesFrom.terminada).not.toContain(move);
  const running = aLife(-9, 9);
  expect(offerState({ ...running, hold: holdAfter.pause }, NOW_MS)).toBe('pausada');
  expect(offerState({ ...running, hold: holdAfter.resume }, NOW_MS)).toBe('vigente');
  expect(offerState({ ...running, hold: holdAfter.end }, NOW_MS)).toBe('terminada');
});
