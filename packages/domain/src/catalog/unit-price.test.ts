import { expect, test } from 'vitest';
import { unitPriceText } from './unit-price.ts';

test.each([
  [279, 3, 'lb', '$0.93/lb'],
  [349, 64, 'fl oz', '$0.05/oz'],
  [649, 8, 'oz', '$0.81/oz'],
  [359, 12, 'unidad', '$0.30/unidad'],
] as const)('%i cents for %i %s has the unit price %s', (unitPriceCents, content, unit, text) => {
  expect(unitPriceText(unitPriceCents, content, unit)).toBe(text);
});

test('a single piece has no unit price', () => {
  expect(unitPriceText(69, 1, 'unidad')).toBeNull();
});
