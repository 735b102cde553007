import { expect, test } from 'vitest';
import { changeToBringCents, usualTenders } from './cash-tender.ts';

test('amounts to pay with are round and never below the total', () => {
  expect(usualTenders(1_234)).toEqual([1_500, 2_000, 5_000, 10_000]);
  expect(usualTenders(5_000)).toEqual([5_000, 6_000, 10_000]);
  expect(usualTenders(10_001)).toEqual([10_500, 11_000, 12_000, 15_000, 20_000]);
  expect(usualTenders(0)).toEqual([]);
});

test('the change follows the total, and there is none once the money no longer reaches', () => {
  expect(changeToBringCents(5_000, 3_765)).toBe(1_235);
  expect(changeToBringCents(5_000, 5_000)).toBe(0);
  expect(changeToBringCents(5_000, 5_001)).toBeNull();
  expect(changeToBringCents(5_000, 0)).toBeNull();
  expect(changeToBringCents(null, 3_765)).toBeNull();
});
