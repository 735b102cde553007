import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../catalog/category.ts';
import { categoriesThatBegin, comparable, mergeSuggestions, SUGGESTION_LIMIT } from './merge-suggestions.ts';

const labels = (text: string) => categoriesThatBegin(text, categories).map(({ label }) => label);

describe('categoriesThatBegin', () => {
  it('ignores case and accents', () => {
    expect(labels('fru')).toEqual(['Frutas']);
    expect(labels('LACT')).toEqual(['Lácteos y Huevos']);
    expect(labels('lácteos y h')).toEqual(['Lácteos y Huevos']);
  });

  it('puts categories first whose first word matches', () => {
    expect(labels('co')).toEqual(['Comidas Congeladas', 'Condimentos y Salsas']);
    expect(labels('huev')).toEqual(['Lácteos y Huevos']);
  });

  it('gives at most three, and none for a filler or a word inside a name', () => {
    expect(labels('c')).toEqual(['Carnes y Proteínas', 'Comidas Congeladas', 'Condimentos y Salsas']);
    for (const text of ['', ' ', 'y', '…', 'frutas frescas', 'rutas']) expect(labels(text)).toEqual([]);
  });
});

describe('mergeSuggestions', () => {
  const [frutas] = categories;

  it('puts categories before logged queries and product words, each once', () => {
    expect(
      mergeSuggestions({
        categories: [frutas],
        queries: ['frutas frescas', 'FRUTAS'],
        phrases: ['frutas', 'Frutas  Frescas', 'fruta bomba'],
      }),
    ).toEqual({ categories: [{ id: 'frutas', label: 'Frutas' }], texts: ['frutas frescas', 'fruta bomba'] });
  });

  it('gives at most eight, all different', () => {
    const texts = fc.array(
      fc.constantFrom('leche', 'Léche', 'pan', 'pan de agua', 'té', 'TE', 'ñame', 'name'),
    );
    const many = fc.array(fc.string({ minLength: 1 }));
    fc.assert(
      fc.property(fc.subarray([...categories]), texts, many, (some, queries, phrases) => {
        const merged = mergeSuggestions({ categories: some, queries, phrases });
        const all = [...merged.categories.map(({ label }) => label), ...merged.texts].map(comparable);
        expect(all.length).toBeLessThanOrEqual(SUGGESTION_LIMIT);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});
