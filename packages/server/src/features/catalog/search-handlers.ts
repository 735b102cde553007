import { randomUUID } from 'node:crypto';
import type { catalogEndpoints } from '@nutricion/contract/catalog';
import { categories } from '@nutricion/domain/catalog/category';
import { categoriesThatBegin, mergeSuggestions } from '@nutricion/domain/finding/merge-suggestions';
import { accept } from '@nutricion/domain/result';
import { SEARCH_LIMIT } from '@nutricion/search';
import { jsonList, jsonOf, jsonWith } from '../../http/json-text.ts';
import { type Handlers, JsonAnswer } from '../../http/mount.ts';
import type { Catalog } from './catalog.ts';
import { selectionOf } from './filter-query.ts';
import { oncePerVersion } from './once-per-version.ts';
import type { FoundProducts } from './search-index.ts';
import { searchSelected } from './search-selected.ts';
import { shelfOf } from './shelves.ts';

type SearchKey = Extract<keyof typeof catalogEndpoints, `${string}/${'search' | 'suggest'}`>;

/** Of the reasons for a hit, those that its card shows as badges. */
const MAX_REASONS = 2;

/** Search and suggestions, put together out of the products' own JSON. */
export const searchHandlers = (
  catalog: Catalog,
  queriesThatBegin: (text: string) => readonly string[],
): Handlers<SearchKey> => {
  const filledCategories = oncePerVersion(catalog, (shelves) =>
    categories.filter(({ id }) => shelfOf(shelves, id).length > 0),
  );
  return {
    'GET /api/products/search': ({ query: { q, literal = false, limit = SEARCH_LIMIT, ...query } }) => {
      const search = { query: q, isLiteral: literal };
      const { hits, facets, ...found } = searchSelected(catalog, search, selectionOf(query), limit);
      const results = hits.map(({ entry, hit: { id, score, isFreedomUnknown } }) => {
        const matchReasons = found.because(id).slice(0, MAX_REASONS);
        return jsonWith(catalog.jsonOf(entry), {
          score: jsonOf(score),
          matchReasons: jsonOf(matchReasons),
          ...(isFreedomUnknown && { isFreedomUnknown: jsonOf(isFreedomUnknown) }),
        });
      });
      const said = jsonWith(jsonOf({ query: q, ...saidOf(q, found), ...(facets && { facets }) }), {
        results: jsonList(results),
      });
      return accept(new JsonAnswer(said));
    },

    'GET /api/products/suggest': ({ query }) => {
      const { texts, ids } = catalog.suggest(query.q);
      const merged = mergeSuggestions({
        categories: categoriesThatBegin(query.q, filledCategories()),
        queries: queriesThatBegin(query.q),
        phrases: texts,
      });
      const words = jsonOf({ categories: [...merged.categories], suggestions: [...merged.texts] });
      const { byId } = catalog.shelves();
      const products = ids.slice(0, query.products).flatMap((id) => {
        const entry = byId.get(id);
        return entry ? [catalog.jsonOf(entry)] : [];
      });
      return accept(new JsonAnswer(jsonWith(words, { products: jsonList(products) })));
    },
  };
};

/** What else the answer to a search says; nothing where nothing was searched for. */
const saidOf = (
  query: string,
  { correctedQuery, freeFrom }: Pick<FoundProducts, 'correctedQuery' | 'freeFrom'>,
) =>
  query.trim() === ''
    ? {}
    : {
        ...(correctedQuery !== null && { correctedQuery }),
        ...(freeFrom.length > 0 && { freeFrom: [...freeFrom] }),
        searchId: randomUUID(),
      };
