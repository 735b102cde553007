import { describe, expect, it } from 'vitest';
import { formatDayAndTime, formatLongDay, formatTimeAgo } from './format-time.ts';

const now = Date.parse('2026-03-03T18:15:00Z');
const before = (ms: number) => new Date(now - ms).toISOString();

describe('times in the administration', () => {
  it('are those of Puerto Rico, months spelled out', () => {
    expect(formatLongDay('2026-03-04T03:59:00Z')).toBe('3 de marzo de 2026');
    expect(formatDayAndTime('2026-03-03T18:15:00Z')).toMatch(/^3 de marzo de 2026, 2:15\s?p\.?\s?m\.?$/);
  });

  it.each([
    [10_000, 'ahora mismo'],
    [5 * 60_000, 'hace 5 minutos'],
    [3 * 3_600_000, 'hace 3 horas'],
    [30 * 3_600_000, 'ayer'],
    [12 * 86_400_000, 'hace 12 días'],
    [60 * 86_400_000, 'el 2 de enero de 2026'],
    [-5_000, 'ahora mismo'],
  ])('%d ms before now is said as %s', (ms, words) => {
    expect(formatTimeAgo(before(ms), now)).toBe(words);
  });
});
