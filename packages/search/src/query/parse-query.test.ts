import { someTables } from '@nutricion/domain/catalog/words/word-tables.builders';
import { describe, expect, it } from 'vitest';
import { parseQuery as parse, queryWords } from './parse-query.ts';

const tables = someTables();
const parseQuery = (query: string) => parse(queryWords(query), tables);

const wordsIn = (query: string) => parseQuery(query).words.map(({ folded }) => folded);
const tagsIn = (query: string) => parseQuery(query).diets.map(({ tag }) => tag);
const freeIn = (query: string) => parseQuery(query).withoutAll.map(({ label }) => label);

describe('parsing a query', () => {
  it("separates 'sin X' from the words asked for", () => {
    expect(freeIn('galletas sin maní')).toEqual(['maní']);
    expect(wordsIn('galletas sin maní')).toEqual(['galletas']);
    expect(freeIn('sin frutos secos ni huevos')).toEqual(['nueces']);
    expect(freeIn('gluten free')).toEqual(['gluten']);
  });

  it("accepts 'sin X' of a word that no table has", () => {
    expect(freeIn('pechuga sin hueso')).toEqual(['hueso']);
    expect(wordsIn('pechuga sin hueso')).toEqual(['pechuga']);
  });

  it("reads 'con X' as a word asked for, and remembers it for labels that say 'sin X'", () => {
    expect(wordsIn('maní con sal')).toEqual(['mani', 'sal']);
    expect(parseQuery('maní con sal').withAll).toEqual(['sal']);
  });

  it("reads 'alto en X' and 'bajo en X' as diet tags", () => {
    expect(tagsIn('alto en fibra')).toEqual(['alto-en-fibra']);
    expect(tagsIn('rico en vitamina C')).toEqual(['rico-en-vitamina-c']);
    expect(tagsIn('bajo en sodio')).toEqual(['bajo-en-sodio']);
    expect(tagsIn('fuente de proteína')).toEqual(['fuente-de-proteina']);
    expect(tagsIn('rico en vitamina k')).toEqual([]);
    expect(wordsIn('cereal alto en fibra')).toEqual(['cereal']);
  });

  it.each([
    ['pan de sandwich', true],
    ['leche entera fresca', true],
    ['sin gluten', true],
    ['para merienda', true],
    ['leche entera', false],
    ['pan', false],
  ])('«%s» is specific: %s', (query, isSpecific) => {
    expect(parseQuery(query).isSpecific).toBe(isSpecific);
  });

  it('preserves the accents as typed, for the reasons', () => {
    expect(parseQuery('PROTEÍNA').words).toEqual([{ folded: 'proteina', typed: 'proteína' }]);
  });
});
