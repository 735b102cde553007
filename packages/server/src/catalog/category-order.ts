import { categoryProducts } from '@nutricion/domain/catalog/index/catalog-index';
import {
  noRecentPurchases,
  type RecentPurchases,
  rankProducts,
} from '@nutricion/domain/catalog/index/rank-products';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { cacheFor } from '../platform/cache-for.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** Older purchases don't count for the order of a shelf. */
const RECENT_DAYS = 90;
const CACHED_MS = { ofUser: 60_000, ofHospital: 600_000 } as const;

/** The products of a category in the shop's order; `bought` moves what a customer and her hospital buy further up. */
export const categoryInShopOrder = (
  { index, factsOf }: Pick<Catalog, 'index' | 'factsOf'>,
  category: string,
  bought: RecentPurchases = noRecentPurchases,
): readonly CatalogEntry[] =>
  rankProducts(
    categoryProducts(index(), category),
    (entry) => {
      const { isOnOffer, isInSeason } = factsOf(entry);
      return { sold: entry.counts.total_purchases, isOnOffer, isInSeason };
    },
    bought,
  );

type Shopper = Pick<Caller, 'profileId' | 'hospitalId'>;

interface RecentPurchasesOptions {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Purchases of a customer and her hospital, cached for a minute (hospital: ten). If they can't be read, the shop's own order serves. */
export const openRecentPurchases = ({ db, now, logger }: RecentPurchasesOptions) => {
  const ofUser = cacheFor(CACHED_MS.ofUser, now, (profileId) =>
    readPurchasedUnits(db, { user_id: profileId }),
  );
  const ofHospital = cacheFor(CACHED_MS.ofHospital, now, (hospitalId) =>
    readPurchasedUnits(db, { hospital_id: hospitalId }),
  );
  return async ({ profileId, hospitalId }: Shopper): Promise<RecentPurchases> => {
    try {
      const [byCustomer, atHospital] = await Promise.all([
        ofUser(profileId),
        hospitalId === null ? noRecentPurchases.atHospital : ofHospital(hospitalId),
      ]);
      return { byCustomer, atHospital };
    } catch (error) {
      logger.warn({ err: error }, 'recent purchases not read; showing the shop’s own order');
      return noRecentPurchases;
    }
  };
};

/** Units by product in recent orders of a customer or a hospital, without incentives, substitutes and canceled orders. */
const readPurchasedUnits = async (
  db: Kysely<Schema>,
  owner: { readonly user_id: string } | { readonly hospital_id: string },
): Promise<ReadonlyMap<string, number>> => {
  const [[column, id] = ['', '']] = Object.entries(owner);
  const rows = await db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['item.product_id', sql<number>`sum(item.quantity)::int`.as('units')])
    .where(sql.ref(`orders.${column}`), '=', id)
    .where('orders.created_at', '>', sql<Date>`shop_now() - make_interval(days => ${RECENT_DAYS})`)
    .where('orders.status', 'not in', calledOffStatuses)
    .where('item.is_incentive', '=', false)
    .where('item.substitutes_item_id', 'is', null)
    .groupBy('item.product_id')
    .execute();
  return new Map(rows.map(({ product_id, units }) => [product_id, units]));
};
