import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { autoplayEveryMs, startAutoplay } from './autoplay.ts';

describe('what turns by itself', () => {
  let advances = 0;
  const start = () =>
    startAutoplay(6_000, () => {
      advances += 1;
    });
  const after = (ms: number): number => {
    vi.advanceTimersByTime(ms);
    return advances;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    advances = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stands 6 s as a banner, 5 s as a recipe, 10 s as a tip', () => {
    expect(autoplayEveryMs).toEqual({ banner: 6_000, recipes: 5_000, tip: 10_000 });
  });

  it('turns once in each period', () => {
    start();
    expect([after(5_999), after(1), after(6_000), after(18_000)]).toEqual([0, 1, 2, 5]);
  });

  it('turns not at all while anything holds it', () => {
    const autoplay = start();
    autoplay.pause('hovered');
    autoplay.pause('focused');
    expect(after(60_000)).toBe(0);
    autoplay.resume('hovered');
    expect(after(60_000)).toBe(0);
  });

  it('shows what it shows for its whole time again once it is let go', () => {
    const autoplay = start();
    after(5_000);
    autoplay.pause('touched');
    after(1_000);
    autoplay.resume('touched');
    expect([after(5_999), after(1)]).toEqual([0, 1]);
  });

  it('isn’t hurried by being let go of what never held it', () => {
    const autoplay = start();
    after(5_000);
    autoplay.resume('hovered');
    expect(after(1_000)).toBe(1);
  });

  it('gives what was chosen by hand its whole time', () => {
    const autoplay = start();
    after(5_000);
    autoplay.restart();
    expect([after(5_999), after(1)]).toEqual([0, 1]);
  });

  it('never turns again once stopped', () => {
    const autoplay = start();
    autoplay.stop();
    autoplay.pause('paused');
    autoplay.resume('paused');
    autoplay.restart();
    expect(after(60_000)).toBe(0);
  });
});
