import type { searchEndpoints } from '@nutricion/contract/search/searches';
import { accept } from '@nutricion/domain/kit/result';
import { comparable } from '@nutricion/domain/search/merge-suggestions';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';
import { TOP_PRODUCTS } from './logged-search.ts';
import type { SearchLog } from './search-log.ts';
import { searchWordHandlers } from './search-words.ts';

export interface SearchesDependencies {
  readonly add: SearchLog['add'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The catalog's search, the best first. */
  readonly find: (
    query: string,
    isLiteral: boolean,
  ) => { readonly hits: readonly { readonly id: string }[]; readonly correctedQuery: string | null };
}

interface SearchesOfShop extends Pick<SearchesDependencies, 'now'> {
  readonly db: Kysely<Schema>;
  readonly searches: Pick<SearchesDependencies, 'add'>;
  readonly catalog: { readonly searchAll: SearchesDependencies['find'] };
}

export const mountSearches: MountFeature<SearchesOfShop> = (
  app,
  { authenticate, searches, catalog, now, db },
) => {
  mount(app, authenticate, searchHandlers({ add: searches.add, now, find: catalog.searchAll }));
  mount(app, authenticate, searchWordHandlers({ db }));
};

/** Logs searches that screens report. */
export const searchHandlers = ({
  add,
  now,
  find,
}: SearchesDependencies): Handlers<keyof typeof searchEndpoints> => ({
  'POST /api/searches': ({ caller, body: { searchId, query, literal = false, productId } }) => {
    const { hits, correctedQuery } = find(query, literal);
    add({
      id: searchId,
      userId: caller.profileId,
      hospitalId: caller.hospitalId,
      query,
      normalized: comparable(query),
      correctedQuery,
      resultCount: hits.length,
      topIds: hits.slice(0, TOP_PRODUCTS).map(({ id }) => id),
      isEntered: productId === undefined,
      chosenId: productId ?? null,
      at: new Date(now()),
    });
    return accept({});
  },
});
