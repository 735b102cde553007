import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import type { Result } from '@nutricion/domain/kit/result';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readPurchaseOrder } from './purchase-reads.ts';

/** `alone`: nobody else changes an order meanwhile, since what runs short is counted over all of them. */
type Lock = 'together' | 'alone';

/** A change by who may, in a transaction of its own. */
export const writing = <T>(
  db: Kysely<Schema>,
  actorId: string,
  work: (trx: Transaction<Schema>) => Promise<Result<T, Refusal>>,
  lock: Lock = 'together',
): Promise<Result<T, Refusal>> =>
  rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, 'purchases.write');
    if (!allowed.ok) return allowed;
    await lockOrders(trx, lock);
    return work(trx);
  });

/** Before any row is locked. */
export const lockOrders = async (trx: Transaction<Schema>, lock: Lock): Promise<void> => {
  const locked = lock === 'alone' ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`;
  await sql`select ${locked}(${sql.lit(ORDERS_LOCK)})`.execute(trx);
};

/** The key of the advisory lock on what is ordered. */
const ORDERS_LOCK = 7_365;

export const insertDraft = async (
  trx: Transaction<Schema>,
  draft: Pick<Insertable<Schema['purchase_orders']>, 'supplier_id' | 'made_by_shop'>,
): Promise<string> =>
  (await trx.insertInto('purchase_orders').values(draft).returning('id').executeTakeFirstOrThrow()).id;

export const touch = (trx: Transaction<Schema>, id: string) =>
  trx
    .updateTable('purchase_orders')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

interface RecordedOrder {
  /** Null: the shop itself. */
  readonly actorId: string | null;
  readonly id: string;
  readonly action: Extract<AuditAction, `purchase.${string}`>;
  readonly before: PurchaseOrderJson | null;
  readonly reason?: string | undefined;
}

/** Writes down the order as it was and as it is now. */
export const recordOrder = async (
  trx: Transaction<Schema>,
  { actorId, id, action, before, reason }: RecordedOrder,
): Promise<void> => {
  const after = await readPurchaseOrder(trx, id);
  if (!after) throw new Error(`purchase order ${id} vanished under its lock`);
  await recordChange(trx, {
    ...{ actorId, action, subjectType: 'purchase', subjectId: id, reason },
    before: before && snapshot(before),
    after: snapshot(after),
  });
};

const snapshot = ({ number, supplier, state, note, expected_on, lines }: PurchaseOrderJson) => ({
  name: `${number}, ${supplier.name}`,
  state,
  note,
  expected_on,
  lines: lines.map(
    ({ title, units, received_units, cost }) =>
      `${title}: ${units}${cost === null ? '' : ` a $${cost.toFixed(2)}`}${received_units > 0 ? `, recibidas ${received_units}` : ''}`,
  ),
});
