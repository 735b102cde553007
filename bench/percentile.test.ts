import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('takes the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 50)).toBe(50);
  expect(percentile(hundred, 99)).toBe(99);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([3, 1, 2], 99)).toBe(3);
  expect(percentile([7], 1)).toBe(7);
});
