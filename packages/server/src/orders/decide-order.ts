import { orderChangeMoney, placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderChangeJson, OrderJson, PlaceOrderBody } from '@nutricion/contract/orders/orders';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { mustPrepay, prepayText } from '@nutricion/domain/fulfilment/no-shows';
import type { OrderId, ProductId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { orderLimitIssue } from '@nutricion/domain/orders/order-limit-issue';
import { type OrderLimits, reviewDueMs } from '@nutricion/domain/orders/order-limits';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import { type OrderChange, priceOrder } from '@nutricion/domain/orders/price-order';
import { onlineAmountIssue, PAYMENT_HOLD_MS } from '@nutricion/domain/payments/online-payment';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { lockedToSellable } from './locked-to-sellable.ts';
import { newOrder } from './new-order.ts';
import { countNoShows } from './no-shows.ts';
import type { EnqueueOrderMail } from './order-mail.ts';
import { findOrderByKey, insertOrder, lockProducts, readCustomer } from './order-store.ts';
import { readOrderUsage } from './order-usage.ts';

export interface Attempt {
  /** The customer. */
  readonly caller: Pick<Caller, 'profileId'>;
  readonly body: PlaceOrderBody;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly nowMs: number;
  readonly limits: OrderLimits;
  /** Staff who place it for the customer on the telephone; absent: the customer. */
  readonly telephone?: TelephoneOrder | undefined;
}

export interface TelephoneOrder {
  readonly actorId: string;
  readonly check: (trx: Kysely<Schema>) => Promise<Result<null, Refusal>>;
  readonly record: (trx: Transaction<Schema>, order: OrderJson) => Promise<void>;
}

export interface DecisionDependencies {
  /** Payment methods that are set up. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly ivuBasisPoints: number;
  readonly enqueueMail: EnqueueOrderMail;
}

/** What stops an order; the products as they are now are read after its transaction. */
export type Stop =
  | Refusal
  | { readonly kind: 'answered-before' }
  | { readonly kind: 'changed'; readonly changes: OrderChangeJson[] };

export interface OrderContext {
  readonly earlier: Awaited<ReturnType<typeof findOrderByKey>>;
  readonly customer: Awaited<ReturnType<typeof readCustomer>>;
  readonly usage: Awaited<ReturnType<typeof readOrderUsage>>;
  readonly noShows: number;
  readonly products: Awaited<ReturnType<typeof lockProducts>>;
}

/**
 * Everything an order is decided by, in one round trip. PostgreSQL runs what is sent together one after the
 * other: the person is locked first, so that what they have on order is counted after their order before this
 * one has ended; the products follow, by id.
 */
export const readForOrder = async (db: Kysely<Schema>, attempt: Attempt): Promise<OrderContext> => {
  const { caller, body, idempotencyKey, nowMs } = attempt;
  const pointId = body.delivery.type === 'hospital' ? body.delivery.deliveryPointId : null;
  const [customer, earlier, usage, noShows, products] = await Promise.all([
    readCustomer(db, caller.profileId, pointId),
    findOrderByKey(db, caller.profileId, idempotencyKey),
    readOrderUsage(db, attempt, productIds(body)),
    body.paymentMethod === 'on-delivery' ? countNoShows(db, caller.profileId) : 0,
    lockProducts(db, productIds(body), new Date(nowMs)),
  ]);
  return { earlier, customer, usage, noShows, products };
};

/** Why the order stops, or how to write it. */
export const decideOrder = (
  deps: DecisionDependencies,
  attempt: Attempt,
  { earlier, customer, usage, noShows, products }: OrderContext,
): Result<(db: Kysely<Schema>) => Promise<OrderJson>, Stop> => {
  const { body, nowMs, limits } = attempt;
  if (earlier) return refuse({ kind: 'answered-before' });
  // Their account was deleted while they ordered.
  if (!customer) return refuse({ kind: 'signed-out' });
  if (!customer.is_verified) return refuse({ kind: 'unverified' });
  if (body.delivery.type === 'hospital' && !customer.point_id) return refuse(unknownPoint);
  if (!deliveryDates(nowMs).includes(body.deliveryDate)) return refuse(dayNotOffered);

  const sellable = new Map(
    products.map((row) => [row.product_id as ProductId, lockedToSellable(row, nowMs)]),
  );
  const { order, changes } = priceOrder(
    {
      lines: body.items.map((item) => ({ ...item, productId: item.productId as ProductId })),
      incentiveProductIds: body.incentiveProductIds as ProductId[],
      ...placeOrderMoney.fromJson(body),
    },
    sellable,
    { nowMs, ivuBasisPoints: deps.ivuBasisPoints },
  );
  if (changes.length > 0) return refuse({ kind: 'changed', changes: changesToJson(changes) });

  const lines = order.lines.map((line) => ({ ...line, stock: sellable.get(line.productId)?.stock ?? 0 }));
  const fault = orderLimitIssue({ totalCents: order.totalCents, lines }, usage, limits, nowMs);
  if (fault) return refuse({ kind: 'order-limit', issue: fault });

  if (mustPrepay(noShows)) {
    const paymentMethod = prepayText(deps.paymentMethods);
    return refuse({ kind: 'invalid-input', errors: { paymentMethod } });
  }
  const isPaidOnline = body.paymentMethod !== 'on-delivery';
  const amountIssue = onlineAmountIssue(body.paymentMethod, order.totalCents);
  if (amountIssue !== null) return refuse({ kind: 'invalid-input', errors: { paymentMethod: amountIssue } });

  const terms = {
    reviewDueMs: reviewDueMs(order.totalCents, limits, nowMs),
    ivuBasisPoints: deps.ivuBasisPoints,
    expiresAtMs: isPaidOnline ? nowMs + PAYMENT_HOLD_MS : null,
  };
  const draft = newOrder({ ...attempt, ...terms }, customer, order, products);
  const mail = {
    to: customer.email,
    orderId: draft.row.id as OrderId,
    userId: attempt.caller.profileId,
  };
  return accept(async (db) => {
    // Sent together; and both over before the transaction ends, even when one of them fails.
    const [placed, queued, bookedPlaces] = await Promise.allSettled([
      insertOrder(db, draft.row),
      // Customers who pay online get their mail once the payment is done.
      isPaidOnline ? null : deps.enqueueMail(db, { kind: 'order-received', ...mail }),
      removeFromCart(db, { profileId: attempt.caller.profileId, items: body.items, nowMs }),
    ]);
    if (placed.status === 'rejected') throw placed.reason;
    if (queued.status === 'rejected') throw queued.reason;
    if (bookedPlaces.status === 'rejected') throw bookedPlaces.reason;
    return draft.toJson(placed.value);
  });
};

export const productIds = (body: PlaceOrderBody): string[] => [
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

/** The rules' changes with money in dollars. */
const changesToJson = (changes: readonly OrderChange[]): OrderChangeJson[] =>
  changes.map((change) => {
    switch (change.kind) {
      case 'dearer':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      case 'incentive-locked':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      case 'incentive-over-allowance':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      default:
        return change;
    }
  });

interface OrderedLines {
  readonly profileId: string;
  readonly items: readonly { readonly productId: string; readonly quantity: number }[];
  readonly nowMs: number;
}

/**
 * Removes the ordered items from the synced cart that the customer's other devices read, because this device may
 * never get the response or be closed right after it. Items added since stay.
 */
const removeFromCart = async (
  db: Kysely<Schema>,
  { profileId, items, nowMs }: OrderedLines,
): Promise<void> => {
  const ids = items.map(({ productId }) => productId);
  await sql`
    with ordered as (
      select * from unnest(${ids}::text[], ${items.map(({ quantity }) => quantity)}::int[]) as t (product_id, quantity)
    )
    update carts set version = version + 1, updated_at = ${new Date(nowMs)}, lines = coalesce((
      select jsonb_agg(jsonb_set(line, '{quantity}', to_jsonb(stays)) order by place)
      from jsonb_array_elements(lines) with ordinality as kept (line, place)
      left join ordered on ordered.product_id = line->>'product_id'
      cross join lateral (select (line->>'quantity')::int - coalesce(ordered.quantity, 0) as stays) as rest
      where stays > 0
    ), '[]')
    where user_id = ${profileId}
      and exists (select from jsonb_array_elements(lines) as line join ordered on ordered.product_id = line->>'product_id')
  `.execute(db);
};
