import { createHash } from 'node:crypto';
import type { ProductJson } from '@nutricion/contract/catalog';
import type { OrderChangeJson, OrderJson, PlaceOrderBody } from '@nutricion/contract/orders';
import type { OrderId, ProductId, ProfileId } from '@nutricion/domain/ids';
import { centsFromDollars } from '@nutricion/domain/money/money';
import { deliveryDates } from '@nutricion/domain/order/delivery';
import { priceOrder } from '@nutricion/domain/order/price-order';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { Refusal } from '../../http/refusal.ts';
import { lockedToSellable } from './locked-to-sellable.ts';
import { newOrder } from './new-order.ts';
import { changesToJson } from './order-changes.ts';
import { readOrder } from './order-reads.ts';
import { findOrderByKey, insertOrder, lockProducts, readCustomer } from './order-store.ts';

export interface OrderDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly ivuBasisPoints: number;
  /** The products as they are now, read from the database. */
  readonly currentProducts: (ids: readonly string[]) => Promise<readonly ProductJson[]>;
  /** Told after the commit which products have less stock. */
  readonly announceStock: (ids: readonly string[]) => void;
  /** Queues 'order received' in the same transaction. */
  readonly enqueueOrderMail: (
    trx: Transaction<Schema>,
    mail: { readonly to: string; readonly orderId: OrderId; readonly userId: ProfileId },
  ) => Promise<void>;
}

interface Attempt {
  readonly caller: Caller;
  readonly body: PlaceOrderBody;
  readonly idempotencyKey: string;
  readonly requestHash: string;
}

/**
 * Places an order, once per idempotency key. Prices again under lock: cheaper goes on, anything worse
 * for the customer stops with what changed. Stock, counters, incentive and mail settle in the same
 * transaction, so a half-placed order can't exist.
 */
export const placeOrder = async (
  deps: OrderDependencies,
  request: { readonly caller: Caller; readonly body: PlaceOrderBody; readonly idempotencyKey: string },
): Promise<Result<OrderJson, Refusal>> => {
  const { user_id, ...order } = request.body;
  if (user_id !== undefined && user_id !== request.caller.profileId) return refuse({ kind: 'not-yours' });
  const attempt: Attempt = {
    ...request,
    requestHash: createHash('sha256').update(JSON.stringify(order)).digest('hex'),
  };
  const placed = await settle(deps, attempt);
  if (placed.ok) {
    deps.announceStock(placed.value.items.map((item) => item.product_id));
    return placed;
  }
  // A second request with the same key may have waited behind the first, which took the stock it wanted.
  const again = await answerAgain(deps.db, attempt);
  if (again) return again;
  const { refusal } = placed;
  if (refusal.kind !== 'changed') return refuse(refusal);
  const products = [...(await deps.currentProducts(productIds(request.body)))];
  return refuse({ kind: 'order-changed', change: { changes: refusal.changes, products } });
};

/** What stops an order inside its transaction; the products as they are now are read after it. */
type Stop = Refusal | { readonly kind: 'changed'; readonly changes: OrderChangeJson[] };

const settle = async (deps: OrderDependencies, attempt: Attempt): Promise<Result<OrderJson, Stop>> => {
  try {
    return await withRetry(() => deps.db.transaction().execute((trx) => inTransaction(deps, trx, attempt)));
  } catch (error) {
    if (error instanceof WindowFull) return refuse({ kind: 'changed', changes: [{ kind: 'slot-full' }] });
    // The same key was answered meanwhile: `answerAgain` finds it.
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse({ kind: 'busy' });
    throw error;
  }
};

/** What this key has already been answered with; null when it is new. */
const answerAgain = async (
  db: Kysely<Schema>,
  { caller, idempotencyKey, requestHash }: Attempt,
): Promise<Result<OrderJson, Refusal> | null> => {
  const earlier = await findOrderByKey(db, caller.profileId, idempotencyKey);
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash) return refuse({ kind: 'idempotency-key-reused' });
  const order = await readOrder(db, caller.profileId, earlier.id);
  return order && accept(order);
};

const inTransaction = async (
  deps: OrderDependencies,
  trx: Transaction<Schema>,
  attempt: Attempt,
): Promise<Result<OrderJson, Stop>> => {
  const { caller, body } = attempt;
  const nowMs = deps.now();
  const pointId = body.delivery.type === 'hospital' ? body.delivery.deliveryPointId : null;
  // Sent together: one round trip. The customer's row is read without a lock, the products' with one.
  const [again, customer, { rows }] = await Promise.all([
    answerAgain(trx, attempt),
    readCustomer(trx, caller.profileId, pointId),
    lockProducts(trx, productIds(body), new Date(nowMs)),
  ]);
  if (again) return again;
  if (!customer?.is_verified) return refuse({ kind: 'unverified' });
  if (pointId && !customer.point_id) return refuse(unknownPoint);
  if (!deliveryDates(nowMs).includes(body.deliveryDate)) return refuse(dayNotOffered);

  const { order, changes } = priceOrder(
    {
      lines: body.items.map((item) => ({ ...item, productId: item.productId as ProductId })),
      incentiveProductIds: body.incentiveProductIds as ProductId[],
      expectedTotalCents: centsFromDollars(body.expectedTotal),
    },
    new Map(rows.map((row) => [row.id as ProductId, lockedToSellable(row)])),
    { nowMs, ivuBasisPoints: deps.ivuBasisPoints },
  );
  if (changes.length > 0) return refuse({ kind: 'changed', changes: changesToJson(changes) });

  const draft = newOrder(attempt, customer, order, rows);
  const { id, userId } = draft.row;
  const [placed] = await Promise.all([
    insertOrder(trx, draft.row),
    deps.enqueueOrderMail(trx, { to: customer.email, orderId: id as OrderId, userId: userId as ProfileId }),
  ]);
  if (!placed) throw new WindowFull();
  return accept(draft.toJson(placed));
};

/** The one refusal that comes after a write: thrown, so that the mail queued beside it rolls back. */
class WindowFull extends Error {}

const productIds = (body: PlaceOrderBody): string[] => [
  ...new Set([...body.items.map((item) => item.productId), ...body.incentiveProductIds]),
];

const unknownPoint: Refusal = {
  kind: 'delivery-unavailable',
  field: 'delivery.deliveryPointId',
  detail: 'Ese punto de entrega no es de tu hospital o ya no se usa. Escoge otro.',
};

const dayNotOffered: Refusal = {
  kind: 'delivery-unavailable',
  field: 'deliveryDate',
  detail: 'Entregamos de 2 a 5 días después de ordenar. Escoge otro día.',
};

const UNIQUE_VIOLATION = '23505';
const RETRYABLE = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 3;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** The lock order rules deadlocks out among orders; foreign statements may still cause one. */
const withRetry = async <T>(run: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (attempt < MAX_ATTEMPTS && RETRYABLE.has(sqlState(error) ?? '')) return withRetry(run, attempt + 1);
    throw error;
  }
};
