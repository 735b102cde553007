import { cutOffOf, lateSlots } from '@nutricion/domain/fulfilment/lateness';
import { type RawBuilder, sql } from 'kysely';
import { statusList } from '../../platform/db/status-list.ts';

/** `isLate` of the domain as a condition on `o`, so that the database can page by it. */
export const isLateInSql = (nowMs: number): RawBuilder<boolean> => {
  const slots = lateSlots(nowMs);
  const isBehind = (cutOff: keyof typeof slots) => sql`(
    o.status in (${statusList((status) => cutOffOf(status) === cutOff)})
    and (o.delivery_date, o.delivery_window) <= (${slots[cutOff].date}::date, ${slots[cutOff].windowId})
  )`;
  return sql<boolean>`(${isBehind('packing')} or ${isBehind('window')})`;
};
