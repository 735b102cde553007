import { randomUUID } from 'node:crypto';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { recallEndpoints } from '@nutricion/contract/stock/recalls';
import { stockEndpoints, stockProductSchema } from '@nutricion/contract/stock/stock';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { anOrderDesk, type OrderDesk } from '../orders/orders.builders.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { proveStock } from './prove-stock.ts';
import type { RecallMail, RefundedLines } from './stock-dependencies.ts';
import { mountStock } from './stock-handlers.ts';
import { takeFromLots } from './take-from-lots.ts';

type Person = Awaited<ReturnType<OrderDesk['aShopper']>>;

const DAY_MS = 86_400_000;

/** The day that many days from today, as YYYY-MM-DD, so that a package's date stays in the future whenever tests run. */
export const daysFromNow = (days: number): string => puertoRicoDate(Date.now() + days * DAY_MS);

/** Stock and lots beside a desk of orders, called over HTTP; what is told and asked is collected. */
export const aStockDesk = async () => {
  const desk = await anOrderDesk();
  const { db } = desk;
  const mails: RecallMail[] = [];
  const refunds: RefundedLines[] = [];
  const app = new Hono();
  mountStock(app, {
    db,
    now: Date.now,
    authenticate: desk.authenticate,
    announceStock: (ids) => desk.announced.push(...ids),
    enqueueMail: async (_, mail) => void mails.push(mail),
    refundLines: async (_, refunded) => {
      refunds.push(refunded);
      return true;
    },
  });
  const get = (person: Person, path: string) =>
    app.request(path, { headers: { authorization: person.token } });
  const send = (person: Person, path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      headers: { authorization: person.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const act = (deed: string) => (person: Person, productId: string, body: object) =>
    send(person, `/api/admin/stock/${productId}/${deed}`, { id: randomUUID(), ...body });

  const receive = act('receive');
  return {
    ...desk,
    mails,
    refunds,
    sendOrder: desk.send,
    get,
    receive,
    teachBarcode: (person: Person, productId: string, code: string) =>
      send(person, `/api/admin/stock/${productId}/barcodes`, { code }),
    forgetBarcode: (person: Person, productId: string, gtin: string) =>
      app.request(`/api/admin/stock/${productId}/barcodes/${gtin}`, {
        method: 'DELETE',
        headers: { authorization: person.token },
      }),
    count: act('count'),
    waste: act('waste'),
    recall: (person: Person, body: object) =>
      send(person, '/api/admin/recalls', {
        id: randomUUID(),
        reason: 'Vidrio en la lata.',
        message: 'No lo comas.',
        tells_possible: false,
        ...body,
      }),
    preview: async (person: Person, lotIds: readonly string[]) =>
      recallEndpoints['GET /api/admin/recalls/preview'].response.parse(
        await (await get(person, `/api/admin/recalls/preview?lots=${lotIds.join(',')}`)).json(),
      ),
    product: async (person: Person, id: string) =>
      stockProductSchema.parse(await (await get(person, `/api/admin/stock/${id}`)).json()),
    ledger: async (person: Person, id: string, query = '') =>
      stockEndpoints['GET /api/admin/stock/{id}/movements'].response.parse(
        await (await get(person, `/api/admin/stock/${id}/movements${query}`)).json(),
      ),
    lots: async (person: Person, query = '') =>
      recallEndpoints['GET /api/admin/lots'].response.parse(
        await (await get(person, `/api/admin/lots?${query}`)).json(),
      ),
    /** Ten of them, exempt, at $2, unless said. */
    aProduct: (values: Parameters<typeof aProduct>[1] = {}) =>
      aProduct(db, { price: 2, stock: 10, tax_class: 'exento', ...values }),
    aLot: async (person: Person, productId: string, body: object = {}) => {
      const id = randomUUID();
      const response = await receive(person, productId, {
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
      const shopper = await desk.aShopper();
      const items = [{ productId, quantity }];
      const body = desk.aBody(shopper, { items, expectedTotal: 2 * quantity });
      return { shopper, order: orderSchema.parse(await (await desk.post(shopper, body)).json()) };
    },
    /** As picking does it: of lots, all that was ordered. */
    pick: async (orderId: string, status: 'en_preparacion' | 'listo' | 'en_ruta' | 'entregado' = 'listo') => {
      await db.transaction().execute(async (trx) => {
        const items = await trx
          .updateTable('order_items')
          .set({ picked_quantity: sql<number>`quantity` })
          .where('order_id', '=', orderId)
          .returning(['id', 'quantity'])
          .execute();
        for (const { id, quantity } of items) await takeFromLots(trx, id, quantity, Date.now());
        await trx.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
      });
    },
    /** Products whose stock isn't the sum of their movements. */
    differences: () => proveStock(db, { error: () => {} }),
  };
};

export type StockDesk = Awaited<ReturnType<typeof aStockDesk>>;
