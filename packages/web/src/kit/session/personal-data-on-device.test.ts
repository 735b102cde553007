import { describe, expect, it } from 'vitest';
import {
  isPersonalData,
  isRestoredFor,
  isUnsealedLegacy,
  SEALED_PREFIX,
  staleSeals,
} from './personal-data-on-device.ts';

const ana = '0d5a2c1e-0000-4000-8000-000000000001';
const bea = '0d5a2c1e-0000-4000-8000-000000000002';
const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 22, 12);

describe('isPersonalData', () => {
  it.each([
    'nutricion-plus-session',
    'nutricion-plus-profile',
    'nutricion-plus-cart',
    'nutricion-plus-scroll',
    `nutricion-plus-hydration-log:${ana}`,
    'nutricion-plus-something-that-somebody-adds-next-year',
  ])('is true for %s', (key) => expect(isPersonalData(key)).toBe(true));

  it.each(['nutricion-plus-haptics', 'nutricion-plus-update-later', `${SEALED_PREFIX}0a1b`, 'ajeno'])(
    'is false for %s',
    (key) => expect(isPersonalData(key)).toBe(false),
  );
});

describe('isRestoredFor', () => {
  it.each([
    'nutricion-plus-cart',
    'nutricion-plus-recent-searches',
    'nutricion-plus-hospital-draft-new',
    `nutricion-plus-saved:${ana}`,
    `nutricion-plus-meal-plan:${ana}`,
    `nutricion-plus-order-attempt:${ana}`,
    `nutricion-plus-checkout:${ana}`,
  ])('is true for %s', (key) => expect(isRestoredFor(ana, key)).toBe(true));

  it.each([
    'nutricion-plus-session',
    'nutricion-plus-profile',
    'nutricion-plus-scroll',
    'nutricion-plus-last-use',
    'nutricion-plus-haptics',
    `nutricion-plus-cart:${bea}`,
    `nutricion-plus-saved:${bea}`,
  ])('is false for %s', (key) => expect(isRestoredFor(ana, key)).toBe(false));
});

describe('isUnsealedLegacy', () => {
  it('spares a cart in plain text until the date on which older versions’ data expire', () => {
    expect(isUnsealedLegacy(`nutricion-plus-cart:${bea}`, now)).toBe(true);
    expect(isUnsealedLegacy(`nutricion-plus-cart:${bea}`, Date.UTC(2027, 0, 2))).toBe(false);
    expect(isUnsealedLegacy(`nutricion-plus-meal-plan:${bea}`, now)).toBe(false);
  });
});

describe('staleSeals', () => {
  const sealed = (name: string, daysAgo: number) =>
    [name, `${Math.floor((now - daysAgo * DAY_MS) / DAY_MS)}.iv.text`] as const;

  it('removes entries after thirty days', () => {
    expect(staleSeals([sealed('a', 30), sealed('b', 31)], now)).toEqual(['b']);
  });

  it('removes the oldest beyond five', () => {
    const entries = [4, 1, 6, 3, 2, 5, 0].map((daysAgo) => sealed(`hace ${daysAgo}`, daysAgo));
    expect(staleSeals(entries, now)).toEqual(['hace 5', 'hace 6']);
  });

  it('removes entries without a readable date', () => {
    expect(staleSeals([['x', 'nonsense']], now)).toEqual(['x']);
  });
});
