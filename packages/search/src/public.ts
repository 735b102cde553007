export { queryWords } from './query/parse-query.ts';
export { HOME_MIN_SCORE, SEARCH_LIMIT } from './score/weights.ts';
export { buildInSteps, buildSearchIndex, searchEngineOf } from './search-index.ts';
export { Suggester } from './suggest/suggester.ts';
