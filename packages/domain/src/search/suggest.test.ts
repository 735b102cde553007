import { describe, expect, it } from 'vitest';
import { prepareCatalog } from './index-documents.ts';
import { aSearchable } from './search.builders.ts';
import { suggest } from './suggest.ts';

const prepared = prepareCatalog([
  aSearchable({ title: 'Leche fresca', tags: ['leche'], subcategory: 'Leches' }),
  aSearchable({ title: 'Leche UHT', tags: ['leche'] }),
  aSearchable({ title: 'Lechosa' }),
  aSearchable({ title: 'Café con leche' }),
  aSearchable({ title: 'Piña' }),
]);

describe('suggestions while typing', () => {
  it('completes the last word, what begins so and is common first', () => {
    expect(suggest(prepared, 'lech').texts).toEqual([
      'leche',
      'leche fresca',
      'leche uht',
      'leches',
      'lechosa',
      'café con leche',
    ]);
  });

  it('keeps the whole words before it', () => {
    expect(suggest(prepared, 'leche fr').texts).toEqual(['leche fresca']);
  });

  it('is written as the shop writes it', () => {
    expect(suggest(prepared, 'pin').texts).toEqual(['piña']);
  });

  it('brings the products found so far', () => {
    expect(suggest(prepared, 'lechosa').hits.map(({ id }) => id)).toEqual(['Lechosa']);
  });

  it('has nothing for nothing', () => {
    expect(suggest(prepared, '  ')).toEqual({ texts: [], hits: [] });
  });
});
