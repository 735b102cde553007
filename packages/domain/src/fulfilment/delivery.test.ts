import { describe, expect, it, test } from 'vitest';
import { municipios } from '../accounts/municipios.ts';
import { puertoRicoDate } from '../kit/puerto-rico-time.ts';
import { isOnAnotherDay } from './another-day.ts';
import { deliveryDates, deliveryWindow, deliveryWindowLabel, deliveryWindows } from './delivery.ts';

test('orders arrive in 2 to 5 days', () => {
  expect(deliveryDates(Date.UTC(2026, 10, 20, 16))).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
});

test('days are counted in Puerto Rico’s time, UTC−4 all year', () => {
  expect(puertoRicoDate(Date.UTC(2026, 6, 1, 3, 59))).toBe('2026-06-30');
  expect(puertoRicoDate(Date.UTC(2026, 0, 1, 4, 0))).toBe('2026-01-01');
});

test('days cross the end of a month and of a year', () => {
  expect(deliveryDates(Date.UTC(2026, 11, 29, 16))).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('windows follow the shifts', () => {
  expect(deliveryWindowLabel('19-21')).toBe('7–9 p. m.');
  expect(deliveryWindowLabel('23-01')).toBe('11 p. m.–1 a. m.');
  expect(deliveryWindow('19-21')).toMatchObject({ hours: '7–9', partOfDay: 'p. m.' });
  expect(deliveryWindow('23-01')).toMatchObject({ hours: '11', partOfDay: 'p. m.–1 a. m.' });
});

test('lists 78 municipios once each, sorted', () => {
  expect(new Set(municipios).size).toBe(78);
  expect([...municipios].sort((a, b) => a.localeCompare(b, 'es'))).toEqual([...municipios]);
});

describe('a route is on another day', () => {
  const at = (day: string, hour: number, minute = 0) =>
    Date.parse(`${day}T00:00:00-04:00`) + (hour * 60 + minute) * 60_000;
  const morning = { date: '2026-11-28', windowId: '07-09' } as const;
  const night = { date: '2026-11-28', windowId: '23-01' } as const;

  it.each([
    ['two days early', morning, at('2026-11-26', 8), true],
    ['the evening before', morning, at('2026-11-27', 23, 59), true],
    ['at any time of its day', morning, at('2026-11-28', 0), false],
    ['late on its day', morning, at('2026-11-28', 23), false],
    ['the day after', morning, at('2026-11-29', 0), true],
    ['after midnight in a window that crosses it', night, at('2026-11-29', 3, 59), false],
    ['the morning after that', night, at('2026-11-29', 4), true],
  ])('%s', (_, slot, nowMs, expected) => {
    expect(isOnAnotherDay(slot, nowMs)).toBe(expected);
  });
});

test('a window has one name, whole or in two parts', () => {
  for (const { label, hours, partOfDay } of deliveryWindows) expect(`${hours} ${partOfDay}`).toBe(label);
});
