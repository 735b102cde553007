import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { startTimer, toggleTimer } from './cook-timer.ts';
import { beginCooking, cookingFromStored, endedSince, goToStep, withoutTimer, withTimer } from './cooking.ts';

const NOON = Date.UTC(2026, 10, 21, 16);
const HOUR = 3_600_000;
const rice = startTimer({ id: '1:15 minutos', label: '15 minutos', seconds: 900 }, NOON);
const beans = startTimer({ id: '2:1 hora', label: '1 hora', seconds: 3_600 }, NOON);
const about = { recipeId: 'arroz', stepCount: 6, nowMs: NOON + HOUR };

describe('cooking', () => {
  it('goes through the steps and not beyond the end', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), (wanted) => {
        const cooking = wanted.reduce((at, step) => goToStep(at, step, 6, NOON), beginCooking('arroz', NOON));
        expect(cooking.step).toBeGreaterThanOrEqual(0);
        expect(cooking.step).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('keeps its timers while the steps go on, each once', () => {
    const both = withTimer(withTimer(beginCooking('arroz', NOON), rice, NOON), beans, NOON);
    expect(goToStep(both, 3, 6, NOON).timers).toEqual([rice, beans]);
    const paused = toggleTimer(rice, NOON + 60_000);
    expect(withTimer(both, paused, NOON).timers).toEqual([paused, beans]);
    expect(withoutTimer(both, rice.id, NOON).timers).toEqual([beans]);
  });

  it('rings each timer once, when it ends', () => {
    const both = withTimer(withTimer(beginCooking('arroz', NOON), rice, NOON), beans, NOON);
    const end = NOON + 900_000;
    expect(endedSince(both, end - 500, end - 1)).toEqual([]);
    expect(endedSince(both, end - 1, end)).toEqual([rice]);
    expect(endedSince(both, end, end + 500)).toEqual([]);
  });
});

describe('what was kept', () => {
  const restored = {
    ...withTimer(beginCooking('arroz', NOON), toggleTimer(rice, NOON + 5_000), NOON),
    step: 4,
  };

  it('is taken up where it was left, after a round trip through text', () => {
    expect(cookingFromStored(JSON.parse(JSON.stringify(restored)), about)).toEqual(restored);
  });

  test.each([
    ['of another recipe', { ...restored, recipeId: 'avena' }],
    ['of yesterday', { ...restored, touchedAtMs: NOON - 12 * HOUR }],
    ['beyond the last step', { ...restored, step: 7 }],
    ['between two steps', { ...restored, step: 1.5 }],
    ['nothing', undefined],
    ['a text', 'arroz'],
  ])('is left alone when it is %s', (_, stored) => {
    expect(cookingFromStored(stored, about)).toBeNull();
  });

  it('loses a timer that makes no sense, not the rest', () => {
    const spoilt = { ...restored, timers: [{ id: 'x', status: 'running' }, null, ...restored.timers] };
    expect(cookingFromStored(spoilt, about)?.timers).toEqual(restored.timers);
  });

  it('never throws, whatever is there', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(() => cookingFromStored(stored, about)).not.toThrow();
      }),
    );
  });
});
