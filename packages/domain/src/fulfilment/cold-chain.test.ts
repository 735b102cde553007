import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ColdClock,
  coldState,
  measuredCold,
  putInCold,
  takeOutOfCold,
  totalWarmMs,
} from './cold-chain.ts';

const MINUTE = 60_000;
const noon = Date.parse('2026-11-25T12:00:00-04:00');
const out: ColdClock = { warmMs: 0, outSinceMs: noon, isHot: false };

describe('time out of the cold', () => {
  it.each([
    [0, 'ok'],
    [99, 'ok'],
    [100, 'soon'],
    [119, 'soon'],
    [120, 'over'],
  ])('of %i minutes is %s', (minutes, state) => {
    expect(coldState(out, noon + minutes * MINUTE)).toBe(state);
  });

  it.each([
    [39, 'ok'],
    [40, 'soon'],
    [60, 'over'],
  ])('is above 90 °F after %i minutes %s', (minutes, state) => {
    expect(coldState({ ...out, isHot: true }, noon + minutes * MINUTE)).toBe(state);
  });

  it('adds up all intervals out of the cold, without those in a refrigerator', () => {
    const cooled = putInCold(out, noon + 70 * MINUTE);
    expect(totalWarmMs(cooled, noon + 500 * MINUTE)).toBe(70 * MINUTE);
    const again = takeOutOfCold(cooled, noon + 500 * MINUTE);
    expect(coldState(again, noon + 549 * MINUTE)).toBe('soon');
    expect(coldState(again, noon + 550 * MINUTE)).toBe('over');
  });

  it('restarts at zero after the food was measured as cold', () => {
    expect(coldState(measuredCold(out, noon + 130 * MINUTE), noon + 140 * MINUTE)).toBe('ok');
  });

  it('never improves by waiting', () => {
    const worse = ['ok', 'soon', 'over'];
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.boolean(), (one, more, isHot) => {
        const at = (minutes: number) => worse.indexOf(coldState({ ...out, isHot }, noon + minutes * MINUTE));
        expect(at(one + more)).toBeGreaterThanOrEqual(at(one));
      }),
    );
  });
});
