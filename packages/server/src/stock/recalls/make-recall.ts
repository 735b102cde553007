import type { RecallJson, recallBodySchema } from '@nutricion/contract/stock/recalls';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { isRefundDue, recallEffect } from '@nutricion/domain/stock/recall';
import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockProducts } from '../lock-product.ts';
import { moveStock, recordStock } from '../move-stock.ts';
import type { StockDependencies } from '../stock-dependencies.ts';
import { findRecallLines, type RecallLine } from './recall-lines.ts';
import { readRecalledLots, withdrawals } from './recall-preview.ts';
import { readRecall } from './recall-reads.ts';

type Recall = z.output<typeof recallBodySchema>;

/**
 * Recalls lots in one transaction: quarantines them, removes their units from the stock, adds a note to each affected order, queues a mail for each
 * customer, and requests refunds of charged units. A repeated request does it once.
 */
export const makeRecall = async (
  deps: StockDependencies,
  { profileId: actorId }: Caller,
  body: Recall,
): Promise<Result<RecallJson, Refusal>> => {
  const made = await rollBackOnRefusal(deps.db, async (trx): Promise<Result<readonly string[], Refusal>> => {
    if (!(await beginRecall(trx, actorId, body))) return accept([]);
    // Orders are locked before products and lots, as in picking, to prevent deadlocks.
    await lockOrders(trx, await findRecallLines(trx, body.lot_ids));
    const quarantined = await quarantineLots(deps, trx, actorId, body);
    if (!quarantined.ok) return quarantined;
    await recallFromOrders(deps, trx, actorId, body);
    return quarantined;
  });
  if (!made.ok) return made;
  if (made.value.length > 0) deps.announceStock(made.value);
  return readRecall(deps.db, body.id, deps.now());
};

