import { describe, expect, it } from 'vitest';
import { isPriceJump } from './price-jump.ts';

describe('a price', () => {
  it.each([
    [400, 500, false],
    [400, 501, true],
    [400, 300, false],
    [400, 299, true],
    [400, 400, false],
  ])('from %i to %i cents needs a reason: %s', (before, after, isJump) =>
    expect(isPriceJump(before, after)).toBe(isJump),
  );
});
