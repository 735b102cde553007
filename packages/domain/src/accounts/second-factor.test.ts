import { describe, expect, it } from 'vitest';
import { isRecentlyAuthenticated, needsSecondFactor } from './second-factor.ts';

describe('needsSecondFactor', () => {
  it.each([['admin'], ['almacen'], ['lectura'], ['catalogo', 'finanzas']])('is true for %s', (...roles) => {
    expect(needsSecondFactor(roles)).toBe(true);
  });

  it('is false for a customer', () => {
    expect(needsSecondFactor([])).toBe(false);
  });
});

describe('isRecentlyAuthenticated', () => {
  const noon = Date.UTC(2026, 10, 22, 12);

  it.each([
    [0, true],
    [9 * 60_000, true],
    [10 * 60_000, true],
    [10 * 60_000 + 1, false],
    [86_400_000, false],
  ])('%i ms ago: %s', (agoMs, isRecent) => {
    expect(isRecentlyAuthenticated(noon - agoMs, noon)).toBe(isRecent);
  });
});