/** False if the recall exists already. */
const beginRecall = async (trx: Transaction<Schema>, actorId: string, body: Recall): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('recalls')
    .values({
      id: body.id,
      reason: body.reason,
      message: body.message,
      tells_possible: body.tells_possible,
      actor_id: actorId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const lockOrders = (trx: Transaction<Schema>, lines: readonly RecallLine[]) =>
  sql`
    select from orders where id = any(${lines.map(({ order_id }) => order_id)}::uuid[]) order by id for key share
  `.execute(trx);

const quarantineLots = async (
  { now }: StockDependencies,
  trx: Transaction<Schema>,
  actorId: string,
  { id, lot_ids, reason }: Recall,
): Promise<Result<readonly string[], Refusal>> => {
  const productIds = (await readRecalledLots(trx, lot_ids)).map(({ product_id }) => product_id);
  const products = await lockProducts(trx, productIds);
  await sql`select from lots where id = any(${lot_ids}::uuid[]) order by id for no key update`.execute(trx);
  const lots = withdrawals(await readRecalledLots(trx, lot_ids));
  if (lots.length < new Set(lot_ids).size) return refuse({ kind: 'not-found', what: 'alguno de esos lotes' });
  if (lots.some(({ held_at }) => held_at !== null)) return refuse(alreadyQuarantined);
  await trx
    .updateTable('lots')
    .set({ held_at: new Date(now()) })
    .where('id', 'in', lot_ids)
    .execute();
  for (const lot of lots) {
    await trx
      .insertInto('recall_lots')
      .values({
        recall_id: id,
        lot_id: lot.id,
        withdrawn_units: lot.withdrawn_units,
        promised_units: lot.promised_units,
      })
      .execute();
    const movementBase = { actorId, reason: `Retiro: ${reason}`.slice(0, 500) };
    // Sold units left the stock earlier: pickers will report them missing.
    await moveStock(trx, lot.product_id, { ...movementBase, kind: 'ajuste', units: lot.promised_units });
    await moveStock(trx, lot.product_id, {
      ...movementBase,
      kind: 'merma',
      units: -(lot.withdrawn_units + lot.promised_units),
      lotId: lot.id,
    });
  }
  for (const product of products) {
    const own = lots.filter(({ product_id }) => product_id === product.id);
    const withdrawn = own.reduce((sum, lot) => sum + lot.withdrawn_units, 0);
    await recordStock(trx, product, {
      action: 'stock.recall',
      actorId,
      stock: product.stock - withdrawn,
      reason,
      lot: own.map(({ code }) => code).join(', '),
    });
  }
  return accept(products.map((product) => product.id));
};

const alreadyQuarantined: Refusal = {
  kind: 'wrong-state',
  detail: 'Uno de esos lotes ya está retirado. Vuelve a cargar la lista y escoge los demás.',
};

const recallFromOrders = async (
  { enqueueMail, refundLines, now }: StockDependencies,
  trx: Transaction<Schema>,
  actorId: string,
  { id, lot_ids, reason, tells_possible }: Recall,
): Promise<void> => {
  // Read again: quarantined lots can't be allocated to orders from here on.
  const lines = await findRecallLines(trx, lot_ids);
  const at = new Date(now());
  const notifiedLines = lines.filter(
    ({ certainty, user_id }) => user_id !== null && (certainty === 'lote' || tells_possible),
  );
  const people = new Set(notifiedLines.map(({ user_id }) => user_id as ProfileId));
  for (const orderId of new Set(lines.map(({ order_id }) => order_id))) {
    const own = lines.filter(({ order_id }) => order_id === orderId);
    const paidBack = own.filter(
      ({ status, certainty, is_paid }) => is_paid && isRefundDue(status, certainty),
    );
    const isRefundRequested =
      paidBack.length > 0 &&
      (await refundLines(trx, {
        orderId,
        lines: paidBack.map(({ item_id, units }) => ({ itemId: item_id, units })),
        actorId,
        reason,
        requestId: id,
      }));
    await insertLines(trx, id, own, {
      notifiedAt: (line) => (notifiedLines.includes(line) ? at : null),
      refundAt: (line) => (isRefundRequested && paidBack.includes(line) ? at : null),
    });
    const text = recallNote(own, reason, { isPaidBackByHand: paidBack.length > 0 && !isRefundRequested });
    await trx.insertInto('order_notes').values({ order_id: orderId, author_id: actorId, text }).execute();
  }
  for (const userId of people) await enqueueMail(trx, { kind: 'recall', recallId: id, userId });
  await recordChange(trx, {
    actorId,
    action: 'stock.recall',
    subjectType: 'recall',
    subjectId: id,
    before: null,
    after: {
      name: lot_ids.length === 1 ? '1 lote' : `${lot_ids.length} lotes`,
      lines: lines.length,
      told: people.size,
    },
    reason,
  });
};

const insertLines = (
  trx: Transaction<Schema>,
  recallId: string,
  lines: readonly RecallLine[],
  when: Readonly<Record<'notifiedAt' | 'refundAt', (line: RecallLine) => Date | null>>,
) =>
  trx
    .insertInto('recall_lines')
    .values(
      lines.map((line) => ({
        recall_id: recallId,
        lot_id: line.lot_id,
        order_item_id: line.item_id,
        certainty: line.certainty,
        units: line.units,
        told_at: when.notifiedAt(line),
        refund_asked_at: when.refundAt(line),
      })),
    )
    .execute();

/** The note on an order for staff: which units to take out or to check, why, and whether a refund is left to do. */
const recallNote = (
  lines: readonly RecallLine[],
  reason: string,
  { isPaidBackByHand }: { readonly isPaidBackByHand: boolean },
): string =>
  [
    `Retiro: ${reason}`,
    ...lines.map((line) => `${actionText(line)} ${line.units} × ${line.product}, lote ${line.lot}.`),
    ...(isPaidBackByHand ? ['Falta devolverle lo que pagó por eso.'] : []),
  ]
    .join('\n')
    .slice(0, 2_000);

const actionText = ({ status, certainty }: RecallLine): string => {
  if (certainty === 'producto') return 'Revisa el empaque: puede tener';
  return recallEffect(status) === 'take-out' ? 'Saca de la bolsa:' : 'Ya salió con';
};
