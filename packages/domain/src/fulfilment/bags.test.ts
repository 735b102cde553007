import { expect, it } from 'vitest';
import { initialsOf } from '../kit/initials.ts';
import { bagLabels, defaultBags, isBagCount } from './bags.ts';

it('estimates a separate bag for cold items', () => {
  expect(defaultBags(['seco', 'fresco'])).toEqual({ dry: 1, cold: 0 });
  expect(defaultBags(['seco', 'frio', 'congelado'])).toEqual({ dry: 1, cold: 1 });
  expect(defaultBags(['congelado'])).toEqual({ dry: 0, cold: 1 });
});

it('estimates one bag if no zones are given', () => expect(defaultBags([])).toEqual({ dry: 1, cold: 0 }));

it('numbers the bags and marks the cold ones', () => {
  expect(bagLabels({ dry: 2, cold: 1 })).toEqual([
    { number: 1, of: 3, isCold: false },
    { number: 2, of: 3, isCold: false },
    { number: 3, of: 3, isCold: true },
  ]);
});

it('accepts one to twelve bags', () => {
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
