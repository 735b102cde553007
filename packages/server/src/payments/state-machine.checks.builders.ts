import { isCalledOff } from '@nutricion/domain/orders/order-status';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type PaymentModel, taxOf } from './state-machine.steps.builders.ts';

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
  for (const cents of captured.captures) expect(cents).toBeLessThanOrEqual(823);
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
  const items = await fixture.db
    .selectFrom('order_items as i')
    .select('i.tax_class')
    .select(sql<number>`(i.quantity - i.cancelled_quantity) * i.unit_price_cents`.as('due'))
    .select(
      sql<number>`coalesce((select sum(cents + tax_cents) from refund_lines l where l.order_item_id = i.id), 0)::int`.as(
        'back',
      ),
    )
    .where('i.order_id', '=', orderId)
    .execute();
  const taxedCents = sum(items.filter(({ tax_class }) => tax_class === 'gravado').map(({ due }) => due));
  const dueCents = sum(items.map(({ due }) => due)) + taxOf(taxedCents);
  return (packedCents ?? dueCents) - sum(items.map(({ back }) => back));
};

/** Every unit is in stock, written off, or with the order, and the ledger agrees. */
const expectUnits = async ({ fixture, orderId }: PaymentModel, status: Parameters<typeof isCalledOff>[0]) => {
  const { rows } = await sql<{ ordered: number; stock: number; total: number; lost: number; held: number }>`
    select i.quantity as ordered, p.stock, m.total, m.lost,
      (coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity) - coalesce((
        select sum(l.quantity) from refund_lines l where l.order_item_id = i.id and l.restock), 0))::int as held
    from order_items i join products p on p.id = i.product_id, lateral (
      select sum(units)::int as total, coalesce(-sum(units) filter (where kind = 'merma'), 0)::int as lost
      from stock_movements where product_id = i.product_id
    ) m
    where i.order_id = ${orderId}
  `.execute(fixture.db);
  expect(rows).toHaveLength(2);
  for (const { ordered, stock, total, lost, held } of rows) {
    expect(total).toBe(stock);
    // All that there was has been ordered.
    expect(stock + lost + (isCalledOff(status) ? 0 : held)).toBe(ordered);
  }
};
