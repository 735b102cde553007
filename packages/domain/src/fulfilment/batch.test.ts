import { expect, it } from 'vitest';
import { LEASE_MS, leaseOf } from './batch.ts';

const leased = { pickerId: 'ana', leasedUntilMs: LEASE_MS };

it('can be claimed by others ten minutes after the last action', () => {
  expect(LEASE_MS).toBe(600_000);
  expect(leaseOf(leased, 'luis', LEASE_MS - 1)).toBe('others');
  expect(leaseOf(leased, 'luis', LEASE_MS)).toBe('free');
});

it('stays its picker’s until another picker claims it', () => {
  expect(leaseOf(leased, 'ana', LEASE_MS * 9)).toBe('mine');
});

it('is free after it was released', () => {
  expect(leaseOf({ ...leased, pickerId: null }, 'luis', 0)).toBe('free');
});
