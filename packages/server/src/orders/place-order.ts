import { createHash } from 'node:crypto';
import type { OrderJson } from '@nutricion/contract/orders/orders';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { Kysely } from 'kysely';
import { currentProducts } from '../catalog/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import { duringOutage, type Refusal } from '../platform/http/refusal.ts';
import {
  type Attempt,
  type DecisionDependencies,
  decideOrder,
  productIds,
  readForOrder,
  type Stop,
} from './decide-order.ts';
import { homeAddressIssue } from './home-address-issue.ts';
import { readOrder } from './order-reads.ts';
import { findOrderByKey, SLOT_WITHIN_CAPACITY } from './order-store.ts';

export interface OrderDependencies extends DecisionDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** How much one user may have on order at once. */
  readonly orderLimits: () => Promise<OrderLimits>;
  /** Called after the commit with products whose stock decreased. */
  readonly announceStock: (ids: readonly string[]) => void;
}

interface OrderRequest extends Pick<Attempt, 'caller' | 'body' | 'idempotencyKey' | 'telephone'> {}

/**
 * Places an order, once per idempotency key. Prices it again under lock: a lower total is accepted, anything worse
 * for the customer is refused with what changed. Stock, counters, incentive and mail are written in the same
 * transaction, so a half-placed order can't exist.
 */
export const placeOrder = async (
  deps: OrderDependencies,
  request: OrderRequest,
): Promise<Result<OrderJson, Refusal>> => {
  const { user_id, ...order } = request.body;
  if (user_id !== undefined && user_id !== request.caller.profileId) return refuse({ kind: 'not-yours' });
  const issue = await homeAddressIssue(deps.db, request.caller.profileId, order.delivery);
  if (issue !== null) return refuse({ kind: 'invalid-input', errors: { 'delivery.address.zip': issue } });
  const attempt: Attempt = {
    ...request,
    nowMs: deps.now(),
    limits: await deps.orderLimits(),
    requestHash: createHash('sha256').update(JSON.stringify(order)).digest('hex'),
  };
  const placed = await settle(deps, attempt);
  if (placed.ok) {
    deps.announceStock(placed.value.items.map((item) => item.product_id));
    return placed;
  }
  // A second request with the same key may have waited behind the first, which took the stock.
  const again = await respondWithStoredOrder(deps.db, attempt);
  if (again) return again;
  const { refusal } = placed;
  if (refusal.kind === 'answered-before') return refuse(duringOutage.busy);
  if (refusal.kind !== 'changed') return refuse(refusal);
  const products = [...(await currentProducts(deps.db, productIds(request.body), deps.now()))];
  return refuse({ kind: 'order-changed', change: { changes: refusal.changes, products } });
};

const settle = async (deps: OrderDependencies, attempt: Attempt): Promise<Result<OrderJson, Stop>> => {
  try {
    return await withRetry(() =>
      deps.db.transaction().execute(async (trx) => {
        const allowed = attempt.telephone ? await attempt.telephone.check(trx) : accept(null);
        if (!allowed.ok) return allowed;
        const decided = decideOrder(deps, attempt, await readForOrder(trx, attempt));
        if (!decided.ok) return decided;
        const order = await decided.value(trx);
        await attempt.telephone?.record(trx, order);
        return accept(order);
      }),
    );
  } catch (error) {
    if (violatedConstraint(error) === SLOT_WITHIN_CAPACITY)
      return refuse({ kind: 'changed', changes: [{ kind: 'slot-full' }] });
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse({ kind: 'answered-before' });
    // Their account was deleted while they ordered.
    if (violatedConstraint(error) === 'orders_user_id_fkey') return refuse({ kind: 'signed-out' });
    throw error;
  }
};

/** What this key has already been answered with; null when it is new. */
const respondWithStoredOrder = async (
  db: Kysely<Schema>,
  { caller, idempotencyKey, requestHash }: Attempt,
): Promise<Result<OrderJson, Refusal> | null> => {
  const earlier = await findOrderByKey(db, caller.profileId, idempotencyKey);
  if (!earlier) return null;
  if (earlier.request_hash !== requestHash) return refuse({ kind: 'idempotency-key-reused' });
  const order = await readOrder(db, caller.profileId, earlier.id);
  return order && accept(order);
};

const UNIQUE_VIOLATION = '23505';
const RETRYABLE = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 3;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined;

/** The lock order rules deadlocks out among orders; foreign statements may still cause one. */
const withRetry = async <T>(run: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (attempt < MAX_ATTEMPTS && RETRYABLE.has(sqlState(error) ?? '')) return withRetry(run, attempt + 1);
    throw error;
  }
};
