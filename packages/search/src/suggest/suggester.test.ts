import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { describe, expect, it } from 'vitest';
import { aSearchable } from '../search.builders.ts';
import { Suggester } from './suggester.ts';

const suggesterOf = (products: readonly SearchableProduct[]): Suggester => {
  const suggester = new Suggester();
  for (const product of products) suggester.put(product);
  return suggester;
};

const suggester = suggesterOf([
  aSearchable({ title: 'Leche fresca', tags: ['leche'], subcategory: 'Leches' }),
  aSearchable({ title: 'Leche UHT', tags: ['leche'] }),
  aSearchable({ title: 'Lechosa' }),
  aSearchable({ title: 'Café con leche' }),
  aSearchable({ title: 'Piña' }),
]);
const textsFor = (query: string) => suggester.complete(query);

describe('completing a search', () => {
  it('completes the last word, phrases that begin with it and common ones first', () => {
    expect(textsFor('lech')).toEqual([
      'leche',
      'leche fresca',
      'leche uht',
      'leches',
      'lechosa',
      'café con leche',
    ]);
  });

  it('requires the whole words before the last', () => {
    expect(textsFor('leche fr')).toEqual(['leche fresca']);
  });

  it('writes phrases with their accents', () => {
    expect(textsFor('pin')).toEqual(['piña']);
  });

  it('suggests nothing for a blank search', () => {
    expect(textsFor('  ')).toEqual([]);
  });

  it('drops phrases that no product has any more', () => {
    const changing = suggesterOf([aSearchable({ title: 'Piña' })]);
    changing.put(aSearchable({ title: 'Piña picada', id: 'Piña' }));
    expect(changing.complete('pi')).toEqual(['piña picada']);
    changing.remove('Piña');
    expect(changing.complete('pi')).toEqual([]);
  });
});
