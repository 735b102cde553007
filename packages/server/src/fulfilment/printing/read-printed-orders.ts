import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { orderItemMoney, orderMoney, stopMoney } from '@nutricion/contract/orders/order-money';
import { homeAddressLine } from '@nutricion/domain/accounts/home-address';
import { zones } from '@nutricion/domain/catalog/zone';
import { defaultBags } from '@nutricion/domain/fulfilment/bags';
import { shiftOfWindow } from '@nutricion/domain/fulfilment/shift';
import { sortStops } from '@nutricion/domain/fulfilment/sort-stops';
import { initialsOf } from '@nutricion/domain/kit/initials';
import { changeToBringCents } from '@nutricion/domain/orders/cash-tender';
import { dueLineCents, dueSum, dueUnits } from '@nutricion/domain/orders/due-price';
import type { Kysely } from 'kysely';
import { dueLine, type OrderAddress } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { toCollectCents } from '../delivery/to-collect.ts';

/** What labels, slips and the route sheet show of these orders, in the route's order. */
export const readPrintedOrders = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<PrintedOrderJson[]> => {
  if (ids.length === 0) return [];
  const [orders, items, prints, entrances] = await Promise.all([
    readOrders(db, ids),
    readItems(db, ids),
    readPrints(db, ids),
    readEntrances(db, ids),
  ]);
  const printed = orders.map((order) => ({
    ...printedOrder(
      order,
      items.filter(({ order_id }) => order_id === order.id),
      prints.filter(({ order_id }) => order_id === order.id),
    ),
    entrance: entranceOf(order, entrances),
  }));
  const stops = printed.map((order) => ({
    order,
    hospital: order.delivery_type === 'hospital' ? (order.hospital ?? '') : '',
    building: order.building,
    unit: order.unit,
    number: order.number,
  }));
  return sortStops(stops).map(({ order }) => order);
};

const readOrders = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('orders as o')
    .leftJoin('hospitals as h', 'h.id', 'o.hospital_id')
    .leftJoin('order_bags as b', 'b.order_id', 'o.id')
    .select(['o.id', 'o.number', 'o.status', 'o.recipient_name', 'o.recipient_phone', 'o.delivery_type'])
    .select(['o.delivery_address', 'o.delivery_date', 'o.delivery_window', 'o.payment_method'])
    .select(toCollectCents.as('to_collect_cents'))
    .select('o.cash_tender_cents')
    .select(['o.packed_subtotal_cents', 'o.packed_tax_cents', 'o.packed_total_cents', 'o.ivu_basis_points'])
    .select(['o.hospital_id', 'h.name as hospital', 'b.dry', 'b.cold'])
    .where('o.id', 'in', ids)
    .execute();

const readItems = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'i.order_id', 'i.title', 'i.package_label', 'i.quantity', 'i.total_price_cents'])
    .select(['i.is_incentive', 'i.tax_class', 'i.picked_quantity', 'i.cancelled_quantity'])
    .select(['i.substitutes_item_id', 'i.agreed_cents', 'p.zone'])
    .where('i.order_id', 'in', ids)
    .orderBy('i.id')
    .execute();

/** The last print of each kind. */
const readPrints = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('order_prints as p')
    .leftJoin('profiles as who', 'who.id', 'p.actor_id')
    .distinctOn(['p.order_id', 'p.kind'])
    .select(['p.order_id', 'p.kind', 'p.printed_at', 'who.full_name as by'])
    .where('p.order_id', 'in', ids)
    .orderBy('p.order_id')
    .orderBy('p.kind')
    .orderBy('p.sequence', 'desc')
    .execute();

/** Doors of the orders' hospitals, one a shift. */
const readEntrances = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom('hospital_entrances as e')
    .select(['e.hospital_id', 'e.shift', 'e.door', 'e.contact', 'e.phone', 'e.instructions'])
    .where('e.hospital_id', 'in', (query) =>
      query.selectFrom('orders as o').select('o.hospital_id').where('o.id', 'in', ids),
    )
    .execute();

const entranceOf = (
  { delivery_type, hospital_id, delivery_window }: OrderRow,
  entrances: Awaited<ReturnType<typeof readEntrances>>,
): PrintedOrderJson['entrance'] => {
  const shift = shiftOfWindow(delivery_window);
  const found = entrances.find((each) => each.hospital_id === hospital_id && each.shift === shift);
  if (delivery_type !== 'hospital' || !found) return null;
  const { hospital_id: _, ...entrance } = found;
  return entrance;
};

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];
type ItemRow = Awaited<ReturnType<typeof readItems>>[number];
type PrintRow = Awaited<ReturnType<typeof readPrints>>[number];

const printedOrder = (
  order: OrderRow,
  items: readonly ItemRow[],
  prints: readonly PrintRow[],
): Omit<PrintedOrderJson, 'entrance'> => {
  const address = order.delivery_address as OrderAddress | null;
  const coming = items.filter((item) => dueUnits(dueLine(item)) > 0);
  const inIt = zones.filter((zone) => coming.some((item) => item.zone === zone));
  const sums = chargedSums(order, items);
  const toCollectCents = order.to_collect_cents > 0 ? sums.totalCents : 0;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    recipient: order.recipient_name,
    initials: initialsOf(order.recipient_name ?? ''),
    phone: order.recipient_phone,
    delivery_type: order.delivery_type,
    delivery_date: order.delivery_date,
    delivery_window: order.delivery_window,
    hospital: order.hospital,
    building:
      address === null ? '' : address.type === 'hospital' ? address.building : homeAddressLine(address),
    unit: address?.type === 'hospital' ? address.unit : '',
    bags:
      order.dry === null || order.cold === null
        ? { ...defaultBags(inIt), is_usual: true }
        : { dry: order.dry, cold: order.cold, is_usual: false },
    zones: [...inIt],
    lines: items.map((item) => ({
      title: item.title,
      package_label: item.package_label,
      zone: item.zone,
      asked: item.substitutes_item_id === null ? item.quantity : 0,
      comes: dueUnits(dueLine(item)),
      is_free: item.is_incentive,
      ...orderItemMoney.toJson({ totalCents: dueLineCents(dueLine(item)) }),
      stands_for: items.find(({ id }) => id === item.substitutes_item_id)?.title ?? null,
    })),
    sums: orderMoney.toJson(sums),
    payment_method: order.payment_method,
    ...stopMoney.toJson({
      toCollectCents,
      changeCents: changeToBringCents(order.cash_tender_cents, toCollectCents),
    }),
    prints: prints.map(({ kind, printed_at, by }) => ({ kind, at: printed_at.toISOString(), by })),
  };
};

/** Sums of the packed items, once packed; until then of the items to pack. */
const chargedSums = (order: OrderRow, items: readonly ItemRow[]) => {
  const {
    packed_subtotal_cents: subtotalCents,
    packed_tax_cents: taxCents,
    packed_total_cents: totalCents,
  } = order;
  return subtotalCents === null || taxCents === null || totalCents === null
    ? dueSum(items.map(dueLine), order.ivu_basis_points)
    : { subtotalCents, taxCents, totalCents };
};
