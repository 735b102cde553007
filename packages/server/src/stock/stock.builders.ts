import { randomUUID } from 'node:crypto';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { recallEndpoints } from '@nutricion/contract/stock/recalls';
import { stockEndpoints, stockProductSchema } from '@nutricion/contract/stock/stock';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { anOrderFixture, type OrderFixture } from '../orders/orders.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { allocateLots } from './allocate-lots.ts';
import { checkStockLedger } from './check-stock-ledger.ts';
import type { PurchaseMail, RecallMail, RefundedLines } from './stock-dependencies.ts';
import { mountStock } from './stock-handlers.ts';

type TestUser = Awaited<ReturnType<OrderFixture['aShopper']>>;

const DAY_MS = 86_400_000;

/** Today plus `days`, as YYYY-MM-DD, so that expiry dates stay in the future whenever the tests run. */
export const daysFromNow = (days: number): string => puertoRicoDate(Date.now() + days * DAY_MS);

/** Stock and lots beside the fixture of orders, called over HTTP. Mails and refunds are collected. */
export const aStockFixture = async () => {
  const fixture = await anOrderFixture();
  const { db } = fixture;
  const mails: RecallMail[] = [];
  const purchaseMails: PurchaseMail[] = [];
  const refunds: RefundedLines[] = [];
  const app = new Hono();
  mountStock(app, {
    db,
    now: Date.now,
    authenticate: fixture.authenticate,
    announceStock: (ids) => fixture.announced.push(...ids),
    enqueueMail: async (_, mail) =>
      void (mail.kind === 'recall' ? mails.push(mail) : purchaseMails.push(mail)),
    refundLines: async (_, refunded) => {
      refunds.push(refunded);
      return true;
    },
  });
  const get = (user: TestUser, path: string) => app.request(path, { headers: { authorization: user.token } });
  const send = (user: TestUser, path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { authorization: user.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const act = (action: string) => (user: TestUser, productId: string, body: object) =>
    send(user, `/api/admin/stock/${productId}/${action}`, { id: randomUUID(), ...body });

  const receive = act('receive');
  return {
    ...fixture,
    mails,
    purchaseMails,
    refunds,
    /** Any call, and what it answers. */
    ask: async (user: TestUser, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
      const response = await app.request(path, {
        method,
        headers: { authorization: user.token, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape.
      return { status: response.status, json: (await response.json()) as any };
    },
    sendOrder: fixture.send,
    get,
    receive,
    teachBarcode: (user: TestUser, productId: string, code: string) =>
      send(user, `/api/admin/stock/${productId}/barcodes`, { code }),
    deleteBarcode: (user: TestUser, productId: string, gtin: string) =>
      app.request(`/api/admin/stock/${productId}/barcodes/${gtin}`, {
        method: 'DELETE',
        headers: { authorization: user.token },
      }),
    count: act('count'),
    waste: act('waste'),
    recall: (user: TestUser, body: object) =>
      send(user, '/api/admin/recalls', {
        id: randomUUID(),
        reason: 'Vidrio en la lata.',
        message: 'No lo comas.',
        tells_possible: false,
        ...body,
      }),
    preview: async (user: TestUser, lotIds: readonly string[]) =>
      recallEndpoints['GET /api/admin/recalls/preview'].response.parse(
        await (await get(user, `/api/admin/recalls/preview?lots=${lotIds.join(',')}`)).json(),
      ),
    product: async (user: TestUser, id: string) =>
      stockProductSchema.parse(await (await get(user, `/api/admin/stock/${id}`)).json()),
    ledger: async (user: TestUser, id: string, query = '') =>
      stockEndpoints['GET /api/admin/stock/{id}/movements'].response.parse(
        await (await get(user, `/api/admin/stock/${id}/movements${query}`)).json(),
      ),
    lots: async (user: TestUser, query = '') =>
      recallEndpoints['GET /api/admin/lots'].response.parse(
        await (await get(user, `/api/admin/lots?${query}`)).json(),
      ),
    /** By default ten units, exempt, $2 each. */
    aProduct: (values: Parameters<typeof aProduct>[1] = {}) =>
      aProduct(db, { price_cents: 200, stock: 10, tax_class: 'exento', ...values }),
    aLot: async (user: TestUser, productId: string, body: object = {}) => {
      const id = randomUUID();
      const response = await receive(user, productId, {
        id,
        units: 5,
        supplier: 'Finca',
        lot: 'L-1',
        ...body,
      });
      if (response.status !== 200) throw new Error(await response.text());
      return id;
    },
    anOrder: async (productId: string, quantity: number) => {
      const shopper = await fixture.aShopper();
      const items = [{ productId, quantity }];
      const body = fixture.aBody(shopper, { items, expectedTotal: 2 * quantity });
      return { shopper, order: orderSchema.parse(await (await fixture.post(shopper, body)).json()) };
    },
    /** Picks everything that was ordered and allocates lots, as picking does. */
    pick: async (orderId: string, status: 'en_preparacion' | 'listo' | 'en_ruta' | 'entregado' = 'listo') => {
      await db.transaction().execute(async (trx) => {
        const items = await trx
          .updateTable('order_items')
          .set({ picked_quantity: sql<number>`quantity` })
          .where('order_id', '=', orderId)
          .returning(['id', 'quantity'])
          .execute();
        for (const { id, quantity } of items) await allocateLots(trx, id, quantity, Date.now());
        await trx.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
      });
    },
    /** Products whose stock isn't the sum of their movements. */
    differences: () => checkStockLedger(db, { error: () => {} }),
  };
};

export type StockFixture = Awaited<ReturnType<typeof aStockFixture>>;
