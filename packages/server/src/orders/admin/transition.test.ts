import { randomUUID } from 'node:crypto';
import { adminOrderSchema } from '@nutricion/contract/orders/admin-orders';
import { orderSchema } from '@nutricion/contract/orders/orders';
import { roles } from '@nutricion/domain/accounts/role';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';
import { anAdminOrderFixture } from './admin-orders.builders.ts';

describe('moving an order at the counter', () => {
  let fixture: OrderFixture;
  let adminOrders: ReturnType<typeof anAdminOrderFixture>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    adminOrders = anAdminOrderFixture(fixture);
  });
  afterAll(() => fixture.drop());

  const toWait = { to: 'esperando_cliente', version: 1, reason: 'No hay su leche.' };
  const anOrderInPreparation = async () => {
    const made = await adminOrders.anOrder();
    await adminOrders.setOrder(made.order.id, { status: 'en_preparacion' });
    return made;
  };

  it('does it once, with history, audit and who did it', async () => {
    const { order } = await anOrderInPreparation();
    const packer = await fixture.aColleague('almacen');
    const moved = await adminOrders.transition(packer, order.id, toWait);
    expect(moved.status).toBe(200);
    expect(await moved.json()).toMatchObject({
      status: 'esperando_cliente',
      version: 2,
      timeline: [
        { status: 'confirmado', by: null },
        { status: 'esperando_cliente', by: packer.profile.full_name },
      ],
    });
    const audit = await fixture.db
      .selectFrom('audit_log')
      .select(['actor_id', 'before', 'after'])
      .where('subject_id', '=', order.id)
      .where('action', '=', 'order.move')
      .execute();
    expect(audit).toMatchObject([
      {
        actor_id: packer.profile.id,
        before: { status: 'en_preparacion' },
        after: { status: 'esperando_cliente' },
      },
    ]);
  });

  it('asks why an order of another day leaves, as of a route, and asks nothing on its day', async () => {
    const admin = await fixture.aColleague('admin');
    const ready = async (delivery_date: string) => {
      const { order } = await adminOrders.anOrder();
      await adminOrders.setOrder(order.id, { status: 'listo', delivery_date });
      return order.id;
    };
    const leave = (id: string, body: object = {}) =>
      adminOrders.transition(admin, id, { to: 'en_ruta', version: 1, ...body });
    const [early, ofToday] = [await ready('2099-01-05'), await ready(puertoRicoDate(Date.now()))];
    const read = adminOrderSchema.parse(
      await (await fixture.get(admin, `/api/admin/orders/${early}`)).json(),
    );
    expect(read.moves).toContainEqual({ to: 'en_ruta', needs_reason: true, by_form: null });
    expect((await leave(early)).status).toBe(422);
    expect((await leave(early, { reason: 'Lo pidió antes' })).status).toBe(200);
    expect((await leave(ofToday)).status).toBe(200);
  });

  it('lets one of two who tap at once win, and tells the other who did and when', async () => {
    const { order } = await anOrderInPreparation();
    const packers = [await fixture.aColleague('almacen'), await fixture.aColleague('almacen')];
    const responses = await Promise.all(
      packers.map((packer) => adminOrders.transition(packer, order.id, toWait)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = packers[responses.findIndex(({ status }) => status === 200)];
    const problem = await responses.find(({ status }) => status === 409)?.json();
    const by = winner?.profile.full_name;
    expect(problem).toMatchObject({
      type: '/problemas/pedido-movido',
      detail: expect.stringContaining(`${by} lo movió a «Esperando al cliente» el `),
      current: { status: 'esperando_cliente', version: 2, by },
    });
    expect(
      (await adminOrders.detail(packers[0] ?? (await fixture.anAdmin()), order.id)).timeline,
    ).toHaveLength(2);
  });

  it('refuses what can’t be, what has a form of its own, and what lacks its reason', async () => {
    const { order } = await adminOrders.anOrder();
    const admin = await fixture.anAdmin();
    const to = async (status: string, version: number, more = {}) => {
      const response = await adminOrders.transition(admin, order.id, { to: status, version, ...more });
      return { status: response.status, body: await response.json() };
    };
    const refusesWith = (words: string) => ({
      status: 422,
      body: { detail: expect.stringContaining(words) },
    });
    expect(await to('entregado', 1)).toMatchObject({
      status: 422,
      body: { type: '/problemas/paso-imposible' },
    });
    expect(await to('cancelado', 1)).toMatchObject(refusesWith('«Cancelar»'));
    // Moved here without a form the order would be in no picking batch.
    expect(await to('en_preparacion', 1)).toMatchObject(refusesWith('«Preparar»'));
    await adminOrders.setOrder(order.id, { status: 'en_preparacion', version: 2 });
    expect(await to('listo', 2)).toMatchObject(refusesWith('«Preparar»'));
    expect(await to('esperando_cliente', 2)).toMatchObject({
      status: 422,
      body: { errors: { reason: expect.any(String) } },
    });
    expect((await to('esperando_cliente', 2, { reason: 'No hay su leche.' })).status).toBe(200);
    expect((await adminOrders.detail(admin, order.id)).timeline.at(-1)).toMatchObject({
      reason: 'No hay su leche.',
    });
  });

  it('is each role’s own step, and nobody else’s', async () => {
    const mayPrepare: string[] = [];
    const mayCancel: string[] = [];
    for (const role of roles) {
      const user = await fixture.aColleague(role);
      const { order } = await anOrderInPreparation();
      const body = { restock: true, refund: true, reason: 'Prueba', version: 2 };
      const moved = await adminOrders.transition(user, order.id, toWait);
      if (moved.status === 200) mayPrepare.push(role);
      else expect(moved.status).toBe(403);
      await adminOrders.setOrder(order.id, { status: 'en_preparacion', version: 2 });
      const cancelled = await adminOrders.cancel(user, order.id, body);
      if (cancelled.status === 200) mayCancel.push(role);
      else expect(cancelled.status).toBe(403);
    }
    expect(mayPrepare.sort()).toEqual(['admin', 'almacen']);
    expect(mayCancel.sort()).toEqual(['admin', 'finanzas']);
  });

  it('is refused to whoever may not before the order is looked at, and alike where there is none', async () => {
    const { order } = await anOrderInPreparation();
    const reader = await fixture.aColleague('lectura');
    const former = await fixture.aColleague('almacen');
    await fixture.db.deleteFrom('user_roles').where('user_id', '=', former.profile.id).execute();
    for (const user of [reader, former]) {
      const nowhere = await adminOrders.transition(user, randomUUID(), toWait);
      const stale = await adminOrders.transition(user, order.id, { ...toWait, version: 0 });
      const impossible = await adminOrders.transition(user, order.id, { ...toWait, to: 'entregado' });
      expect([nowhere.status, stale.status, impossible.status]).toEqual([403, 403, 403]);
    }
  });

  it('offers whoever looks only the steps that are theirs', async () => {
    const { order } = await adminOrders.anOrder();
    const transitionsOf = async (...heldRoles: readonly (typeof roles)[number][]) => {
      const { moves, may_cancel, may_note } = await adminOrders.detail(
        await fixture.aColleague(...heldRoles),
        order.id,
      );
      return { to: moves.map(({ to }) => to), may_cancel, may_note };
    };
    expect(await transitionsOf('almacen')).toEqual({
      to: ['en_preparacion'],
      may_cancel: false,
      may_note: true,
    });
    expect(await transitionsOf('finanzas')).toEqual({ to: ['cancelado'], may_cancel: true, may_note: false });
    expect(await transitionsOf('lectura')).toEqual({ to: [], may_cancel: false, may_note: false });
    await adminOrders.setOrder(order.id, { review: 'waiting', review_due_at: new Date() });
    expect(await transitionsOf('almacen')).toMatchObject({ to: [] });
  });

  it('says who has asked for too much without paying', async () => {
    const { shopper, order } = await adminOrders.anOrder();
    const admin = await fixture.anAdmin();
    const missed = async () => {
      for (const status of ['en_preparacion', 'listo', 'en_ruta', 'no_entregado'] as const)
        await fixture.db.insertInto('order_status_history').values({ order_id: order.id, status }).execute();
      await adminOrders.setOrder(order.id, { status: 'no_entregado' });
      return (await adminOrders.detail(admin, order.id)).customer;
    };
    expect(await missed()).toMatchObject({ no_shows: 1, must_prepay: false });
    const items = [{ productId: order.items[0]?.product_id ?? '', quantity: 1 }];
    const placed = await fixture.post(shopper, fixture.aBody(shopper, { items, expectedTotal: 2 }));
    const second = orderSchema.parse(await placed.json());
    await fixture.db
      .insertInto('order_status_history')
      .values({ order_id: second.id, status: 'no_entregado' })
      .execute();
    await adminOrders.setOrder(second.id, { status: 'cancelado' });
    expect((await adminOrders.detail(admin, order.id)).customer).toMatchObject({
      no_shows: 2,
      must_prepay: true,
    });
    await adminOrders.setOrder(second.id, { payment_status: 'pagado' });
    expect((await adminOrders.detail(admin, order.id)).customer).toMatchObject({ no_shows: 1 });
  });
});
