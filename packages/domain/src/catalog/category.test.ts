import { expect, test } from 'vitest';
import { categories, categoryIdOf, findCategory } from './category.ts';

test('the shop has the eleven categories of the specification, in its order', () => {
  expect(categories.map(({ label }) => label)).toEqual([
    'Frutas',
    'Vegetales',
    'Lácteos y Huevos',
    'Carnes y Proteínas',
    'Panadería',
    'Comidas Congeladas',
    'Provisiones y Despensa',
    'Condimentos y Salsas',
    'Bebidas',
    'Snacks y Cereales',
    'Antojitos Boricuas',
  ]);
});

test.each([
  ['Leche', 'lacteos'],
  ['Huevos', 'lacteos'],
  ['Dairy', 'lacteos'],
  ['Bakery y Deli', 'panaderia'],
  ['Arroces & Pastas', 'provisiones'],
  ['Café', 'bebidas'],
  ['Cereales Granolas & Snacks', 'snacks'],
  ['General', null],
])('database category "%s" belongs to %s', (databaseCategory, id) => {
  expect(categoryIdOf(databaseCategory)).toBe(id);
});

test('no database category belongs to two categories', () => {
  const names = categories.flatMap(({ databaseCategories }) => databaseCategories as readonly string[]);
  expect(new Set(names).size).toBe(names.length);
});

test('an unknown id finds no category', () => {
  expect(findCategory('mascotas')).toBeUndefined();
});
