import { expect, test } from 'vitest';
import { cappedCount, purchasedYesterdayText, stockText } from './stock-display.ts';

test.each([
  [0, 'Sin Stock'],
  [1, 'Quedan 1'],
  [9, 'Quedan 9'],
  [10, null],
  [500, null],
])('a stock of %i is shown as %s', (stock, text) => {
  expect(stockText(stock)).toBe(text);
});

test.each([
  [0, null],
  [1, '1'],
  [999, '999'],
  [1_000, '999+'],
])('%i bought yesterday is shown as %s', (count, text) => {
  expect(purchasedYesterdayText(count)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '999+'],
])('a count of %i is shown as %s', (count, text) => {
  expect(cappedCount(count)).toBe(text);
});
