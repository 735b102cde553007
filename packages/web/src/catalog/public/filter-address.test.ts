import { noFilter, type ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { sortOrders } from '@nutricion/domain/catalog/filter/sort-products';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { browsingFrom, withBrowsing } from './filter-address.ts';
import { filterQueryOf } from './filter-query.ts';

const read = (query: string) => browsingFrom(new URLSearchParams(query));
const address = (filter: Partial<ProductFilter>, rest = '') =>
  withBrowsing(new URLSearchParams(rest), {
    filter: { ...noFilter, ...filter },
    order: 'relevance',
  }).toString();

const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  categories: fc.subarray(['frutas', 'lacteos', 'carnes']),
  subcategories: fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 3 }),
  minCents: cents,
  maxCents: cents,
  diets: fc.subarray(['vegan', 'gluten-free', 'organic']),
  without: fc.subarray(['huevo', 'leche', 'mani'] as const) as fc.Arbitrary<ProductFilter['without']>,
  withUnknown: fc.boolean(),
  inStock: fc.boolean(),
  onOffer: fc.boolean(),
});

describe('the address of a filtered list', () => {
  it('holds filter and order so that reading it gives the same', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...sortOrders), (filter, order) => {
        const params = withBrowsing(new URLSearchParams(), { filter, order });
        expect(browsingFrom(new URLSearchParams(params.toString()))).toEqual({ filter, order });
      }),
    );
  });

  it('uses readable Spanish parameters', () => {
    expect(address({ categories: ['lacteos'], without: ['huevo', 'mani'], maxCents: 299 })).toBe(
      'categoria=lacteos&max=2.99&sin=huevo%2Cmani',
    );
  });

  it('preserves other parameters and removes outdated filters', () => {
    expect(address({ onOffer: true }, 'search=pan&dieta=vegan&orden=precio')).toBe('search=pan&ofertas=1');
    expect(address({}, 'search=pan&ofertas=1')).toBe('search=pan');
  });

  it("ignores values that don't exist", () => {
    expect(read('categoria=juguetes,frutas&dieta=keto,__proto__&sin=gluten&orden=toString')).toEqual({
      filter: { ...noFilter, categories: ['frutas'] },
      order: 'relevance',
    });
    for (const price of ['x', '-1', 'NaN', 'Infinity', '', '1e9'])
      expect(read(`min=${price}`).filter.minCents).toBeNull();
    expect(read('min=0').filter.minCents).toBe(0);
  });

  it('is translated into the query of the API', () => {
    expect(filterQueryOf(read('tipo=Leche+UHT&tipo=Yogurt&min=3&sin=huevo&sindatos=1&orden=unidad'))).toEqual(
      {
        kind: 'Leche UHT|Yogurt',
        min: '3',
        without: 'huevo',
        unknown: '1',
        sort: 'unit-price',
        facets: '1',
      },
    );
  });
});

describe('activeFilters', () => {
  const { filter } = read(
    'categoria=lacteos&tipo=Yogurt&max=2.99&dieta=alto-en-fibra&sin=mani&sindatos=1&disponibles=1&ofertas=1',
  );

  it('lists each filter with its label', () => {
    expect(activeFilters(filter).map(({ label }) => label)).toEqual([
      'Lácteos y Huevos',
      'Yogurt',
      'Hasta $2.99',
      'En oferta',
      'Disponibles',
      'Alto en fibra',
      'Sin maní',
      'También sin datos',
    ]);
  });

  it('removes filters one by one; the unknown switch goes with the last allergen', () => {
    let rest: ProductFilter = filter;
    for (const left of [7, 6, 5, 4, 3, 2, 0]) {
      const [first] = activeFilters(rest);
      rest = first?.rest ?? rest;
      const labels = activeFilters(rest).map(({ label }) => label);
      expect(labels).toHaveLength(left);
      expect(labels).not.toContain(first?.label);
    }
    expect(rest).toEqual(noFilter);
  });
});
