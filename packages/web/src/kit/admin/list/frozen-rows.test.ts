import { expect, test } from 'vitest';
import { changesBetween } from './frozen-rows.ts';

const rows = (versions: Readonly<Record<string, number>>) => Object.entries(versions);
const changes = (before: Record<string, number>, after: Record<string, number>) =>
  changesBetween(
    rows(before),
    rows(after),
    ([key]) => key,
    ([, version]) => version,
  );

test('what came, went and changed is counted, what stayed is not', () => {
  expect(changes({ a: 1, b: 1 }, { a: 1, b: 1 })).toBe(0);
  expect(changes({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, d: 1 })).toBe(3);
});
