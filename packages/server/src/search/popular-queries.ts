import { comparable, SUGGESTION_LIMIT } from '@nutricion/domain/search/merge-suggestions';
import { queryWords } from '@nutricion/search';

export interface PopularQueries {
  /** Popular queries that begin with the text, the most frequent first. */
  readonly beginningWith: (text: string) => readonly string[];
  /** Reads them again; until then, or if that fails, the last ones are used. */
  readonly refresh: () => Promise<void>;
}

interface PopularQueriesOptions {
  /** Popular queries as typed, the most frequent first. */
  readonly read: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** Popular queries in memory, so that suggestions need no database. */
export const createPopularQueries = ({ read, onError }: PopularQueriesOptions): PopularQueries => {
  let queries: readonly { readonly key: string; readonly text: string }[] = [];
  return {
    beginningWith: (text) => {
      const typed = comparable(text);
      if (typed === '') return [];
      const fitting: string[] = [];
      for (const query of queries) {
        if (query.key.startsWith(typed)) fitting.push(query.text);
        if (fitting.length === SUGGESTION_LIMIT) break;
      }
      return fitting;
    },
    refresh: async () => {
      try {
        queries = (await read()).map((query) => ({ key: comparable(query), text: plain(query) }));
      } catch (error) {
        onError(error);
      }
    },
  };
};

/** The query's words in lower case, without signs between them. */
const plain = (query: string): string =>
  queryWords(query)
    .map(({ typed }) => typed)
    .join(' ');
