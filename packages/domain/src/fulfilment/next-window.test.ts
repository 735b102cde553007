import { describe, expect, it } from 'vitest';
import { deliveryWindowIds } from './delivery.ts';
import { nextWindow } from './next-window.ts';

/** Places and orders of a day's windows, in its order. */
const aDay = (date: string, places: readonly (readonly [number, number])[]) => ({
  date,
  windows: deliveryWindowIds.map((id, at) => {
    const [capacity = 0, booked = 0] = places[at] ?? [];
    return { id, capacity, booked };
  }),
});

describe('the next window', () => {
  it('is the first of the first day that still takes an order', () => {
    const days = [
      aDay('2026-11-26', [
        [5, 4],
        [5, 0],
      ]),
      aDay('2026-11-27', [[5, 0]]),
    ];
    expect(nextWindow(days)).toEqual({ date: '2026-11-26', windowId: '07-09' });
  });

  it('is never one that is full, overfull or closed', () => {
    const days = [
      aDay('2026-11-26', [
        [5, 5],
        [0, 0],
        [2, 3],
      ]),
      aDay('2026-11-27', [
        [0, 0],
        [1, 0],
      ]),
    ];
    expect(nextWindow(days)).toEqual({ date: '2026-11-27', windowId: '15-17' });
  });

  it('is none where nothing is left', () => {
    expect(nextWindow([aDay('2026-11-26', [[5, 5]])])).toBeNull();
    expect(nextWindow([])).toBeNull();
  });
});
