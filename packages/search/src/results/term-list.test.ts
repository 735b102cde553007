import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { describe, expect, it } from 'vitest';
import { aSearchable } from '../search.builders.ts';
import { buildSearchIndex } from '../search-index.ts';

const titles = [
  'Leche fresca',
  'Huevos grandes',
  'Pan de agua',
  'Queso de papa',
  'Macarrones con queso',
  'Aguacate',
  'Plátano maduro',
  'Galletas de soda',
];
const index = buildSearchIndex(
  titles.map((title) => aSearchable({ id: title, title })),
  someTables(),
);
const found = (query: string): readonly string[] => index.search(query).hits.map(({ id }) => id);

describe('a search for several terms', () => {
  it.each([
    ['leche y huevos', ['Leche fresca', 'Huevos grandes']],
    ['leche, huevos, pan', ['Leche fresca', 'Huevos grandes', 'Pan de agua']],
    ['leche huevos pan', ['Leche fresca', 'Huevos grandes', 'Pan de agua']],
    ['galletas de soda y leche', ['Galletas de soda', 'Leche fresca']],
    ['leche + pan de agua', ['Leche fresca', 'Pan de agua']],
  ])('«%s» lists each in turn', (query, first) => {
    expect(found(query).slice(0, first.length)).toEqual(first);
  });

  it('is for one term where a product is called by all of it', () => {
    expect(found('macarrones y queso')[0]).toBe('Macarrones con queso');
    expect(found('macarrones y queso')).not.toContain('Leche fresca');
  });

  it.each(['queso papa', 'leche sin huevo', 'pan con queso'])('«%s» isn’t split', (query) => {
    expect(found(query).filter((id) => id === 'Huevos grandes')).toEqual([]);
  });

  it('is told apart by the names of products, and what describes one goes with it', () => {
    const shop = buildSearchIndex(
      [
        aSearchable({ id: 'pera', title: 'Compota de pera', subcategory: 'Compotas' }),
        aSearchable({ id: 'guineo', title: 'Compota de guineo', subcategory: 'Compotas' }),
        aSearchable({ id: 'fruta', title: 'Guineo maduro' }),
        aSearchable({ id: 'wings', title: 'Alitas de pollo', tags: ['wings'] }),
        aSearchable({ id: 'celery', title: 'Apio americano', tags: ['celery'] }),
        aSearchable({ id: 'buns', title: 'Pan de hamburger' }),
      ],
      someTables(),
    );
    const ids = (query: string) => shop.search(query).hits.map(({ id }) => id);
    expect(ids('compota pera y guineo').slice(0, 2)).toEqual(['pera', 'guineo']);
    expect(ids('wings celery pan de hamburger').slice(0, 3)).toEqual(['wings', 'celery', 'buns']);
  });

  it('gives reasons for each hit, with scores that never rise', () => {
    expect(index.explain('leche y huevos')('Huevos grandes').length).toBeGreaterThan(0);
    const scores = index.search('leche, huevos, pan').hits.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('is corrected before it is split', () => {
    expect(found('lehce y huevos').slice(0, 2)).toEqual(['Leche fresca', 'Huevos grandes']);
  });

  it('finds a term that was added later', () => {
    const changing = buildSearchIndex([aSearchable({ id: 'a', title: 'Leche fresca' })], someTables());
    expect(changing.search('leche y arroz').hits.map(({ id }) => id)).toEqual(['a']);
    changing.put(aSearchable({ id: 'b', title: 'Arroz blanco' }));
    expect(changing.search('leche y arroz').hits.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('a term with an adjective', () => {
  it('lists the product of the term first', () => {
    expect(found('aguacate maduro')[0]).toBe('Aguacate');
    expect(found('plátano maduro')[0]).toBe('Plátano maduro');
  });
});
