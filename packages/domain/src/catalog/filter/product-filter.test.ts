import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, anyFilter, someFacts } from './filter.builders.ts';
import { filterProducts, isFiltering, noFilter, type ProductFilter } from './product-filter.ts';

const lists = (facts: Parameters<typeof someFacts>[0], filter: Partial<ProductFilter>) => {
  const { documented, unknown } = filterProducts([someFacts(facts)], { ...noFilter, ...filter });
  return documented.length > 0 ? 'listed' : unknown.length > 0 ? 'listed last' : 'left out';
};

describe('a filter', () => {
  it('matches any of its categories and any of its subcategories', () => {
    expect(lists({ categoryId: 'frutas' }, { categories: ['frutas', 'carnes'] })).toBe('listed');
    expect(lists({ categoryId: 'snacks' }, { categories: ['frutas', 'carnes'] })).toBe('left out');
    expect(lists({ categoryId: null }, { categories: ['frutas'] })).toBe('left out');
    expect(lists({ subcategory: 'Pastas' }, { subcategories: ['Pastas'] })).toBe('listed');
    expect(lists({ subcategory: null }, { subcategories: ['Pastas'] })).toBe('left out');
  });

  it('includes both ends of the price range', () => {
    const range = { minCents: 300, maxCents: 499 };
    for (const unitPriceCents of [300, 499]) expect(lists({ unitPriceCents }, range)).toBe('listed');
    for (const unitPriceCents of [299, 500]) expect(lists({ unitPriceCents }, range)).toBe('left out');
  });

  it('requires all selected diets', () => {
    const diets = ['vegan', 'organic'];
    expect(lists({ dietTags: ['organic', 'vegan'] }, { diets })).toBe('listed');
    expect(lists({ dietTags: ['vegan'] }, { diets })).toBe('left out');
  });

  it('excludes products that contain or may contain an allergen', () => {
    const without = ['huevo'] as const;
    expect(lists({ contains: ['leche'] }, { without })).toBe('listed');
    expect(lists({ contains: ['huevo'] }, { without })).toBe('left out');
    expect(lists({ contains: [], mayContain: ['huevo'] }, { without })).toBe('left out');
    expect(lists({ contains: ['leche'] }, { without: ['huevo', 'leche'] })).toBe('left out');
  });

  it('excludes products without allergen data, or lists them last if requested', () => {
    const without = ['huevo'] as const;
    expect(lists({ contains: null }, { without })).toBe('left out');
    expect(lists({ contains: null }, { without, withUnknown: true })).toBe('listed last');
    // Its traces are documented although its list isn't.
    expect(lists({ contains: null, mayContain: ['huevo'] }, { without, withUnknown: true })).toBe('left out');
    expect(lists({ contains: null }, { withUnknown: true })).toBe('listed');
  });

  it('can require stock and offers', () => {
    expect(lists({ stock: 0 }, {})).toBe('listed');
    expect(lists({ stock: 0 }, { inStock: true })).toBe('left out');
    expect(lists({ isOnOffer: true }, { onOffer: true })).toBe('listed');
    expect(lists({ isOnOffer: false }, { onOffer: true })).toBe('left out');
  });

  it('preserves the order, with unknown products separate', () => {
    fc.assert(
      fc.property(fc.array(anyFacts), anyFilter, (products, filter) => {
        const { documented, unknown } = filterProducts(products, filter);
        const inOrder = products.filter((product) => documented.includes(product));
        expect(documented).toEqual(inOrder);
        expect(unknown).toEqual(products.filter((product) => unknown.includes(product)));
        expect(documented.filter((product) => unknown.includes(product))).toEqual([]);
        if (!filter.withUnknown) expect(unknown).toEqual([]);
      }),
    );
  });

  it('never lists a product of unknown or wrong allergens as free of them', () => {
    fc.assert(
      fc.property(fc.array(anyFacts), anyFilter, (products, filter) => {
        for (const { contains, mayContain } of filterProducts(products, filter).documented)
          for (const allergen of filter.without) {
            expect(contains).not.toBeNull();
            expect([...(contains ?? []), ...mayContain]).not.toContain(allergen);
          }
      }),
    );
  });

  it('without criteria matches everything', () => {
    fc.assert(
      fc.property(fc.array(anyFacts), anyFilter, (products, filter) => {
        const { documented, unknown } = filterProducts(products, filter);
        if (!isFiltering(filter)) expect([...documented, ...unknown]).toEqual(products);
      }),
    );
    expect(isFiltering({ ...noFilter, withUnknown: true })).toBe(false);
  });
});
