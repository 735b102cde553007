import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHydration, anyAnswers, anyMoment, NOW_MS } from './hydration.builders.ts';
import {
  drinksOfDay,
  drunkMl,
  type Hydration,
  hydrationAt,
  LOG_RETENTION_DAYS,
  logWater,
  noHydration,
  saveGoal,
  setReminders,
  undoLastDrink,
} from './hydration.ts';
import { DEFAULT_ANSWERS, targetWaterMl } from './target.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const times = (count: number, change: (from: Hydration, index: number) => Hydration, from: Hydration) =>
  Array.from({ length: count }).reduce<Hydration>((now, _, index) => change(now, index), from);

describe('a saved goal', () => {
  test('has the target of its answers, nothing drunk, and no reminders', () => {
    expect(aHydration({ shiftHours: 12, activityLevel: 'medium' }).goal).toEqual({
      shiftHours: 12,
      activityLevel: 'medium',
      temperature: 'normal',
      targetMl: 3_200,
      completedMl: 0,
      remindersEnabled: false,
      updatedAtMs: NOW_MS,
    });
  });

  test('in place of another on the same day keeps what was drunk, and the reminders', () => {
    const before = setReminders(
      times(3, (now) => logWater(now, NOW_MS), aHydration()),
      true,
      NOW_MS,
    );
    const { goal } = saveGoal(before, { ...DEFAULT_ANSWERS, shiftHours: 4 }, NOW_MS + 1);
    expect(goal).toMatchObject({ targetMl: 1_000, completedMl: 750, remindersEnabled: true });
  });
});

describe('drinking', () => {
  test('adds a glass of 250 ml to the goal and writes it down', () => {
    const after = logWater(aHydration(), NOW_MS + MINUTE_MS);
    expect(after.goal).toMatchObject({ completedMl: 250, updatedAtMs: NOW_MS + MINUTE_MS });
    expect(after.log).toEqual({ '2026-11-20': [{ atMs: NOW_MS + MINUTE_MS, amountMl: 250 }] });
  });

  test('never completes more than the target, and the log tells it all', () => {
    const after = times(9, (now) => logWater(now, NOW_MS), aHydration({ activityLevel: 'medium' }));
    expect(after.goal?.completedMl).toBe(2_200);
    expect(drunkMl(after, NOW_MS)).toBe(2_250);
  });

  test('can be taken back one drink at a time, from beyond the target too', () => {
    const full = times(10, (now) => logWater(now, NOW_MS), aHydration());
    const once = undoLastDrink(full, NOW_MS);
    expect(once.goal?.completedMl).toBe(2_000);
    const thrice = undoLastDrink(undoLastDrink(once, NOW_MS), NOW_MS);
    expect(thrice.goal?.completedMl).toBe(1_750);
    expect(drinksOfDay(thrice, NOW_MS)).toHaveLength(7);
  });

  test('can not be taken back where nothing was drunk today', () => {
    const yesterday = logWater(aHydration(), NOW_MS);
    const today = NOW_MS + 24 * HOUR_MS;
    expect(undoLastDrink(yesterday, today).log).toEqual(yesterday.log);
    expect(undoLastDrink(noHydration, NOW_MS)).toEqual(noHydration);
  });

  test('after midnight counts for the new day, whose goal finds it', () => {
    const afterMidnight = NOW_MS + 10 * HOUR_MS;
    const drunk = logWater(aHydration(), afterMidnight);
    expect(drunk.goal).toBeNull();
    expect(saveGoal(drunk, DEFAULT_ANSWERS, afterMidnight + 1).goal?.completedMl).toBe(250);
  });

  test('keeps the last thirty days and no more', () => {
    const after = times(40, (now, day) => logWater(now, NOW_MS + day * 24 * HOUR_MS), noHydration);
    expect(Object.keys(after.log)).toHaveLength(LOG_RETENTION_DAYS);
    expect(Object.keys(after.log)).toContain('2026-12-29');
    expect(Object.keys(after.log)).not.toContain('2026-11-20');
  });
});

describe('a goal of a previous day', () => {
  test('is discarded at midnight in Puerto Rico, not at midnight in Greenwich', () => {
    const goal = aHydration();
    // Puerto Rico is at UTC−4 all year: 8 p. m. is midnight in Greenwich.
    expect(hydrationAt(goal, Date.UTC(2026, 10, 21, 0, 1)).goal).not.toBeNull();
    expect(hydrationAt(goal, Date.UTC(2026, 10, 21, 3, 59, 59)).goal).not.toBeNull();
    expect(hydrationAt(goal, Date.UTC(2026, 10, 21, 4)).goal).toBeNull();
  });

  test('is discarded exactly when the calendar of America/Puerto_Rico shows another day', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Puerto_Rico' });
    fc.assert(
      fc.property(anyAnswers, anyMoment, fc.nat(48 * 60), (answers, savedAtMs, minutes) => {
        const nowMs = savedAtMs + minutes * MINUTE_MS;
        const isSameDay = calendar.format(savedAtMs) === calendar.format(nowMs);
        const { goal } = hydrationAt(aHydration(answers, savedAtMs), nowMs);
        expect(goal !== null).toBe(isSameDay);
      }),
    );
  });
});

test('whatever is drunk, taken back and calculated anew, the goal is what was drunk that day, capped', () => {
  const step = fc.record({
    what: fc.constantFrom('drink', 'drink', 'undo', 'recalculate', 'remind'),
    amountMl: fc.integer({ min: 1, max: 1_000 }),
    minutes: fc.nat(180),
    answers: anyAnswers,
  });
  fc.assert(
    fc.property(anyMoment, fc.array(step, { maxLength: 40 }), (startMs, steps) => {
      let nowMs = startMs;
      let state = aHydration({}, startMs);
      for (const { what: label, amountMl, minutes, answers } of steps) {
        nowMs += minutes * MINUTE_MS;
        if (label === 'drink') state = logWater(state, nowMs, amountMl);
        else if (label === 'undo') state = undoLastDrink(state, nowMs);
        else if (label === 'remind') state = setReminders(state, true, nowMs);
        else state = saveGoal(state, answers, nowMs);
        const { goal } = hydrationAt(state, nowMs);
        if (!goal) continue;
        expect(goal.targetMl).toBe(targetWaterMl(goal));
        expect(goal.completedMl).toBe(Math.min(goal.targetMl, drunkMl(state, nowMs)));
      }
    }),
  );
});
