import { type BoughtLately, nothingBought, rankShelf } from '@nutricion/domain/catalog/index/rank-shelf';
import { shelfOf } from '@nutricion/domain/catalog/index/shelves';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import { keeping } from '../platform/keeping.ts';
import type { Catalog } from './catalog.ts';
import type { CatalogEntry } from './catalog-entry.ts';

/** What was bought longer ago says little of today's shelf. */
const LATELY_DAYS = 90;
const KEPT_MS = { ofPerson: 60_000, ofHospital: 600_000 } as const;

/** The products of a category in the order of the shop, for nobody in particular. */
export const shopShelf = (
  { shelves, factsOf }: Pick<Catalog, 'shelves' | 'factsOf'>,
  category: string,
  bought: BoughtLately = nothingBought,
): readonly CatalogEntry[] =>
  rankShelf(
    shelfOf(shelves(), category),
    (entry) => {
      const { isOnOffer, isInSeason } = factsOf(entry);
      return { sold: entry.counts.total_purchases, isOnOffer, isInSeason };
    },
    bought,
  );

type Shopper = Pick<Caller, 'profileId' | 'hospitalId'>;

interface ShelfOrderOptions {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly logger: Logger;
}

/** What draws a person to a shelf, read at most once a minute; where it can't be read the shop's own order serves. */
export const openBoughtLately = ({ db, now, logger }: ShelfOrderOptions) => {
  const ofPerson = keeping(KEPT_MS.ofPerson, now, (profileId) => readUnits(db, { user_id: profileId }));
  const ofHospital = keeping(KEPT_MS.ofHospital, now, (hospitalId) =>
    readUnits(db, { hospital_id: hospitalId }),
  );
  return async ({ profileId, hospitalId }: Shopper): Promise<BoughtLately> => {
    try {
      const [byHer, atHospital] = await Promise.all([
        ofPerson(profileId),
        hospitalId === null ? nothingBought.atHospital : ofHospital(hospitalId),
      ]);
      return { byHer, atHospital };
    } catch (error) {
      logger.warn({ err: error }, 'what was bought lately not read; showing the shop’s own order');
      return nothingBought;
    }
  };
};

/** Units by product in orders of a person or a hospital, without free products, substitutes and orders called off. */
const readUnits = async (
  db: Kysely<Schema>,
  whose: { readonly user_id: string } | { readonly hospital_id: string },
): Promise<ReadonlyMap<string, number>> => {
  const [[column, id] = ['', '']] = Object.entries(whose);
  const rows = await db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['item.product_id', sql<number>`sum(item.quantity)::int`.as('units')])
    .where(sql.ref(`orders.${column}`), '=', id)
    .where('orders.created_at', '>', sql<Date>`now() - make_interval(days => ${LATELY_DAYS})`)
    .where('orders.status', 'not in', calledOffStatuses)
    .where('item.is_incentive', '=', false)
    .where('item.substitutes_item_id', 'is', null)
    .groupBy('item.product_id')
    .execute();
  return new Map(rows.map(({ product_id, units }) => [product_id, units]));
};
