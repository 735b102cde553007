import { expect, test } from 'vitest';
import { allergenFact, allergens, definitelyContained } from './allergen.ts';

test('there are the nine major allergens of US law', () => {
  expect(allergens.map(({ id }) => id)).toEqual([
    'leche',
    'huevo',
    'pescado',
    'crustaceos',
    'nueces',
    'mani',
    'trigo',
    'soya',
    'ajonjoli',
  ]);
});

test('a declared allergen is contained, whatever else is declared', () => {
  expect(allergenFact({ contains: ['huevo'], mayContain: ['huevo'] }, 'huevo')).toBe('contiene');
  expect(allergenFact({ contains: [], mayContain: ['mani'] }, 'mani')).toBe('puede-contener');
  expect(allergenFact({ contains: ['leche'], mayContain: [] }, 'huevo')).toBe('no-declarado');
});

test('of an incomplete list the certain allergens are contained and the others unknown', () => {
  const bread = { contains: null, containsAtLeast: ['trigo'], mayContain: ['leche'] } as const;
  expect(allergenFact(bread, 'trigo')).toBe('contiene');
  expect(allergenFact(bread, 'leche')).toBe('puede-contener');
  expect(allergenFact(bread, 'huevo')).toBe('sin-datos');
  expect(definitelyContained({ contains: ['soya'], containsAtLeast: ['trigo'] })).toEqual(['soya']);
});

test('a product without data is never free of an allergen', () => {
  expect(allergenFact({ contains: null, mayContain: [] }, 'huevo')).toBe('sin-datos');
  expect(allergenFact({ contains: null, mayContain: ['huevo'] }, 'huevo')).toBe('puede-contener');
});
