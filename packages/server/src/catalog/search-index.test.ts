import { describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { createSearchIndex } from './search-index.ts';

const anEntry = (id: string, title: string) =>
  ({
    source: {
      product: {
        id,
        title,
        description: '',
        category: 'General',
        normalized_category: title.startsWith('Arroz') ? 'provisiones' : 'frutas',
        detected_subcategory: null,
        tags: [],
        nutritional_highlights: [],
        usage_suggestions: '',
        allergen_info: [],
        may_contain: [],
        total_purchases: 0,
      },
    },
  }) as unknown as CatalogEntry;

describe('createSearchIndex', () => {
  it('includes changes made during a rebuild, also with two concurrent rebuilds', async () => {
    const entries = new Map(
      Array.from({ length: 500 }, (_, at) => [`${at}`, anEntry(`${at}`, `Arroz ${at}`)] as const),
    );
    const index = createSearchIndex(
      () => aWordTable,
      () => entries,
    );
    const matchedIds = (query: string) => index.search(query, false, 20).hits.map(({ id }) => id);
    const [first, second] = [index.rebuild(), index.rebuild()];
    entries.set('7', anEntry('7', 'Guineo maduro'));
    entries.delete('8');
    index.update(['7', '8']);
    expect(matchedIds('guineo')).toEqual(['7']);
    await first;
    expect(matchedIds('guineo')).toEqual(['7']);
    entries.set('9', anEntry('9', 'Parcha'));
    index.update(['9']);
    await second;
    expect(matchedIds('arroz 8')).not.toContain('8');
    expect(matchedIds('parcha')).toEqual(['9']);
    expect(matchedIds('guineo')).toEqual(['7']);
  });

  it('drops cached results when a product changes', async () => {
    const entries = new Map([['1', anEntry('1', 'Arroz')]]);
    const index = createSearchIndex(
      () => aWordTable,
      () => entries,
    );
    await index.rebuild();
    expect(index.suggest('arr').texts).toEqual(['arroz']);
    entries.set('1', anEntry('1', 'Parcha'));
    index.update(['1']);
    expect(index.suggest('arr').texts).toEqual([]);
    expect(index.search('parcha', false, 20).hits.map(({ id }) => id)).toEqual(['1']);
  });
});
