import { expect, it } from 'vitest';
import { holdOf, LEASE_MS } from './batch.ts';

const held = { pickerId: 'ana', leasedUntilMs: LEASE_MS };

it('is its picker’s for ten minutes after the last tap, and then anybody’s', () => {
  expect(LEASE_MS).toBe(600_000);
  expect(holdOf(held, 'luis', LEASE_MS - 1)).toBe('others');
  expect(holdOf(held, 'luis', LEASE_MS)).toBe('free');
});

it('stays its picker’s until another one takes it', () => {
  expect(holdOf(held, 'ana', LEASE_MS * 9)).toBe('mine');
});

it('is free once it was let go of', () => {
  expect(holdOf({ ...held, pickerId: null }, 'luis', 0)).toBe('free');
});
