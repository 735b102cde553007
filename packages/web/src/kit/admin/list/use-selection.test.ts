import { expect, test } from 'vitest';
import { between } from './use-selection.ts';

test('Shift takes all between two rows, whichever came first', () => {
  expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(['a', 'b'], 'gone', 'b')).toEqual(['b']);
});
