import { expect, test } from 'vitest';
import { dietTagCaveat } from './highlights.ts';

test('vegan names what it may contain of an animal, and without gluten that its wheat is unknown', () => {
  const declared = { contains: [], mayContain: ['leche', 'mani'] as const };
  expect(dietTagCaveat('vegan', declared)).toBe('puede contener leche');
  expect(dietTagCaveat('vegan', { ...declared, mayContain: ['mani'] })).toBeNull();
  expect(dietTagCaveat('gluten-free', declared)).toBeNull();
  expect(dietTagCaveat('gluten-free', { ...declared, contains: null })).toBe('trigo sin datos');
  expect(dietTagCaveat('bajo-en-sodio', { ...declared, contains: null })).toBeNull();
});
