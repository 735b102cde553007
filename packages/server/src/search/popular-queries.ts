import { comparable, SUGGESTION_LIMIT } from '@nutricion/domain/search/merge-suggestions';
import { queryWords } from '@nutricion/search';

export interface PopularQueries {
  /** Those that begin as the text does, what most people search for first. */
  readonly beginningWith: (text: string) => readonly string[];
  /** Reads them anew; the last ones serve meanwhile, and on if that fails. */
  readonly refresh: () => Promise<void>;
}

interface PopularQueriesOptions {
  /** What most people search for first, as somebody typed it. */
  readonly read: () => Promise<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** What many people search for, in memory: a suggestion asks the database nothing. */
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

/** Its words in lower case: the signs that somebody put between them are theirs alone. */
const plain = (query: string): string =>
  queryWords(query)
    .map(({ typed }) => typed)
    .join(' ');
