import { randomUUID } from 'node:crypto';
import { pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import { LEASE_MS } from '@nutricion/domain/fulfilment/batch';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/shop.builders.ts';
import { aPickingFloor, type PickingFloor, type TestUser } from './picking.builders.ts';

const START_MS = Date.UTC(2026, 10, 23, 14);

describe('a batch', () => {
  let floor: PickingFloor;
  let ana: TestUser;
  let luis: TestUser;
  beforeAll(async () => {
    floor = await aPickingFloor();
  });
  beforeEach(async () => {
    floor.setNow(START_MS);
    [ana, luis] = await Promise.all([floor.aColleague('almacen'), floor.aColleague('almacen')]);
    await floor.db.deleteFrom('orders').execute();
    await floor.db.deleteFrom('pick_batches').execute();
  });
  afterAll(() => floor.drop());

  const dates = deliveryDates(START_MS);
  const orders = async (count: number) => {
    const rice = await aProduct(floor.db, { price_cents: 200, tax_class: 'exento' });
    const placed = [];
    for (let n = 0; n < count; n += 1)
      placed.push(
        await floor.anOrder([{ productId: rice.id, quantity: 1 }], { deliveryDate: dates[0] ?? '' }),
      );
    return placed;
  };
  const one = async () => {
    const [order] = await orders(1);
    if (!order) throw new Error('an order was placed');
    return order;
  };
  const queue = async (user: TestUser) =>
    pickingEndpoints['GET /api/admin/picking'].response.parse(
      await (await floor.request(user, 'GET', '')).json(),
    );

  it('takes an order that is in preparation and in nobody’s bag', async () => {
    const order = await one();
    await floor.db
      .updateTable('orders')
      .set({ status: 'en_preparacion' })
      .where('id', '=', order.id)
      .execute();
    const batch = await floor.taken(ana, order);
    expect(batch.bags.map(({ order_id }) => order_id)).toContain(order.id);
  });

  it('has a bag for each of up to six orders, the oldest, and they are in preparation', async () => {
    const placed = await orders(7);
    expect((await queue(ana)).windows).toMatchObject([{ orders: 7, units: 7, picking: 0 }]);
    const batch = await floor.taken(ana, placed[0] as never);
    expect(batch.bags.map(({ number, order_id }) => [number, order_id])).toEqual(
      placed.slice(0, 6).map(({ id }, place) => [place + 1, id]),
    );
    expect(batch).toMatchObject({ is_mine: true, state: 'open' });
    expect(await floor.orderRow(placed[0]?.id ?? '')).toMatchObject({ status: 'en_preparacion', version: 2 });
    expect((await queue(ana)).windows).toMatchObject([{ orders: 1, picking: 6 }]);
  });

  it('leaves out orders that wait for a person', async () => {
    const order = await one();
    await floor.db.updateTable('orders').set({ review: 'waiting', review_due_at: new Date() }).execute();
    expect((await queue(ana)).windows).toMatchObject([{ orders: 0, unconfirmed: 1 }]);
    expect((await floor.claim(ana, order)).status).toBe(409);
  });

  it('asked for twice, from two processes, is one', async () => {
    const [order] = await orders(8);
    if (!order) throw new Error('an order was placed');
    const responses = await Promise.all([
      floor.claim(ana, order),
      floor.claim(ana, order, floor.otherProcess),
      floor.claim(ana, order),
    ]);
    const ids = (await Promise.all(responses.map(floor.readBatch))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await floor.db.selectFrom('pick_batches').select('id').execute()).toHaveLength(1);
  });

  it('of two pickers at once has no order twice', async () => {
    const placed = await orders(8);
    const responses = await Promise.all(
      [ana, luis].map((picker, place) =>
        floor.claim(picker, placed[0] as never, place === 0 ? floor.app : floor.otherProcess),
      ),
    );
    const claimed = await Promise.all(responses.filter(({ status }) => status === 201).map(floor.readBatch));
    const ids = claimed.flatMap(({ bags }) => bags.map(({ order_id }) => order_id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(6);
  });

  it('is cold where something in it is', async () => {
    const milk = await aProduct(floor.db, { price_cents: 200, zone: 'frio', tax_class: 'exento' });
    const cold = await floor.anOrder([{ productId: milk.id, quantity: 1 }], { deliveryDate: dates[0] ?? '' });
    await orders(1);
    expect((await floor.taken(ana, cold)).bags.map(({ is_cold }) => is_cold)).toEqual([true, false]);
  });

  it('is its picker’s alone for ten minutes after each tap; then another takes it and is told who had it', async () => {
    const batch = await floor.taken(ana, await one());
    const line = batch.lines[0]?.key ?? '';
    const takeOver = (user: TestUser) => floor.request(user, 'POST', `/batches/${batch.id}/take`);
    floor.setNow(START_MS + LEASE_MS - 1);
    await floor.act(ana, batch.id, { kind: 'pick', line, units: 1 });
    floor.setNow(START_MS + LEASE_MS);
    const early = await takeOver(luis);
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(ana.profile.full_name);
    floor.setNow(START_MS + 2 * LEASE_MS);
    expect((await queue(luis)).batches).toMatchObject([{ may_take: true, is_mine: false }]);
    expect(await (await takeOver(luis)).json()).toMatchObject({
      taken_from: ana.profile.full_name,
      batch: { is_mine: true, actions: [{ kind: 'pick', line }] },
    });
    const late = await floor.act(ana, batch.id, { kind: 'check', bag: 1 });
    expect(late).toMatchObject({ applied: false, detail: expect.stringContaining(luis.profile.full_name) });
  });

  it('left alone and taken by two at once is one’s, and the other is told', async () => {
    const batch = await floor.taken(ana, await one());
    floor.setNow(START_MS + LEASE_MS);
    const eva = await floor.aColleague('almacen');
    const responses = await Promise.all(
      [luis, eva].map((user, place) =>
        floor.request(
          user,
          'POST',
          `/batches/${batch.id}/take`,
          undefined,
          place ? floor.app : floor.otherProcess,
        ),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stays its picker’s after ten minutes while nobody takes it', async () => {
    const batch = await floor.taken(ana, await one());
    floor.setNow(START_MS + 5 * LEASE_MS);
    const response = await floor.act(ana, batch.id, {
      kind: 'pick',
      line: batch.lines[0]?.key ?? '',
      units: 1,
    });
    expect(response.applied).toBe(true);
    expect((await floor.batch(ana, batch.id)).leased_until).toBe(
      new Date(START_MS + 6 * LEASE_MS).toISOString(),
    );
  });

  it('is given back: untouched orders wait in the queue again, the others for whoever takes it', async () => {
    const placed = await orders(2);
    const batch = await floor.taken(ana, placed[0] as never);
    await floor.act(ana, batch.id, { kind: 'pick', line: batch.lines[0]?.key ?? '', units: 1 });
    const released = await floor.request(ana, 'POST', `/batches/${batch.id}/return`);
    expect(await released.json()).toMatchObject({ back_in_queue: 1, left_in_batch: 1 });
    expect((await floor.orderRow(placed[0]?.id ?? '')).status).toBe('en_preparacion');
    expect((await floor.orderRow(placed[1]?.id ?? '')).status).toBe('confirmado');
    expect((await floor.request(luis, 'POST', `/batches/${batch.id}/take`)).status).toBe(200);
    expect((await floor.request(ana, 'POST', `/batches/${batch.id}/return`)).status).toBe(409);
  });

  it('given back untouched is no more', async () => {
    const order = await one();
    const batch = await floor.taken(ana, order);
    await floor.request(ana, 'POST', `/batches/${batch.id}/return`);
    expect((await queue(ana)).batches).toEqual([]);
    expect((await floor.taken(luis, order)).id).not.toBe(batch.id);
  });

  it('whose orders were all cancelled keeps nobody from the next', async () => {
    const [order] = await orders(1);
    if (!order) throw new Error('an order was placed');
    const batch = await floor.taken(ana, order);
    await floor.db.updateTable('orders').set({ status: 'cancelado' }).where('id', '=', order.id).execute();
    const next = await floor.taken(ana, await one());
    expect(next.id).not.toBe(batch.id);
  });

  it('is nobody’s who may not pick, and there is none by another id', async () => {
    const order = await one();
    const driver = await floor.aColleague('reparto');
    expect((await floor.claim(driver, order)).status).toBe(403);
    expect((await floor.request(driver, 'GET', '')).status).toBe(403);
    expect((await floor.request(ana, 'GET', `/batches/${randomUUID()}`)).status).toBe(404);
  });
});
