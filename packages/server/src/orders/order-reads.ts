import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { amountsToJson } from '@nutricion/contract/kit/money';
import {
  buyAgainMoney,
  orderItemMoney,
  orderMoney,
  tenderMoney,
} from '@nutricion/contract/orders/order-money';
import { orderSavings } from '@nutricion/contract/orders/order-savings';
import type { OrderJson, OrderSummaryJson } from '@nutricion/contract/orders/orders';
import type { TaxClass } from '@nutricion/domain/catalog/product';
import { type DueLine, dueLineCents, dueSum, dueUnits } from '@nutricion/domain/orders/due-price';
import type { Substitution } from '@nutricion/domain/orders/substitution';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { readOwnHandover } from './customer-handover.ts';
import { type OrderAddress, orderAddressLabel } from './order-address.ts';
import { ownPaymentToJson, readOwnPayment } from './payment/own-payment.ts';

const ORDERS_PER_PAGE = 20;
/** Of its lines, that a row of the list shows. */
const MAX_ORDER_IMAGES = 5;

/** One order of its owner with lines and history; null for anybody else's. */
export const readOrder = async (
  db: Kysely<Schema>,
  profileId: string,
  orderId: string,
): Promise<OrderJson | null> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', profileId)
    .executeTakeFirst();
  if (!order) return null;
  const [items, payment, history, handover] = await Promise.all([
    readItems(db, [orderId]),
    readOwnPayment(db, orderId),
    db
      .selectFrom('order_status_history')
      .select(['status', 'created_at'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    readOwnHandover(db, profileId, orderId),
  ]);
  return {
    id: order.id,
    number: order.number,
    user_id: profileId,
    status: order.status,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    ...orderMoney.toJson({
      subtotalCents: order.subtotal_cents,
      taxCents: order.tax_cents,
      incentiveCents: order.incentive_value_cents,
      totalCents: order.total_cents,
      expectedTotalCents: order.expected_total_cents,
    }),
    due: orderMoney.toJson(dueSum(items.map(dueLine), order.ivu_basis_points)),
    payment: payment && ownPaymentToJson(payment),
    ivu_basis_points: order.ivu_basis_points,
    delivery: {
      type: order.delivery_type,
      label: orderAddressLabel(order.delivery_address as OrderAddress),
      date: order.delivery_date,
      window: order.delivery_window,
    },
    // An order that has an owner has these too (orders_of_nobody_name_nobody).
    contact: { name: order.recipient_name ?? '', phone: order.recipient_phone ?? '' },
    substitution: order.substitution,
    review: {
      state: order.review,
      due_at: order.review_due_at?.toISOString() ?? null,
      reason: order.review_reason,
    },
    version: order.version,
    ...tenderToJson(order.cash_tender_cents),
    by_telephone: order.by_telephone,
    created_at: order.created_at.toISOString(),
    handover,
    items: items.map((item) => itemToJson(item, items, order.substitution)),
    history: history.map(({ status, created_at }) => ({ status, at: created_at.toISOString() })),
  };
};

const tenderToJson = (tenderCents: number | null) => ({
  cash_tender: tenderMoney.toJson({ tenderCents }).tender,
});

/** Lines of orders, as they were ordered. */
export const readItems = (db: Kysely<Schema>, orderIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('order_items')
    .select(['id', 'order_id', 'product_id', 'title', 'package_label', 'image_url', 'quantity'])
    .select(['regular_price_cents', 'unit_price_cents', 'total_price_cents', 'is_incentive', 'substitution'])
    .select(['tax_class', 'picked_quantity', 'cancelled_quantity', 'substitutes_item_id', 'agreed_cents'])
    .where(sql<boolean>`order_id = any(${orderIds}::uuid[])`)
    .orderBy('id')
    .execute();

interface ItemRow {
  readonly id: number;
  readonly order_id: string;
  readonly product_id: string;
  readonly title: string;
  readonly package_label: string;
  readonly image_url: string | null;
  readonly quantity: number;
  readonly regular_price_cents: number | null;
  readonly unit_price_cents: number;
  readonly total_price_cents: number;
  readonly is_incentive: boolean;
  readonly substitution: Substitution | null;
  readonly tax_class: TaxClass | null;
  readonly picked_quantity: number | null;
  readonly cancelled_quantity: number;
  readonly substitutes_item_id: number | null;
  readonly agreed_cents: readonly number[] | null;
}

/** A database line as a value of the rule that computes what is charged. */
export const dueLine = (
  item: Pick<
    ItemRow,
    'quantity' | 'total_price_cents' | 'cancelled_quantity' | 'picked_quantity' | 'tax_class' | 'agreed_cents'
  >,
): DueLine => ({
  quantity: item.quantity,
  totalCents: item.total_price_cents,
  cancelledQuantity: item.cancelled_quantity,
  pickedQuantity: item.picked_quantity,
  taxClass: item.tax_class ?? 'exento',
  agreedCents: item.agreed_cents,
});

export const itemToJson = (
  item: ItemRow,
  all: readonly ItemRow[],
  lineSubstitution: Substitution,
): OrderJson['items'][number] => {
  const line = dueLine(item);
  return {
    product_id: item.product_id,
    title: item.title,
    package_label: item.package_label,
    image_url: item.image_url ?? PLACEHOLDER_IMAGE,
    quantity: item.quantity,
    ...orderItemMoney.toJson({
      regularPriceCents: item.regular_price_cents ?? item.unit_price_cents,
      unitPriceCents: item.unit_price_cents,
      totalCents: item.total_price_cents,
    }),
    is_incentive: item.is_incentive,
    is_taxed: item.tax_class === 'gravado',
    substitution: item.substitution ?? lineSubstitution,
    ...(item.agreed_cents && { agreed: amountsToJson(item.agreed_cents) }),
    due: {
      quantity: dueUnits(line),
      ...orderItemMoney.toJson({ totalCents: dueLineCents(line) }),
      stands_for: all.find(({ id }) => id === item.substitutes_item_id)?.title ?? null,
    },
  };
};

/** A page of a user's orders, newest first; `next` goes into `before` for the next page. */
export const listOrders = async (
  db: Kysely<Schema>,
  profileId: string,
  before: string | undefined,
): Promise<{ orders: OrderSummaryJson[]; next: string | null }> => {
  const rows = await db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.number',
      'o.status',
      'o.total_cents',
      'o.delivery_date',
      'o.delivery_window',
      'o.created_at',
      'o.review',
    ])
    .select('o.substitution')
    .where('o.user_id', '=', profileId)
    .$if(before !== undefined, (query) => query.where(isBefore(before ?? '')))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(ORDERS_PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, ORDERS_PER_PAGE);
  const items = await readItems(
    db,
    page.map(({ id }) => id),
  );
  return {
    orders: page.map(({ created_at, substitution, total_cents, ...order }) => {
      const own = items.filter(({ order_id }) => order_id === order.id);
      const orderedItems = own.filter(({ substitutes_item_id }) => substitutes_item_id === null);
      const lines = own.map((item) => itemToJson(item, own, substitution));
      return {
        ...order,
        created_at: created_at.toISOString(),
        ...orderMoney.toJson({
          totalCents: total_cents,
          savedCents: orderSavings({ status: order.status, items: lines }).totalCents,
        }),
        item_count: orderedItems.reduce((sum, { quantity }) => sum + quantity, 0),
        images: orderedItems
          .slice(0, MAX_ORDER_IMAGES)
          .map(({ image_url }) => image_url ?? PLACEHOLDER_IMAGE),
      };
    }),
    next: rows.length > ORDERS_PER_PAGE ? cursorAfter(page.at(-1)) : null,
  };
};

