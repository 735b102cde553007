import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../catalog/category.ts';
import { categoriesThatBegin, comparable, mergeSuggestions, SUGGESTION_LIMIT } from './merge-suggestions.ts';

const labels = (text: string) => categoriesThatBegin(text, categories).map(({ label }) => label);

describe('the categories that a text may mean', () => {
  it('begin as it does, whatever its letters and accents', () => {
    expect(labels('fru')).toEqual(['Frutas']);
    expect(labels('LACT')).toEqual(['Lácteos y Huevos']);
    expect(labels('lácteos y h')).toEqual(['Lácteos y Huevos']);
  });

  it('come first where their first word does', () => {
    expect(labels('co')).toEqual(['Comidas Congeladas', 'Condimentos y Salsas']);
    expect(labels('huev')).toEqual(['Lácteos y Huevos']);
  });

  it('are three at most, none for a word that means nothing', () => {
    expect(labels('c')).toEqual(['Carnes y Proteínas', 'Comidas Congeladas', 'Condimentos y Salsas']);
    for (const text of ['', ' ', 'y', '…', 'frutas frescas', 'rutas']) expect(labels(text)).toEqual([]);
  });
});

describe('suggestions of several kinds', () => {
  const [frutas] = categories;

  it('are categories, then what people search for, then the products’ words, each once', () => {
    expect(
      mergeSuggestions({
        categories: [frutas],
        queries: ['frutas frescas', 'FRUTAS'],
        phrases: ['frutas', 'Frutas  Frescas', 'fruta bomba'],
      }),
    ).toEqual({ categories: [{ id: 'frutas', label: 'Frutas' }], texts: ['frutas frescas', 'fruta bomba'] });
  });

  it('are eight at most and no two alike', () => {
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
