import { randomUUID } from 'node:crypto';
import type { catalogEndpoints } from '@nutricion/contract/catalog/catalog-endpoints';
import { facetsToJson } from '@nutricion/contract/catalog/facets-to-json';
import { parseSelection } from '@nutricion/contract/catalog/product-filter';
import { allProducts } from '@nutricion/domain/catalog/index/catalog-index';
import { listProducts, parseIds } from '@nutricion/domain/catalog/index/list-products';
import { noRecentPurchases, type RecentPurchases } from '@nutricion/domain/catalog/index/rank-products';
import { similarProducts } from '@nutricion/domain/catalog/index/similar-products';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { ProductMatches } from '@nutricion/domain/search/search-engine';
import { searchProducts } from '@nutricion/domain/search/search-products';
import { suggestProducts } from '@nutricion/domain/search/suggest-products';
import { SEARCH_LIMIT } from '@nutricion/search';
import type { Caller } from '../platform/http/caller.ts';
import { type JsonText, jsonList, jsonObject, jsonOf, jsonWith } from '../platform/http/json-text.ts';
import { type Handlers, JsonResponse } from '../platform/http/mount.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogEntry, pageJsonOf, type View } from './catalog-entry.ts';
import { categoryInShopOrder } from './category-order.ts';

type ReadKey = Extract<
  keyof typeof catalogEndpoints,
  | 'GET /api/products'
  | 'GET /api/products/search'
  | 'GET /api/products/suggest'
  | 'GET /api/products/{id}'
  | 'GET /api/catalog/offline'
>;

export const MAX_IDS = 100;
export const TOO_MANY_IDS = {
  kind: 'invalid-input',
  errors: { ids: `Pide ${MAX_IDS} productos o menos.` },
} as const;

/** The endpoints that a browser can also respond to offline. Responses are concatenated from the products' cached JSON. */
export const readHandlers = (
  catalog: Omit<Catalog, 'version' | 'announceStock' | 'close'>,
  queriesThatBegin: (text: string) => readonly string[],
  recentPurchases: (caller: Pick<Caller, 'profileId' | 'hospitalId'>) => Promise<RecentPurchases>,
  /** The id of the product that this one was merged into; null if none. */
  survivorOf: (productId: string) => Promise<string | null>,
): Handlers<ReadKey> => {
  const list = (entries: readonly CatalogEntry[], view: View | undefined) =>
    jsonList(entries.map((entry) => catalog.listJsonOf(entry, view)));

  const page = (entry: CatalogEntry) => {
    catalog.countView(entry.id);
    const similar = jsonList(similarProducts(catalog.index(), entry).map(catalog.jsonOf));
    return jsonResponse(jsonWith(catalog.jsonOf(entry), { ...pageJsonOf(entry), similar }));
  };
  const pageOfSurvivor = async (id: string) => {
    const entry = catalog.index().byId.get((await survivorOf(id)) ?? '');
    return entry ? page(entry) : refuse(UNKNOWN_PRODUCT);
  };

  return {
    'GET /api/products': async ({ caller, query }) => {
      const { ids, category, offset, limit, view, ...filter } = query;
      if (ids !== undefined && parseIds(ids).length > MAX_IDS) return refuse(TOO_MANY_IDS);
      const selection = parseSelection(filter);
      const bought = category === undefined ? noRecentPurchases : await recentPurchases(caller);
      const rank = () => categoryInShopOrder(catalog, category ?? '', bought);
      const request = { ids, category, offset, limit, selection, rank };
      const { products, total, facets } = listProducts(catalog.index(), catalog.factsOf, request);
      return jsonResponse(
        jsonWith(jsonOf({ total, ...(facets && { facets: facetsToJson(facets) }) }), {
          products: list(products, view),
        }),
      );
    },

    'GET /api/products/search': ({ query: { q, literal = false, limit = SEARCH_LIMIT, view, ...query } }) => {
      const request = { query: q, isLiteral: literal, selection: parseSelection(query), limit };
      const searched = searchProducts(catalog.index(), catalog.factsOf, catalog, request);
      const results = searched.results.map(({ product, score, matchReasons, isFreedomUnknown }) =>
        jsonWith(catalog.listJsonOf(product, view), {
          score: jsonOf(score),
          matchReasons: jsonOf(matchReasons),
          ...(isFreedomUnknown && { isFreedomUnknown: jsonOf(isFreedomUnknown) }),
        }),
      );
      const { facets } = searched;
      const resultJson = jsonOf({
        query: q,
        ...resultToJson(q, searched),
        ...(facets && { facets: facetsToJson(facets) }),
      });
      return jsonResponse(jsonWith(resultJson, { results: jsonList(results) }));
    },

    'GET /api/products/suggest': ({ query: { q, products: limit } }) => {
      const proposed = suggestProducts(catalog.index(), catalog, q, queriesThatBegin(q), limit);
      const suggestionsJson = jsonOf({ categories: proposed.categories, suggestions: proposed.texts });
      return jsonResponse(
        jsonWith(suggestionsJson, { products: jsonList(proposed.products.map(catalog.jsonOf)) }),
      );
    },

    'GET /api/products/{id}': ({ params }) => {
      const id = params.id.toLowerCase();
      if (!isUuid(id)) return refuse(UNKNOWN_PRODUCT);
      const entry = catalog.index().byId.get(id);
      return entry ? page(entry) : pageOfSurvivor(id);
    },

    'GET /api/catalog/offline': () => {
      const fullProductsJson = allProducts(catalog.index()).map((entry) =>
        jsonWith(catalog.jsonOf(entry), pageJsonOf(entry)),
      );
      return jsonResponse(jsonObject({ products: jsonList(fullProductsJson) }));
    },
  };
};

const UNKNOWN_PRODUCT = { kind: 'not-found', what: 'ese producto' } as const;

const jsonResponse = <T>(text: JsonText<T>) => accept(new JsonResponse(text));

/** Further fields of a search response; none for an empty query. */
const resultToJson = (
  query: string,
  {
    correctedQuery,
    freeFrom,
    isFreedomUnclear,
    near,
  }: Pick<ProductMatches, 'correctedQuery' | 'freeFrom' | 'isFreedomUnclear' | 'near'>,
) =>
  query.trim() === ''
    ? {}
    : {
        ...(correctedQuery !== null && { correctedQuery }),
        ...(freeFrom.length > 0 && { freeFrom }),
        ...(isFreedomUnclear && { freedomUnclear: true as const }),
        ...(near && { near }),
        searchId: randomUUID(),
      };
