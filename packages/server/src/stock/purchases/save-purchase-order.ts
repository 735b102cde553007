import { MISSING_REASON } from '@nutricion/contract/kit/change-reason';
import { costMoney } from '@nutricion/contract/kit/money';
import type { PurchaseLineForm, PurchaseOrderJson } from '@nutricion/contract/stock/purchase-orders';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  type PurchaseMove,
  type PurchaseState,
  purchaseMovesFrom,
  stateAfterMove,
} from '@nutricion/domain/stock/purchase-order';
import { sql, type Transaction } from 'kysely';
import { lastChange } from '../../platform/admin/last-change.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { StockDependencies } from '../stock-dependencies.ts';
import { insertDraft, recordOrder, touch, writing } from './change-orders.ts';
import { readPurchaseOrder, unknownOrder } from './purchase-reads.ts';

type SaveResult = Promise<Result<PurchaseOrderJson, Refusal>>;
type Deps = Pick<StockDependencies, 'db' | 'now' | 'enqueueMail'>;

interface Seen {
  readonly actorId: string;
  readonly id: string;
  /** The version that the user saw; with another one the change is refused with the current order. */
  readonly version: number;
}

/** An empty draft. */
export const openPurchaseOrder = (deps: Deps, actorId: string, supplierId: string): SaveResult =>
  writing(deps.db, actorId, async (trx) => {
    const supplier = await trx
      .selectFrom('suppliers')
      .select('is_active')
      .where('id', '=', supplierId)
      .executeTakeFirst();
    if (!supplier?.is_active)
      return refuse({ kind: 'invalid-input', errors: { supplier_id: 'Escoge un suplidor activo.' } });
    const id = await insertDraft(trx, { supplier_id: supplierId });
    await recordOrder(trx, { actorId, id, action: 'purchase.create', before: null });
    return loaded(trx, id);
  });

interface DraftChanges {
  readonly note?: string | undefined;
  readonly expected_on?: string | null | undefined;
  readonly lines?: readonly PurchaseLineForm[] | undefined;
}

/** Changes a draft. One that changes nothing keeps the version and records nothing. */
export const editPurchaseOrder = (deps: Deps, seen: Seen, changes: DraftChanges): SaveResult =>
  changing(deps, seen, async (trx, before) => {
    if (before.state !== 'borrador') return refuse(notADraft);
    const { note = before.note, expected_on = before.expected_on, lines } = changes;
    const unknown = lines && (await unknownProducts(trx, lines));
    if (unknown && Object.keys(unknown).length > 0) return refuse({ kind: 'invalid-input', errors: unknown });
    const isSame =
      note === before.note && expected_on === before.expected_on && (!lines || hasLines(before, lines));
    if (isSame) return accept(before);
    await trx.updateTable('purchase_orders').set({ note, expected_on }).where('id', '=', before.id).execute();
    if (lines) await replaceLines(trx, before.id, lines);
    await touch(trx, before.id);
    await recordOrder(trx, { actorId: seen.actorId, id: before.id, action: 'purchase.edit', before });
    return loaded(trx, before.id);
  });

const notADraft: Refusal = {
  kind: 'wrong-state',
  detail: 'Esta orden ya salió. Lo que falte, ponlo en otra.',
};

const unknownProducts = async (
  trx: Transaction<Schema>,
  lines: readonly PurchaseLineForm[],
): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ id: string }>`
    select id from products where id = any(${lines.map(({ product_id }) => product_id)}::uuid[]) and archived_at is null
  `.execute(trx);
  const known = new Set(rows.map(({ id }) => id));
  return Object.fromEntries(
    lines.flatMap(({ product_id }, index) =>
      known.has(product_id)
        ? []
        : [[`lines.${index}.product_id`, 'Ese producto ya no está: quita la línea.']],
    ),
  );
};

const hasLines = (order: PurchaseOrderJson, lines: readonly PurchaseLineForm[]): boolean =>
  JSON.stringify(order.lines.map(({ product_id, units, cost }) => [product_id, units, cost])) ===
  JSON.stringify(lines.map(({ product_id, units, cost }) => [product_id, units, cost]));

const replaceLines = async (
  trx: Transaction<Schema>,
  orderId: string,
  lines: readonly PurchaseLineForm[],
): Promise<void> => {
  await trx.deleteFrom('purchase_order_lines').where('order_id', '=', orderId).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('purchase_order_lines')
    .values(
      lines.map(({ product_id, units, cost }, position) => ({
        ...{ order_id: orderId, product_id, position, units },
        cost_cents: costMoney.fromJson({ cost }).costCents,
      })),
    )
    .execute();
};

interface Moving {
  readonly move: PurchaseMove;
  readonly mail?: boolean | undefined;
  readonly reason?: string | undefined;
}

/** Sends, closes or cancels an order. */
export const movePurchaseOrder = (deps: Deps, seen: Seen, { move, mail, reason }: Moving): SaveResult =>
  changing(deps, seen, async (trx, before) => {
    if (!purchaseMovesFrom[before.state].includes(move)) return refuse(wrongMove(before.state));
    if (move !== 'send' && !reason)
      return refuse({ kind: 'invalid-input', errors: { reason: MISSING_REASON } });
    if (move === 'send' && before.lines.length === 0)
      return refuse({ kind: 'wrong-state', detail: 'No tiene productos. Añade al menos uno y envíala.' });
    const to = move === 'send' && mail ? before.supplier.email : null;
    if (to === '')
      return refuse({
        kind: 'wrong-state',
        detail: `${before.supplier.name} no tiene correo. Escríbelo en su página, o márcala como enviada e imprímela.`,
      });
    await trx
      .updateTable('purchase_orders')
      .set({
        state: stateAfterMove[move],
        ...(move === 'send' && { sent_at: new Date(deps.now()), sent_to: to }),
      })
      .where('id', '=', before.id)
      .execute();
    await touch(trx, before.id);
    const { actorId } = seen;
    await recordOrder(trx, { actorId, id: before.id, action: `purchase.${move}`, before, reason });
    if (to) await deps.enqueueMail(trx, { kind: 'purchase-order', orderId: before.id });
    return loaded(trx, before.id);
  });

const wrongMove = (state: PurchaseState): Refusal => ({
  kind: 'wrong-state',
  detail:
    state === 'enviada' || state === 'parcial'
      ? 'Esta orden ya salió. Recibe lo que llegó, o ciérrala si lo demás no viene.'
      : 'Esta orden ya terminó. Haz otra si hace falta.',
});

const changing = (
  deps: Deps,
  { actorId, id, version }: Seen,
  change: (trx: Transaction<Schema>, before: PurchaseOrderJson) => SaveResult,
): SaveResult =>
  writing(deps.db, actorId, async (trx) => {
    await sql`select from purchase_orders where id = ${id} for update`.execute(trx);
    const before = await readPurchaseOrder(trx, id);
    if (!before) return refuse(unknownOrder);
    if (before.version !== version) {
      const change = { current: before, ...(await lastChange(trx, 'purchase', id)) };
      return refuse({ kind: 'stale-version', change });
    }
    return change(trx, before);
  });

const loaded = async (trx: Transaction<Schema>, id: string): SaveResult => {
  const order = await readPurchaseOrder(trx, id);
  return order ? accept(order) : refuse(unknownOrder);
};
