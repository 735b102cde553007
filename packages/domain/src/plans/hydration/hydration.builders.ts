import fc from 'fast-check';
import { type Hydration, noHydration, saveGoal } from './hydration.ts';
import { DEFAULT_ANSWERS, type HydrationAnswers } from './target.ts';

/** 3 p. m. of 20 November 2026 in Puerto Rico. */
export const NOW_MS = Date.UTC(2026, 10, 20, 19);

/** A goal saved at `nowMs`; 2,000 ml by default. */
export const aHydration = (answers: Partial<HydrationAnswers> = {}, nowMs: number = NOW_MS): Hydration =>
  saveGoal(noHydration, { ...DEFAULT_ANSWERS, ...answers }, nowMs);

export const anyAnswers: fc.Arbitrary<HydrationAnswers> = fc.record({
  shiftHours: fc.integer({ min: 4, max: 16 }),
  activityLevel: fc.constantFrom('low', 'medium', 'high'),
  temperature: fc.constantFrom('normal', 'hot'),
});

/** Moments of this century, in epoch ms. */
export const anyMoment: fc.Arbitrary<number> = fc.integer({
  min: Date.UTC(2001, 0, 1),
  max: Date.UTC(2099, 0, 1),
});
