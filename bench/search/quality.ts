import { HOME_MIN_SCORE } from '../../packages/search/src/score/weights.ts';
import { buildSearchIndex } from '../../packages/search/src/search-index.ts';
import { type Judgment, readJudgments } from './judgments.ts';
import { type Quality, type QueryResult, qualityOf } from './measures.ts';
import { readSeedProducts, SHOWN, searchWords } from './seed-products.ts';

/** What the results page shows on the seed for every judged query. */
export const searchJudged = (judgments: readonly Judgment[] = readJudgments()): readonly QueryResult[] => {
  const index = buildSearchIndex(readSeedProducts(), searchWords());
  const options = { limit: SHOWN, minScore: HOME_MIN_SCORE };
  return judgments.map((judgment) => ({
    judgment,
    ids: index.search(judgment.query, options).hits.map(({ id }) => id),
  }));
};

export interface QualityRow {
  readonly kind: string;
  readonly quality: Quality;
}

/** All, then each kind of query. */
export const qualityRows = (results: readonly QueryResult[]): readonly QualityRow[] => {
  const kinds = [...new Set(results.map(({ judgment }) => judgment.kind))];
  return [
    { kind: 'all', quality: qualityOf(results) },
    ...kinds.map((kind) => ({
      kind,
      quality: qualityOf(results.filter(({ judgment }) => judgment.kind === kind)),
    })),
  ];
};
