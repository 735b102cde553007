import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { seedDemoAccounts } from '../../packages/server/src/accounts/demo/seed-demo-accounts.ts';
import { shopPasswords } from '../../packages/server/src/accounts/password/passwords.ts';
import { setPassword } from '../../packages/server/src/accounts/registration/create-account.ts';
import { seedIfEmpty } from '../../packages/server/src/catalog/seed/seed-shop.ts';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';
import { migrateToLatest } from '../../packages/server/src/platform/db/migrate.ts';
import type { Schema } from '../../packages/server/src/platform/db/schema.ts';
import { seedRecipesIfEmpty } from '../../packages/server/src/recipes/seed/seed-recipes.ts';
import { widenOrderLimits } from '../../packages/server/src/testing/wide-order-limits.ts';
import { insertGeneratedProducts } from '../generate-catalog.ts';
import { pick } from '../random.ts';

const root = join(import.meta.dirname, '../..');
const PLENTY = 1_000_000;

export interface Prepared {
  readonly productIds: readonly string[];
  readonly priceCents: ReadonlyMap<string, number>;
  readonly pointId: string;
  /** Addresses of customers of one hospital, with the demo accounts' password. */
  readonly customers: readonly string[];
}

/**
 * Fills an empty database with the seed, and with generated products up to `products` if given. Stock and windows
 * are large enough for any run.
 */
export const prepareShop = async (
  url: string,
  products?: number,
  customerCount = CUSTOMERS,
): Promise<Prepared> => {
  const { db, close } = openDatabase(url, { maxConnections: 2 });
  await migrateToLatest(db);
  const seeded = await seedIfEmpty(db, { root, withDemo: true, now: new Date() });
  if (!seeded.ok) throw new Error('the seed was refused');
  await seedRecipesIfEmpty(db, root);
  await seedDemoAccounts(db, shopPasswords);
  if (products) await insertGeneratedProducts(db, products - seeded.value.added);
  await db.updateTable('products').set({ stock: PLENTY }).where('is_active', '=', true).execute();
  await db.updateTable('delivery_windows').set({ capacity: PLENTY }).execute();
  await db.deleteFrom('promotions').execute();
  await widenOrderLimits(db);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('tax_class', '=', 'exento')
    .execute();
  const point = await db
    .selectFrom('delivery_points as d')
    .innerJoin('profiles as p', 'p.hospital_id', 'd.hospital_id')
    .select('d.id')
    .where('p.is_verified', '=', true)
    .executeTakeFirstOrThrow();
  const customers = await insertCustomers(db, customerCount);
  await close();
  return {
    customers,
    productIds: rows.map(({ id }) => id),
    priceCents: new Map(rows.map(({ id, price_cents }) => [id, price_cents])),
    pointId: point.id,
  };
};

/** As many as may sign in from one address in a quarter of an hour, with some left for another run. */
const CUSTOMERS = 90;

/** Customers of the demo nurse's hospital: orders of one person follow one another, so that many must order. */
const insertCustomers = (db: Kysely<Schema>, count: number): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const nurse = await trx
      .selectFrom('profiles as p')
      .innerJoin('accounts as a', 'a.user_id', 'p.id')
      .select(['p.hospital_id', 'a.password'])
      .where('p.email', 'like', 'enfermera@%')
      .executeTakeFirstOrThrow();
    const emails = Array.from({ length: count }, (_, n) => `cliente-${n}@hospital-san-rafael.example`);
    for (const email of emails) {
      const { id } = await trx
        .insertInto('profiles')
        .values({
          email,
          full_name: 'Persona de turno',
          hospital_id: nurse.hospital_id,
          email_verified: true,
          is_verified: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await setPassword(trx, id, nurse.password ?? '');
    }
    return emails;
  });

const WINDOWS = ['07-09', '15-17', '19-21', '23-01'] as const;

/** The body of an order of three random lines, to a random day and one of the windows. */
export const randomOrder = (
  { productIds, priceCents, pointId }: Prepared,
  days: readonly string[],
  windows: readonly string[] = WINDOWS,
): string => {
  const chosen = new Set<string>();
  while (chosen.size < 3) chosen.add(pick(productIds, Math.random));
  const items = [...chosen].map((productId) => ({ productId, quantity: 1 + Math.floor(Math.random() * 3) }));
  const cents = items.reduce(
    (sum, { productId, quantity }) => sum + (priceCents.get(productId) ?? 0) * quantity,
    0,
  );
  return JSON.stringify({
    items,
    incentiveProductIds: [],
    expectedTotal: cents / 100,
    delivery: { type: 'hospital', deliveryPointId: pointId },
    deliveryDate: pick(days, Math.random),
    deliveryWindow: pick(windows, Math.random),
    contact: { name: 'Persona de turno', phone: '7875550142' },
    substitution: 'best-match',
    paymentMethod: 'on-delivery',
  });
};

export const newKey = (): string => randomUUID();
