import { expect, it } from 'vitest';
import { readJudgments } from './judgments.ts';
import { readSeedProducts } from './seed-products.ts';

it('judges different queries by products of the seed', () => {
  const judgments = readJudgments();
  const queries = judgments.map(({ query }) => query.trim());
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(queries).size).toBe(queries.length);
  const skus = new Set(readSeedProducts().map(({ id }) => id));
  const unknown = judgments.flatMap(({ grades, mustNot }) =>
    [...grades.keys(), ...mustNot].filter((sku) => !skus.has(sku)),
  );
  expect(unknown).toEqual([]);
});

it('never wants and forbids the same product', () => {
  for (const { query, grades, mustNot } of readJudgments())
    expect({ query, both: [...grades.keys()].filter((sku) => mustNot.has(sku)) }).toEqual({
      query,
      both: [],
    });
});
