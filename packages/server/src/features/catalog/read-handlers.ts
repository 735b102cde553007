import { randomUUID } from 'node:crypto';
import type { catalogEndpoints } from '@nutricion/contract/catalog';
import { selectionOf } from '@nutricion/contract/product-filter';
import type { Facets } from '@nutricion/domain/filter/facets';
import { isUuid } from '@nutricion/domain/ids';
import { accept, refuse } from '@nutricion/domain/result';
import type { FoundProducts } from '@nutricion/domain/shelf/finder';
import { idsIn, listProducts } from '@nutricion/domain/shelf/list-products';
import { searchProducts } from '@nutricion/domain/shelf/search-products';
import { allProducts } from '@nutricion/domain/shelf/shelves';
import { similarProducts } from '@nutricion/domain/shelf/similar-products';
import { suggestProducts } from '@nutricion/domain/shelf/suggest-products';
import { SEARCH_LIMIT } from '@nutricion/search';
import { json, jsonList, jsonOpen } from '../../http/json-bytes.ts';
import { type Handlers, JsonAnswer } from '../../http/mount.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogEntry, nutritionJsonOf, type View } from './catalog-entry.ts';

type ReadKey = Extract<
  keyof typeof catalogEndpoints,
  | 'GET /api/products'
  | 'GET /api/products/search'
  | 'GET /api/products/suggest'
  | 'GET /api/products/{id}'
  | 'GET /api/catalog/offline'
>;

export const MAX_IDS = 100;

/** What a browser answers without a network too, put together out of the products' own JSON. */
export const readHandlers = (
  catalog: Omit<Catalog, 'version' | 'announceStock' | 'close'>,
  queriesThatBegin: (text: string) => readonly string[],
): Handlers<ReadKey> => {
  const list = (entries: readonly CatalogEntry[], view?: View): readonly Buffer[] =>
    jsonList(entries.map((entry) => catalog.jsonOf(entry, view)));
  const answer = (body: Buffer) => accept(new JsonAnswer(body));

  return {
    'GET /api/products': ({ query }) => {
      const { ids, category, offset, limit, view, ...filter } = query;
      if (ids !== undefined && idsIn(ids).length > MAX_IDS)
        return refuse({ kind: 'invalid-input', errors: { ids: `Pide ${MAX_IDS} productos o menos.` } });
      const selection = selectionOf(filter);
      const question = { ids, category, offset, limit, selection };
      const { products, total, facets } = listProducts(catalog.shelves(), catalog.factsOf, question);
      return answer(json`{"products":${list(products, view)},"total":${total}${facetsPart(facets)}}`);
    },

    'GET /api/products/search': ({ query: { q, literal = false, limit = SEARCH_LIMIT, view, ...query } }) => {
      const question = { query: q, isLiteral: literal, selection: selectionOf(query), limit };
      const searched = searchProducts(catalog.shelves(), catalog.factsOf, catalog, question);
      const results = searched.results.map(({ product, score, matchReasons, isFreedomUnknown }) => {
        const open = jsonOpen(catalog.jsonOf(product, view));
        const mark = isFreedomUnknown ? ',"isFreedomUnknown":true' : '';
        return json`${open},"score":${score},"matchReasons":${JSON.stringify(matchReasons)}${mark}}`;
      });
      const said = saidOf(q, searched) + facetsPart(searched.facets);
      return answer(json`{"query":${JSON.stringify(q)},"results":${jsonList(results)}${said}}`);
    },

    'GET /api/products/suggest': ({ query: { q, products: limit } }) => {
      const proposed = suggestProducts(catalog.shelves(), catalog, q, queriesThatBegin(q), limit);
      const words = { categories: proposed.categories, suggestions: proposed.texts };
      const open = JSON.stringify(words).slice(0, -1);
      return answer(json`${open},"products":${list(proposed.products)}}`);
    },

    'GET /api/products/{id}': ({ params }) => {
      const shelves = catalog.shelves();
      const entry = isUuid(params.id) ? shelves.byId.get(params.id.toLowerCase()) : undefined;
      if (!entry) return refuse({ kind: 'not-found', what: 'ese producto' });
      catalog.countView(entry.id);
      const similar = list(similarProducts(shelves, entry));
      const product = jsonOpen(catalog.jsonOf(entry));
      return answer(json`${product},"nutrition":${nutritionJsonOf(entry)},"similar":${similar}}`);
    },

    'GET /api/catalog/offline': () => {
      const whole = allProducts(catalog.shelves()).map(
        (entry) => json`${jsonOpen(catalog.jsonOf(entry))},"nutrition":${nutritionJsonOf(entry)}}`,
      );
      return answer(json`{"products":${jsonList(whole)}}`);
    },
  };
};

/** The facets as one more member of an answer; nothing where nobody asked for them. */
const facetsPart = (facets: Facets | null): string => (facets ? `,"facets":${JSON.stringify(facets)}` : '');

/** What else the answer to a search says; nothing where nothing was searched for. */
const saidOf = (
  query: string,
  { correctedQuery, freeFrom }: Pick<FoundProducts, 'correctedQuery' | 'freeFrom'>,
): string => {
  if (query.trim() === '') return '';
  const said = {
    ...(correctedQuery !== null && { correctedQuery }),
    ...(freeFrom.length > 0 && { freeFrom }),
    searchId: randomUUID(),
  };
  return `,${JSON.stringify(said).slice(1, -1)}`;
};
