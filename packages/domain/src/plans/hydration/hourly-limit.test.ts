import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastHour, MAX_ML_PER_HOUR } from './hourly-limit.ts';
import { aHydration, anyMoment, NOW_MS } from './hydration.builders.ts';
import { drunkMl, type Hydration, logWater, setReminders } from './hydration.ts';
import { nextReminderMs } from './reminder.ts';

const MINUTE_MS = 60_000;
const glasses = (atMinutes: readonly number[], from: Hydration = aHydration()): Hydration =>
  atMinutes.reduce((now, minute) => logWater(now, NOW_MS + minute * MINUTE_MS), from);

describe('the last hour', () => {
  test('allows 48 oz, which are five glasses', () => {
    // 48 fl oz × 29.5735 ml
    expect(MAX_ML_PER_HOUR).toBe(Math.floor(48 * 29.5735));
    expect(lastHour(glasses([0, 0, 0, 0]), NOW_MS).state).toBe('under');
    expect(lastHour(glasses([0, 0, 0, 0, 0]), NOW_MS)).toMatchObject({ state: 'full', drunkMl: 1_250 });
    expect(lastHour(glasses([0, 0, 0, 0, 0, 0]), NOW_MS)).toMatchObject({ state: 'over', drunkMl: 1_500 });
  });

  test('loses nothing that was written down beyond it', () => {
    expect(drunkMl(glasses([0, 0, 0, 0, 0, 0, 0]), NOW_MS)).toBe(1_750);
  });

  test('slides: a glass of an hour ago counts no more', () => {
    const drunk = glasses([0, 10, 20, 30, 40]);
    expect(lastHour(drunk, NOW_MS + 59 * MINUTE_MS).state).toBe('full');
    expect(lastHour(drunk, NOW_MS + 60 * MINUTE_MS).state).toBe('under');
  });

  test('says when the next glass fits: an hour after as many as there are too many', () => {
    expect(lastHour(glasses([0, 10, 20, 30, 40]), NOW_MS + 45 * MINUTE_MS).nextGlassMs).toBe(
      NOW_MS + 60 * MINUTE_MS,
    );
    expect(lastHour(glasses([0, 10, 20, 30, 40, 41]), NOW_MS + 45 * MINUTE_MS).nextGlassMs).toBe(
      NOW_MS + 70 * MINUTE_MS,
    );
    expect(lastHour(glasses([0]), NOW_MS).nextGlassMs).toBeNull();
  });

  test('goes over midnight, as a night shift does', () => {
    // Midnight in Puerto Rico is nine hours after the builders' 3 p. m.
    const late = [535, 536, 537, 541, 542, 543];
    expect(lastHour(glasses(late), NOW_MS + 545 * MINUTE_MS).state).toBe('over');
  });

  test('whatever was drunk when, another glass fits at the moment it names, and not before', () => {
    const drink = fc.record({ minute: fc.nat(60), amountMl: fc.integer({ min: 1, max: 1_000 }) });
    fc.assert(
      fc.property(anyMoment, fc.array(drink, { maxLength: 12 }), (startMs, drinks) => {
        const drunk = drinks
          .toSorted((one, other) => one.minute - other.minute)
          .reduce(
            (now, { minute, amountMl }) => logWater(now, startMs + minute * MINUTE_MS, amountMl),
            aHydration({}, startMs),
          );
        const nowMs = startMs + 60 * MINUTE_MS;
        const { state, nextGlassMs } = lastHour(drunk, nowMs);
        expect(nextGlassMs === null).toBe(state === 'under');
        if (nextGlassMs === null) return;
        expect(lastHour(drunk, nextGlassMs).state).toBe('under');
        expect(lastHour(drunk, nextGlassMs - 1).state).not.toBe('under');
      }),
    );
  });
});

test('a reminder never asks for a glass that does not fit', () => {
  const drunk = setReminders(glasses([0, 0, 0, 0, 0, 0], aHydration({ shiftHours: 16 })), true, NOW_MS);
  const nextMs = nextReminderMs(drunk.goal, NOW_MS);
  expect(nextMs).not.toBeNull();
  expect(lastHour(drunk, nextMs ?? 0).state).toBe('under');
});
