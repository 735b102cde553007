import { expect, test } from 'vitest';
import { changesBetween, withOwn } from './frozen-rows.ts';

const rows = (versions: Readonly<Record<string, number>>) => Object.entries(versions);
const changes = (before: Record<string, number>, after: Record<string, number>, ...edited: string[]) =>
  changesBetween(
    rows(before),
    rows(after),
    ([key]) => key,
    ([, version]) => version,
    new Set(edited),
  );

test('rows that were added, removed or changed are counted, others not', () => {
  expect(changes({ a: 1, b: 1 }, { a: 1, b: 1 })).toBe(0);
  expect(changes({ a: 1, b: 1, c: 1 }, { a: 2, b: 1, d: 1 })).toBe(3);
});

test('a row that was edited here may leave the list uncounted, and counts once somebody else changes it', () => {
  expect(changes({ a: 2, b: 1 }, { b: 1 }, 'a')).toBe(0);
  expect(changes({ a: 2, b: 1 }, { a: 3, b: 1 }, 'a')).toBe(1);
});

test('rows that were changed here are shown as fetched or leave; others wait', () => {
  const shown = rows({ a: 1, b: 1, c: 1 });
  const fetched = rows({ a: 2, c: 2, d: 1 });
  expect(withOwn(shown, fetched, new Set(['a', 'b']), ([key]) => key)).toEqual(rows({ a: 2, c: 1 }));
});
