import type { ProductDetailJson } from '@nutricion/contract/catalog';
import { productToSearchable } from '@nutricion/contract/product-to-searchable';
import { categories } from '@nutricion/domain/catalog/category';
import { categoriesThatBegin, mergeSuggestions } from '@nutricion/domain/finding/merge-suggestions';
import { unknownLast } from '@nutricion/domain/finding/unknown-last';
import {
  buildSearchIndex,
  HOME_MIN_SCORE,
  SEARCH_LIMIT,
  type SearchIndex,
  Suggester,
} from '@nutricion/search';
import { selectionOf, selectProducts } from './catalog-selection.ts';
import { searchWords } from './search-words.ts';

export type CatalogAnswers = (path: string) => unknown;

const SIMILAR = 8;
/** Of the reasons for a hit, those that its card shows as badges. */
const MAX_REASONS = 2;

/**
 * Answers calls of the catalogue from a whole kept one, with the rules that the server uses. Undefined
 * for what a catalogue can't know, or has not.
 */
export const catalogAnswers = (products: readonly ProductDetailJson[]): CatalogAnswers => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  let built: { readonly index: SearchIndex; readonly suggester: Suggester } | undefined;
  const search = () => {
    if (built) return built;
    const searchable = products.map(productToSearchable);
    built = { index: buildSearchIndex(searchable, searchWords()), suggester: new Suggester() };
    for (const product of searchable) built.suggester.put(product);
    return built;
  };

  const list = (query: URLSearchParams) => {
    const ids = query.get('ids');
    const category = query.get('category');
    const whole =
      ids === null
        ? products.filter((product) => category === null || isIn(product, category))
        : known(ids.toLowerCase().split(','));
    const selected = selectProducts(whole, selectionOf(query, false));
    const start = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY);
    return {
      products: selected.products.slice(start, start + limit),
      total: selected.products.length,
      ...(selected.facets && { facets: selected.facets }),
    };
  };

  const find = (query: URLSearchParams) => {
    const q = query.get('q') ?? '';
    const options = {
      isLiteral: query.get('literal') === 'true',
      limit: products.length,
      minScore: HOME_MIN_SCORE,
    };
    const { hits, correctedQuery, freeFrom } = search().index.search(q, options);
    const because = search().index.explain(q, options);
    const found = hits.flatMap(({ id, score, isFreedomUnknown }) => {
      const product = byId.get(id);
      const matchReasons = because(id).slice(0, MAX_REASONS);
      return product
        ? [{ ...product, score, matchReasons, ...(isFreedomUnknown && { isFreedomUnknown }) }]
        : [];
    });
    const limit = Number(query.get('limit') ?? SEARCH_LIMIT);
    const selected = selectProducts(found, selectionOf(query, true), limit);
    return {
      query: q,
      results: unknownLast(selected.products.slice(0, limit), (hit) => 'isFreedomUnknown' in hit),
      ...(correctedQuery !== null && { correctedQuery }),
      ...(freeFrom.length > 0 && { freeFrom }),
      ...(selected.facets && { facets: selected.facets }),
    };
  };

  const propose = (query: URLSearchParams) => {
    const q = query.get('q') ?? '';
    const { hits, correctedQuery } = search().index.search(q);
    const wanted = hits.slice(0, Number(query.get('products') ?? hits.length));
    const filled = categories.filter(({ id }) => products.some((product) => isIn(product, id)));
    const merged = mergeSuggestions({
      categories: categoriesThatBegin(q, filled),
      queries: [],
      phrases: search().suggester.complete(correctedQuery ?? q),
    });
    return {
      categories: merged.categories,
      suggestions: merged.texts,
      products: known(wanted.map(({ id }) => id)),
    };
  };

  const one = (id: string) => {
    const product = byId.get(id.toLowerCase());
    if (!product) return undefined;
    const similar = products.filter(
      (other) =>
        other.id !== product.id &&
        other.stock > 0 &&
        (product.detected_subcategory === null
          ? other.category === product.category
          : other.detected_subcategory === product.detected_subcategory),
    );
    return { ...product, similar: similar.slice(0, SIMILAR) };
  };

  return (path) => {
    const { pathname, searchParams } = new URL(path, 'https://tienda.invalid');
    const [, , area, id, rest] = pathname.split('/');
    if (area !== 'products' || rest !== undefined) return undefined;
    if (id === undefined) return list(searchParams);
    if (id === 'search') return find(searchParams);
    if (id === 'suggest') return propose(searchParams);
    return one(decodeURIComponent(id));
  };
};

/** By category id or by the database's name for it, as the server takes both. */
const isIn = ({ normalized_category, category }: ProductDetailJson, name: string): boolean =>
  normalized_category === name || category === name;
