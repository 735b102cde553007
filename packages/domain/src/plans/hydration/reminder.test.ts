import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHydration, anyAnswers, anyMoment, NOW_MS } from './hydration.builders.ts';
import { hydrationAt, logWater, setReminders } from './hydration.ts';
import { nextReminderMs, REMINDER_EVERY_MS } from './reminder.ts';

const HOUR_MS = 3_600_000;
/** A goal of 3 p. m. with reminders. */
const reminded = setReminders(aHydration(), true, NOW_MS);

describe('the next reminder', () => {
  test.each([
    [0, 2],
    [1.99, 2],
    [2, 4],
    [3.5, 4],
    [6.5, 8],
  ])('is, %d hours after the last change, at %d hours', (passed, next) => {
    expect(nextReminderMs(reminded.goal, NOW_MS + passed * HOUR_MS)).toBe(NOW_MS + next * HOUR_MS);
  });

  test('comes two hours after a glass', () => {
    const drunkAtMs = NOW_MS + 1.5 * HOUR_MS;
    expect(nextReminderMs(logWater(reminded, drunkAtMs).goal, drunkAtMs)).toBe(drunkAtMs + 2 * HOUR_MS);
  });

  test('never comes when reminders are off, without a goal, or once the goal is met', () => {
    expect(nextReminderMs(aHydration().goal, NOW_MS)).toBeNull();
    expect(nextReminderMs(null, NOW_MS)).toBeNull();
    expect(nextReminderMs(logWater(reminded, NOW_MS, 5_000).goal, NOW_MS)).toBeNull();
  });

  test('never comes after the day of the goal', () => {
    expect(nextReminderMs(reminded.goal, NOW_MS + 8 * HOUR_MS)).toBeNull();
  });

  test('is always ahead, at most two hours away, and of a goal that still counts', () => {
    fc.assert(
      fc.property(anyAnswers, anyMoment, fc.nat(30 * HOUR_MS), (answers, savedAtMs, passedMs) => {
        const state = setReminders(aHydration(answers, savedAtMs), true, savedAtMs);
        const nowMs = savedAtMs + passedMs;
        const nextMs = nextReminderMs(state.goal, nowMs);
        if (nextMs === null) return;
        expect(nextMs).toBeGreaterThan(nowMs);
        expect(nextMs - nowMs).toBeLessThanOrEqual(REMINDER_EVERY_MS);
        expect(hydrationAt(state, nextMs).goal).not.toBeNull();
      }),
    );
  });
});
