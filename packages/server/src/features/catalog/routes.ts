import type { catalogEndpoints } from '@nutricion/contract/catalog';
import { categories } from '@nutricion/domain/catalog/category';
import { isUuid } from '@nutricion/domain/ids';
import { GAP_CANDIDATES, GAP_CLOSABLE_CENTS } from '@nutricion/domain/incentive/close-the-gap';
import { centsFromDollars } from '@nutricion/domain/money/money';
import { accept, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { json, jsonList, jsonOpen } from '../../http/json-bytes.ts';
import { type Handlers, JsonAnswer, type MountFeature, mount } from '../../http/mount.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogEntry, nutritionJsonOf } from './catalog-entry.ts';
import { facetsPart } from './facets-part.ts';
import { isPlain, selectionOf } from './filter-query.ts';
import { oncePerVersion } from './once-per-version.ts';
import { readMostOrdered, readRecentlyOrdered } from './order-history.ts';
import {
  basicProducts,
  bestSellers,
  gapProducts,
  incentiveProducts,
  mostPopular,
  POPULAR,
  POPULAR_LEAST,
  similarProducts,
} from './rankings.ts';
import { searchHandlers } from './search-handlers.ts';
import { selectEntries } from './select-entries.ts';
import { allEntries, shelfOf } from './shelves.ts';
import { snackProducts } from './snacks.ts';
import { waterProducts } from './water.ts';

export interface CatalogDependencies {
  readonly db: Kysely<Schema>;
  readonly catalog: Catalog;
  /** What several people searched for that begins so, the most frequent first. */
  readonly queriesThatBegin: (text: string) => readonly string[];
  readonly logger: Logger;
}

const MAX_IDS = 100;
const HOME_SHELF = 12;

export const mountCatalog: MountFeature<CatalogDependencies> = (app, shop) =>
  mount(app, shop.authenticate, catalogHandlers(shop));

/** The catalogue's reads, put together out of the products' own JSON. */
export const catalogHandlers = ({
  db,
  catalog,
  queriesThatBegin,
  logger,
}: CatalogDependencies): Handlers<keyof typeof catalogEndpoints> => {
  const list = (entries: readonly CatalogEntry[]): Buffer => jsonList(entries.map(catalog.jsonOf));
  const answer = (body: Buffer) => accept(new JsonAnswer(body));
  const products = (entries: readonly CatalogEntry[]) => answer(json`{"products":${list(entries)}}`);
  const known = (ids: readonly string[]): readonly CatalogEntry[] => {
    const { byId } = catalog.shelves();
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  const ranked = {
    bestSellers: oncePerVersion(catalog, bestSellers),
    mostPopular: oncePerVersion(catalog, mostPopular),
    snacks: oncePerVersion(catalog, snackProducts),
    incentives: oncePerVersion(catalog, incentiveProducts),
    water: oncePerVersion(catalog, waterProducts),
  };

  return {
    'GET /api/products': ({ query }) => {
      const ids = query.ids === undefined ? null : parseIds(query.ids);
      if (ids && ids.length > MAX_IDS)
        return refuse({ kind: 'invalid-input', errors: { ids: `Pide ${MAX_IDS} productos o menos.` } });
      const whole = ids ? known(ids) : listed(catalog, query.category);
      const selection = selectionOf({ ...query, category: [] });
      const { entries, facets } = isPlain(selection)
        ? { entries: whole, facets: null }
        : selectEntries(whole, catalog.factsOf, selection);
      const start = query.offset ?? 0;
      const page = entries.slice(start, query.limit === undefined ? undefined : start + query.limit);
      const products = list(page);
      return answer(json`{"products":${products},"total":${entries.length}${facetsPart(facets)}}`);
    },

    'GET /api/products/best-sellers': () => products(ranked.bestSellers()),

    'GET /api/products/popular': async () => {
      const popular = ranked.mostPopular();
      if (popular.length >= POPULAR_LEAST) return products(popular);
      const ordered = await readMostOrdered(db, POPULAR).catch((error: unknown) => {
        logger.warn({ err: error }, 'most ordered products not read; showing the basics');
        return [];
      });
      const found = known(ordered);
      return products(found.length > 0 ? found : basicProducts(catalog.shelves()));
    },

    'GET /api/products/snacks': () => products(ranked.snacks()),

    'GET /api/products/incentives': () => products(ranked.incentives()),

    'GET /api/products/water': () => products(ranked.water()),

    ...searchHandlers(catalog, queriesThatBegin),

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
      const whole = allEntries(catalog.shelves()).map(
        (entry) => json`${jsonOpen(catalog.jsonOf(entry))},"nutrition":${nutritionJsonOf(entry)}}`,
      );
      return answer(json`{"products":${jsonList(whole)}}`);
    },

    'GET /api/home': () => {
      const shelves = catalog.shelves();
      const rows = categories.flatMap(({ id }) => {
        const entries = shelfOf(shelves, id);
        if (entries.length === 0) return [];
        const shown = list(entries.slice(0, HOME_SHELF));
        return [json`{"categoryId":"${id}","total":${entries.length},"products":${shown}}`];
      });
      return answer(json`{"bestSellers":${list(ranked.bestSellers())},"shelves":${jsonList(rows)}}`);
    },

    'GET /api/cart/gap': async ({ caller, query }) => {
      const own = known(await readRecentlyOrdered(db, caller.profileId));
      const missingCents = centsFromDollars(query.missing);
      const near =
        missingCents > GAP_CLOSABLE_CENTS
          ? ranked.mostPopular()
          : gapProducts(catalog.shelves(), missingCents);
      const buyable = [...new Set([...own, ...near])].filter(({ counts }) => counts.stock > 0);
      return products(buyable.slice(0, GAP_CANDIDATES));
    },

    'GET /api/reorder': async ({ caller }) =>
      products(known(await readRecentlyOrdered(db, caller.profileId))),
  };
};

const listed = (catalog: Catalog, category: string | undefined): readonly CatalogEntry[] =>
  category === undefined ? allEntries(catalog.shelves()) : shelfOf(catalog.shelves(), category);

/** Each id once, in the order asked for. */
const parseIds = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim().toLowerCase())
      .filter(Boolean),
  ),
];
