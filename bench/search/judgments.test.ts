import { expect, it } from 'vitest';
import { readJudgments } from './judgments.ts';
import { readSeedProducts } from './seed-products.ts';

const sets = ['judgments', 'blind', 'sealed', 'hands', 'hands-sealed'] as const;

it.each(sets)('judges different queries of %s by products of the seed', (set) => {
  const judgments = readJudgments(set);
  const queries = judgments.map(({ query }) => query.trim());
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(queries).size).toBe(queries.length);
  const skus = new Set(readSeedProducts().map(({ id }) => id));
  const unknown = judgments.flatMap(({ grades, mustNot }) =>
    [...grades.keys(), ...mustNot].filter((sku) => !skus.has(sku)),
  );
  expect(unknown).toEqual([]);
});

it.each(sets)('never wants and forbids the same product in %s', (set) => {
  for (const { query, grades, mustNot } of readJudgments(set))
    expect({ query, both: [...grades.keys()].filter((sku) => mustNot.has(sku)) }).toEqual({
      query,
      both: [],
    });
});
