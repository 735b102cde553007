import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromDollars, dollarsFromCents } from './dollars.ts';

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
