import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../packages/domain/src/kit/fold.ts';
import { generateProducts } from './generate.ts';
import { mixedQueries } from './mixed-queries.ts';

describe('generateProducts', () => {
  const products = generateProducts(10_000);

  it('makes the same catalogue each time', () => {
    expect(generateProducts(300)).toEqual(generateProducts(300));
    expect(products).toHaveLength(10_000);
    expect(new Set(products.map(({ id }) => id)).size).toBe(10_000);
  });

  it('fills 190 shelves with a vocabulary of about 2,000 words', () => {
    expect(new Set(products.map(({ category, subcategory }) => `${category}/${subcategory}`)).size).toBe(190);
    const words = new Set(products.flatMap(({ title, tags }) => wordsOf(`${title} ${tags.join(' ')}`)));
    expect(words.size).toBeGreaterThan(1_800);
    expect(words.size).toBeLessThan(2_400);
  });

  it('writes 30 to 60 words on each, and leaves the allergens of a quarter unknown', () => {
    const lengths = products.map(
      ({ description, usageSuggestions }) => wordsOf(`${description} ${usageSuggestions}`).length,
    );
    expect(Math.min(...lengths)).toBe(30);
    expect(Math.max(...lengths)).toBe(60);
    const unknown = products.filter(({ contains }) => contains === null).length / products.length;
    expect(unknown).toBeCloseTo(0.25, 1);
  });
});

describe('mixedQueries', () => {
  it('makes 200 different ones of six kinds, the same each time', () => {
    const queries = mixedQueries();
    expect(mixedQueries()).toEqual(queries);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(200);
    const kinds = queries.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'typo')).toHaveLength(30);
    expect(kinds.filter((kind) => kind === 'sin')).toHaveLength(30);
    expect(new Set(kinds).size).toBe(6);
  });
});
