import { describe, expect, it } from 'vitest';
import { isPriceJump, lacksReason } from './price-jump.ts';

describe('isPriceJump', () => {
  it.each([
    [400, 500, false],
    [400, 501, true],
    [400, 300, false],
    [400, 299, true],
    [400, 400, false],
  ])('from %i to %i cents: %s', (before, after, isJump) => expect(isPriceJump(before, after)).toBe(isJump));
});

it("lacksReason requires a reason for a jump, and a blank one doesn't count", () => {
  expect([undefined, '', '  ', 'Escasez'].map((reason) => lacksReason(400, 600, reason))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(lacksReason(400, 450, undefined)).toBe(false);
});
