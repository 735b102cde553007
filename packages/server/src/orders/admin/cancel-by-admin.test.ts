import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';
import { anAdminOrderFixture } from './admin-orders.builders.ts';

describe('cancelling at the counter', () => {
  let fixture: OrderFixture;
  let adminOrders: ReturnType<typeof anAdminOrderFixture>;
  let admin: Awaited<ReturnType<OrderFixture['anAdmin']>>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    adminOrders = anAdminOrderFixture(fixture);
    admin = await fixture.anAdmin();
  });
  afterAll(() => fixture.drop());

  const fields = { restock: true, refund: true, reason: 'Llegó dañado.', version: 1 };
  const cancellations = (orderId: string) =>
    fixture.db
      .selectFrom('order_cancellations')
      .select(['lines', 'restocked', 'refund', 'refund_amount_cents', 'reason', 'version'])
      .where('order_id', '=', orderId)
      .execute();
  const sumIsStock = async (productId: string) => {
    const movements = await adminOrders.movementsOf(productId);
    const { stock } = await fixture.stockOf(productId);
    expect(movements.reduce((sum, { units }) => sum + units, 0)).toBe(stock);
    return movements.slice(2);
  };

  it('tells the ledger of stock nothing that somebody typed: it outlives the customer’s account', async () => {
    const { order, products } = await adminOrders.anOrder([3, 2]);
    const finance = await fixture.aColleague('finanzas');
    const reason = 'Sra. Rivera, 787-555-0101';
    const [item] = (await adminOrders.detail(finance, order.id)).items;
    const body = { restock: true, refund: true, reason, version: 1 };
    await adminOrders.cancel(finance, order.id, { ...body, lines: [{ item_id: item?.id, quantity: 1 }] });
    await adminOrders.cancel(finance, order.id, { ...body, version: 2 });
    const { rows } = await sql<{ reason: string }>`
      select reason from stock_movements where product_id = any(${products.map(({ id }) => id)}::uuid[]) and kind = 'devolucion'
    `.execute(fixture.db);
    expect(rows.map((row) => row.reason).sort()).toEqual(['Cancelado', 'Cancelado', 'Líneas canceladas']);
  });

  it('gives a whole order back once, however often it is asked, from two processes at once', async () => {
    const { order, products } = await adminOrders.anOrder([3]);
    const responses = await Promise.all([1, 2, 3].map(() => adminOrders.cancel(admin, order.id, fields)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await adminOrders.cancel(admin, order.id, fields);
    expect(await again.json()).toMatchObject({ status: 'cancelado', version: 2 });
    expect(await sumIsStock(products[0]?.id ?? '')).toEqual([{ kind: 'devolucion', units: 3 }]);
    expect((await fixture.stockOf(products[0]?.id ?? '')).total_purchases).toBe(0);
    expect(await cancellations(order.id)).toEqual([
      {
        lines: null,
        restocked: true,
        refund: 'all',
        refund_amount_cents: null,
        reason: fields.reason,
        version: 2,
      },
    ]);
    expect(fixture.announced).toContain(products[0]?.id);
  });

  it('writes off what is of no more use, so that the ledger says both', async () => {
    const { order, products } = await adminOrders.anOrder([3]);
    await adminOrders.cancel(admin, order.id, { ...fields, restock: false, refund: 1.5 });
    expect(await sumIsStock(products[0]?.id ?? '')).toEqual([
      { kind: 'devolucion', units: 3 },
      { kind: 'merma', units: -3 },
    ]);
    expect(await cancellations(order.id)).toMatchObject([{ refund: 'part', refund_amount_cents: 150 }]);
  });

  it('takes units of lines out, lowers what is due, and tells the customer', async () => {
    const { order, products, shopper } = await adminOrders.anOrder([3, 2]);
    const { items } = await adminOrders.detail(admin, order.id);
    const lines = [{ item_id: items[0]?.id ?? 0, quantity: 2 }];
    const response = await adminOrders.cancel(admin, order.id, { ...fields, lines });
    expect(await response.json()).toMatchObject({
      status: 'confirmado',
      version: 2,
      money: { ordered: { total: 10 }, due: { total: 6 }, packed: null },
      items: [{ cancelled: 2 }, { cancelled: 0 }],
      notes: [{ is_message: true, text: expect.stringContaining('Llegó dañado.') }],
      timeline: [{ kind: 'status' }, { kind: 'cancellation', detail: `2 × ${products[0]?.title}` }],
    });
    expect(await fixture.stockOf(products[0]?.id ?? '')).toEqual({ stock: 99, total_purchases: 1 });
    const storedMessages = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'mail')
      .where('subject_id', '=', order.id)
      .execute();
    expect(storedMessages).toEqual([{ action: 'order-message' }]);
    // The same request again, and then one based on the older version.
    expect((await adminOrders.cancel(admin, order.id, { ...fields, lines })).status).toBe(200);
    const other = await adminOrders.cancel(await fixture.aColleague('finanzas'), order.id, {
      ...fields,
      lines,
    });
    expect(other.status).toBe(409);
    expect(await adminOrders.detailOf(other)).toContain(`${admin.profile.full_name} lo cambió`);
    // Afterwards the rest is cancelled whole, and counted down to nothing.
    expect((await adminOrders.cancel(admin, order.id, { ...fields, version: 2 })).status).toBe(200);
    expect(await fixture.stockOf(products[0]?.id ?? '')).toEqual({ stock: 100, total_purchases: 0 });
    expect(await sumIsStock(products[0]?.id ?? '')).toHaveLength(2);
    expect((await fixture.get(shopper, `/api/orders/${order.id}`)).status).toBe(200);
  });

  it('of every line cancels the order', async () => {
    const { order, products } = await adminOrders.anOrder([2, 1]);
    const { items } = await adminOrders.detail(admin, order.id);
    const lines = items.map(({ id, quantity }) => ({ item_id: id, quantity }));
    for (const _ of ['once', 'again']) {
      const response = await adminOrders.cancel(admin, order.id, { ...fields, lines });
      expect(await response.json()).toMatchObject({ status: 'cancelado', version: 2 });
    }
    expect((await fixture.stockOf(products[0]?.id ?? '')).stock).toBe(100);
  });

  it('never takes more than there is, what is in its bag, or an order on its way', async () => {
    const { order } = await adminOrders.anOrder([2]);
    const { items } = await adminOrders.detail(admin, order.id);
    const item_id = items[0]?.id ?? 0;
    const cancel = (quantity: number, version = 1) =>
      adminOrders.cancel(admin, order.id, { ...fields, version, lines: [{ item_id, quantity }] });
    expect(await adminOrders.detailOf(await cancel(3))).toContain('quedan 2');
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: 2 })
      .where('id', '=', item_id)
      .execute();
    expect(await adminOrders.detailOf(await cancel(1))).toContain('ya está en su bolsa');
    await adminOrders.setOrder(order.id, { status: 'en_ruta' });
    expect((await adminOrders.cancel(admin, order.id, fields)).status).toBe(422);
    const unreasoned = await adminOrders.cancel(admin, order.id, { ...fields, reason: ' ' });
    expect(await unreasoned.json()).toMatchObject({ errors: { reason: expect.any(String) } });
  });
});
