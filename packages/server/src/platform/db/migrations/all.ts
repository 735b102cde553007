import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import * as firstFolders from './0057-first-folders.ts';
import * as orderCents from './0058-order-cents.ts';
import * as planCents from './0059-plan-cents.ts';
import * as priceCents from './0060-price-cents.ts';
import * as refundsByHand from './0061-refunds-by-hand.ts';
import * as dailyCloses from './0062-daily-closes.ts';
import * as excusedNoShows from './0063-excused-no-shows.ts';
import * as orderSearchIndex from './0064-order-search-index.ts';
import * as suppliers from './0065-suppliers.ts';
import * as purchaseOrders from './0066-purchase-orders.ts';
import * as barcodesOfFiles from './0067-barcodes-of-files.ts';
import * as importColumns from './0068-import-columns.ts';
import * as auditReading from './0069-audit-reading.ts';
import * as telephoneOrders from './0071-telephone-orders.ts';
import * as cashTender from './0072-cash-tender.ts';
import * as shopClock from './0073-shop-clock.ts';
import * as weeklyReport from './0074-weekly-report.ts';
import * as leastCodeTable from './0076-least-code.ts';
import * as draftsByShop from './0078-drafts-by-shop.ts';
import * as backups from './0081-backups.ts';
import * as productIngredients from './0083-product-ingredients.ts';
import { createBaseline } from './baseline/create-baseline.ts';
import { history } from './history/history.ts';

/** A migration, and which one code has to know at least to work on its tables; absent: all code may that could before. */
type LandedMigration = Migration & { readonly leastCode?: string };

/** What came after the baseline, in the order it runs. A landed migration is never edited; a change is a new file here. */
const landed: Readonly<Record<string, LandedMigration>> = {
  '0057-first-folders': firstFolders,
  '0058-order-cents': orderCents,
  '0059-plan-cents': planCents,
  '0060-price-cents': priceCents,
  '0061-refunds-by-hand': refundsByHand,
  '0062-daily-closes': dailyCloses,
  '0063-excused-no-shows': excusedNoShows,
  '0064-order-search-index': orderSearchIndex,
  '0065-suppliers': suppliers,
  '0066-purchase-orders': purchaseOrders,
  '0067-barcodes-of-files': barcodesOfFiles,
  '0068-import-columns': importColumns,
  '0069-audit-reading': auditReading,
  '0071-telephone-orders': telephoneOrders,
  '0072-cash-tender': cashTender,
  '0073-shop-clock': shopClock,
  '0074-weekly-report': weeklyReport,
  '0076-least-code': leastCodeTable,
  '0078-drafts-by-shop': draftsByShop,
  '0081-backups': backups,
  '0083-product-ingredients': productIngredients,
};

/** In the migration's own transaction, so that its tables are never without what they ask of code. */
const raisingLeastCode = ({ leastCode, up }: LandedMigration): Migration => ({
  up: async (db) => {
    await up(db);
    if (leastCode) await sql`update least_code set migration = greatest(migration, ${leastCode})`.execute(db);
  },
});

const sinceBaseline = Object.fromEntries(
  Object.entries(landed).map(([name, migration]) => [name, raisingLeastCode(migration)]),
);

const [firstName = '', ...laterNames] = Object.keys(history);

export const migrationNames: readonly string[] = [...Object.keys(history), ...Object.keys(sinceBaseline)];

/** The migrations of these names, each as it ran when it was new. */
export const historicMigrations = (names: readonly string[]): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries({ ...history, ...sinceBaseline }).filter(([name]) => names.includes(name)),
  );

/**
 * For one run of the migrator. Every database that was ever migrated has the first name, so the first one runs in an empty
 * database alone: there it makes the whole baseline, and the other old names run empty. All of them are recorded
 * as executed, so that a new database and an upgraded one go on alike.
 */
export const migrationsWithBaseline = (): Record<string, Migration> => {
  let isMade = false;
  const first: Migration = {
    up: async (db) => {
      await createBaseline(db);
      isMade = true;
    },
  };
  const later = laterNames.map((name): [string, Migration] => [
    name,
    { up: async (db) => (isMade ? undefined : history[name]?.up(db)) },
  ]);
  return { [firstName]: first, ...Object.fromEntries(later), ...sinceBaseline };
};
