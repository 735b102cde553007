import { expect, test } from 'vitest';
import { mustPrepay } from './no-shows.ts';

test('once nobody came is chance, twice asks for the money first', () => {
  expect([0, 1, 2, 3].map(mustPrepay)).toEqual([false, false, true, true]);
});
