import { describe, expect, it } from 'vitest';
import { deliveryWindowIds } from './delivery.ts';
import { nextWindow } from './next-window.ts';

/** Capacity and booked orders of each window of a day. */
const aDay = (date: string, places: readonly (readonly [number, number])[]) => ({
  date,
  windows: deliveryWindowIds.map((id, at) => {
    const [capacity = 0, booked = 0] = places[at] ?? [];
    return { id, capacity, booked };
  }),
});

describe('nextWindow', () => {
  it('is the first window with room on the first such day', () => {
    const days = [
      aDay('2026-11-26', [
        [5, 4],
        [5, 0],
      ]),
      aDay('2026-11-27', [[5, 0]]),
    ];
    expect(nextWindow(days)).toEqual({ date: '2026-11-26', windowId: '07-09' });
  });

  it('skips windows that are full, overbooked or closed', () => {
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

  it('is null if no window has room', () => {
    expect(nextWindow([aDay('2026-11-26', [[5, 5]])])).toBeNull();
    expect(nextWindow([])).toBeNull();
  });
});
