import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMinute, clockText, isOver, leftMs, startTimer, toggleTimer } from './cook-timer.ts';

const NOON = Date.UTC(2026, 10, 21, 16);
const fiveMinutes = { id: '0:5 minutos', label: '5 minutos', seconds: 300 };

describe('a kitchen timer', () => {
  it('runs from its start to its end, and stays there', () => {
    const timer = startTimer(fiveMinutes, NOON);
    expect(leftMs(timer, NOON)).toBe(300_000);
    expect(isOver(timer, NOON + 299_999)).toBe(false);
    expect(isOver(timer, NOON + 300_000)).toBe(true);
    expect(leftMs(timer, NOON + 9_000_000)).toBe(0);
  });

  it('keeps what is left while it is paused, however long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 299_999 }), fc.nat(86_400_000), (ranMs, pausedMs) => {
        const paused = toggleTimer(startTimer(fiveMinutes, NOON), NOON + ranMs);
        expect(leftMs(paused, NOON + ranMs + pausedMs)).toBe(300_000 - ranMs);
        const again = toggleTimer(paused, NOON + ranMs + pausedMs);
        expect(leftMs(again, NOON + ranMs + pausedMs)).toBe(300_000 - ranMs);
      }),
    );
  });

  it('can’t be paused once it is over', () => {
    const timer = startTimer(fiveMinutes, NOON);
    expect(toggleTimer(timer, NOON + 300_000)).toEqual(timer);
  });

  it('takes another minute, running, paused or over', () => {
    const timer = startTimer(fiveMinutes, NOON);
    expect(leftMs(addMinute(timer, NOON + 60_000), NOON + 60_000)).toBe(300_000);
    const paused = addMinute(toggleTimer(timer, NOON), NOON);
    expect([paused.status, leftMs(paused, NOON + 5_000)]).toEqual(['paused', 360_000]);
    const late = NOON + 400_000;
    expect([addMinute(timer, late).status, leftMs(addMinute(timer, late), late)]).toEqual([
      'running',
      60_000,
    ]);
  });
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [299_000, '4:59'],
  [3_600_000, '1:00:00'],
  [-5, '0:00'],
])('%i ms left reads %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
