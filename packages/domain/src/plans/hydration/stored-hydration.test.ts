import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHydration, anyAnswers, anyMoment, NOW_MS } from './hydration.builders.ts';
import { logWater, setReminders } from './hydration.ts';
import { goalFromStored, goalToStored, logFromStored, logToStored } from './stored-hydration.ts';
import { targetWaterMl } from './target.ts';

const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As the specification's section 3 names the fields. */
const storedGoal = {
  shiftDuration: 12,
  activityLevel: 'medium',
  temperature: 'hot',
  targetWater: 3_500,
  remindersEnabled: true,
  completed: 750,
  lastUpdated: '2026-11-20T19:00:00.000Z',
};
const storedLog = { '2026-11-20': [{ timestamp: '2026-11-20T19:00:00.000Z', amount: 250 }] };

describe('what is written', () => {
  test('has the fields of the specification', () => {
    const { goal, log } = logWater(aHydration({ shiftHours: 12 }), NOW_MS);
    expect(goal && goalToStored(goal)).toEqual({
      shiftDuration: 12,
      activityLevel: 'low',
      temperature: 'normal',
      targetWater: 3_000,
      remindersEnabled: false,
      completed: 250,
      lastUpdated: '2026-11-20T19:00:00.000Z',
    });
    expect(logToStored(log)).toEqual(storedLog);
  });
});

describe('what is read back', () => {
  test('is the goal and the log that were written', () => {
    fc.assert(
      fc.property(anyAnswers, anyMoment, fc.boolean(), (answers, atMs, remind) => {
        const { goal, log } = setReminders(logWater(aHydration(answers, atMs), atMs), remind, atMs);
        expect(goalFromStored(throughText(goal && goalToStored(goal)))).toEqual(goal);
        expect(logFromStored(throughText(logToStored(log)))).toEqual(log);
      }),
    );
  });

  test('is no goal with anything that can’t be', () => {
    const rows: readonly [string, object][] = [
      ['hours below the slider', { shiftDuration: 3 }],
      ['hours beyond the slider', { shiftDuration: 17 }],
      ['half an hour', { shiftDuration: 8.5 }],
      ['an activity nobody asked for', { activityLevel: 'extreme' }],
      ['an activity out of the prototype', { activityLevel: 'toString' }],
      ['no temperature', { temperature: undefined }],
      ['less than nothing drunk', { completed: -250 }],
      ['water in words', { completed: '750' }],
      ['no moment', { lastUpdated: 'ayer' }],
      ['a moment that is none', { lastUpdated: '2026-13-45T00:00:00.000Z' }],
    ];
    expect(goalFromStored(storedGoal)).not.toBeNull();
    expect(rows.filter(([, corrupted]) => goalFromStored({ ...storedGoal, ...corrupted }) !== null)).toEqual(
      [],
    );
  });

  test('is capped at the target, which follows from the answers and not from what is written', () => {
    const goal = goalFromStored({ ...storedGoal, targetWater: 99_999, completed: 88_888 });
    expect(goal).toMatchObject({ targetMl: 3_500, completedMl: 3_500 });
  });

  test('leaves out of the log what can not be a drink', () => {
    const [good] = storedLog['2026-11-20'];
    const log = logFromStored({
      '2026-11-20': [
        good,
        null,
        7,
        { ...good, amount: -1 },
        { ...good, amount: 1e9 },
        { ...good, timestamp: 3 },
      ],
      ayer: [good],
      '2026-11-19': 'agua',
    });
    expect(log).toEqual({ '2026-11-20': [{ atMs: NOW_MS, amountMl: 250 }], '2026-11-19': [] });
  });

  test('never throws, and what comes of garbage obeys the rules', () => {
    const garbage = fc.anything({ withBigInt: true, withNullPrototype: true });
    const nearlyGoal = fc
      .tuple(fc.constantFrom(...Object.keys(storedGoal)), garbage)
      .map(([key, value]) => ({ ...storedGoal, [key]: value }));
    fc.assert(
      fc.property(fc.oneof(garbage, nearlyGoal), (value) => {
        const goal = goalFromStored(value);
        if (goal) {
          expect(goal.targetMl).toBe(targetWaterMl(goal));
          expect(goal.completedMl).toBeGreaterThanOrEqual(0);
          expect(goal.completedMl).toBeLessThanOrEqual(goal.targetMl);
        }
        for (const drink of Object.values(logFromStored(value)).flat())
          expect(drink.amountMl).toBeGreaterThan(0);
      }),
    );
  });
});
