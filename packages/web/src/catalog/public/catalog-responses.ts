import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { facetsToJson } from '@nutricion/contract/catalog/facets-to-json';
import { productToCard } from '@nutricion/contract/catalog/product-to-card';
import { indexedToFacts, productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import { productToSearchable } from '@nutricion/contract/catalog/product-to-searchable';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { readFilter } from '@nutricion/domain/catalog/filter/filter-params';
import { sortOrders } from '@nutricion/domain/catalog/filter/sort-products';
import {
  type CatalogIndex,
  emptyCatalogIndex,
  upsertProduct,
} from '@nutricion/domain/catalog/index/catalog-index';
import type { IndexedProduct, ProductFacts } from '@nutricion/domain/catalog/index/indexed-product';
import { listProducts } from '@nutricion/domain/catalog/index/list-products';
import { rankProducts } from '@nutricion/domain/catalog/index/rank-products';
import type { Selection } from '@nutricion/domain/catalog/index/selection';
import { similarProducts } from '@nutricion/domain/catalog/index/similar-products';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import { searchProducts } from '@nutricion/domain/search/search-products';
import { suggestProducts } from '@nutricion/domain/search/suggest-products';
import { buildSearchIndex, SEARCH_LIMIT, Suggester, searchEngineOf } from '@nutricion/search';

export type CatalogResponses = (path: string) => unknown;

/**
 * Responds to catalog requests from the catalog cached on the device, with the same rules as the server. Undefined for requests that the catalog
 * can't respond to. `words`: the word tables, read at the first search. `now`: milliseconds since 1970.
 */
export const catalogResponses = (
  products: readonly ProductDetailJson[],
  words: () => WordTables,
  now: () => number = Date.now,
): CatalogResponses => {
  const index = indexProducts(products);
  const factsOf = (product: CachedProduct) => productFactsAt(product, now());
  let engine: SearchEngine | undefined;
  const searchEngine = (): SearchEngine => {
    engine ??= buildEngine(products, words());
    return engine;
  };

  const list = (query: URLSearchParams) => {
    const page = listProducts(index, factsOf, {
      ids: query.get('ids') ?? undefined,
      category: query.get('category') ?? undefined,
      // The page is of one category: it is not a part of the filter.
      selection: selectionIn(query, (name) => name !== 'category'),
      offset: numberIn(query, 'offset'),
      // Purchases of the customer and her hospital aren't cached on the device.
      rank: (shelf) =>
        rankProducts(shelf, (product) => {
          const { isOnOffer, isInSeason } = factsOf(product);
          return { sold: product.json.total_purchases, isOnOffer, isInSeason };
        }),
      limit: numberIn(query, 'limit'),
    });
    return {
      products: page.products.map(jsonFor(query)),
      total: page.total,
      ...(page.facets && { facets: facetsToJson(page.facets) }),
    };
  };

  const search = (query: URLSearchParams) => {
    const q = query.get('q') ?? '';
    const { results, correctedQuery, freeFrom, isFreedomUnclear, near, facets } = searchProducts(
      index,
      factsOf,
      searchEngine(),
      {
        query: q,
        isLiteral: query.get('literal') === 'true',
        selection: selectionIn(query),
        limit: numberIn(query, 'limit') ?? SEARCH_LIMIT,
      },
    );
    const toJson = jsonFor(query);
    return {
      query: q,
      results: results.map(({ product, score, matchReasons, isFreedomUnknown }) => ({
        ...toJson(product),
        score,
        matchReasons,
        ...(isFreedomUnknown && { isFreedomUnknown }),
      })),
      ...(correctedQuery !== null && { correctedQuery }),
      ...(freeFrom.length > 0 && { freeFrom }),
      ...(isFreedomUnclear && { freedomUnclear: true as const }),
      ...(near && { near }),
      ...(facets && { facets: facetsToJson(facets) }),
    };
  };

  const suggest = (query: URLSearchParams) => {
    const proposed = suggestProducts(
      index,
      searchEngine(),
      query.get('q') ?? '',
      [],
      numberIn(query, 'products'),
    );
    return {
      categories: proposed.categories,
      suggestions: proposed.texts,
      products: proposed.products.map(jsonFor(query)),
    };
  };

  const one = (id: string) => {
    const product = index.byId.get(id.toLowerCase());
    return product && { ...product.json, similar: similarProducts(index, product).map(detailJson) };
  };

  return (path) => {
    const { pathname, searchParams } = new URL(path, 'https://tienda.invalid');
    const [, , area, id, rest] = pathname.split('/');
    if (area !== 'products' || rest !== undefined) return undefined;
    if (id === undefined) return list(searchParams);
    if (id === 'search') return search(searchParams);
    if (id === 'suggest') return suggest(searchParams);
    return one(decodeURIComponent(id));
  };
};

const buildEngine = (products: readonly ProductDetailJson[], words: WordTables): SearchEngine => {
  const searchable = products.map(productToSearchable);
  const suggester = new Suggester();
  for (const product of searchable) suggester.put(product);
  return searchEngineOf(buildSearchIndex(searchable, words), suggester);
};

const selectionIn = (
  query: URLSearchParams,
  isFilter: (name: string) => boolean = () => true,
): Selection => ({
  filter: readFilter((name) => (isFilter(name) ? query.getAll(name) : []), 'query'),
  order: sortOrders.find((order) => order === query.get('sort')) ?? 'relevance',
  wantsFacets: query.get('facets') === '1',
});

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  return text === null ? undefined : Number(text);
};

const jsonFor = (query: URLSearchParams) => (query.get('view') === 'card' ? cardJson : detailJson);

const cardJson = ({ json }: CachedProduct) => productToCard(json);

/** Lists don't contain what only a product's page shows. */
const detailJson = ({ json: { nutrition: _, ingredients: __, ...detail } }: CachedProduct) => detail;

/** A product of the cached catalog, with its JSON. */
interface CachedProduct extends IndexedProduct {
  readonly json: ProductDetailJson;
}

const indexProducts = (products: readonly ProductDetailJson[]): CatalogIndex<CachedProduct> => {
  const index = emptyCatalogIndex<CachedProduct>();
  for (const json of products) upsertProduct(index, { ...productToIndexed(json), stock: json.stock, json });
  return index;
};

/** The facts of a cached product at `nowMs`: an offer that has ended since it was cached doesn't count. */
const productFactsAt = (product: CachedProduct, nowMs: number): ProductFacts<CachedProduct> =>
  indexedToFacts(product, product.json, productToSellable(product.json), nowMs);
