import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { cases } from '@nutricion/domain/kit/cases.builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProduct, anyProducts, anyQuery, aSearchable } from './search.builders.ts';
import { searchByDefinition } from './search-by-definition.ts';
import { buildSearchIndex } from './search-index.ts';

const tables = someTables();
const options = fc.record({
  limit: fc.constantFrom(1, 3, 20, 100),
  minScore: fc.constantFrom(1, 50),
  isLiteral: fc.boolean(),
});

describe('the index and the definition', () => {
  it('give the same results', () => {
    fc.assert(
      fc.property(
        anyProducts(12),
        fc.array(anyQuery, { minLength: 4, maxLength: 4 }),
        options,
        (products, queries, chosen) => {
          const index = buildSearchIndex(products, tables);
          const define = searchByDefinition(products, tables);
          for (const query of queries) expect(index.search(query, chosen)).toEqual(define(query, chosen));
        },
      ),
      cases(300),
    );
  });

  it('give the same results after products were added, changed and removed', () => {
    const change = fc.tuple(fc.nat(14), fc.option(anyProduct));
    fc.assert(
      fc.property(
        anyProducts(8),
        fc.array(change, { maxLength: 6 }),
        anyQuery,
        options,
        (products, changes, query, chosen) => {
          const index = buildSearchIndex(products, tables);
          const present = new Map<string, SearchableProduct>(
            products.map((product) => [product.id, product]),
          );
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
          expect(index.search(query, chosen)).toEqual(
            searchByDefinition([...present.values()], tables)(query, chosen),
          );
        },
      ),
      cases(200),
    );
  });
});

it('completes a word with the alphabetically first of equally common ones, in whatever order they were added', () => {
  const products = Array.from({ length: 80 }, (_, at) => aSearchable({ title: `pa${200 - at}` }));
  const index = buildSearchIndex(products.slice(0, 10), tables);
  for (const product of products.slice(10)) index.put(product);
  expect(index.search('pa', { limit: 100 })).toEqual(
    searchByDefinition(products, tables)('pa', { limit: 100 }),
  );
});

describe('a catalogue of thousands', () => {
  /** Hundreds of products in each category path, many of them with equal scores. */
  const sample = (count: number, seed: number) =>
    fc.sample(anyProduct, { numRuns: count, seed }).map((product, at) => ({ id: `p${at}`, ...product }));
  const products = sample(2_500, 1);
  const index = buildSearchIndex(products, tables);
  const ask = (present: readonly SearchableProduct[], seed: number) => {
    const define = searchByDefinition(present, tables);
    for (const query of fc.sample(anyQuery, { ...cases(5), seed }))
      for (const chosen of [{}, { limit: 100, minScore: 50 }])
        expect(index.search(query, chosen), query).toEqual(define(query, chosen));
  };

  it('gives the results of the definition', () => ask(products, 2));

  it('gives them after hundreds of products were added, changed and removed', () => {
    const present = new Map<string, SearchableProduct>(products.map((product) => [product.id, product]));
    for (const [at, product] of sample(900, 3).entries()) {
      // A third are new, a third replace a product with the same id, and a third are removed.
      const id = at % 3 === 0 ? `new ${at}` : `p${at}`;
      if (at % 3 === 2) {
        index.remove(id);
        present.delete(id);
      } else {
        index.put({ ...product, id });
        present.set(id, { ...product, id });
      }
    }
    ask([...present.values()], 4);
  });
});

describe('any text', () => {
  const products = [{ title: 'Pan' }, { title: 'Ñame', tags: ['(.*)+'] }].map(aSearchable);
  const index = buildSearchIndex(products, tables);

  it('finds nothing where it is blank or has only filler words', () => {
    for (const query of ['', '   ', 'de la', '🍞', '\u0000', '¿?', '\ud83c', '\u202e'])
      expect(index.search(query).hits).toEqual([]);
  });

  it('is searched for without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        expect(index.search(query).hits.length).toBeLessThanOrEqual(2);
      }),
    );
    // A search that never ends fails by the test's own time limit.
    for (const query of [
      'a'.repeat(10_000),
      'sin '.repeat(2_500),
      'pann '.repeat(2_500),
      `${'('.repeat(5_000)}a+`,
      '\u0301'.repeat(10_000),
      'constructor __proto__ toString',
    ])
      expect(index.search(query).hits.length).toBeLessThanOrEqual(2);
  });
});
