import { expect, it } from 'vitest';
import { initialsOf } from '../kit/initials.ts';
import { bagLabels, defaultBags, isBagCount } from './bags.ts';

it('carries what is cold in a bag of its own', () => {
  expect(defaultBags(['seco', 'fresco'])).toEqual({ dry: 1, cold: 0 });
  expect(defaultBags(['seco', 'frio', 'congelado'])).toEqual({ dry: 1, cold: 1 });
  expect(defaultBags(['congelado'])).toEqual({ dry: 0, cold: 1 });
});

it('has a bag for an order of which nothing is known', () =>
  expect(defaultBags([])).toEqual({ dry: 1, cold: 0 }));

it('numbers the bags and marks the cold ones', () => {
  expect(bagLabels({ dry: 2, cold: 1 })).toEqual([
    { number: 1, of: 3, isCold: false },
    { number: 2, of: 3, isCold: false },
    { number: 3, of: 3, isCold: true },
  ]);
});

it('takes at least one bag and twelve at most', () => {
  expect(
    [
      { dry: 0, cold: 0 },
      { dry: 13, cold: 0 },
      { dry: -1, cold: 2 },
    ].map(isBagCount),
  ).toEqual([false, false, false]);
  expect(
    [
      { dry: 0, cold: 1 },
      { dry: 6, cold: 6 },
    ].map(isBagCount),
  ).toEqual([true, true]);
});

it.each([
  ['María Pérez', 'M. P.'],
  ['  ana  maría de la cruz ', 'A. M. D.'],
  ['Ñandú', 'Ñ.'],
  ['', ''],
])('says «%s» by its initials', (name, initials) => expect(initialsOf(name)).toBe(initials));
