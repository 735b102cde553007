import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPlainly } from '../oracle.ts';
import { anyProduct, anyProducts, anyQuery, someTables } from '../search.builders.ts';
import type { SearchableProduct } from '../searchable-product.ts';
import { buildSearchIndex } from './search-index.ts';

const tables = someTables();
const options = fc.record({
  limit: fc.constantFrom(1, 3, 20, 100),
  minScore: fc.constantFrom(1, 50),
  isLiteral: fc.boolean(),
});

describe('the index and the definition', () => {
  it('give the same list', () => {
    fc.assert(
      fc.property(anyProducts(12), fc.array(anyQuery, { minLength: 4, maxLength: 4 }), options, (products, queries, wish) => {
        const index = buildSearchIndex(products, tables);
        for (const query of queries)
          expect(index.search(query, wish)).toEqual(searchPlainly(products, tables, query, wish));
      }),
      { numRuns: 700 },
    );
  });

  it('give the same list after products came, changed and went', () => {
    const change = fc.tuple(fc.nat(14), fc.option(anyProduct));
    fc.assert(
      fc.property(anyProducts(8), fc.array(change, { maxLength: 6 }), anyQuery, options, (products, changes, query, wish) => {
        const index = buildSearchIndex(products, tables);
        const present = new Map<string, SearchableProduct>(products.map((product) => [product.id, product]));
        for (const [at, values] of changes) {
          const id = `p${at}`;
          if (values) {
            index.put({ id, ...values });
            present.set(id, { id, ...values });
          } else {
            index.remove(id);
            present.delete(id);
          }
        }
        expect(index.search(query, wish)).toEqual(searchPlainly([...present.values()], tables, query, wish));
      }),
      { numRuns: 500 },
    );
  });
});
