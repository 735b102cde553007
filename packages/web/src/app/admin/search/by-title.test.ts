import { expect, it } from 'vitest';
import { byTitle } from './by-title.ts';

it('puts what begins with the text first, then what has its words, and leaves the others in their order', () => {
  const titles = ['Bebida de arroz', 'Café con leche', 'Coco', 'Leche entera', 'Dulce de leche'];
  const rows = titles.map((title) => ({ title }));
  expect(byTitle(rows, 'Léche').map(({ title }) => title)).toEqual([
    'Leche entera',
    'Café con leche',
    'Dulce de leche',
    'Bebida de arroz',
    'Coco',
  ]);
});
