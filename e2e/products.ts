import { setTimeout as sleep } from 'node:timers/promises';
import { CATALOG_CHANNEL, stockPayloads } from '../packages/server/src/catalog/announcement.ts';
import { callApiOrThrow, type Json, notifyShop, shopDatabase } from './shop.ts';
import { adminToken, uniqueText } from './test-users.ts';

export interface ShopProduct {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly stock: number;
}

interface ProductOverrides {
  readonly title?: string;
  /** Dollars. */
  readonly price?: number;
  readonly stock?: number;
  /** One of the catalogue's database categories; free products come from Frutas and Vegetales. */
  readonly category?: 'Provisiones' | 'Frutas';
  readonly promoted?: boolean;
  /** How long the promotion still runs, in milliseconds; an hour unless said otherwise. */
  readonly promotedMs?: number;
  /** What it contains; null or absent: nobody has told us. */
  readonly allergens?: readonly string[] | null;
  readonly mayContain?: readonly string[];
}

const CATEGORY_IDS = { Provisiones: 'provisiones', Frutas: 'frutas' } as const;

/** A product of the test's own, on the shelf as soon as this resolves; quicker than the administration's form. */
export const aProduct = async (overrides: ProductOverrides = {}): Promise<ShopProduct> => {
  const { title = 'Habichuelas de prueba', price = 5, stock = 50, category = 'Provisiones' } = overrides;
  const unique = uniqueText();
  const row = await shopDatabase()
    .insertInto('products')
    .values({
      sku: `prueba-${unique}`,
      title: `${title} ${unique}`,
      price_cents: Math.round(price * 100),
      stock,
      category,
      normalized_category: CATEGORY_IDS[category],
      package_label: '1 unidad',
      allergen_info: overrides.allergens ? [...overrides.allergens] : null,
      may_contain: [...(overrides.mayContain ?? [])],
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
  if (overrides.promoted) await promote(row.id, overrides.promotedMs);
  await untilShown(
    row.id,
    (shown) => shown?.stock === stock && (!overrides.promoted || shown.promotion !== null),
  );
  return { ...row, price, stock };
};

const promote = (productId: string, forMs = 3_600_000) =>
  shopDatabase()
    .insertInto('promotions')
    .values({
      product_id: productId,
      type: 'percent-off',
      discount_percent: 20,
      start_date: new Date(Date.now() - 60_000),
      end_date: new Date(Date.now() + forMs),
    })
    .execute();

/** The association changes a price, in dollars; the shop shows it once this resolves. */
export const changePrice = async (productId: string, price: number): Promise<void> => {
  await shopDatabase()
    .updateTable('products')
    .set({ price_cents: Math.round(price * 100) })
    .where('id', '=', productId)
    .execute();
  await untilShown(productId, (shown) => shown?.price === price);
};

/** Other people's orders take what is left down to `stock`; the shop shows it once this resolves. */
export const changeStock = async (productId: string, stock: number): Promise<void> => {
  await shopDatabase().updateTable('products').set({ stock }).where('id', '=', productId).execute();
  // As the process that took those orders would.
  for (const payload of stockPayloads([productId])) await notifyShop(CATALOG_CHANNEL, payload);
  await untilShown(productId, (shown) => shown?.stock === stock);
};

/** What is really left, in the database. */
export const stockOf = async (productId: string): Promise<number> => {
  const row = await shopDatabase()
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock;
};

/** A product as the API tells it now; undefined when it isn't sold. */
export const shownProduct = async (id: string): Promise<Json> =>
  (await callApiOrThrow(`/api/products?ids=${id}`, { token: await adminToken() })).products[0];

const untilShown = async (id: string, isRight: (shown: Json) => boolean): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (isRight(await shownProduct(id))) return;
    await sleep(50);
  }
  throw new Error(`The shop doesn't show product ${id} as it should`);
};

/** Fills every window of a hospital's delivery round on one day, or leaves `left` places in each. */
export const fillWindows = async (hospitalId: string, date: string, left = 0): Promise<void> => {
  const windows = await shopDatabase().selectFrom('delivery_windows').selectAll().execute();
  for (const { id, capacity } of windows)
    await shopDatabase()
      .insertInto('delivery_slots')
      .values({ route: hospitalId, date, window_id: id, booked: capacity - left, capacity })
      .onConflict((conflict) =>
        conflict.columns(['route', 'date', 'window_id']).doUpdateSet({ booked: capacity - left }),
      )
      .execute();
};
