import type { RecallLineJson, RecallPreviewJson } from '@nutricion/contract/stock/recalls';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { lotState, unitsLeftOfLot, withdrawLot } from '@nutricion/domain/stock/lots';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { ledgerUnits, reservedUnits } from '../ledger-units.ts';
import { findRecallLines, type RecallLine } from './recall-lines.ts';

/** What a recall of these lots would do now. */
export const previewRecall = async (
  db: Kysely<Schema>,
  lotIds: readonly string[],
  nowMs: number,
): Promise<RecallPreviewJson> => {
  const lots = await readRecalledLots(db, lotIds);
  const lines = await findRecallLines(db, lotIds);
  return {
    lots: withdrawals(lots).map((lot) => lotToJson(lot, nowMs)),
    lines: await linesToJson(
      db,
      lines.map((line) => ({ ...line, told_at: null, refund_asked_at: null })),
    ),
  };
};

/** Lots by id with their ledger units and the stock on hand. */
export const readRecalledLots = async (db: Kysely<Schema>, lotIds: readonly string[]) => {
  const { rows } = await sql<RecalledLot>`
    select l.id, l.product_id, p.title as product, p.stock, l.code, l.supplier, l.expires_on, l.received_at,
      l.received_units, l.held_at, ${ledgerUnits} as ledger_units, p.stock + ${reservedUnits} as units_on_hand
    from lots l join products p on p.id = l.product_id
    where l.id = any(${lotIds}::uuid[]) order by p.title, l.code, l.id
  `.execute(db);
  return rows;
};

interface RecalledLot {
  readonly id: string;
  readonly product_id: string;
  readonly product: string;
  readonly stock: number;
  readonly code: string;
  readonly supplier: string;
  readonly expires_on: string | null;
  readonly received_at: Date;
  readonly received_units: number;
  readonly held_at: Date | null;
  readonly ledger_units: number;
  readonly units_on_hand: number;
}

/** The units that each lot removes from the stock; for lots of one product together at most the stock on hand. */
export const withdrawals = (lots: readonly RecalledLot[]) => {
  const remainingStock = new Map(
    lots.map(({ product_id, stock, units_on_hand }) => [product_id, { stock, units_on_hand }]),
  );
  return lots.map((lot) => {
    const { stock, units_on_hand } = remainingStock.get(lot.product_id) ?? lot;
    const unitsLeft = unitsLeftOfLot(lot.ledger_units, units_on_hand);
    const removed = withdrawLot(unitsLeft, stock);
    remainingStock.set(lot.product_id, {
      stock: stock - removed.fromStock,
      units_on_hand: units_on_hand - unitsLeft,
    });
    return { ...lot, withdrawn_units: removed.fromStock, promised_units: removed.promised };
  });
};

type PreviewLot = Pick<
  ReturnType<typeof withdrawals>[number],
  Exclude<keyof RecallPreviewJson['lots'][number], 'state' | 'received_at'> | 'received_at' | 'held_at'
>;

export const lotToJson = (lot: PreviewLot, nowMs: number): RecallPreviewJson['lots'][number] => ({
  id: lot.id,
  product: lot.product,
  code: lot.code,
  supplier: lot.supplier,
  expires_on: lot.expires_on,
  received_at: lot.received_at.toISOString(),
  received_units: lot.received_units,
  withdrawn_units: lot.withdrawn_units,
  promised_units: lot.promised_units,
  state: lotState({ expiresOn: lot.expires_on, isQuarantined: lot.held_at !== null }, puertoRicoDate(nowMs)),
});

export type NotifiedLine = Omit<RecallLine, 'is_paid'> & {
  readonly told_at: Date | null;
  readonly refund_asked_at: Date | null;
};

/** Adds the customers to the lines. Names and addresses are read from the accounts, so they disappear with them. */
export const linesToJson = async (
  db: Kysely<Schema>,
  lines: readonly NotifiedLine[],
): Promise<RecallLineJson[]> => {
  const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
  const { rows: orders } = await sql<OrderRow>`
    select o.id, o.number, o.delivery_date, o.recipient_name, o.recipient_phone, h.name as hospital,
      p.full_name, p.email
    from orders o left join hospitals h on h.id = o.hospital_id left join profiles p on p.id = o.user_id
    where o.id = any(${orderIds}::uuid[])
  `.execute(db);
  const orderById = new Map(orders.map((order) => [order.id, order]));
  return lines.flatMap((line) => {
    const order = orderById.get(line.order_id);
    if (!order) return [];
    return {
      lot_id: line.lot_id,
      lot: line.lot,
      item_id: line.item_id,
      product: line.product,
      certainty: line.certainty,
      units: line.units,
      order_id: line.order_id,
      order: order.number,
      status: line.status,
      delivery_date: order.delivery_date,
      hospital: order.hospital,
      person: order.full_name ?? order.recipient_name,
      email: order.email,
      phone: order.recipient_phone,
      told_at: line.told_at?.toISOString() ?? null,
      refund_asked_at: line.refund_asked_at?.toISOString() ?? null,
    };
  });
};

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly delivery_date: string;
  readonly recipient_name: string | null;
  readonly recipient_phone: string | null;
  readonly hospital: string | null;
  readonly full_name: string | null;
  readonly email: string | null;
}
