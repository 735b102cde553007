import { describe, expect, it } from 'vitest';
import { prepareCatalog } from '../search/index-documents.ts';
import { aSearchable } from '../search/search.builders.ts';
import { findProducts } from './find-products.ts';

const catalog = prepareCatalog([
  aSearchable({ title: 'Galletas calladas', contains: null }),
  aSearchable({ title: 'Galletas de maíz', contains: [] }),
  aSearchable({ title: 'Galletas de huevo', contains: ['huevo'] }),
]);
const found = (query: string) =>
  findProducts(catalog, query).hits.map(({ id, isFreedomUnknown }) => [id, isFreedomUnknown]);

describe('what a search for freedom from something finds', () => {
  it('says after what is known to be free of whom nobody has told us', () => {
    expect(found('galletas sin huevo')).toEqual([
      ['Galletas de maíz', false],
      ['Galletas calladas', true],
    ]);
  });

  it('is unknown of nothing where no freedom is asked for', () => {
    expect(found('galletas').every(([, isUnknown]) => isUnknown === false)).toBe(true);
  });

  it('names what it is asked to be free of', () => {
    expect(findProducts(catalog, 'pan sin gluten y sin huevos').freeFrom).toEqual(['gluten', 'huevo']);
    expect(findProducts(catalog, 'pan').freeFrom).toEqual([]);
  });
});
