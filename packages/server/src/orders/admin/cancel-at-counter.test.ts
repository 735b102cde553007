import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderDesk, type OrderDesk } from '../orders.builders.ts';
import { atTheCounter } from './counter.builders.ts';

describe('cancelling at the counter', () => {
  let desk: OrderDesk;
  let counter: ReturnType<typeof atTheCounter>;
  let admin: Awaited<ReturnType<OrderDesk['anAdmin']>>;
  beforeAll(async () => {
    desk = await anOrderDesk();
    counter = atTheCounter(desk);
    admin = await desk.anAdmin();
  });
  afterAll(() => desk.drop());

  const said = { restock: true, refund: true, reason: 'Llegó dañado.', version: 1 };
  const cancellations = (orderId: string) =>
    desk.db
      .selectFrom('order_cancellations')
      .select(['lines', 'restocked', 'refund', 'refund_amount', 'reason', 'version'])
      .where('order_id', '=', orderId)
      .execute();
  const sumIsStock = async (productId: string) => {
    const moves = await counter.movementsOf(productId);
    const { stock } = await desk.stockOf(productId);
    expect(moves.reduce((sum, { units }) => sum + units, 0)).toBe(stock);
    return moves.slice(2);
  };

  it('tells the ledger of stock nothing that somebody typed: it outlives the customer’s account', async () => {
    const { order, products } = await counter.anOrder([3, 2]);
    const finance = await desk.aColleague('finanzas');
    const reason = 'Sra. Rivera, 787-555-0101';
    const [item] = (await counter.detail(finance, order.id)).items;
    const body = { restock: true, refund: true, reason, version: 1 };
    await counter.cancel(finance, order.id, { ...body, lines: [{ item_id: item?.id, quantity: 1 }] });
    await counter.cancel(finance, order.id, { ...body, version: 2 });
    const { rows } = await sql<{ reason: string }>`
      select reason from stock_movements where product_id = any(${products.map(({ id }) => id)}::uuid[]) and kind = 'devolucion'
    `.execute(desk.db);
    expect(rows.map((row) => row.reason).sort()).toEqual(['Cancelado', 'Cancelado', 'Líneas canceladas']);
  });

  it('gives a whole order back once, however often it is asked, from two processes at once', async () => {
    const { order, products } = await counter.anOrder([3]);
    const answers = await Promise.all([1, 2, 3].map(() => counter.cancel(admin, order.id, said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await counter.cancel(admin, order.id, said);
    expect(await again.json()).toMatchObject({ status: 'cancelado', version: 2 });
    expect(await sumIsStock(products[0]?.id ?? '')).toEqual([{ kind: 'devolucion', units: 3 }]);
    expect((await desk.stockOf(products[0]?.id ?? '')).total_purchases).toBe(0);
    expect(await cancellations(order.id)).toEqual([
      { lines: null, restocked: true, refund: 'all', refund_amount: null, reason: said.reason, version: 2 },
    ]);
    expect(desk.announced).toContain(products[0]?.id);
  });

  it('writes off what is of no more use, so that the ledger says both', async () => {
    const { order, products } = await counter.anOrder([3]);
    await counter.cancel(admin, order.id, { ...said, restock: false, refund: 1.5 });
    expect(await sumIsStock(products[0]?.id ?? '')).toEqual([
      { kind: 'devolucion', units: 3 },
      { kind: 'merma', units: -3 },
    ]);
    expect(await cancellations(order.id)).toMatchObject([{ refund: 'part', refund_amount: 1.5 }]);
  });

  it('takes units of lines out, lowers what is due, and tells the customer', async () => {
    const { order, products, shopper } = await counter.anOrder([3, 2]);
    const { items } = await counter.detail(admin, order.id);
    const lines = [{ item_id: items[0]?.id ?? 0, quantity: 2 }];
    const answer = await counter.cancel(admin, order.id, { ...said, lines });
    expect(await answer.json()).toMatchObject({
      status: 'confirmado',
      version: 2,
      money: { ordered: { total: 10 }, due: { total: 6 }, packed: null },
      items: [{ cancelled: 2 }, { cancelled: 0 }],
      notes: [{ is_message: true, text: expect.stringContaining('Llegó dañado.') }],
      timeline: [{ kind: 'status' }, { kind: 'cancellation', detail: `2 × ${products[0]?.title}` }],
    });
    expect(await desk.stockOf(products[0]?.id ?? '')).toEqual({ stock: 99, total_purchases: 1 });
    const told = await desk.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'mail')
      .where('subject_id', '=', order.id)
      .execute();
    expect(told).toEqual([{ action: 'order-message' }]);
    // The same click again, and then whoever decided on what was there before.
    expect((await counter.cancel(admin, order.id, { ...said, lines })).status).toBe(200);
    const other = await counter.cancel(await desk.aColleague('finanzas'), order.id, { ...said, lines });
    expect(other.status).toBe(409);
    expect(await counter.detailOf(other)).toContain(`${admin.profile.full_name} lo cambió`);
    // Afterwards the rest is cancelled whole, and counted down to nothing.
    expect((await counter.cancel(admin, order.id, { ...said, version: 2 })).status).toBe(200);
    expect(await desk.stockOf(products[0]?.id ?? '')).toEqual({ stock: 100, total_purchases: 0 });
    expect(await sumIsStock(products[0]?.id ?? '')).toHaveLength(2);
    expect((await desk.get(shopper, `/api/orders/${order.id}`)).status).toBe(200);
  });

  it('of every line cancels the order', async () => {
    const { order, products } = await counter.anOrder([2, 1]);
    const { items } = await counter.detail(admin, order.id);
    const lines = items.map(({ id, quantity }) => ({ item_id: id, quantity }));
    for (const _ of ['once', 'again']) {
      const answer = await counter.cancel(admin, order.id, { ...said, lines });
      expect(await answer.json()).toMatchObject({ status: 'cancelado', version: 2 });
    }
    expect((await desk.stockOf(products[0]?.id ?? '')).stock).toBe(100);
  });

  it('never takes more than there is, what is in its bag, or an order on its way', async () => {
    const { order } = await counter.anOrder([2]);
    const { items } = await counter.detail(admin, order.id);
    const item_id = items[0]?.id ?? 0;
    const take = (quantity: number, version = 1) =>
      counter.cancel(admin, order.id, { ...said, version, lines: [{ item_id, quantity }] });
    expect(await counter.detailOf(await take(3))).toContain('quedan 2');
    await desk.db.updateTable('order_items').set({ picked_quantity: 2 }).where('id', '=', item_id).execute();
    expect(await counter.detailOf(await take(1))).toContain('ya está en su bolsa');
    await counter.setOrder(order.id, { status: 'en_ruta' });
    expect((await counter.cancel(admin, order.id, said)).status).toBe(422);
    const unreasoned = await counter.cancel(admin, order.id, { ...said, reason: ' ' });
    expect(await unreasoned.json()).toMatchObject({ errors: { reason: expect.any(String) } });
  });
});
