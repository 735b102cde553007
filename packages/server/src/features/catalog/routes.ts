import type { catalogEndpoints } from '@nutricion/contract/catalog';
import { categories } from '@nutricion/domain/catalog/category';
import { isUuid } from '@nutricion/domain/ids';
import { GAP_CANDIDATES, GAP_CLOSABLE_CENTS } from '@nutricion/domain/incentive/close-the-gap';
import { centsFromDollars } from '@nutricion/domain/money/money';
import { accept, refuse } from '@nutricion/domain/result';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { type JsonText, jsonList, jsonObject, jsonOf, jsonWith } from '../../http/json-text.ts';
import { type Handlers, JsonAnswer, type MountFeature, mount } from '../../http/mount.ts';
import type { Catalog } from './catalog.ts';
import { type CatalogEntry, nutritionJsonOf } from './catalog-entry.ts';
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
import { readSubstitutes } from './substitutes.ts';
import { waterProducts } from './water.ts';

export interface CatalogDependencies {
  readonly db: Kysely<Schema>;
  readonly catalog: Catalog;
  /** What several people searched for that begins so, the most frequent first. */
  readonly queriesThatBegin: (text: string) => readonly string[];
  readonly now: () => number;
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
  now,
  logger,
}: CatalogDependencies): Handlers<keyof typeof catalogEndpoints> => {
  const list = (entries: readonly CatalogEntry[]) => jsonList(entries.map(catalog.jsonOf));
  const products = (entries: readonly CatalogEntry[]) => answer(jsonObject({ products: list(entries) }));
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
      const total = jsonOf(entries.length);
      return answer(jsonObject({ products: list(page), total, ...(facets && { facets: jsonOf(facets) }) }));
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

    'GET /api/products/substitutes': async ({ query }) => {
      const missing = parseIds(query.ids).filter(isUuid);
      if (missing.length > MAX_IDS)
        return refuse({ kind: 'invalid-input', errors: { ids: `Pide ${MAX_IDS} productos o menos.` } });
      const besides = new Set([...missing, ...parseIds(query.besides ?? '')]);
      const substitutes = await readSubstitutes(db, missing, besides, now());
      return accept({
        substitutes: [...substitutes].map(([productId, product]) => ({ productId, product })),
      });
    },

    ...searchHandlers(catalog, queriesThatBegin),

    'GET /api/products/{id}': ({ params }) => {
      const shelves = catalog.shelves();
      const entry = isUuid(params.id) ? shelves.byId.get(params.id.toLowerCase()) : undefined;
      if (!entry) return refuse({ kind: 'not-found', what: 'ese producto' });
      catalog.countView(entry.id);
      const similar = list(similarProducts(shelves, entry));
      return answer(jsonWith(catalog.jsonOf(entry), { nutrition: nutritionJsonOf(entry), similar }));
    },

    'GET /api/catalog/offline': () => {
      const whole = allEntries(catalog.shelves()).map((entry) =>
        jsonWith(catalog.jsonOf(entry), { nutrition: nutritionJsonOf(entry) }),
      );
      return answer(jsonObject({ products: jsonList(whole) }));
    },

    'GET /api/home': () => {
      const shelves = catalog.shelves();
      const filled = categories.flatMap(({ id }) => {
        const entries = shelfOf(shelves, id);
        if (entries.length === 0) return [];
        const shown = list(entries.slice(0, HOME_SHELF));
        return [jsonObject({ categoryId: jsonOf(id), total: jsonOf(entries.length), products: shown })];
      });
      const bestSellers = list(ranked.bestSellers());
      return answer(jsonObject({ bestSellers, shelves: jsonList(filled) }));
    },

    'GET /api/cart/gap': async ({ caller, query }) => {
      const own = known([...(await readRecentlyOrdered(db, caller.profileId)).keys()]);
      const missingCents = centsFromDollars(query.missing);
      const near =
        missingCents > GAP_CLOSABLE_CENTS
          ? ranked.mostPopular()
          : gapProducts(catalog.shelves(), missingCents);
      const buyable = [...new Set([...own, ...near])].filter(({ counts }) => counts.stock > 0);
      return products(buyable.slice(0, GAP_CANDIDATES));
    },

    'GET /api/reorder': async ({ caller }) => {
      const quantities = await readRecentlyOrdered(db, caller.profileId);
      const entries = known([...quantities.keys()]);
      const wanted = Object.fromEntries(entries.map(({ id }) => [id, quantities.get(id) ?? 1]));
      return answer(jsonObject({ products: list(entries), quantities: jsonOf(wanted) }));
    },
  };
};

const answer = <T>(text: JsonText<T>) => accept(new JsonAnswer(text));

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
