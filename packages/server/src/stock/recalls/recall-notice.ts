import { isRefundDue, recallEffect } from '@nutricion/domain/stock/recall';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { RecallMailLine } from '../mails/recall.ts';
import type { RecallLine } from './recall-lines.ts';

/** The contents of a customer's mail about a recall; null if no line concerns her any more. */
export const readRecallNotice = async (db: Kysely<Schema>, recallId: string, userId: string) => {
  const recall = await db
    .selectFrom('recalls')
    .select(['reason', 'message'])
    .where('id', '=', recallId)
    .executeTakeFirst();
  const { rows } = await sql<NoticeRow>`
    select i.title as product, l.code as lot, t.units, t.certainty, t.refund_asked_at, o.status, o.number as order
    from recall_lines t
    join lots l on l.id = t.lot_id
    join order_items i on i.id = t.order_item_id
    join orders o on o.id = i.order_id
    where t.recall_id = ${recallId} and t.told_at is not null and o.user_id = ${userId}
    order by t.certainty, o.number, i.id
  `.execute(db);
  return recall && rows.length > 0 ? { ...recall, lines: rows.map(toMailLine) } : null;
};

type NoticeRow = Pick<RecallLine, 'product' | 'lot' | 'units' | 'certainty' | 'status'> & {
  readonly order: string;
  readonly refund_asked_at: Date | null;
};

const toMailLine = ({ status, certainty, refund_asked_at, ...row }: NoticeRow): RecallMailLine => ({
  ...row,
  isSure: certainty === 'lote',
  money: refund_asked_at
    ? 'on-its-way'
    : recallEffect(status) !== 'throw-away'
      ? 'not-charged'
      : isRefundDue(status, certainty)
        ? 'by-hand'
        : 'if-found',
});
