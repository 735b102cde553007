import { describe, expect, it } from 'vitest';
import { isOnTime } from './on-time.ts';
import {
  comparisonText,
  daysOf,
  periodBefore,
  periodBounds,
  shortPeriodText,
  stepsOf,
  weekBefore,
} from './period.ts';
import { poundsOf } from './pounds.ts';
import { suppressSmallGroups } from './small-groups.ts';

describe('the period before', () => {
  it.each([
    ['a day', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16'],
    ['the first day of a month', '2026-12-01', '2026-12-01', '2026-11-24', '2026-11-24'],
    ['a few days', '2026-11-25', '2026-11-27', '2026-11-18', '2026-11-20'],
    ['thirty days', '2026-10-28', '2026-11-26', '2026-09-23', '2026-10-22'],
    ['a week', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
    ['a month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['the first days of a month', '2026-11-01', '2026-11-23', '2026-10-01', '2026-10-23'],
    ['the first days of a longer month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['three months', '2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ])('of %s', (_, from, to, earlierFrom, earlierTo) =>
    expect(periodBefore({ from, to })).toEqual({ from: earlierFrom, to: earlierTo }),
  );
});

describe('the name of the period before', () => {
  it.each([
    ['2026-11-25', '2026-11-25', 'el miércoles 18'],
    ['2026-11-03', '2026-11-03', 'el martes 27 de octubre'],
    ['2027-01-04', '2027-01-04', 'el lunes 28 de diciembre de 2026'],
    ['2026-11-16', '2026-11-22', 'la semana del lunes 9 al domingo 15 de noviembre'],
    ['2026-11-02', '2026-11-08', 'la semana del lunes 26 de octubre al domingo 1 de noviembre'],
    ['2026-11-25', '2026-11-27', 'los 3 días del miércoles 18 al viernes 20 de noviembre'],
    ['2026-11-01', '2026-11-23', 'los primeros 23 días de octubre'],
    ['2026-11-01', '2026-11-30', 'octubre'],
    ['2026-07-01', '2026-09-30', 'los meses de abril a junio'],
    ['2026-01-01', '2026-12-31', 'los meses de enero de 2025 a diciembre de 2025'],
  ])('of %s to %s is %s', (from, to, text) =>
    expect(comparisonText({ from, to }, periodBefore({ from, to }))).toBe(text),
  );
});

it.each([
  ['2026-11-23', '2026-11-16', '2026-11-22'],
  ['2026-11-29', '2026-11-16', '2026-11-22'],
])('the week before %s is the last one that is over', (day, from, to) =>
  expect(weekBefore(day)).toEqual({ from, to }),
);

it.each([
  ['2026-11-16', '2026-11-22', '16 al 22 de noviembre'],
  ['2026-11-30', '2026-12-06', '30 de noviembre al 6 de diciembre'],
  ['2026-11-16', '2026-11-16', '16 de noviembre'],
])('%s to %s is titled %s', (from, to, text) => expect(shortPeriodText({ from, to })).toBe(text));

describe('days of a period', () => {
  it('begin and end at midnight in Puerto Rico, all year', () =>
    expect(periodBounds({ from: '2026-07-04', to: '2026-07-04' })).toEqual({
      begins: new Date('2026-07-04T04:00:00Z'),
      ends: new Date('2026-07-05T04:00:00Z'),
    }));

  it('are all listed, also without events', () =>
    expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]));

  it('are grouped by month in a long period', () =>
    expect(stepsOf({ from: '2026-01-15', to: '2026-05-02' })).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
    ]));
});

describe('suppressSmallGroups', () => {
  const part = (name: string, people: number) => ({ name, people });
  const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

  it('shows small groups only as one total', () => {
    const { shown, together } = suppressSmallGroups([part('a', 9), part('b', 4), part('c', 3)]);
    expect([namesOf(shown), namesOf(together)]).toEqual([['a'], ['b', 'c']]);
  });

  it('hides a larger group too if the hidden one could be computed from the sum', () => {
    const { shown, together } = suppressSmallGroups([part('a', 9), part('b', 2), part('c', 6)]);
    expect([namesOf(shown), namesOf(together)]).toEqual([['a'], ['b', 'c']]);
  });

  it('hides nothing if all groups are large', () =>
    expect(suppressSmallGroups([part('a', 5), part('b', 5)]).together).toEqual([]));
});

describe('an order', () => {
  const slot = { date: '2026-11-23', windowId: '23-01' } as const;
  it('is on time until its window ends, past midnight too', () => {
    expect(isOnTime(slot, Date.parse('2026-11-24T01:00:00-04:00'))).toBe(true);
    expect(isOnTime(slot, Date.parse('2026-11-24T01:00:01-04:00'))).toBe(false);
  });
});

it('computes pounds only for products sold by weight', () => {
  expect([poundsOf(3, 2, 'lb'), poundsOf(2, 8, 'oz'), poundsOf(2, 8, 'fl oz')]).toEqual([6, 1, null]);
});
