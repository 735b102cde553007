import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import type { Role } from '@nutricion/domain/accounts/role';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import { Hono } from 'hono';
import { mountFulfilment } from '../fulfilment/routes.ts';
import { issueCreditNotes } from '../payments/receipts/credit-notes.ts';
import { issueReceipt } from '../payments/receipts/issue-receipt.ts';
import { receiptHandlers } from '../payments/receipts/receipt-handlers.ts';
import type { Authenticate, Caller } from '../platform/http/caller.ts';
import { mount } from '../platform/http/mount.ts';
import { createTestDatabase } from '../testing/database.ts';
import { aNurse } from '../testing/shop.builders.ts';
import { wideOrderLimits } from '../testing/wide-order-limits.ts';
import type { TransitionDependencies } from './life/transition-order.ts';
import { openOrderQueue } from './order-queue.ts';
import { mountOrders, type OrderFeatureDependencies } from './routes.ts';

/** Waits long, because these tests check results and not the queue's patience on a busy machine. */
const aQueue = () => openOrderQueue({ concurrency: 8, waitMs: 20_000 });

const aShop = { name: 'Nutrición Plus', address: 'Ponce', phone: '7875550100', merchantNumber: '' };

/** The orders' handlers on a test database, called over HTTP; what they hand to other subjects is collected. */
export const anOrderFixture = async (
  otherwise: Partial<Pick<OrderFeatureDependencies, 'paymentMethods' | 'settleMoney' | 'now'>> = {},
) => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const callers = new Map<string, Caller>();
  const announced: string[] = [];
  let nowMs: number | null = null;
  let limits = wideOrderLimits;
  const authenticate: Authenticate = async (authorization) => callers.get(authorization ?? '') ?? null;
  const app = new Hono();
  const ordering = {
    db,
    now: () => nowMs ?? Date.now(),
    authenticate,
    orderQueue: aQueue(),
    ivuBasisPoints: 1150,
    orderLimits: async () => limits,
    announceStock: (ids) => announced.push(...ids),
    paymentMethods: ['on-delivery'] as const,
    settleMoney: async () => {},
    ...otherwise,
    issueReceipt: (trx, orderId) => issueReceipt(trx, orderId, aShop),
    issueCreditNotes: (trx, orderId) => issueCreditNotes(trx, orderId, aShop),
    // Any write in the transaction can stand for the queue: it is there only if the order is.
    enqueueMail: async (trx, mail) => {
      await trx
        .insertInto('audit_log')
        .values({
          action: mail.kind,
          subject_type: mail.kind === 'order-received' ? mail.to : 'mail',
          subject_id: mail.orderId,
        })
        .execute();
    },
  } satisfies Parameters<typeof mountOrders>[1];
  const mountAll = (process: Hono, shop: typeof ordering) => {
    mountOrders(process, shop);
    mountFulfilment(process, shop);
    mount(process, authenticate, receiptHandlers(db));
  };
  mountAll(app, ordering);
  /** The same shop in another process: what the two share is the database. */
  const otherProcess = new Hono();
  mountAll(otherProcess, { ...ordering, orderQueue: aQueue() });

  const aShopper = async (values?: Parameters<typeof aNurse>[1]) => {
    const nurse = await aNurse(db, values);
    callers.set(nurse.profile.id, nurse.caller);
    return { ...nurse, token: nurse.profile.id as string };
  };
  /** A member of staff with these roles. */
  const aColleague = async (...heldRoles: readonly Role[]) => {
    const shopper = await aShopper();
    callers.set(shopper.token, { ...shopper.caller, roles: heldRoles });
    for (const role of heldRoles)
      await db.insertInto('user_roles').values({ user_id: shopper.profile.id, role }).execute();
    return shopper;
  };
  const anAdmin = () => aColleague('admin');
  type Shopper = Awaited<ReturnType<typeof aShopper>>;

  const aBody = (shopper: Shopper, values: Partial<PlaceOrder>): PlaceOrder => ({
    items: [],
    incentiveProductIds: [],
    expectedTotal: 0,
    delivery: { type: 'hospital', deliveryPointId: shopper.hospital.pointId },
    // On offer both before and after a midnight between this line and the order.
    deliveryDate: deliveryDates(Date.now())[1] ?? '',
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
  let calls = 0;
  const nextProcess = () => {
    calls += 1;
    return calls % 2 === 0 ? app : otherProcess;
  };
  return {
    ...database,
    /** What a transition needs beside its transaction. */
    transitionDependencies: ordering satisfies TransitionDependencies,
    mailsTo: async (email: string) =>
      (await db.selectFrom('audit_log').select('subject_id').where('subject_type', '=', email).execute()).map(
        ({ subject_id }) => subject_id,
      ),
    announced,
    /** For other subjects that answer the same people. */
    authenticate,
    setNow: (ms: number) => {
      nowMs = ms;
    },
    app,
    otherProcess,
    aShopper,
    anAdmin,
    aColleague,
    /** Sets the named limits; the others are so high that no test reaches them. */
    setLimits: (named: Partial<OrderLimits> = {}) => {
      limits = { ...wideOrderLimits, ...named };
    },
    aBody,
    /** Through both processes in turns. */
    post: (shopper: Shopper, body: unknown, key = nextKey()) =>
      nextProcess().request('/api/orders', {
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
    review: (admin: Shopper, orderId: string, body: object) =>
      app.request(`/api/admin/orders/${orderId}/review`, {
        method: 'POST',
        headers: { authorization: admin.token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Through both processes in turns. */
    send: (user: Shopper, path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
      nextProcess().request(path, {
        method,
        headers: { authorization: user.token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
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

export type OrderFixture = Awaited<ReturnType<typeof anOrderFixture>>;
