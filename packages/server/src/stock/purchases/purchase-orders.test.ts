import { randomUUID } from 'node:crypto';
import { type PurchaseOrderJson, purchaseOrderSchema } from '@nutricion/contract/stock/purchase-orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purchaseOrderMail } from '../mails/purchase-order.ts';
import { aStockFixture, type StockFixture } from '../stock.builders.ts';

describe('purchase orders', () => {
  let fixture: StockFixture;
  let buyer: Awaited<ReturnType<StockFixture['aColleague']>>;
  let colleague: typeof buyer;
  beforeAll(async () => {
    fixture = await aStockFixture();
    buyer = await fixture.aColleague('almacen');
    colleague = await fixture.aColleague('almacen');
  });
  afterAll(() => fixture.drop());

  let serial = 0;
  const aSupplier = async (values: object = {}) => {
    serial += 1;
    const { id } = await fixture.db
      .insertInto('suppliers')
      .values({ name: `Finca ${serial}`, contact_email: `finca-${serial}@example.com`, ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const PATH = '/api/admin/purchase-orders';
  const read = async (id: string): Promise<PurchaseOrderJson> =>
    purchaseOrderSchema.parse((await fixture.ask(buyer, 'GET', `${PATH}/${id}`)).json);
  const move = (id: string, version: number, step: string, more: object = {}, as = buyer) =>
    fixture.ask(as, 'POST', `${PATH}/${id}/moves`, { version, move: step, ...more });
  const receive = (
    order: PurchaseOrderJson,
    productId: string,
    units: number,
    more: object = {},
    as = buyer,
  ) =>
    fixture.ask(as, 'POST', `/api/admin/stock/${productId}/receive`, {
      ...{ id: randomUUID(), units, supplier: 'Finca', lot: 'L-7', purchase_order_id: order.id },
      ...more,
    });
  /** Sent, with ten units at $1.50 of each product. */
  const aSentOrder = async (productIds: readonly string[], supplier?: string) => {
    const { json } = await fixture.ask(buyer, 'POST', PATH, { supplier_id: supplier ?? (await aSupplier()) });
    const lines = productIds.map((product_id) => ({ product_id, units: 10, cost: 1.5 }));
    await fixture.ask(buyer, 'PATCH', `${PATH}/${json.id}`, { version: 1, lines });
    const sent = await move(json.id, 2, 'send', { mail: true });
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.json));
    return read(json.id);
  };

  it('are filled by supplier with what fell to its point, once, by two people at the same time too', async () => {
    const supplier = await aSupplier();
    const rule = { supplier_id: supplier, reorder_point: 5, reorder_units: 12, cost_cents: 150 };
    const short = await fixture.aProduct({ ...rule, stock: 5, supplier_code: 'F-9' });
    await fixture.aProduct({ ...rule, stock: 6 });
    const orphan = await fixture.aProduct({ stock: 0, reorder_point: 2, title: 'Sin suplidor' });
    const { json: overview } = await fixture.ask(buyer, 'GET', `${PATH}/overview`);
    expect(overview).toMatchObject({
      short: 1,
      without_supplier: [{ id: orphan.id, title: 'Sin suplidor' }],
    });
    const fill = (as = buyer) => fixture.ask(as, 'POST', `${PATH}/fill`);
    const filled = await Promise.all([fill(), fill(colleague)]);
    expect(filled.map(({ json }) => json.products).sort()).toEqual([0, 1]);
    const [id = ''] = filled.flatMap(({ json }) => json.orders);
    expect(await read(id)).toMatchObject({
      state: 'borrador',
      total: 18,
      lines: [{ product_id: short.id, units: 12, cost: 1.5, supplier_code: 'F-9', received_units: 0 }],
    });
    await fixture.db.updateTable('products').set({ reorder_point: 20 }).where('id', '=', short.id).execute();
    expect((await fill()).json.orders).toEqual([id]);
    expect((await read(id)).lines).toMatchObject([{ units: 24 }]);
  });

  it('are changed while they are drafts, over the version that was seen, each product once', async () => {
    const [one, two] = [await fixture.aProduct(), await fixture.aProduct()];
    const { json } = await fixture.ask(buyer, 'POST', PATH, { supplier_id: await aSupplier() });
    const change = (version: number, body: object) =>
      fixture.ask(buyer, 'PATCH', `${PATH}/${json.id}`, { version, ...body });
    const lines = [
      { product_id: two.id, units: 3, cost: null },
      { product_id: one.id, units: 2, cost: 0.75 },
    ];
    expect((await change(1, { lines, note: 'Por la mañana' })).json).toMatchObject({
      version: 2,
      total: 1.5,
    });
    expect((await change(2, { lines })).json.version).toBe(2);
    expect((await change(1, { note: 'Otra' })).json.current.note).toBe('Por la mañana');
    const wrong = [
      [lines[0], lines[0]],
      [{ ...lines[0], units: 0 }],
      [{ ...lines[0], cost: 0 }],
      [{ ...lines[0], product_id: randomUUID() }],
    ];
    for (const refused of wrong) expect((await change(2, { lines: refused })).status).toBe(422);
    expect((await move(json.id, 2, 'close', { reason: 'No' })).status).toBe(409);
    expect((await move(json.id, 2, 'send', { mail: false })).json).toMatchObject({
      state: 'enviada',
      sent_to: null,
    });
    expect((await change(3, { note: 'Tarde' })).status).toBe(409);
  });

  it('go to the supplier once, and not where nobody wrote the address', async () => {
    const before = fixture.purchaseMails.length;
    const product = await fixture.aProduct({ title: 'Leche' });
    const order = await aSentOrder([product.id]);
    expect((await move(order.id, 2, 'send', { mail: true })).status).toBe(409);
    expect(fixture.purchaseMails.slice(before)).toEqual([{ kind: 'purchase-order', orderId: order.id }]);
    expect(order.sent_to).toBe(order.supplier.email);
    const { subject, text } = purchaseOrderMail({ to: order.sent_to ?? '', order });
    expect(subject).toContain(order.number);
    expect(text).toContain('10 × Leche');
    expect(text).toContain('Total: $15.00');
    const { json } = await fixture.ask(buyer, 'POST', PATH, {
      supplier_id: await aSupplier({ contact_email: '' }),
    });
    const empty = await move(json.id, 1, 'send', { mail: false });
    expect([empty.status, empty.json.detail]).toEqual([409, expect.stringContaining('al menos uno')]);
    const lines = [{ product_id: product.id, units: 1, cost: null }];
    await fixture.ask(buyer, 'PATCH', `${PATH}/${json.id}`, { version: 1, lines });
    expect((await move(json.id, 2, 'send', { mail: true })).json.detail).toContain('no tiene correo');
  });

  it('are received in part and in full into lots, whose cost the product keeps', async () => {
    const [one, two] = [await fixture.aProduct({ stock: 0 }), await fixture.aProduct({ stock: 0 })];
    const order = await aSentOrder([one.id, two.id]);
    expect((await receive(order, one.id, 4, { cost: 1.6 })).json.lots).toMatchObject([{ cost: 1.6 }]);
    expect(await read(order.id)).toMatchObject({
      state: 'parcial',
      lines: [{ received_units: 4 }, { received_units: 0 }],
    });
    await receive(order, one.id, 6);
    await receive(order, two.id, 10);
    const whole = await read(order.id);
    expect([whole.state, whole.lines.map((line) => line.received_units)]).toEqual(['recibida', [10, 10]]);
    expect((await receive(order, one.id, 1)).json.detail).toContain('no espera mercancía');
    const { cost_cents, version, stock } = await fixture.db
      .selectFrom('products')
      .select(['cost_cents', 'version', 'stock'])
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect([cost_cents, version, stock]).toEqual([160, 2, 10]);
    expect(await fixture.differences()).toEqual([]);
  });

  it('receive a repeated request once, and what two people bring in at once not twice over', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const order = await aSentOrder([product.id]);
    const id = randomUUID();
    const repeated = await Promise.all([1, 2, 3].map(() => receive(order, product.id, 4, { id })));
    expect(repeated.map(({ status }) => status)).toEqual([200, 200, 200]);
    const seen = { received_units: 4 };
    const both = await Promise.all([
      receive(order, product.id, 6, seen),
      receive(order, product.id, 6, seen, colleague),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, late] = both[0].status === 200 ? [buyer, both[1]] : [colleague, both[0]];
    expect(late.json.detail).toContain(`${winner.profile.full_name} recibió mientras tanto: van 10 de 10.`);
    expect((await read(order.id)).lines).toMatchObject([{ received_units: 10 }]);
    expect((await fixture.product(buyer, product.id)).stock).toBe(10);
    expect(await fixture.differences()).toEqual([]);
  });

  it('show a part that a colleague received before another part is added to it', async () => {
    const product = await fixture.aProduct({ stock: 0 });
    const order = await aSentOrder([product.id]);
    const parts = await Promise.all([
      receive(order, product.id, 4, { received_units: 0 }),
      receive(order, product.id, 4, { received_units: 0 }, colleague),
    ]);
    expect(parts.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await receive(order, product.id, 4, { received_units: 4 }, colleague)).status).toBe(200);
    expect((await fixture.product(buyer, product.id)).stock).toBe(8);
  });

  it('take one step of two people who are at them at once, and tell the other', async () => {
    const product = await fixture.aProduct();
    const order = await aSentOrder([product.id]);
    const steps = await Promise.all([
      move(order.id, order.version, 'cancel', { reason: 'Ya no vende' }),
      move(order.id, order.version, 'cancel', { reason: 'Muy caro' }, colleague),
    ]);
    expect(steps.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(steps.find(({ status }) => status === 409)?.json.detail).toMatch(/\S/);
    const { json: draft } = await fixture.ask(buyer, 'POST', PATH, { supplier_id: await aSupplier() });
    const edits = await Promise.all(
      [buyer, colleague].map((as, index) =>
        fixture.ask(as, 'PATCH', `${PATH}/${draft.id}`, { version: 1, note: `Nota ${index}` }),
      ),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(draft.id)).version).toBe(2);
  });

  it('ask a reason for more than was ordered, and refuse what they don’t have', async () => {
    const [product, other] = [await fixture.aProduct(), await fixture.aProduct()];
    const order = await aSentOrder([product.id]);
    const { status, json } = await receive(order, product.id, 12);
    expect([status, json.errors.reason]).toEqual([422, expect.stringContaining('2 más')]);
    expect((await receive(order, other.id, 1)).json.detail).toContain('no está en la orden');
    expect((await receive(order, product.id, 12, { reason: 'Venían de regalo' })).status).toBe(200);
    expect((await read(order.id)).state).toBe('recibida');
  });

  it('are cancelled before anything came and closed after, with a reason', async () => {
    const product = await fixture.aProduct();
    const first = await aSentOrder([product.id]);
    expect((await move(first.id, first.version, 'cancel')).json.errors).toHaveProperty('reason');
    expect((await move(first.id, first.version, 'cancel', { reason: 'Ya no vende' })).json.state).toBe(
      'cancelada',
    );
    const second = await aSentOrder([product.id]);
    await receive(second, product.id, 1);
    expect((await move(second.id, second.version, 'close', { reason: 'No hay más' })).status).toBe(409);
    const now = await read(second.id);
    expect((await move(second.id, now.version, 'cancel', { reason: 'No' })).status).toBe(409);
    expect((await move(second.id, now.version, 'close', { reason: 'No hay más' })).json.state).toBe(
      'cerrada',
    );
    const audit = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'reason'])
      .where('subject_id', '=', second.id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(
      ['create', 'edit', 'send', 'receive', 'close'].map((step) => `purchase.${step}`),
    );
    expect(audit.at(-1)?.reason).toBe('No hay más');
  });

  it('are listed last first, by state and by number, and only read by finance', async () => {
    const product = await fixture.aProduct();
    const order = await aSentOrder([product.id]);
    const list = async (query: string) =>
      (await fixture.ask(buyer, 'GET', `${PATH}?${query}`)).json.orders.map(({ id }: { id: string }) => id);
    expect((await list('state=enviada'))[0]).toBe(order.id);
    expect(await list(`q=${order.number}`)).toEqual([order.id]);
    expect(await list('state=cerrada')).not.toContain(order.id);
    const finance = await fixture.aColleague('finanzas');
    expect((await fixture.ask(finance, 'GET', PATH)).status).toBe(200);
    expect((await fixture.ask(finance, 'POST', `${PATH}/fill`)).status).toBe(403);
  });
});
