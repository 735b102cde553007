import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { SeedRefusal } from './parse-catalog.ts';
import { readSeed, type Seed } from './seed-files.ts';
import {
  clearShop,
  hasProducts,
  insertDemo,
  lockSeeding,
  readProductIds,
  upsertProducts,
} from './seed-store.ts';

export interface SeedOptions {
  /** The project's root, which contains `data`. */
  readonly root: string;
  /** Also adds fictional hospitals and promotions: in development, never in production. */
  readonly withDemo: boolean;
  readonly now: Date;
}

/** Rows that were written; all zero if there was nothing to do. */
export interface SeedReport {
  readonly added: number;
  readonly updated: number;
  readonly hospitals: number;
  readonly promotions: number;
}

const emptyReport: SeedReport = { added: 0, updated: 0, hospitals: 0, promotions: 0 };

type SeedOutcome = Promise<Result<SeedReport, SeedRefusal>>;

/** Fills an empty shop in one transaction; if there is any product, it does nothing. */
export const seedIfEmpty = async (db: Kysely<Schema>, options: SeedOptions): SeedOutcome => {
  if (await hasProducts(db)) return accept(emptyReport);
  return seedInTransaction(db, options, async (trx, seed) =>
    (await hasProducts(trx)) ? emptyReport : fillTables(trx, seed, options.now),
  );
};

/**
 * Updates the catalogue from its files. Prices and stock of existing products and everything besides the catalogue stay unchanged. An empty shop is
 * filled as at its first start.
 */
export const updateShop = (db: Kysely<Schema>, options: SeedOptions): SeedOutcome =>
  seedInTransaction(db, options, async (trx, seed) =>
    (await hasProducts(trx))
      ? { ...emptyReport, ...(await upsertProducts(trx, seed.products)) }
      : fillTables(trx, seed, options.now),
  );

/** Like `updateShop`, but adds no product, so that removed ones stay removed. Returns the number of changed products. */
export const correctShop = async (db: Kysely<Schema>, root: string): Promise<Result<number, SeedRefusal>> => {
  const seed = readSeed(root, { withDemo: false });
  if (!seed.ok) return seed;
  return accept(
    await db.transaction().execute(async (trx) => {
      await lockSeeding(trx);
      const sold = await readProductIds(trx);
      const stillSold = seed.value.products.filter(({ id }) => sold.has(id));
      return (await upsertProducts(trx, stillSold)).updated;
    }),
  );
};

/** Deletes all orders, promotions and products and fills the shop again; users and hospitals stay. */
export const resetShop = (db: Kysely<Schema>, options: SeedOptions): SeedOutcome =>
  seedInTransaction(db, options, async (trx, seed) => {
    await clearShop(trx);
    return fillTables(trx, seed, options.now);
  });

/** Reads and checks all files before it writes. */
const seedInTransaction = async (
  db: Kysely<Schema>,
  options: SeedOptions,
  write: (trx: Transaction<Schema>, seed: Seed) => Promise<SeedReport>,
): SeedOutcome => {
  const seed = readSeed(options.root, options);
  if (!seed.ok) return seed;
  return accept(
    await db.transaction().execute(async (trx) => {
      await lockSeeding(trx);
      return write(trx, seed.value);
    }),
  );
};

const fillTables = async (
  trx: Transaction<Schema>,
  { products, demo }: Seed,
  now: Date,
): Promise<SeedReport> => {
  const counts = await upsertProducts(trx, products);
  if (!demo) return { ...emptyReport, ...counts };
  await insertDemo(trx, demo, now);
  return { ...counts, hospitals: demo.hospitals.length, promotions: demo.promotions.length };
};
