import type { PlanFiguresJson } from '@nutricion/contract/catalog/catalog';
import type { catalogEndpoints } from '@nutricion/contract/catalog/catalog-endpoints';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { gapMoney } from '@nutricion/contract/kit/money';
import { RECOMMENDATIONS_FETCHED } from '@nutricion/domain/cart/recommend';
import { isSafeToSuggest } from '@nutricion/domain/catalog/allergen-warning';
import { categories } from '@nutricion/domain/catalog/category';
import { type CatalogIndex, productsOf } from '@nutricion/domain/catalog/index/catalog-index';
import { parseIds } from '@nutricion/domain/catalog/index/list-products';
import { recommendProducts } from '@nutricion/domain/catalog/index/recommend-products';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { GAP_CANDIDATES, GAP_CLOSABLE_CENTS } from '@nutricion/domain/offers/close-the-gap';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readEaters } from '../accounts/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import { type JsonText, jsonList, jsonObject, jsonOf } from '../platform/http/json-text.ts';
import { type Handlers, JsonResponse, type MountFeature, mount } from '../platform/http/mount.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry, View } from './catalog-entry.ts';
import { categoryInShopOrder, openRecentPurchases } from './category-order.ts';
import { readRecentlyOrdered, readTopOrdered } from './order-history.ts';
import { PRODUCTS_PER_HOME_SHELF } from './placements.ts';
import {
  basicProducts,
  bestSellers,
  gapProducts,
  incentiveProducts,
  MIN_POPULAR,
  POPULAR,
  popularProducts,
} from './rankings.ts';
import { MAX_IDS, readHandlers, TOO_MANY_IDS } from './read-handlers.ts';
import { snackProducts } from './snacks.ts';
import { readSubstitutes } from './substitutes.ts';
import { waterProducts } from './water.ts';

export interface CatalogDependencies {
  readonly db: Kysely<Schema>;
  readonly catalog: Catalog;
  /** Logged queries of several customers that begin with the text, the most frequent first. */
  readonly queriesThatBegin: (text: string) => readonly string[];
  /** Today's cost of an example meal plan; null until it is computed. */
  readonly planFigures: () => PlanFiguresJson | null;
  readonly now: () => number;
  readonly logger: Logger;
}

export const mountCatalog: MountFeature<CatalogDependencies> = (app, shop) =>
  mount(app, shop.authenticate, catalogHandlers(shop));

