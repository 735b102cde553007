import type { Engine } from './engines/engine.ts';
import { type Judgment, readJudgments } from './judgments.ts';
import { type Quality, type QueryResult, qualityOf } from './measures.ts';
import { readSeedProducts } from './seed-products.ts';

export interface QualityRow {
  readonly engine: string;
  readonly overall: Quality;
  readonly byKind: Readonly<Record<string, Quality>>;
}

/** What an engine shows on the seed for every judged query. */
export const searchJudged = async (
  engine: Engine,
  judgments: readonly Judgment[] = readJudgments(),
): Promise<readonly QueryResult[]> => {
  const products = readSeedProducts();
  const searcher = await engine.build(products);
  return judgments.map((judgment) => ({ judgment, ids: searcher.search(judgment.query) }));
};

export const qualityRow = (engine: string, answers: readonly QueryResult[]): QualityRow => {
  const kinds = [...new Set(answers.map(({ judgment }) => judgment.kind))];
  const ofKind = (kind: string): Quality =>
    qualityOf(answers.filter(({ judgment }) => judgment.kind === kind));
  return {
    engine,
    overall: qualityOf(answers),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
  };
};