/** By moment and id, since two orders may share a moment: neither is shown twice or left out. */
const cursorAfter = (last: { readonly created_at: Date; readonly id: string } | undefined): string | null =>
  last ? `${last.created_at.toISOString()}_${last.id}` : null;

const isBefore = (cursor: string) => {
  const [at, id] = cursor.split('_');
  return sql<boolean>`(o.created_at, o.id) < (${at}::timestamptz, ${id}::uuid)`;
};

/**
 * The products and quantities of one of the caller's orders, in its order; null for an order of somebody else.
 * Without free products and substitutes.
 */
export const readOrderedLines = async (db: Kysely<Schema>, profileId: string, orderId: string) => {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .select(['i.product_id', 'i.title', 'i.package_label', 'i.image_url', 'i.quantity', 'i.unit_price_cents'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', profileId)
    .where('i.is_incentive', '=', false)
    .where('i.substitutes_item_id', 'is', null)
    .orderBy('i.id')
    .execute();
  if (rows.length === 0) return null;
  return rows.map((row) => ({
    productId: row.product_id,
    title: row.title,
    packageLabel: row.package_label,
    imageUrl: row.image_url ?? PLACEHOLDER_IMAGE,
    quantity: row.quantity,
    ...buyAgainMoney.toJson({ unitPriceThenCents: row.unit_price_cents }),
  }));
};
