import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

it('the margin is of the price, below cost it is negative, and without a cost there is none', () => {
  expect(marginOf(400, 300)).toEqual({ cents: 100, percent: 25 });
  expect(marginOf(240, 300)).toEqual({ cents: -60, percent: -25 });
  expect([marginOf(400, null), marginOf(0, 10)]).toEqual([null, null]);
});
