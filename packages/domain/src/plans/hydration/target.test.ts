import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers } from './hydration.builders.ts';
import { DEFAULT_ANSWERS, GLASS_ML, glassesDrunk, glassesIn, SHIFT_HOURS, targetWaterMl } from './target.ts';

describe('the target', () => {
  test.each([
    // hours, activity, temperature, ml: the specification's formula by hand
    [8, 'low', 'normal', 2_000],
    [8, 'medium', 'normal', 2_200],
    [8, 'high', 'normal', 2_400],
    [8, 'low', 'hot', 2_300],
    [12, 'medium', 'normal', 3_200],
    [12, 'high', 'hot', 3_700],
    [4, 'low', 'normal', 1_000],
    [16, 'high', 'hot', 4_700],
  ] as const)(
    'of %i hours, activity %s, %s weather is %i ml',
    (shiftHours, activityLevel, temperature, ml) => {
      expect(targetWaterMl({ shiftHours, activityLevel, temperature })).toBe(ml);
    },
  );

  test('of the questions as they open is that of a shift of eight hours', () => {
    expect(DEFAULT_ANSWERS.shiftHours).toBe(8);
    expect(SHIFT_HOURS).toEqual({ min: 4, max: 16, step: 1, default: 8 });
    expect(targetWaterMl(DEFAULT_ANSWERS)).toBe(2_000);
  });

  test('grows by 250 with each hour, and by exactly what activity and heat add', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ml = targetWaterMl(answers);
        expect(targetWaterMl({ ...answers, shiftHours: answers.shiftHours + 1 })).toBe(ml + 250);
        const inCalm = targetWaterMl({ ...answers, activityLevel: 'low', temperature: 'normal' });
        expect([0, 200, 400, 300, 500, 700]).toContain(ml - inCalm);
        expect(ml).toBeGreaterThanOrEqual(1_000);
        expect(ml).toBeLessThanOrEqual(4_700);
      }),
    );
  });
});

describe('glasses', () => {
  test('are of 250 ml', () => {
    expect(GLASS_ML).toBe(250);
    expect(glassesIn(2_000)).toBe(8);
  });

  test('of 3,200 ml are thirteen, the last not a whole one', () => {
    expect(glassesIn(3_200)).toBe(13);
    expect(glassesDrunk(1_750, 3_200)).toBe(7);
    expect(glassesDrunk(3_000, 3_200)).toBe(12);
    expect(glassesDrunk(3_200, 3_200)).toBe(13);
  });

  test('drunk are all of them when the target is reached, and never before', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(5_000), (answers, ml) => {
        const targetMl = targetWaterMl(answers);
        const completedMl = Math.min(ml, targetMl);
        const isMet = completedMl === targetMl;
        expect(glassesDrunk(completedMl, targetMl) === glassesIn(targetMl)).toBe(isMet);
      }),
    );
  });
});
