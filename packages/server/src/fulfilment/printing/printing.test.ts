import { randomUUID } from 'node:crypto';
import { type PrintedOrderJson, printingEndpoints } from '@nutricion/contract/fulfilment/printing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAdminOrderFixture } from '../../orders/admin/admin-orders.builders.ts';
import { anOrderFixture, type OrderFixture } from '../../orders/orders.builders.ts';

describe('printing', () => {
  let fixture: OrderFixture;
  let counter: ReturnType<typeof anAdminOrderFixture>;
  let packer: Awaited<ReturnType<OrderFixture['aColleague']>>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    counter = anAdminOrderFixture(fixture);
    packer = await fixture.aColleague('almacen');
  });
  afterAll(() => fixture.drop());
  beforeEach(() => fixture.db.deleteFrom('order_prints').execute());

  const orders = async (query: string) => {
    const response = await fixture.get(packer, `/api/admin/print/orders?${query}`);
    return printingEndpoints['GET /api/admin/print/orders'].response.parse(await response.json());
  };
  const one = async (id: string): Promise<PrintedOrderJson> => {
    const [order] = (await orders(`ids=${id}`)).orders;
    if (!order) throw new Error('the order is not printed');
    return order;
  };
  const mark = (orderIds: readonly string[], kinds: readonly string[], id: string = randomUUID()) =>
    fixture.send(packer, '/api/admin/print/marks', { id, order_ids: orderIds, kinds });
  const setBags = (id: string, body: object) =>
    fixture.send(packer, `/api/admin/orders/${id}/bags`, body, 'PUT');

  it('says on a label initials alone, and on the slip what comes and what it costs', async () => {
    const { order } = await counter.anOrder([3]);
    await counter.setOrder(order.id, { recipient_name: 'María del Carmen Ortiz', status: 'listo' });
    await fixture.db
      .updateTable('order_items')
      .set({ picked_quantity: 2 })
      .where('order_id', '=', order.id)
      .execute();
    await counter.setOrder(order.id, {
      packed_subtotal_cents: 400,
      packed_tax_cents: 0,
      packed_total_cents: 400,
    });
    const printed = await one(order.id);
    expect(printed).toMatchObject({
      initials: 'M. D. C.',
      lines: [{ asked: 3, comes: 2, total_price: 4 }],
      sums: { subtotal: 4, tax: 0, total: 4 },
      to_collect: 4,
    });
  });

  it('names the door of the hospital that is open in the shift of the order, and none for a home', async () => {
    const { order, shopper } = await counter.anOrder();
    const doors = { dia: 'Lobby principal', noche: 'Emergencia' } as const;
    await fixture.db
      .insertInto('hospital_entrances')
      .values(
        (['dia', 'noche'] as const).map((shift) => ({
          ...{ hospital_id: shopper.hospital.id, shift, door: doors[shift] },
          ...{ contact: 'Seguridad', phone: '7875550142', instructions: 'Por el sótano' },
        })),
      )
      .execute();
    await counter.setOrder(order.id, { delivery_window: '07-09' });
    expect((await one(order.id)).entrance).toMatchObject({ door: 'Lobby principal', contact: 'Seguridad' });
    await counter.setOrder(order.id, { delivery_window: '23-01' });
    expect((await one(order.id)).entrance?.door).toBe('Emergencia');
    await counter.setOrder(order.id, { delivery_type: 'home' });
    expect((await one(order.id)).entrance).toBeNull();
  });

  it('collects nothing at the door that is paid', async () => {
    const { order } = await counter.anOrder();
    await counter.setOrder(order.id, { payment_status: 'pagado' });
    expect((await one(order.id)).to_collect).toBe(0);
  });

  it('prints a round: what is packed, floor by floor, and says what is still being packed', async () => {
    const floors = ['Piso 10', 'Piso 2', 'Lobby'];
    const ids: string[] = [];
    for (const unit of floors) {
      const { order } = await counter.anOrder();
      const delivery_address = JSON.stringify({ type: 'hospital', hospital: 'H', building: 'Torre A', unit });
      await counter.setOrder(order.id, {
        delivery_address,
        status: 'listo',
        hospital_id: null,
        delivery_date: '2026-12-24',
      });
      ids.push(order.id);
    }
    const { order: unpacked } = await counter.anOrder();
    await counter.setOrder(unpacked.id, {
      status: 'en_preparacion',
      hospital_id: null,
      delivery_date: '2026-12-24',
    });
    const round = `date=2026-12-24&window=${unpacked.delivery.window}&hospital=none`;
    const { orders: printed, still_packing } = await orders(round);
    expect(printed.map(({ unit }) => unit)).toEqual(['Lobby', 'Piso 2', 'Piso 10']);
    expect(still_packing).toBe(1);
  });

  it('leaves out what never comes, and says so', async () => {
    const { order } = await counter.anOrder();
    await counter.setOrder(order.id, { status: 'cancelado' });
    expect(await orders(`ids=${order.id}`)).toMatchObject({ orders: [], left_out: [order.number] });
  });

  it('keeps who printed what, the last of each kind, once however often it is sent', async () => {
    const { order } = await counter.anOrder();
    const id = randomUUID();
    await Promise.all([mark([order.id], ['label', 'slip'], id), mark([order.id], ['label', 'slip'], id)]);
    const rows = await fixture.db
      .selectFrom('order_prints')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(rows).toHaveLength(2);
    await mark([order.id], ['label']);
    const { prints } = await one(order.id);
    expect(prints.map(({ kind }) => kind).toSorted()).toEqual(['label', 'slip']);
    expect(prints.every(({ by }) => by !== null)).toBe(true);
  });

  it('marks nothing when one of the orders is not there', async () => {
    const { order } = await counter.anOrder();
    expect((await mark([order.id, randomUUID()], ['label'])).status).toBe(404);
    expect((await one(order.id)).prints).toEqual([]);
  });

  it('carries an order in as many bags as somebody counted', async () => {
    const { order } = await counter.anOrder();
    expect((await one(order.id)).bags).toMatchObject({ dry: 1, is_usual: true });
    expect((await setBags(order.id, { dry: 2, cold: 1 })).status).toBe(200);
    expect((await setBags(order.id, { dry: 2, cold: 1 })).status).toBe(200);
    expect((await one(order.id)).bags).toEqual({ dry: 2, cold: 1, is_usual: false });
    expect((await setBags(order.id, { dry: 0, cold: 0 })).status).toBe(422);
    await counter.setOrder(order.id, { status: 'cancelado' });
    expect((await setBags(order.id, { dry: 1, cold: 0 })).status).toBe(409);
  });

  it('lists the rounds with what has no label yet', async () => {
    const { order } = await counter.anOrder();
    const day = new Date(Date.now() + 86_400_000 * 40).toISOString().slice(0, 10);
    await counter.setOrder(order.id, { status: 'listo', delivery_date: day });
    const roundOf = async () => {
      const response = await fixture.get(packer, '/api/admin/print/rounds');
      const { rounds } = printingEndpoints['GET /api/admin/print/rounds'].response.parse(
        await response.json(),
      );
      return rounds.find(({ date }) => date === day);
    };
    expect(await roundOf()).toMatchObject({ ready: 1, packing: 0, without_label: 1 });
    await mark([order.id], ['label']);
    expect(await roundOf()).toMatchObject({ without_label: 0 });
  });

  it('is not for customers', async () => {
    const { shopper, order } = await counter.anOrder();
    expect((await fixture.get(shopper, `/api/admin/print/orders?ids=${order.id}`)).status).toBe(403);
  });
});
