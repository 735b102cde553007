import type { TaxClass } from '@nutricion/domain/catalog/product';
import type { Delivery, DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import type { AgreedCents } from '@nutricion/domain/orders/agreed-price';
import type { OrderStatus, PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { Substitution } from '@nutricion/domain/orders/substitution';
import { type Kysely, sql } from 'kysely';
import { type PromotionRow, promotionFromRow } from '../offers/public.ts';
import type { Schema } from '../platform/db/schema.ts';

/**
 * The customer, with the delivery point only if it is an active one of their hospital. Locked first: two orders of
 * one user wait for each other, so that what is on order can't change while one is decided, and the waiting one has
 * locked nothing yet.
 */
export const readCustomer = (db: Kysely<Schema>, profileId: string, deliveryPointId: string | null) =>
  db
    .selectFrom('profiles as person')
    .leftJoin('delivery_points as point', (join) =>
      join
        .on('point.id', '=', deliveryPointId)
        .onRef('point.hospital_id', '=', 'person.hospital_id')
        .on('point.is_active', '=', true),
    )
    .leftJoin('hospitals as hospital', 'hospital.id', 'person.hospital_id')
    .select([
      'person.is_verified',
      'person.email',
      'person.full_name',
      'person.hospital_id',
      'hospital.name as hospital_name',
      'point.id as point_id',
      'point.building',
      'point.unit',
    ])
    .where('person.id', '=', profileId)
    .forNoKeyUpdate('person')
    .executeTakeFirst();

export const findOrderByKey = (db: Kysely<Schema>, profileId: string, idempotencyKey: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'request_hash'])
    .where('user_id', '=', profileId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/**
 * The requested active products with promotions that haven't ended, locked in the order of their ids, as every
 * order does, to prevent deadlocks.
 */
export const lockProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  now: Date,
): Promise<readonly LockedProduct[]> => {
  const { rows } = await sql<LockedRow>`
    select p.id as product_id, p.title, p.price_cents, p.stock, p.normalized_category, p.tax_class, p.package_label,
      p.image_url, r.id, r.type, r.badge_text, r.discount_percent, r.discount_value_cents, r.condition_quantity,
      r.condition_spend_cents, r.start_date, r.end_date, r.is_active, r.hold
    from products p
    left join promotions r on r.product_id = p.id and r.is_active and r.end_date >= ${now}
    where p.id = any(${ids}::uuid[]) and p.is_active
    order by p.id
    for no key update of p
  `.execute(db);
  const byId = new Map<string, LockedProduct>();
  for (const row of rows) {
    const promotions = byId.get(row.product_id)?.promotions ?? [];
    const another = row.id === null ? [] : [promotionFromRow(row)];
    byId.set(row.product_id, { ...row, promotions: [...promotions, ...another] });
  }
  return [...byId.values()];
};

/** A product beside one of its promotions, or beside none. */
type LockedRow = Omit<LockedProduct, 'promotions'> & (PromotionRow | { readonly id: null });

export interface LockedProduct {
  readonly product_id: string;
  readonly title: string;
  readonly price_cents: number;
  readonly stock: number;
  readonly normalized_category: string | null;
  readonly tax_class: TaxClass;
  readonly package_label: string;
  readonly image_url: string | null;
  readonly promotions: readonly PromotionRecord[];
}

export interface NewOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly userId: string;
  /** Who placed it: the customer, or staff by telephone. */
  readonly actorId: string;
  readonly byTelephone: boolean;
  /** The delivery route; with day and window, the slot it takes. */
  readonly route: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly incentiveCents: number;
  readonly totalCents: number;
  readonly expectedTotalCents: number;
  readonly deliveryType: Delivery['type'];
  readonly hospitalId: string | null;
  readonly deliveryPointId: string | null;
  readonly deliveryAddress: object;
  readonly deliveryDate: string;
  readonly deliveryWindow: DeliveryWindowId;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly substitution: Substitution;
  readonly ivuBasisPoints: number;
  /** When an administrator confirms it, in ms since 1970; null if nobody has to. */
  readonly reviewDueMs: number | null;
  /** Until when its units are reserved for its payment, in ms; null if nothing has to be paid in advance. */
  readonly expiresAtMs: number | null;
  readonly items: readonly NewOrderItem[];
}

export interface NewOrderItem {
  readonly productId: string;
  readonly title: string;
  readonly packageLabel: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly regularPriceCents: number;
  readonly unitPriceCents: number;
  readonly totalCents: number;
  readonly agreedCents: AgreedCents | null;
  readonly isIncentive: boolean;
  readonly taxClass: TaxClass;
  /** Null: as the order. */
  readonly substitution: Substitution | null;
}

