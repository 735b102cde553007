import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetUnit } from '../unit-price.ts';
import { sortOrders, sortProducts } from './sort-products.ts';

const product = (title: string, unitPriceCents: number, netContent = 1, netUnit: NetUnit = 'oz') => ({
  title,
  unitPriceCents,
  netContent,
  netUnit,
});
const titles = (products: readonly { readonly title: string }[]) => products.map(({ title }) => title);

describe('sortProducts', () => {
  const shelf = [product('Ñame', 300), product('Yautía', 100), product('Apio', 300), product('Nabo', 200)];

  it('sorts by price, equal ones in the given order', () => {
    expect(titles(sortProducts(shelf, 'price'))).toEqual(['Yautía', 'Nabo', 'Ñame', 'Apio']);
    expect(titles(sortProducts(shelf, 'price-desc'))).toEqual(['Ñame', 'Apio', 'Nabo', 'Yautía']);
  });

  it('sorts by name in Spanish collation', () => {
    expect(titles(sortProducts(shelf, 'name'))).toEqual(['Apio', 'Nabo', 'Ñame', 'Yautía']);
  });

  it('sorts by unit price, a pound as sixteen ounces, pieces last', () => {
    const mixed = [
      product('doce huevos', 360, 12, 'unidad'),
      product('lata de 10 oz', 200, 10, 'oz'),
      product('una libra', 160, 1, 'lb'),
      product('galón', 256, 128, 'fl oz'),
      product('una lechuga', 20, 1, 'unidad'),
    ];
    expect(titles(sortProducts(mixed, 'unit-price'))).toEqual([
      'galón',
      'una libra',
      'lata de 10 oz',
      'una lechuga',
      'doce huevos',
    ]);
  });

  it('neither adds nor drops products', () => {
    const anyProduct = fc.record({
      title: fc.string(),
      unitPriceCents: fc.integer({ min: 1, max: 5000 }),
      netContent: fc.integer({ min: 1, max: 200 }),
      netUnit: fc.constantFrom<NetUnit>('lb', 'oz', 'fl oz', 'unidad'),
    });
    fc.assert(
      fc.property(fc.array(anyProduct), fc.constantFrom(...sortOrders), (products, order) => {
        const sorted = sortProducts(products, order);
        expect(new Set(sorted)).toEqual(new Set(products));
        expect(sorted).toHaveLength(products.length);
        if (order === 'relevance') expect(sorted).toEqual(products);
      }),
    );
  });
});
