import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTurning, turnEveryMs } from './turning.ts';

describe('what turns by itself', () => {
  let turns = 0;
  const start = () =>
    startTurning(6_000, () => {
      turns += 1;
    });
  const after = (ms: number): number => {
    vi.advanceTimersByTime(ms);
    return turns;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    turns = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stands 6 s as a banner, 5 s as a recipe, 10 s as a tip', () => {
    expect(turnEveryMs).toEqual({ banner: 6_000, recipes: 5_000, tip: 10_000 });
  });

  it('turns once in each period', () => {
    start();
    expect([after(5_999), after(1), after(6_000), after(18_000)]).toEqual([0, 1, 2, 5]);
  });

  it('turns not at all while anything holds it', () => {
    const turning = start();
    turning.hold('hovered');
    turning.hold('focused');
    expect(after(60_000)).toBe(0);
    turning.release('hovered');
    expect(after(60_000)).toBe(0);
  });

  it('shows what it shows for its whole time again once it is let go', () => {
    const turning = start();
    after(5_000);
    turning.hold('touched');
    after(1_000);
    turning.release('touched');
    expect([after(5_999), after(1)]).toEqual([0, 1]);
  });

  it('isn’t hurried by being let go of what never held it', () => {
    const turning = start();
    after(5_000);
    turning.release('hovered');
    expect(after(1_000)).toBe(1);
  });

  it('gives what was chosen by hand its whole time', () => {
    const turning = start();
    after(5_000);
    turning.restart();
    expect([after(5_999), after(1)]).toEqual([0, 1]);
  });

  it('never turns again once stopped', () => {
    const turning = start();
    turning.stop();
    turning.hold('paused');
    turning.release('paused');
    turning.restart();
    expect(after(60_000)).toBe(0);
  });
});
