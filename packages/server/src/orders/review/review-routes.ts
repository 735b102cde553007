import { orderItemMoney, orderMoney } from '@nutricion/contract/orders/order-money';
import type { orderReviewEndpoints, WaitingOrderJson } from '@nutricion/contract/orders/order-reviews';
import { accept } from '@nutricion/domain/kit/result';
import type { Handlers } from '../../platform/http/mount.ts';
import { orderAddressLabel } from '../order-address.ts';
import { type ReviewDependencies, reviewOrder } from './review-order.ts';
import { findWaitingOrders, type WaitingRow } from './review-store.ts';

/** Orders that an administrator confirms before they are packed. */
export const orderReviewHandlers = (
  deps: ReviewDependencies,
): Handlers<keyof typeof orderReviewEndpoints> => ({
  'GET /api/admin/orders/waiting': async () => {
    const rows = await findWaitingOrders(deps.db);
    return accept({ orders: rows.map(toJson), total: rows[0]?.waiting ?? 0 });
  },

  'POST /api/admin/orders/{id}/review': ({ caller, params, body }) =>
    reviewOrder(deps, caller.profileId, params.id, body),
});

const toJson = (row: WaitingRow): WaitingOrderJson => ({
  id: row.id,
  number: row.number,
  ...orderMoney.toJson({ totalCents: row.total_cents }),
  item_count: row.items.reduce((sum, { quantity }) => sum + quantity, 0),
  customer: {
    full_name: row.full_name,
    email: row.email,
    phone: row.recipient_phone,
    hospital: row.hospital,
    since: row.since.toISOString(),
    delivered_orders: row.delivered_orders,
    open_orders: row.open_orders,
  },
  items: row.items.map(({ total_price_cents, ...item }) => ({
    ...item,
    ...orderItemMoney.toJson({ totalCents: total_price_cents }),
  })),
  delivery_date: row.delivery_date,
  delivery_window: row.delivery_window,
  delivery_label: orderAddressLabel(row.delivery_address),
  created_at: row.created_at.toISOString(),
  due_at: row.review_due_at.toISOString(),
  version: row.version,
});
