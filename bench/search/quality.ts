import type { Engine } from './engines/engine.ts';
import { type Judgment, readJudgments } from './judgments.ts';
import { type Answer, type Quality, qualityOf } from './measures.ts';
import { readSeedProducts } from './seed-products.ts';

export interface QualityRow {
  readonly engine: string;
  readonly overall: Quality;
  readonly byKind: Readonly<Record<string, Quality>>;
}

/** What an engine shows on the seed for every judged query. */
export const askJudged = async (engine: Engine): Promise<readonly Answer[]> => {
  const products = readSeedProducts();
  const judgments = readJudgments();
  refuseUnknown(judgments, new Set(products.map(({ id }) => id)));
  const searcher = await engine.build(products);
  return judgments.map((judgment) => ({ judgment, ids: searcher.search(judgment.query) }));
};

/** A judgment of a product that isn't there could never be met. */
const refuseUnknown = (judgments: readonly Judgment[], skus: ReadonlySet<string>): void => {
  for (const { query, grades, mustNot } of judgments)
    for (const sku of [...grades.keys(), ...mustNot])
      if (!skus.has(sku)) throw new Error(`«${query}» names ${sku}, which is no product`);
};

export const qualityRow = (engine: string, answers: readonly Answer[]): QualityRow => {
  const kinds = [...new Set(answers.map(({ judgment }) => judgment.kind))];
  const ofKind = (kind: string): Quality =>
    qualityOf(answers.filter(({ judgment }) => judgment.kind === kind));
  return {
    engine,
    overall: qualityOf(answers),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
  };
};
