import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllergenId } from '../allergen.ts';
import { countFacets } from './facets.ts';
import { anyFacts, anyFilter, someFacts } from './filter.builders.ts';
import { priceBands, priceBandText } from './price-bands.ts';
import { type FilterFacts, filterProducts, noFilter, type ProductFilter } from './product-filter.ts';

const listed = (products: readonly FilterFacts[], filter: ProductFilter): number => {
  const { documented, unknown } = filterProducts(products, filter);
  return documented.length + unknown.length;
};

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const anyShelf = fc.array(anyFacts, { maxLength: 25 });

describe('facets', () => {
  it('count what each choice would list', () => {
    fc.assert(
      fc.property(anyShelf, anyFilter, (products, filter) => {
        const facets = countFacets(products, filter);
        expect(facets.found).toBe(products.length);
        expect(facets.total).toBe(listed(products, filter));
        for (const { value, count } of facets.categories)
          expect(count).toBe(listed(products, { ...filter, categories: [value] }));
        for (const { value, count } of facets.subcategories)
          expect(count).toBe(listed(products, { ...filter, subcategories: [value] }));
        for (const [at, band] of priceBands.entries())
          expect(facets.prices[at]).toBe(listed(products, { ...filter, ...band }));
        for (const { value, count } of facets.diets)
          expect(count).toBe(listed(products, { ...filter, diets: [...filter.diets, value] }));
        for (const { value, count } of facets.without)
          expect(count).toBe(
            listed(products, { ...filter, without: [...filter.without, value as AllergenId] }),
          );
        expect(facets.inStock).toBe(listed(products, { ...filter, inStock: true }));
        expect(facets.onOffer).toBe(listed(products, { ...filter, onOffer: true }));
      }),
    );
  });

  it('add up: each product is in one category and one price band', () => {
    fc.assert(
      fc.property(anyShelf, anyFilter, (products, filter) => {
        const facets = countFacets(products, filter);
        const anyCategory = products.filter(({ categoryId }) => categoryId !== null);
        expect(sum(facets.categories.map(({ count }) => count))).toBe(
          listed(anyCategory, { ...filter, categories: [] }),
        );
        expect(sum(facets.prices)).toBe(listed(products, { ...filter, minCents: null, maxCents: null }));
      }),
    );
  });

  it('count products that only missing allergen data excludes', () => {
    fc.assert(
      fc.property(anyShelf, anyFilter, (products, filter) => {
        const { unknown } = filterProducts(products, { ...filter, withUnknown: true });
        expect(countFacets(products, filter).unknown).toBe(unknown.length);
      }),
    );
    const silent = someFacts({ contains: null });
    expect(countFacets([silent], { ...noFilter, without: ['mani'] })).toMatchObject({ total: 0, unknown: 1 });
  });

  it('list the most frequent category first, and only diets that occur', () => {
    const products = ['frutas', 'carnes', 'carnes'].map((categoryId) => someFacts({ categoryId }));
    const facets = countFacets([...products, someFacts({ dietTags: ['vegan', 'merienda'] })], noFilter);
    expect(facets.categories[0]).toEqual({ value: 'carnes', count: 2 });
    expect(facets.diets).toEqual([{ value: 'vegan', count: 1 }]);
    expect(facets.without.map(({ value }) => value)).toHaveLength(9);
  });
});

describe('priceBandText', () => {
  it('names both ends', () => {
    expect(priceBands.map(priceBandText)).toEqual(['Hasta $2.99', '$3 a $4.99', '$5 a $7.99', '$8 o más']);
    expect(priceBandText({ minCents: 150, maxCents: 2000 })).toBe('$1.50 a $20');
    expect(priceBandText({ minCents: null, maxCents: null })).toBe('');
  });
});
