import { expect, test } from 'vitest';
import { untilText, wallWindows } from './wall.ts';

const phasesAt = (iso: string) =>
  wallWindows(Date.parse(iso)).map(({ date, windowId, phase }) => `${date.slice(8)} ${windowId} ${phase}`);

test('the wall has the day’s four windows, each over, now or next', () => {
  expect(phasesAt('2026-11-27T15:00:00-04:00')).toEqual([
    ...['27 07-09 over', '27 15-17 now', '27 19-21 next', '27 23-01 next'],
  ]);
  expect(phasesAt('2026-11-27T09:00:00-04:00')[0]).toBe('27 07-09 over');
});

test('after midnight last night’s window stays until it ends', () => {
  expect(phasesAt('2026-11-28T00:59:00-04:00')[0]).toBe('27 23-01 now');
  expect(phasesAt('2026-11-28T01:00:00-04:00')[0]).toBe('28 07-09 next');
});

test('bags are to be ready an hour before their window', () => {
  const [first] = wallWindows(Date.parse('2026-11-27T05:00:00-04:00'));
  expect(first?.packedByMs).toBe(Date.parse('2026-11-27T06:00:00-04:00'));
});

test.each([
  [130 * 60_000, '2 h 10 min'],
  [60 * 60_000, '1 h'],
  [1, '1 min'],
  [-5, '1 min'],
  [45 * 60_000, '45 min'],
])('%i ms are %s', (ms, text) => expect(untilText(ms)).toBe(text));
