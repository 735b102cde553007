import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { expect, it } from 'vitest';
import { aSearchable } from '../search.builders.ts';
import { buildSearchIndex } from '../search-index.ts';

const aRice = (id: string, title: string, content: number, unit: NetUnit) =>
  aSearchable({ id, title, normalizedCategory: 'provisiones', net: { content, unit } });
const index = buildSearchIndex(
  [
    aRice('one', 'Arroz blanco', 1, 'lb'),
    aRice('five', 'Arroz grano largo', 80, 'oz'),
    aRice('three', 'Arroz grano mediano', 3, 'lb'),
    aSearchable({ id: 'soup', title: 'Sopa de arroz', net: { content: 5, unit: 'lb' } }),
    aSearchable({
      id: 'bottles',
      title: 'Agua embotellada',
      net: { content: 405.6, unit: 'fl oz' },
      packageLabel: '24 botellas de 16.9 oz',
    }),
    aSearchable({ id: 'gallon', title: 'Agua purificada', net: { content: 128, unit: 'fl oz' } }),
    aSearchable({ id: 'milk', title: 'Leche 1 %', net: { content: 64, unit: 'fl oz' } }),
  ],
  someTables({ shelves: 'provisiones | arroz' }),
);
const found = (query: string): readonly string[] => index.search(query).hits.map(({ id }) => id);

it('a size orders what is found, and what is made of it stays behind', () => {
  expect(found('arroz 5 lb')).toEqual(['five', 'three', 'one', 'soup']);
  expect(found('1 lb de arroz')[0]).toBe('one');
  expect(found('agua 24 botellas')[0]).toBe('bottles');
  expect(found('galón de agua')[0]).toBe('gallon');
});

it('a size alone finds the products of that size, and no percentage', () => {
  expect(found('1 lb')).toEqual(['one']);
  expect(found('½ galón')).toEqual(['milk']);
  expect(found('3 kg')).toEqual([]);
});

it('a misspelt search keeps its size', () => {
  expect(index.search('aroz 5 lb').correctedQuery).toBe('arroz 5 lb');
});
