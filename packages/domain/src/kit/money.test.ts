import { expect, test } from 'vitest';
import { formatUsd, formatUsdShort, shareOf } from './money.ts';

test('amounts are written as es-PR writes dollars', () => {
  expect([0, 5, 349, 123_450].map(formatUsd)).toEqual(['$0.00', '$0.05', '$3.49', '$1,234.50']);
});

test('round amounts drop their cents in the short form', () => {
  expect([500, 550].map(formatUsdShort)).toEqual(['$5', '$5.50']);
});

test('a share is rounded to the cent, half up', () => {
  expect([shareOf(1_000, 1_150), shareOf(100, 1_150), shareOf(500, 10), shareOf(0, 1_150)]).toEqual([
    115, 12, 1, 0,
  ]);
});
