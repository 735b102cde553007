import { randomUUID } from 'node:crypto';
import type { MoneyEffect } from '@nutricion/domain/orders/order-transitions';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { targetOfTransition } from '@nutricion/domain/payments/settle-order';
import { sql } from 'kysely';
import type { OperationDependencies, PaymentTransaction } from './payment-dependencies.ts';
import { changePayment, lockPaymentOf, type PaymentRow } from './payment-store.ts';
import { type OperationRequest, requestNextOperation } from './request-operation.ts';

interface SettledOrder {
  readonly id: string;
}

/**
 * Sets the payment's target amount after a transition of a locked order and writes the operation that is needed, in
 * the same transaction. The provider is called after the commit.
 * @param retained what the shop retains of a cancelled order
 */
export const settleMoney = async (
  deps: OperationDependencies,
  trx: PaymentTransaction,
  order: SettledOrder,
  effect: Exclude<MoneyEffect, 'none'> | 'lower-due',
  {
    retained = 'nothing',
    ...request
  }: OperationRequest & { readonly retained?: { readonly retainedCents: number } | 'nothing' } = {},
): Promise<void> => {
  const payment = await lockPaymentOf(trx, order.id);
  if (!payment) return;
  if (effect === 'lower-due') {
    // An authorisation is captured for the packed amount later, so nothing changes now.
    if (retained === 'nothing' || payment.captured_cents - payment.refunded_cents <= retained.retainedCents)
      return;
    const lowered = await changePayment(trx, payment, { wanted_cents: retained.retainedCents }, deps.now());
    await requestNextOperation(deps, trx, lowered, request);
    return;
  }
  const sums = await readSums(trx, order.id);
  const transitionTarget = targetOfTransition(effect, sums, retained);
  if (transitionTarget === null) return;
  const targetAmount =
    effect === 'capture-packed' ? await lessRefunded(trx, payment, transitionTarget) : transitionTarget;
  const changed = await changePayment(trx, payment, { wanted_cents: targetAmount }, deps.now());
  await requestNextOperation(deps, trx, changed, request);
};

/**
 * Refunds of lines that are still packed remain refunded, even if the provider refused them first: a retry has no
 * lines of its own. The target never rises above what was captured.
 */
const lessRefunded = async (
  trx: PaymentTransaction,
  payment: PaymentRow,
  packedCents: number,
): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.cents + l.tax_cents), 0)::int as cents
    from refund_lines l
    join payment_operations o on o.id = l.operation_id
    join order_items i on i.id = l.order_item_id and coalesce(i.picked_quantity, i.quantity) > 0
    where o.payment_id = ${payment.id}
  `.execute(trx);
  const targetAmount = Math.max(0, packedCents - (rows[0]?.cents ?? 0));
  return payment.captured_cents === 0
    ? targetAmount
    : Math.min(targetAmount, payment.wanted_cents ?? payment.captured_cents - payment.refunded_cents);
};

const readSums = async (trx: PaymentTransaction, orderId: string) => {
  const { total_cents, packed_total_cents } = await trx
    .selectFrom('orders')
    .select(['total_cents', 'packed_total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    totalCents: total_cents,
    packedCents: packed_total_cents,
  };
};

/** Records what a driver was paid when handing over an order: the packed amount, in full. */
export const recordPaymentOnDelivery = async (
  { now }: Pick<OperationDependencies, 'now'>,
  trx: PaymentTransaction,
  order: Pick<SettledOrder, 'id'>,
  { way, reference }: { readonly way: OnDeliveryMethod; readonly reference: string | null },
): Promise<void> => {
  const { totalCents, packedCents } = await readSums(trx, order.id);
  const cents = packedCents ?? totalCents;
  await trx.updateTable('orders').set({ payment_status: 'pagado' }).where('id', '=', order.id).execute();
  if (cents === 0) return;
  await trx
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: order.id,
      method: 'on-delivery',
      provider: 'door',
      door_way: way,
      reference,
      status: 'cobrado',
      amount_cents: cents,
      authorized_cents: cents,
      captured_cents: cents,
      authorized_at: new Date(now()),
      created_at: new Date(now()),
      changed_at: new Date(now()),
    })
    .execute();
};
