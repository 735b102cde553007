import { expect, test } from 'vitest';
import { keysBetween } from './use-selection.ts';

test('Shift takes all between two rows, whichever came first', () => {
  expect(keysBetween(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(keysBetween(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(keysBetween(['a', 'b'], 'gone', 'b')).toEqual(['b']);
});