/** Handlers of the catalog's reads. Responses are concatenated from the products' cached JSON. */
export const catalogHandlers = ({
  db,
  catalog,
  queriesThatBegin,
  planFigures,
  now,
  logger,
}: CatalogDependencies): Handlers<keyof typeof catalogEndpoints> => {
  const list = (entries: readonly CatalogEntry[], view: View | undefined) =>
    jsonList(entries.map((entry) => catalog.listJsonOf(entry, view)));
  const products = (entries: readonly CatalogEntry[], { view }: { readonly view?: View | undefined }) =>
    jsonResponse(jsonObject({ products: list(entries, view) }));
  const productsById = (ids: readonly string[]): readonly CatalogEntry[] => productsOf(catalog.index(), ids);

  const recentPurchases = openRecentPurchases({ db, now, logger });
  const ranked = {
    bestSellers: memoizeByVersion(catalog, bestSellers),
    popularProducts: memoizeByVersion(catalog, popularProducts),
    snacks: memoizeByVersion(catalog, snackProducts),
    incentives: memoizeByVersion(catalog, incentiveProducts),
    water: memoizeByVersion(catalog, waterProducts),
  };

  return {
    'GET /api/products/best-sellers': ({ query }) => products(ranked.bestSellers(), query),

    'GET /api/products/popular': async ({ query }) => {
      const popular = ranked.popularProducts();
      if (popular.length >= MIN_POPULAR) return products(popular, query);
      const ordered = await readTopOrdered(db, POPULAR).catch((error: unknown) => {
        logger.warn({ err: error }, 'most ordered products not read; showing the basics');
        return [];
      });
      const topOrdered = productsById(ordered);
      return products(topOrdered.length > 0 ? topOrdered : basicProducts(catalog.index()), query);
    },

    'GET /api/products/snacks': ({ query }) => products(ranked.snacks(), query),

    'GET /api/products/incentives': ({ query }) => products(ranked.incentives(), query),

    'GET /api/products/water': ({ query }) => products(ranked.water(), query),

    'GET /api/products/recommendations': async ({ caller, query }) => {
      const ids = parseIds(query.ids);
      if (ids.length > MAX_IDS) return refuse(TOO_MANY_IDS);
      const eaters = await readEaters(db, caller.profileId);
      const options = {
        soldOf: ({ counts }: CatalogEntry) => counts.total_purchases,
        maySuggest: ({ source }: CatalogEntry) => isSafeToSuggest(productAllergens(source.product), eaters),
        limit: RECOMMENDATIONS_FETCHED,
      };
      return products(recommendProducts(catalog.index(), ids, options), query);
    },

    'GET /api/products/substitutes': async ({ query }) => {
      const missing = parseIds(query.ids).filter(isUuid);
      if (missing.length > MAX_IDS) return refuse(TOO_MANY_IDS);
      const besides = new Set([...missing, ...parseIds(query.besides ?? '')]);
      const substitutes = await readSubstitutes(db, missing, besides, now());
      return accept({
        substitutes: [...substitutes].map(([productId, product]) => ({ productId, product })),
      });
    },

    'GET /api/home': async ({ caller, query: { view } }) => {
      const bought = await recentPurchases(caller);
      const filled = categories.flatMap(({ id }) => {
        const entries = categoryInShopOrder(catalog, id, bought);
        if (entries.length === 0) return [];
        const productsJson = list(entries.slice(0, PRODUCTS_PER_HOME_SHELF), view);
        return [
          jsonObject({ categoryId: jsonOf(id), total: jsonOf(entries.length), products: productsJson }),
        ];
      });
      const bestSellers = ranked.bestSellers();
      const plan = planFigures();
      const hasSales = bestSellers.some(({ counts }) => counts.total_purchases > 0);
      return jsonResponse(
        jsonObject({
          bestSellers: list(bestSellers, view),
          hasSales: jsonOf(hasSales),
          shelves: jsonList(filled),
          ...(plan && { plan: jsonOf(plan) }),
        }),
      );
    },

    'GET /api/cart/gap': async ({ caller, query }) => {
      const own = productsById([...(await readRecentlyOrdered(db, caller.profileId)).keys()]);
      const { missingCents } = gapMoney.fromJson(query);
      const near =
        missingCents > GAP_CLOSABLE_CENTS
          ? ranked.popularProducts()
          : gapProducts(catalog.index(), missingCents);
      const buyable = [...new Set([...own, ...near])].filter(({ counts }) => counts.stock > 0);
      return products(buyable.slice(0, GAP_CANDIDATES), query);
    },

    'GET /api/reorder': async ({ caller, query: { view } }) => {
      const quantities = await readRecentlyOrdered(db, caller.profileId);
      const entries = productsById([...quantities.keys()]);
      const unitsById = Object.fromEntries(entries.map(({ id }) => [id, quantities.get(id) ?? 1]));
      return jsonResponse(jsonObject({ products: list(entries, view), quantities: jsonOf(unitsById) }));
    },

    // Last, since its `{id}` would match the paths above.
    ...readHandlers(catalog, queriesThatBegin, recentPurchases, (id) => readSurvivor(db, id)),
  };
};

/** The product that this one was merged into, for old links. */
const readSurvivor = async (db: Kysely<Schema>, productId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('product_redirects')
      .select('to_id')
      .where('from_id', '=', productId)
      .executeTakeFirst()
  )?.to_id ?? null;

const jsonResponse = <T>(text: JsonText<T>) => accept(new JsonResponse(text));

/** Caches a value computed from the whole catalog until the catalog's version changes. */
const memoizeByVersion = <T>(
  catalog: Catalog,
  work: (catalogIndex: CatalogIndex<CatalogEntry>) => T,
): (() => T) => {
  let version = catalog.version();
  let value = work(catalog.index());
  return () => {
    if (version !== catalog.version()) {
      version = catalog.version();
      value = work(catalog.index());
    }
    return value;
  };
};
