import { randomUUID } from 'node:crypto';
import { staleStockProblemSchema } from '@nutricion/contract/stock/stock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStockFixture, daysFromNow, type StockFixture } from './stock.builders.ts';

let fixture: StockFixture;
let packer: Awaited<ReturnType<StockFixture['aColleague']>>;
beforeAll(async () => {
  fixture = await aStockFixture();
  packer = await fixture.aColleague('almacen');
});
afterAll(async () => {
  expect(await fixture.differences()).toEqual([]);
  await fixture.drop();
});

const received = { units: 6, supplier: 'Finca Vega', lot: 'L-77', expires_on: daysFromNow(60) };

describe('receiving', () => {
  it('adds a lot to the stock once for repeated requests, with actor and lot in the ledger', async () => {
    const product = await fixture.aProduct();
    const id = randomUUID();
    const responses = await Promise.all(
      [1, 2, 3].map(() => fixture.receive(packer, product.id, { ...received, id })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await fixture.product(packer, product.id)).toMatchObject({
      stock: 16,
      reserved: 0,
      lots: [{ id, code: 'L-77', supplier: 'Finca Vega', units_left: 6, state: 'bien' }],
    });
    const { movements } = await fixture.ledger(packer, product.id);
    expect(movements).toMatchObject([
      { kind: 'recibido', units: 6, balance: 16, by: packer.profile.full_name, lot: 'L-77' },
      { kind: 'inicial', units: 10, balance: 10, by: null, lot: null },
    ]);
    expect(fixture.announced).toContain(product.id);
    const audit = await fixture.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', product.id)
      .execute();
    expect(audit).toMatchObject([
      { action: 'stock.receive', actor_id: packer.profile.id, before: { stock: 10 }, after: { stock: 16 } },
    ]);
  });

  it('requires a temperature for cold goods, and a reason above 41 °F', async () => {
    const product = await fixture.aProduct({ zone: 'frio' });
    const issuesOf = async (body: object) =>
      (
        (await (await fixture.receive(packer, product.id, { ...received, ...body })).json()) as {
          errors: object;
        }
      ).errors;
    expect(await issuesOf({})).toHaveProperty('temperature_f');
    expect(await issuesOf({ temperature_f: 41.1 })).toHaveProperty('reason');
    const reason = 'El termómetro del camión está malo.';
    for (const body of [{ temperature_f: 41 }, { temperature_f: 44.5, reason }])
      expect((await fixture.receive(packer, product.id, { ...received, ...body })).status).toBe(200);
    expect((await fixture.ledger(packer, product.id)).movements[0]).toMatchObject({ reason });
  });
});

describe('counting', () => {
  it('sets the stock to the counted units minus those reserved by orders', async () => {
    const product = await fixture.aProduct();
    await fixture.anOrder(product.id, 2);
    expect(await fixture.product(packer, product.id)).toMatchObject({ stock: 8, reserved: 2 });
    const body = { counted: 7, stock_seen: 8, reserved_seen: 2, reason: 'Conteo del lunes.' };
    const response = await fixture.count(packer, product.id, body);
    expect(await response.json()).toMatchObject({ stock: 5, reserved: 2 });
    expect((await fixture.ledger(packer, product.id)).movements[0]).toMatchObject({
      kind: 'conteo',
      units: -3,
      balance: 5,
      reason: 'Conteo del lunes.',
    });
  });

  it("doesn't subtract units that are in a bag already", async () => {
    const product = await fixture.aProduct();
    const { order } = await fixture.anOrder(product.id, 2);
    await fixture.pick(order.id, 'listo');
    expect(await fixture.product(packer, product.id)).toMatchObject({ stock: 8, reserved: 0 });
  });

  it('refuses a count if units were sold meanwhile, and lists the movements', async () => {
    const product = await fixture.aProduct();
    const { order } = await fixture.anOrder(product.id, 3);
    const late = { counted: 10, stock_seen: 10, reserved_seen: 0, reason: 'Conteo.' };
    const response = await fixture.count(packer, product.id, late);
    expect(response.status).toBe(409);
    expect(staleStockProblemSchema.parse(await response.json())).toMatchObject({
      current: { stock: 7, reserved: 3 },
      moved: [{ kind: 'venta', units: -3, balance: 7, order: { number: order.number } }],
    });
    expect((await fixture.stockOf(product.id)).stock).toBe(7);
  });

  it('of two concurrent counts one succeeds, and a repeated request changes nothing', async () => {
    const product = await fixture.aProduct();
    const body = { counted: 4, stock_seen: 10, reserved_seen: 0, reason: 'Conteo.' };
    const id = randomUUID();
    const responses = await Promise.all([
      fixture.count(packer, product.id, { ...body, id }),
      fixture.count(await fixture.anAdmin(), product.id, { ...body, counted: 5 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = responses[0]?.status === 200;
    if (first) expect((await fixture.count(packer, product.id, { ...body, id })).status).toBe(200);
    expect((await fixture.stockOf(product.id)).stock).toBe(first ? 4 : 5);
    expect((await fixture.ledger(packer, product.id)).movements).toHaveLength(2);
  });

  it('requires a reason', async () => {
    const product = await fixture.aProduct();
    const body = { counted: 4, stock_seen: 10, reserved_seen: 0, reason: ' ' };
    expect((await fixture.count(packer, product.id, body)).status).toBe(422);
    expect((await fixture.waste(packer, product.id, { units: 1, reason: '' })).status).toBe(422);
  });
});

describe('waste', () => {
  it('removes units of a lot once, and never more than are left', async () => {
    const product = await fixture.aProduct();
    const lot_id = await fixture.aLot(packer, product.id);
    const body = { id: randomUUID(), units: 2, lot_id, reason: 'Se rompieron.' };
    for (const _ of ['once', 'again'])
      expect((await fixture.waste(packer, product.id, body)).status).toBe(200);
    expect(await fixture.product(packer, product.id)).toMatchObject({ stock: 13, lots: [{ units_left: 3 }] });
    const changed = await fixture.waste(packer, product.id, { ...body, units: 1 });
    expect(changed.status).toBe(409);
    expect(await changed.json()).toMatchObject({ detail: expect.stringContaining('ya se guardó con 2') });
    const tooMany = await fixture.waste(packer, product.id, { units: 4, lot_id, reason: 'x' });
    expect(await tooMany.json()).toMatchObject({ errors: { units: expect.stringContaining('Quedan 3') } });
    expect((await fixture.waste(packer, product.id, { units: 14, reason: 'x' })).status).toBe(422);
    const other = await fixture.aProduct();
    expect((await fixture.waste(packer, other.id, { units: 1, lot_id, reason: 'x' })).status).toBe(404);
  });
});

describe('reading stock', () => {
  it('finds a product by code or words in its title, sold or not', async () => {
    const product = await fixture.aProduct({
      sku: 'name-tropical',
      title: 'Ñame tropical',
      is_active: false,
    });
    for (const typed of ['name-tropical', 'ñame', 'TROPICAL name']) {
      const response = await fixture.get(packer, `/api/admin/stock?q=${encodeURIComponent(typed)}`);
      expect(await response.json()).toMatchObject({
        products: [{ id: product.id, stock: 10, is_active: false }],
      });
    }
    expect((await fixture.get(packer, `/api/admin/stock/${randomUUID()}`)).status).toBe(404);
  });

  it('pages the ledger with the stock after each movement', async () => {
    const product = await fixture.aProduct();
    const values = Array.from({ length: 60 }, (_, n) => ({
      product_id: product.id,
      kind: 'ajuste' as const,
      units: n % 2 ? -1 : 1,
    }));
    await fixture.db.insertInto('stock_movements').values(values).execute();
    const first = await fixture.ledger(packer, product.id);
    const second = await fixture.ledger(packer, product.id, `?before=${first.next}`);
    const all = [...first.movements, ...second.movements];
    expect(second.next).toBeNull();
    const stock = (await fixture.stockOf(product.id)).stock;
    expect(all[0]?.balance).toBe(stock);
    for (const [n, row] of all.entries()) expect(row.balance - row.units).toBe(all[n + 1]?.balance ?? 0);
  });

  it('lists lots with units left, by expiry', async () => {
    const product = await fixture.aProduct({ title: 'Zapallo único' });
    const [soon, later, empty] = [
      await fixture.aLot(packer, product.id, { lot: 'Z-1', expires_on: daysFromNow(5) }),
      await fixture.aLot(packer, product.id, { lot: 'Z-2' }),
      await fixture.aLot(packer, product.id, { lot: 'Z-3', units: 1 }),
    ];
    await fixture.waste(packer, product.id, { units: 1, lot_id: empty, reason: 'x' });
    const idsOf = ({ lots }: Awaited<ReturnType<StockFixture['lots']>>) => lots.map(({ id }) => id);
    const own: string[] = [soon, later, empty];
    expect(idsOf(await fixture.lots(packer)).filter((id) => own.includes(id))).toEqual([soon, later]);
    expect(new Set(idsOf(await fixture.lots(packer, 'q=zapallo')))).toEqual(new Set(own));
    expect(idsOf(await fixture.lots(packer, 'q=z-2'))).toEqual([later]);
  });
});

describe('permissions', () => {
  const body = { ...received, id: randomUUID() };
  it('a user with read permission reads and writes nothing', async () => {
    const reader = await fixture.aColleague('lectura');
    const product = await fixture.aProduct();
    expect((await fixture.get(reader, `/api/admin/stock/${product.id}/movements`)).status).toBe(200);
    expect((await fixture.receive(reader, product.id, body)).status).toBe(403);
    expect((await fixture.count(reader, product.id, {})).status).toBe(403);
    expect((await fixture.waste(reader, product.id, {})).status).toBe(403);
    expect((await fixture.recall(reader, {})).status).toBe(403);
    expect((await fixture.get(reader, '/api/admin/recalls')).status).toBe(403);
  });

  it('drivers and customers see nothing', async () => {
    for (const user of [await fixture.aColleague('reparto'), await fixture.aShopper()])
      expect((await fixture.get(user, '/api/admin/stock')).status).toBe(403);
  });
});