/** The name of the constraint that a full window violates. */
export const SLOT_WITHIN_CAPACITY = 'slot_within_capacity';

/**
 * Place in the window, order, lines, first history row, stock and counters in one statement: all or
 * nothing, one round trip. A full window violates `slot_within_capacity`.
 */
export const insertOrder = async (
  db: Kysely<Schema>,
  order: NewOrder,
): Promise<{ number: string; created_at: Date }> => {
  const { items } = order;
  const { rows } = await sql<{ number: string; created_at: Date }>`
    with place as (
      insert into delivery_slots (route, date, window_id, booked, capacity)
      values (${order.route}, ${order.deliveryDate}::date, ${order.deliveryWindow}, 1,
        slot_capacity(${order.route}, ${order.deliveryDate}::date, ${order.deliveryWindow}))
      on conflict (route, date, window_id) do update set booked = delivery_slots.booked + 1,
        capacity = slot_capacity(delivery_slots.route, delivery_slots.date, delivery_slots.window_id)
      returning booked
    ), placed as (
      insert into orders (id, user_id, idempotency_key, request_hash, status, payment_method, subtotal_cents,
        tax_cents, incentive_value_cents, total_cents, expected_total_cents, delivery_type, hospital_id, delivery_point_id, delivery_address,
        delivery_date, delivery_window, recipient_name, recipient_phone, substitution, ivu_basis_points, review, review_due_at,
        held_until, by_telephone)
      select ${order.id}::uuid, ${order.userId}::uuid, ${order.idempotencyKey}, ${order.requestHash}, ${order.status},
        ${order.paymentMethod}, ${order.subtotalCents}::int, ${order.taxCents}::int,
        ${order.incentiveCents}::int, ${order.totalCents}::int,
        ${order.expectedTotalCents}::int, ${order.deliveryType}, ${order.hospitalId}::uuid,
        ${order.deliveryPointId}::uuid, ${JSON.stringify(order.deliveryAddress)}::jsonb,
        ${order.deliveryDate}::date, ${order.deliveryWindow}, ${order.recipientName}, ${order.recipientPhone},
        ${order.substitution}, ${order.ivuBasisPoints}::int, ${order.reviewDueMs === null ? 'none' : 'waiting'},
        ${order.reviewDueMs === null ? null : new Date(order.reviewDueMs)}::timestamptz,
        ${order.expiresAtMs === null ? null : new Date(order.expiresAtMs)}::timestamptz, ${order.byTelephone}
      from place
      returning id, number, created_at
    ), item as (
      select * from unnest(
        ${items.map((item) => item.productId)}::uuid[], ${items.map((item) => item.title)}::text[],
        ${items.map((item) => item.packageLabel)}::text[], ${items.map((item) => item.imageUrl)}::text[],
        ${items.map((item) => item.quantity)}::int[], ${items.map((item) => item.unitPriceCents)}::int[],
        ${items.map((item) => item.totalCents)}::int[], ${items.map((item) => item.isIncentive)}::bool[],
        ${items.map((item) => item.substitution)}::text[],
        ${items.map((item) => item.regularPriceCents)}::int[],
        ${items.map((item) => item.taxClass)}::text[],
        ${items.map(({ agreedCents }) => agreedCents && JSON.stringify(agreedCents))}::jsonb[]
      ) as t (product_id, title, package_label, image_url, quantity, unit_price_cents,
        total_price_cents, is_incentive, substitution, regular_price_cents, tax_class, agreed_cents)
    ), lines as (
      insert into order_items (order_id, product_id, title, package_label, image_url, quantity, unit_price_cents,
        total_price_cents, is_incentive, substitution, regular_price_cents, tax_class, agreed_cents)
      select placed.id, item.* from placed, item
    ), history as (
      insert into order_status_history (order_id, status, actor_id, version)
      select id, ${order.status}, ${order.actorId}::uuid, 1 from placed
    ), taken as (
      select product_id, sum(quantity) as units,
        coalesce(sum(quantity) filter (where not is_incentive), 0) as bought
      from item group by product_id
    ), stock as (
      update products p set stock = p.stock - taken.units, total_purchases = p.total_purchases + taken.bought
      from taken, placed where p.id = taken.product_id
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id)
      select product_id, 'venta', -units, placed.id from taken, placed
    )
    select number, created_at from placed
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an inserted order returned no row');
  return row;
};
