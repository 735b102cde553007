import { describe, expect, it } from 'vitest';
import type { PlanShift } from './shift-meals.ts';
import { usualShift } from './usual-shift.ts';

const onDays = (shift: PlanShift, ...weekdays: number[]) => ({
  kind: 'shift' as const,
  said: '',
  weekdays,
  shift,
});

describe('the usual shift', () => {
  it('is that of most days worked', () => {
    expect(usualShift([onDays('7p-7a', 1, 2, 3), onDays('7a-7p', 5), onDays('libre', 0, 4, 6)])).toBe(
      'noche',
    );
    expect(usualShift([onDays('7a-3p', 1, 2), onDays('11p-7a', 3)])).toBe('dia');
  });

  it('goes by the later of two for a day', () => {
    expect(usualShift([onDays('7p-7a', 1), onDays('7a-7p', 1)])).toBe('dia');
  });

  it('is unknown where none was told, or as many of each', () => {
    expect(usualShift([])).toBeNull();
    expect(usualShift([onDays('7p-7a', 1), onDays('7a-7p', 2)])).toBeNull();
  });
});
