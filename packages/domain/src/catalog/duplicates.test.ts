import { describe, expect, it } from 'vitest';
import { duplicateProducts } from './duplicates.ts';

const titled = (title: string, values = {}) => ({
  id: title,
  title,
  category: 'Provisiones',
  net_content: 1,
  net_unit: 'lb',
  ...values,
});

describe('duplicateProducts', () => {
  it.each([
    ['Arroz grano corto', 'Arroz de grano corto'],
    ['Habichuelas coloradas', 'Habichuela colorada'],
    ['Café molido del país', 'Cafe Molido del Pais'],
  ])('pairs %s and %s', (one, other) =>
    expect(duplicateProducts([titled(one), titled(other)])).toHaveLength(1),
  );

  it.each([
    ['Arroz grano corto', 'Arroz grano largo'],
    ['Carne molida de res', 'Carne molida de cerdo'],
    ['Leche 1 %', 'Leche 2 %'],
    ['Pan', 'Pan integral'],
    ['Maní tostado con sal', 'Maní tostado sin sal'],
    ['Galletas de soda de la casa grande', 'Galletas de soda de la casa grande light'],
  ])('doesn’t pair %s and %s', (one, other) =>
    expect(duplicateProducts([titled(one), titled(other)])).toEqual([]),
  );

  it("doesn't pair different sizes", () =>
    expect(
      duplicateProducts([titled('Maíz', { id: '1' }), titled('Maíz', { id: '2', net_content: 2 })]),
    ).toEqual([]));
});
