import type { RecallJson, RecallRowJson } from '@nutricion/contract/stock/recalls';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { linesToJson, lotToJson, type NotifiedLine } from './recall-preview.ts';

/** Most recalls in a response. */
const MAX_SHOWN_RECALLS = 100;

export const listRecalls = async (db: Kysely<Schema>): Promise<RecallRowJson[]> => {
  const { rows } = await sql<Omit<RecallRowJson, 'at'> & { readonly at: Date }>`
    select r.id, r.reason, p.full_name as by, r.created_at as at,
      (select coalesce(array_agg(l.code order by l.code), '{}') from recall_lots t join lots l on l.id = t.lot_id
        where t.recall_id = r.id) as lots,
      (select count(distinct i.order_id) from recall_lines t join order_items i on i.id = t.order_item_id
        where t.recall_id = r.id) as order_count,
      (select count(distinct i.order_id) from recall_lines t join order_items i on i.id = t.order_item_id
        where t.recall_id = r.id and t.told_at is not null) as told_count
    from recalls r left join profiles p on p.id = r.actor_id
    order by r.created_at desc, r.id limit ${MAX_SHOWN_RECALLS}
  `.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** A recall as it was made, with the current state of its orders. */
export const readRecall = async (
  db: Kysely<Schema>,
  id: string,
  nowMs: number,
): Promise<Result<RecallJson, Refusal>> => {
  const recall = await db
    .selectFrom('recalls as r')
    .leftJoin('profiles as p', 'p.id', 'r.actor_id')
    .select(['r.id', 'r.reason', 'r.message', 'r.tells_possible', 'r.created_at', 'p.full_name as by'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!recall) return refuse({ kind: 'not-found', what: 'ese retiro' });
  const { created_at, ...fields } = recall;
  const lots = await db
    .selectFrom('recall_lots as t')
    .innerJoin('lots as l', 'l.id', 't.lot_id')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.id', 'p.title as product', 'l.code', 'l.supplier', 'l.expires_on', 'l.received_at'])
    .select(['l.received_units', 'l.held_at', 't.withdrawn_units', 't.promised_units'])
    .where('t.recall_id', '=', id)
    .orderBy('p.title')
    .orderBy('l.code')
    .execute();
  return accept({
    ...fields,
    at: created_at.toISOString(),
    lots: lots.map((lot) => lotToJson(lot, nowMs)),
    lines: await linesToJson(db, await readLines(db, id)),
  });
};

const readLines = async (db: Kysely<Schema>, recallId: string): Promise<readonly NotifiedLine[]> =>
  db
    .selectFrom('recall_lines as t')
    .innerJoin('order_items as i', 'i.id', 't.order_item_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .innerJoin('lots as l', 'l.id', 't.lot_id')
    .select([
      't.lot_id',
      't.order_item_id as item_id',
      't.certainty',
      't.units',
      't.told_at',
      't.refund_asked_at',
    ])
    .select(['o.id as order_id', 'o.user_id', 'o.status', 'i.title as product', 'l.code as lot'])
    .where('t.recall_id', '=', recallId)
    .orderBy('t.certainty')
    .orderBy('o.delivery_date', 'desc')
    .orderBy('o.id')
    .orderBy('i.id')
    .execute();
