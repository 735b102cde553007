import type { stockAlertEndpoints } from '@nutricion/contract/stock/stock-alerts';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { type Handlers, type MountFeature, mount } from '../platform/http/mount.ts';

interface StockAlertDependencies {
  readonly db: Kysely<Schema>;
}

/** Most products that a customer can wait for; without a limit one could subscribe to all. */
const MAX_ALERTS = 100;

export const mountStockAlerts: MountFeature<StockAlertDependencies> = (app, shop) =>
  mount(app, shop.authenticate, stockAlertHandlers(shop));

/** Subscriptions to notifications of products that are back in stock. */
export const stockAlertHandlers = ({
  db,
}: StockAlertDependencies): Handlers<keyof typeof stockAlertEndpoints> => ({
  'GET /api/me/stock-alerts': async ({ caller }) =>
    accept({ productIds: await readIds(db, caller.profileId) }),

  'PUT /api/me/stock-alerts/{productId}': async ({ caller, params: { productId } }) => {
    const waiting = await readIds(db, caller.profileId);
    if (waiting.includes(productId)) return accept({});
    if (waiting.length >= MAX_ALERTS)
      return refuse({
        kind: 'wrong-state',
        detail: `Ya esperas ${MAX_ALERTS} productos. Quita alguno para añadir este.`,
      });
    const product = await db
      .selectFrom('products')
      .select('stock')
      .where('id', '=', productId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (!product) return refuse({ kind: 'not-found', what: 'ese producto' });
    if (product.stock > 0)
      return refuse({ kind: 'wrong-state', detail: 'Ya lo hay. Vuelve a cargar la página para agregarlo.' });
    await db
      .insertInto('stock_alerts')
      .values({ user_id: caller.profileId, product_id: productId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return accept({});
  },

  'DELETE /api/me/stock-alerts/{productId}': async ({ caller, params: { productId } }) => {
    await db
      .deleteFrom('stock_alerts')
      .where('user_id', '=', caller.profileId)
      .where('product_id', '=', productId)
      .execute();
    return accept({});
  },
});

/** Only active products: inactive ones would count for the limit although the customer can't see and remove them. */
const readIds = async (db: Kysely<Schema>, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('products.is_active', '=', true)
    .orderBy('asked_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
};
