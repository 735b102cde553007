import type { SavedAddressJson } from '@nutricion/contract/addresses';
import type { PlaceOrder } from '@nutricion/contract/orders';
import { deliveryDates } from '@nutricion/domain/order/delivery';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { aNurse } from '../../testing/shop.builders.ts';
import { openOrderTurns } from './order-turns.ts';
import { type OrderFeatureDependencies, orderHandlers } from './routes.ts';

/** The orders feature on a database of its own, called over HTTP; what it tells others is collected. */
export const anOrderDesk = async (
  buyAgainLines: (db: Kysely<Schema>) => OrderFeatureDependencies['buyAgainLines'] = () => async () => [],
) => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const callers = new Map<string, Caller>();
  const announced: string[] = [];
  const homes = new Map<string, SavedAddressJson[]>();
  const app = new Hono();
  mount(
    app,
    async (authorization) => callers.get(authorization ?? '') ?? null,
    orderHandlers({
      db,
      now: Date.now,
      // Nobody is refused for want of time: what orders decide is tested here.
      turns: openOrderTurns({ atOnce: 8, waitMs: 60_000 }),
      ivuBasisPoints: 1150,
      currentProducts: async () => [],
      buyAgainLines: buyAgainLines(db),
      savedAddresses: async (profileId) => homes.get(profileId) ?? [],
      announceStock: (ids) => announced.push(...ids),
      // Any write in the transaction stands for the queue: it is there if, and only if, the order is.
      enqueueOrderMail: async (trx, { to, orderId }) => {
        await trx
          .insertInto('audit_log')
          .values({ action: 'mail', subject_type: to, subject_id: orderId })
          .execute();
      },
      enqueueCancelMail: async (trx, { orderId }) => {
        await trx
          .insertInto('audit_log')
          .values({ action: 'cancel-mail', subject_type: 'mail', subject_id: orderId })
          .execute();
      },
    }),
  );

  const aShopper = async (values?: Parameters<typeof aNurse>[1]) => {
    const nurse = await aNurse(db, values);
    callers.set(nurse.profile.id, nurse.caller);
    return { ...nurse, token: nurse.profile.id as string };
  };
  type Shopper = Awaited<ReturnType<typeof aShopper>>;

  const aBody = (shopper: Shopper, values: Partial<PlaceOrder>): PlaceOrder => ({
    items: [],
    incentiveProductIds: [],
    expectedTotal: 0,
    delivery: { type: 'hospital', deliveryPointId: shopper.hospital.pointId },
    deliveryDate: deliveryDates(Date.now())[0] ?? '',
    deliveryWindow: '07-09',
    contact: { name: 'Persona de turno', phone: '787-555-0142' },
    substitution: 'best-match',
    paymentMethod: 'on-delivery',
    ...values,
  });

  let keys = 0;
  const nextKey = () => {
    keys += 1;
    return `llave-de-prueba-${keys}`;
  };
  return {
    ...database,
    mailsTo: async (email: string) =>
      (await db.selectFrom('audit_log').select('subject_id').where('subject_type', '=', email).execute()).map(
        ({ subject_id }) => subject_id,
      ),
    announced,
    homes,
    aShopper,
    aBody,
    post: (shopper: Shopper, body: unknown, key = nextKey()) =>
      app.request('/api/orders', {
        method: 'POST',
        headers: {
          authorization: shopper.token,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      }),
    cancel: (shopper: Shopper, orderId: string, version = 1) =>
      app.request(`/api/orders/${orderId}/cancellation`, {
        method: 'POST',
        headers: { authorization: shopper.token, 'content-type': 'application/json' },
        body: JSON.stringify({ version }),
      }),
    get: (shopper: Shopper, path: string) => app.request(path, { headers: { authorization: shopper.token } }),
    stockOf: (id: string) =>
      db
        .selectFrom('products')
        .select(['stock', 'total_purchases'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    countOrders: async (shopper: Shopper) =>
      (await db.selectFrom('orders').select('id').where('user_id', '=', shopper.profile.id).execute()).length,
  };
};

export type OrderDesk = Awaited<ReturnType<typeof anOrderDesk>>;
