import { isCalledOff } from '@nutricion/domain/orders/order-status';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PaymentModel } from './state-machine.steps.builders.ts';

/** Lets clock, providers and a user finish everything without further faults. */
export const recoverAll = async ({
  fixture,
  orderId,
  number,
  payments,
  mend,
  sessions,
}: PaymentModel): Promise<void> => {
  fixture.stripe.clearFaults(orderId);
  fixture.ath.clearFaults(number);
  // What was confirmed at ATH Móvil and isn't taken ends by its own clock.
  fixture.pass(15);
  for (let round = 0; round < 3; round += 1) {
    await fixture.reconcileLater();
    for (const { provider_ref } of await sessions()) await fixture.stripe.finishRefunds(provider_ref ?? '');
    for (const { id } of await payments()) await fixture.settle(id);
    await mend('retry');
  }
};

/** The three sums of an order's money and its units, against what its providers did. */
export const expectFit = async (paymentModel: PaymentModel): Promise<void> => {
  const { fixture, orderId, payments } = paymentModel;
  const { status, packed_total_cents: packedCents } = await fixture.db
    .selectFrom('orders')
    .select(['status', 'packed_total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = await payments();
  for (const row of rows) expect(['cobrando', 'devolviendo', 'en_duda', 'creado']).not.toContain(row.status);
  expect(rows.filter(({ is_spare, status }) => is_spare && status === 'cobrado')).toEqual([]);

  const captured = capturedBy(paymentModel, rows);
  for (const cents of captured.captures) expect(cents).toBeLessThanOrEqual(600);
  const own = rows.find(({ is_spare, captured_cents }) => !is_spare && captured_cents > 0);
  expect(captured.net - (await refundedByHand(paymentModel))).toBe(
    await targetCents(paymentModel, status, packedCents, own),
  );
  if (packedCents !== null && own?.provider === 'stripe')
    expect(own.captured_cents).toBeLessThanOrEqual(packedCents);
  if (isCalledOff(status)) expect(rows.some((row) => row.status === 'autorizado')).toBe(false);
  await expectUnits(paymentModel, status);
};

/** What both providers captured and refunded for the order, and what was paid on delivery. */
const capturedBy = (
  { fixture, orderId, number }: PaymentModel,
  rows: Awaited<ReturnType<PaymentModel['payments']>>,
) => {
  const card = fixture.stripe.effects.filter((effect) => effect.orderId === orderId);
  const ath = fixture.ath.effects.filter((effect) => effect.orderNumber === number);
  const captures = [
    ...card.filter(({ kind }) => kind === 'capture').map(({ amount }) => amount),
    ...ath.filter(({ kind }) => kind === 'authorization').map(({ cents }) => cents),
    ...rows.filter(({ provider }) => provider === 'door').map((row) => row.captured_cents),
  ];
  const back =
    fixture.stripe.refundedFor(orderId) +
    sum(ath.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents));
  return { captures, net: sum(captures) - back };
};

const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

const refundedByHand = async ({ fixture, orderId }: PaymentModel): Promise<number> => {
  const { cents } = await fixture.db
    .selectFrom('payment_operations as o')
    .innerJoin('payments as p', 'p.id', 'o.payment_id')
    .select(sql<number>`coalesce(sum(o.amount_cents), 0)::int`.as('cents'))
    .where('p.order_id', '=', orderId)
    .where('o.provider_ref', '=', 'manual')
    .executeTakeFirstOrThrow();
  return cents;
};

/** The amount the shop should have of an order in this state. */
const targetCents = async (
  { fixture, orderId }: PaymentModel,
  status: string,
  packedCents: number | null,
  own: Awaited<ReturnType<PaymentModel['payments']>>[number] | undefined,
): Promise<number> => {
  if (own === undefined) return 0;
  const { kept: retained } = await fixture.db
    .selectFrom('audit_log')
    .select(sql<number>`coalesce(sum((after->>'kept')::numeric * 100), 0)::int`.as('kept'))
    .where('subject_id', '=', orderId)
    .where('action', '=', 'order.cancel')
    .executeTakeFirstOrThrow();
  if (status === 'cancelado') return retained;
  if (status === 'vencido') return 0;
  const { back, due } = await fixture.db
    .selectFrom('order_items as i')
    .select(sql<number>`(i.quantity - i.cancelled_quantity) * 200`.as('due'))
    .select(
      sql<number>`coalesce((select sum(cents) from refund_lines l where l.order_item_id = i.id), 0)::int`.as(
        'back',
      ),
    )
    .where('i.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (packedCents ?? due) - back;
};

/** Every unit is in stock, written off, or with the order, and the ledger agrees. */
const expectUnits = async (
  { fixture, orderId, productId }: PaymentModel,
  status: Parameters<typeof isCalledOff>[0],
) => {
  const { stock } = await fixture.stockOf(productId);
  const { total, lost } = await fixture.db
    .selectFrom('stock_movements')
    .select(sql<number>`sum(units)::int`.as('total'))
    .select(sql<number>`coalesce(-sum(units) filter (where kind = 'merma'), 0)::int`.as('lost'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  expect(total).toBe(stock);
  const { held } = await fixture.db
    .selectFrom('order_items as i')
    .select(
      sql<number>`(coalesce(picked_quantity, quantity - cancelled_quantity) - coalesce((
        select sum(l.quantity) from refund_lines l where l.order_item_id = i.id and l.restock), 0))::int`.as(
        'held',
      ),
    )
    .where('i.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(stock + lost + (isCalledOff(status) ? 0 : held)).toBe(3);
};
