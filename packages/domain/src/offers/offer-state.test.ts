import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { isRunning, type ManualOfferState } from '../catalog/promotion.ts';
import { choosePromotion } from './choose-promotion.ts';
import {
  manualOfferStates,
  manualStateAfter,
  offerState,
  offerTransitions,
  offerTransitionsFrom,
} from './offer-state.ts';

const someFacts = (startsIn: number, endsIn: number, hold: ManualOfferState | null = null) => ({
  startsAtMs: NOW_MS + startsIn,
  endsAtMs: NOW_MS + endsIn,
  hold,
});

test('offerState follows from the days and the manual state', () => {
  const rows: readonly [string, ReturnType<typeof someFacts>, string][] = [
    ['before its first moment', someFacts(1, 9), 'programada'],
    ['on its first moment', someFacts(0, 9), 'vigente'],
    ['on its last moment', someFacts(-9, 0), 'vigente'],
    ['after its last moment', someFacts(-9, -1), 'terminada'],
    ['that is a draft', someFacts(-9, 9, 'borrador'), 'borrador'],
    ['that is a draft after its days', someFacts(-9, -1, 'borrador'), 'borrador'],
    ['that is paused', someFacts(-9, 9, 'pausada'), 'pausada'],
    ['that is paused before its first day', someFacts(5, 9, 'pausada'), 'pausada'],
    ['that is paused after its last day', someFacts(-9, -1, 'pausada'), 'terminada'],
    ['that was ended before its last day', someFacts(-9, 9, 'terminada'), 'terminada'],
  ];
  expect(rows.map(([when, facts]) => [when, facts, offerState(facts, NOW_MS)])).toEqual(rows);
});

test('a price counts an offer exactly while its state is vigente', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9, max: 9 }),
      fc.nat(9),
      fc.option(fc.constantFrom(...manualOfferStates)),
      (startsIn, days, hold) => {
        const facts = someFacts(startsIn, startsIn + days, hold);
        const record = { ...aPromotion({ type: 'bogo' }), ...facts, id: 'a' };
        const { promotion } = choosePromotion([record], NOW_MS);
        expect(promotion !== null).toBe(offerState(facts, NOW_MS) === 'vigente');
        expect(isRunning(facts, NOW_MS)).toBe(promotion !== null);
      },
    ),
  );
});

test('a promotion from the API, which has no manual state, runs in its days', () => {
  fc.assert(
    fc.property(anyProduct, ({ promotion }) => {
      if (promotion) expect(['programada', 'vigente', 'terminada']).toContain(offerState(promotion, NOW_MS));
    }),
  );
});

test('no transition leads out of terminada', () => {
  for (const transition of offerTransitions) expect(offerTransitionsFrom.terminada).not.toContain(transition);
  const running = someFacts(-9, 9);
  expect(offerState({ ...running, hold: manualStateAfter.pause }, NOW_MS)).toBe('pausada');
  expect(offerState({ ...running, hold: manualStateAfter.resume }, NOW_MS)).toBe('vigente');
  expect(offerState({ ...running, hold: manualStateAfter.end }, NOW_MS)).toBe('terminada');
});
