import type { Zone } from '@nutricion/domain/catalog/zone';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { isCalledOff } from '@nutricion/domain/orders/order-status';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { isOpenOperation } from '@nutricion/domain/payments/payment';
import { type RefundableLine, refundOfLines } from '@nutricion/domain/payments/refund-lines';
import { isRestockable } from '@nutricion/domain/stock/is-restockable';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import type { OperationDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { changePayment, findOperations, type PaymentRow } from './payment-store.ts';
import { writeOperation } from './request-operation.ts';

export interface RefundRequest {
  readonly actorId: string;
  readonly reason: string;
  readonly lines: readonly RefundedUnits[];
  /** How a payment on delivery is paid back; the way it was paid unless given. Not for a provider's payments. */
  readonly byHand?: OnDeliveryMethod | undefined;
}

interface RefundedUnits {
  readonly itemId: number;
  readonly quantity: number;
  readonly restocks: boolean;
}

/**
 * Writes the refund of some units of a packed order, with its reason, for a locked payment: their share of what was
 * charged, never more than is left. A payment on delivery is paid back by hand, so its refund is done as it is
 * written; the caller then calls `finishManualRefund`. The caller moves the stock.
 * @returns what is refunded, in cents
 */
export const refundByLines = async (
  deps: Pick<OperationDependencies, 'now' | 'enqueuePayment'>,
  trx: PaymentTransaction,
  row: PaymentRow,
  request: RefundRequest,
): Promise<Result<number, Refusal>> => {
  if (row.provider !== 'door' && request.byHand) return refuse(refundedByProvider);
  const operations = await findOperations(trx, row.id);
  if (row.status !== 'cobrado' || operations.some(({ state }) => isOpenOperation(state)))
    return refuse(notNow);
  if (operations.findLast(({ kind }) => kind === 'refund')?.state === 'rechazada')
    return refuse(refusedFirst);
  const { packed_total_cents, ivu_basis_points, status } = await trx
    .selectFrom('orders')
    .select(['packed_total_cents', 'ivu_basis_points', 'status'])
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (packed_total_cents === null) return refuse(notPacked);
  const requestedLines = request.lines.map(({ itemId, quantity }) => ({ id: itemId, quantity }));
  const lines = await readRefundableLines(trx, [row.order_id]);
  const spoilt = lines.find(
    ({ id, zone }) =>
      !isRestockable(zone, status) && request.lines.some(({ itemId, restocks }) => itemId === id && restocks),
  );
  if (spoilt) return refuse(alreadyLeftStore(spoilt.title));
  if (isCalledOff(status) && request.lines.some(({ restocks }) => restocks)) return refuse(alreadyRefunded);
  const refund = refundOfLines(lines, requestedLines, ivu_basis_points);
  const remaining = row.captured_cents - row.refunded_cents;
  const cents = Math.min(remaining, refund?.reduce((sum, line) => sum + line.cents + line.taxCents, 0) ?? 0);
  if (!refund || cents <= 0) return refuse(notThatMuch);
  const lowered = await changePayment(trx, row, { wanted_cents: remaining - cents }, deps.now());
  const operation = { kind: 'refund', amountCents: cents } as const;
  const byHand = row.provider === 'door' ? (request.byHand ?? row.door_way) : null;
  const { actorId, reason } = request;
  const { operationId } = await writeOperation(deps, trx, lowered, operation, { actorId, reason, byHand });
  await trx
    .insertInto('refund_lines')
    .values(
      refund.map((line) => ({
        operation_id: operationId,
        order_item_id: line.id,
        quantity: line.quantity,
        cents: line.cents,
        tax_cents: line.taxCents,
        restock: request.lines.some(({ itemId, restocks }) => itemId === line.id && restocks),
      })),
    )
    .execute();
  return accept(cents);
};

interface SoldLine extends RefundableLine {
  readonly orderId: string;
  /** Of the incentive. */
  readonly isFree: boolean;
  readonly title: string;
  readonly zone: Zone;
}

/** Orders' lines with the units already refunded, including refunds that the provider refused. */
export const readRefundableLines = async (
  db: Kysely<Schema>,
  orderIds: readonly string[],
): Promise<readonly SoldLine[]> => {
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.order_id', 'i.title', 'p.zone', 'i.is_incentive'])
    .select(['i.id', 'i.quantity', 'i.total_price_cents', 'i.cancelled_quantity', 'i.picked_quantity'])
    .select(['i.tax_class', 'i.agreed_cents'])
    .select((query) =>
      query
        .selectFrom('refund_lines as l')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('l.quantity'), query.lit(0)).as('units'))
        .whereRef('l.order_item_id', '=', 'i.id')
        .as('refunded'),
    )
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.id')
    .execute();
  return items.map((item) => ({
    id: Number(item.id),
    orderId: item.order_id,
    title: item.title,
    isFree: item.is_incentive,
    zone: item.zone,
    quantity: item.quantity,
    totalCents: item.total_price_cents,
    cancelledQuantity: item.cancelled_quantity,
    pickedQuantity: item.picked_quantity,
    taxClass: item.tax_class ?? 'exento',
    agreedCents: item.agreed_cents,
    refundedQuantity: Number(item.refunded ?? 0),
  }));
};

const alreadyLeftStore = (title: string): Refusal => ({
  kind: 'wrong-state',
  detail: `«${title}» ya salió de la tienda: lo fresco no se vende otra vez. Quítale la marca de inventario y devuelve el dinero.`,
});
const alreadyRefunded: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ese pedido se canceló, y lo suyo ya volvió al inventario o se descartó. Quítale la marca de inventario y devuelve el dinero.',
};
const notNow: Refusal = {
  kind: 'wrong-state',
  detail:
    'Este pago no está cobrado o tiene algo a medias. Espera dos minutos, vuelve a cargar e intenta otra vez.',
};
const refusedFirst: Refusal = {
  kind: 'wrong-state',
  detail: 'Hay una devolución rechazada. Reinténtala o anota cómo la hiciste, y después devuelve lo demás.',
};
const refundedByProvider: Refusal = {
  kind: 'invalid-input',
  errors: { way: 'Este pago se devuelve a la misma cuenta con que se pagó.' },
};
const notPacked: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido todavía no se empaca. Cancela la línea desde el pedido y no se cobra.',
};
const notThatMuch: Refusal = {
  kind: 'wrong-state',
  detail: 'De esas líneas no queda tanto por devolver. Revisa las cantidades.',
};
