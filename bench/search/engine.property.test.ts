import { wordsOf } from '@nutricion/language';
import { describe, expect, it } from 'vitest';
import { HOME_MIN_SCORE } from '../../packages/search/src/score/weights.ts';
import { searchByDefinition } from '../../packages/search/src/search-by-definition.ts';
import { buildSearchIndex } from '../../packages/search/src/search-index.ts';
import { readJudgments } from './judgments.ts';
import { readSeedProducts, searchWords } from './seed-products.ts';

describe('the engine over the seeded catalogue', () => {
  const products = readSeedProducts();
  const tables = searchWords();
  const index = buildSearchIndex(products, tables);
  const define = searchByDefinition(products, tables);
  const options = { minScore: HOME_MIN_SCORE };

  it('gives the results of the definition for every judged query', () => {
    for (const { query } of readJudgments())
      expect(index.search(query, options), query).toEqual(define(query, options));
  });

  it('gives them for the words of titles and tags, and for some of these with «sin leche»', () => {
    const words = [...new Set(products.flatMap(({ title, tags }) => wordsOf([title, ...tags].join(' '))))];
    expect(words.length).toBeGreaterThan(1_000);
    for (const [at, word] of words.entries()) {
      const query = at % 10 === 0 ? `${word} sin leche` : word;
      expect(index.search(query, options), query).toEqual(define(query, options));
    }
  });
});
