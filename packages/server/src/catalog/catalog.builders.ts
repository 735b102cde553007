import { catalogEndpoints } from '@nutricion/contract/catalog/catalog-endpoints';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Schema } from '../platform/db/schema.ts';
import { mount } from '../platform/http/mount.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { projectRoot } from '../settings.ts';
import { createTestDatabase } from '../testing/database.ts';
import { aNurse, saveAvoided } from '../testing/shop.builders.ts';
import { openCatalog } from './catalog.ts';
import { catalogHandlers } from './routes.ts';
import { seedIfEmpty } from './seed/seed-shop.ts';

type Endpoints = typeof catalogEndpoints;

/** A response to a request without `view=card`, in which each product is complete. */
type Whole<T> = T extends { readonly package_label: string }
  ? Extract<T, { readonly is_active: boolean }>
  : T extends (infer Item)[]
    ? Whole<Item>[]
    : T extends object
      ? { [Key in keyof T]: Whole<T[Key]> }
      : T;

/** A test shop with the catalog alone, on a database of its own, and a nurse as the caller. */
export const aCatalogShop = async ({
  withSeed = false,
  queriesThatBegin = () => [],
  avoided = [],
}: {
  readonly withSeed?: boolean;
  readonly queriesThatBegin?: (text: string) => readonly string[];
  /** What the nurse can't eat. */
  readonly avoided?: readonly AllergenId[];
} = {}) => {
  const database = await createTestDatabase();
  const logger = pino({ level: 'silent' });
  if (withSeed) await seedIfEmpty(database.db, { root: projectRoot, withDemo: true, now: new Date() });
  const { profile, caller } = await aNurse(database.db);
  await saveAvoided(database.db, profile.id, avoided);
  const catalog = await openCatalog({
    ...database,
    databaseUrl: database.url,
    now: Date.now,
    logger,
    words: aWordTable,
  });
  const app = new Hono();
  mount(
    app,
    async () => caller,
    catalogHandlers({
      db: database.db,
      catalog,
      queriesThatBegin,
      planFigures: () => null,
      now: Date.now,
      logger,
    }),
  );
  return {
    ...database,
    profile,
    catalog,
    app,
    /** The response of an endpoint, which must match the contract exactly. */
    get: async <Key extends keyof Endpoints>(
      key: Key,
      path: string,
    ): Promise<Whole<ResponseOf<Endpoints[Key]>>> => {
      const response = await app.request(path);
      const body: unknown = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(200);
      const parsed = catalogEndpoints[key].response.parse(body);
      expect(parsed).toEqual(body);
      return parsed as Whole<ResponseOf<Endpoints[Key]>>;
    },
    close: async () => {
      await catalog.close();
      await database.drop();
    },
  };
};
export type CatalogShop = Awaited<ReturnType<typeof aCatalogShop>>;

let orders = 0;

/** An order of one unit of each product, inserted without the orders feature. */
export const anOrderOf = async (
  db: Kysely<Schema>,
  userId: string,
  productIds: readonly string[],
  values: {
    readonly created_at?: Date;
    readonly incentiveIds?: readonly string[];
    readonly status?: OrderStatus;
  } = {},
): Promise<void> => {
  orders += 1;
  const order = await db
    .insertInto('orders')
    .values({
      user_id: userId,
      idempotency_key: `llave-${orders}-de-prueba`,
      request_hash: '',
      status: values.status ?? 'confirmado',
      payment_method: 'on-delivery',
      subtotal_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      expected_total_cents: 0,
      delivery_type: 'home',
      delivery_address: '{}',
      delivery_date: '2026-11-25',
      delivery_window: '07-09',
      recipient_name: 'Persona de turno',
      recipient_phone: '7875550142',
      substitution: 'none',
      ...(values.created_at && { created_at: values.created_at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = (product_id: string, is_incentive: boolean) => ({
    order_id: order.id,
    product_id,
    title: '',
    quantity: 1,
    unit_price_cents: 0,
    total_price_cents: 0,
    is_incentive,
  });
  await db
    .insertInto('order_items')
    .values([
      ...productIds.map((id) => line(id, false)),
      ...(values.incentiveIds ?? []).map((id) => line(id, true)),
    ])
    .execute();
};
