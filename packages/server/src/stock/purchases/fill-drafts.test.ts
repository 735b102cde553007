import { type PurchaseOrderJson, purchaseOrderSchema } from '@nutricion/contract/stock/purchase-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStockFixture, type StockFixture } from '../stock.builders.ts';
import { fillDraftsAtNight } from './fill-drafts.ts';

describe('drafts that the shop makes at night', () => {
  let fixture: StockFixture;
  let buyer: Awaited<ReturnType<StockFixture['aColleague']>>;
  beforeAll(async () => {
    fixture = await aStockFixture();
    buyer = await fixture.aColleague('almacen');
  });
  afterAll(() => fixture.drop());

  const PATH = '/api/admin/purchase-orders';
  let serial = 0;
  const aSupplier = async () => {
    serial += 1;
    const { id } = await fixture.db
      .insertInto('suppliers')
      .values({ name: `Finca ${serial}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** Of which five are left, at its point, and twelve are ordered at a time. */
  const aShortProduct = async (supplier_id: string) =>
    fixture.aProduct({ supplier_id, stock: 5, reorder_point: 5, reorder_units: 12, cost_cents: 150 });
  const night = () => fillDraftsAtNight(fixture.db);
  const read = async (id: string): Promise<PurchaseOrderJson> =>
    purchaseOrderSchema.parse((await fixture.ask(buyer, 'GET', `${PATH}/${id}`)).json);
  const ordersOf = async (supplier: string) => {
    const { json } = await fixture.ask(buyer, 'GET', `${PATH}?supplier=${supplier}`);
    return Promise.all(json.orders.map(({ id }: { readonly id: string }) => read(id)));
  };
  const auditOf = (id: string) =>
    fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('say so, and are audited as done by nobody', async () => {
    const supplier = await aSupplier();
    const product = await aShortProduct(supplier);
    const [first, second] = await Promise.all([night(), night()]);
    expect(first.products + second.products).toBe(1);
    const [order, ...others] = await ordersOf(supplier);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      ...{ state: 'borrador', made_by_shop: true, total: 18 },
      lines: [{ product_id: product.id, units: 12, cost: 1.5 }],
    });
    expect(await auditOf(order.id)).toEqual([{ action: 'purchase.create', actor_id: null }]);
  });

  it('never order a shortage again while it is ordered and hasn’t come, and do once it is given up', async () => {
    const supplier = await aSupplier();
    const product = await aShortProduct(supplier);
    const { orders } = await night();
    const id = orders[0] ?? '';
    const move = async (step: string, more: object = {}) =>
      fixture.ask(buyer, 'POST', `${PATH}/${id}/moves`, {
        ...{ version: (await read(id)).version, move: step },
        ...more,
      });
    await move('send', { mail: false });
    expect(await night()).toEqual({ orders: [], products: 0 });
    await fixture.ask(buyer, 'POST', `/api/admin/stock/${product.id}/receive`, {
      ...{ id: crypto.randomUUID(), units: 4, supplier: 'Finca', lot: 'L-1', purchase_order_id: id },
    });
    // Nine are there and eight are still to come: what was received counts once.
    await fixture.db
      .updateTable('products')
      .set({ reorder_point: 16 })
      .where('id', '=', product.id)
      .execute();
    expect(await night()).toEqual({ orders: [], products: 0 });
    await move('close', { reason: 'No hay más' });
    expect((await night()).products).toBe(1);
    expect((await ordersOf(supplier)).map(({ state }) => state)).toEqual(['borrador', 'cerrada']);
  });

  it('go on with the draft of a colleague, which stays theirs', async () => {
    const supplier = await aSupplier();
    const { json } = await fixture.ask(buyer, 'POST', PATH, { supplier_id: supplier });
    await aShortProduct(supplier);
    expect((await night()).orders).toEqual([json.id]);
    expect(await read(json.id)).toMatchObject({ made_by_shop: false, version: 2, lines: [{ units: 12 }] });
    expect((await auditOf(json.id)).map(({ actor_id }) => actor_id)).toEqual([buyer.profile.id, null]);
  });

  it('don’t add what a colleague adds at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const supplier = await aSupplier();
      const { json } = await fixture.ask(buyer, 'POST', PATH, { supplier_id: supplier });
      const { id: product_id } = await aShortProduct(supplier);
      const lines = [{ product_id, units: 10, cost: null }];
      await Promise.all([
        night(),
        fixture.ask(buyer, 'PATCH', `${PATH}/${json.id}`, { version: 1, lines }),
        night(),
      ]);
      expect([[10], [12]]).toContainEqual((await read(json.id)).lines.map(({ units }) => units));
    }
  });

  it('are as long as one that can be saved, and the rest goes into another', async () => {
    const supplier = await aSupplier();
    await sql`
      insert into products (sku, title, price_cents, supplier_id, reorder_point)
      select 'corto-' || n, 'Corto ' || n, 100, ${supplier}, 5 from generate_series(1, 301) n
    `.execute(fixture.db);
    const { orders, products } = await night();
    expect([orders.length, products]).toEqual([2, 301]);
    expect((await ordersOf(supplier)).map(({ lines }) => lines.length).sort()).toEqual([1, 300]);
    // A full draft takes more of what it has, and nothing else.
    await fixture.db
      .updateTable('products')
      .set({ reorder_point: 12 })
      .where('supplier_id', '=', supplier)
      .execute();
    expect(await night()).toMatchObject({ orders: { length: 2 }, products: 301 });
    expect((await ordersOf(supplier)).map(({ lines }) => lines.length).sort()).toEqual([1, 300]);
  });
});
