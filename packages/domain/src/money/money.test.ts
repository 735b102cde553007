import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents, formatUsd, formatUsdShort, shareOf } from './money.ts';

test('amounts are written as es-PR writes dollars', () => {
  expect([0, 5, 349, 123_450].map(formatUsd)).toEqual(['$0.00', '$0.05', '$3.49', '$1,234.50']);
});

test('round amounts drop their cents in the short form', () => {
  expect([500, 550].map(formatUsdShort)).toEqual(['$5', '$5.50']);
});

test('dollars become whole cents, however the float is written', () => {
  expect([0.07, 1.1, 4.35, 19.99].map(centsFromDollars)).toEqual([7, 110, 435, 1_999]);
});

test('cents survive the way to dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(centsFromDollars(dollarsFromCents(cents))).toBe(cents);
    }),
  );
});

test('a share is rounded to the cent, half up', () => {
  expect([shareOf(1_000, 1_150), shareOf(100, 1_150), shareOf(500, 10), shareOf(0, 1_150)]).toEqual([
    115, 12, 1, 0,
  ]);
});
