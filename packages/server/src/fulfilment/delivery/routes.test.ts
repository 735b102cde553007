import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture, cash } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

const codeBody = async (orderInTransit: Awaited<ReturnType<typeof fixture.orderInTransit>>) => ({
  kind: 'code',
  version: orderInTransit.stop.version,
  code: await fixture.codeOf(orderInTransit.order.shopper, orderInTransit.order.id),
  payment: cash,
});

describe('a route', () => {
  it('is made once, however often and by whichever process somebody asks', async () => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), fixture.aReadyOrder()]);
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess, fixture.app].map((app) => fixture.claim(driver, order, app)),
    );
    const routes = await Promise.all(responses.map(fixture.routeOf));
    expect(new Set(routes.map(({ id }) => id)).size).toBe(1);
    expect(routes[0]?.stops.map(({ order_id }) => order_id)).toEqual([order.id]);
  });

  it('is of one of two drivers who take it at once', async () => {
    const order = await fixture.aReadyOrder();
    const drivers = await Promise.all([fixture.aColleague('reparto'), fixture.aColleague('reparto')]);
    const responses = await Promise.all(
      drivers.map((driver, place) =>
        fixture.claim(driver, order, place ? fixture.app : fixture.otherProcess),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('stays its driver’s for twenty minutes without a tap, and is then anybody’s', async () => {
    const { driver, order, routeId } = await fixture.orderInTransit();
    const other = await fixture.aColleague('reparto');
    const takeOver = () => fixture.request(other, 'POST', `/api/admin/deliveries/routes/${routeId}/take`, {});
    fixture.later(19);
    expect((await takeOver()).status).toBe(409);
    fixture.later(1);
    expect((await fixture.routeOf(await takeOver())).is_mine).toBe(true);
    expect((await fixture.sendDeliveryAction(driver, order.id, { kind: 'arrived' })).status).toBe(409);
    expect((await fixture.sendDeliveryAction(other, order.id, { kind: 'arrived' })).status).toBe(200);
  });

  it('goes back to the list when nothing has left, and waits for somebody when something has', async () => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), fixture.aReadyOrder()]);
    const letGo = (id: string) =>
      fixture.request(driver, 'POST', `/api/admin/deliveries/routes/${id}/return`, {});
    const claimed = await fixture.routeOf(await fixture.claim(driver, order));
    await letGo(claimed.id);
    expect((await fixture.route(driver, claimed.id)).state).toBe('given-back');
    const again = await fixture.routeOf(await fixture.claim(driver, order));
    await fixture.depart(driver, again.id);
    await letGo(again.id);
    expect(await fixture.route(driver, again.id)).toMatchObject({ state: 'open', driver: null });
    const other = await fixture.aColleague('reparto');
    const on = await fixture.request(other, 'POST', `/api/admin/deliveries/routes/${again.id}/take`, {});
    expect((await fixture.routeOf(on)).stops).toMatchObject([{ status: 'en_ruta' }]);
  });

  it('leaves with orders of another day only for a reason, and tells nobody before that', async () => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), fixture.aReadyOrder()]);
    const { id } = await fixture.routeOf(await fixture.claim(driver, order));
    const early = await fixture.depart(driver, id, { otherDay: '' });
    expect([early.status, await early.json()]).toMatchObject([
      422,
      { errors: { other_day: expect.stringContaining('Di por qué sale hoy.') } },
    ]);
    expect((await fixture.route(driver, id)).stops).toMatchObject([{ status: 'listo' }]);
    expect((await fixture.depart(driver, id, { otherDay: 'El huracán llega mañana' })).status).toBe(200);
    const { reason } = await fixture.db
      .selectFrom('audit_log')
      .select('reason')
      .where('subject_id', '=', id)
      .where('action', '=', 'route.depart-other-day')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('El huracán llega mañana');
    const own = await fixture.aReadyOrder();
    await fixture.db
      .updateTable('orders')
      .set({ delivery_date: puertoRicoDate(Date.now()) })
      .where('id', '=', own.id)
      .execute();
    const other = await fixture.aColleague('reparto');
    const round = { ...own, delivery: { ...own.delivery, date: puertoRicoDate(Date.now()) } };
    const today = await fixture.routeOf(await fixture.claim(other, round));
    expect((await fixture.depart(other, today.id, { otherDay: '' })).status).toBe(200);
  });

  it('takes along what became ready since, and nothing twice', async () => {
    const { driver, order, routeId } = await fixture.orderInTransit();
    const before = await fixture.codeOf(order.shopper, order.id);
    await fixture.aReadyOrder({ customer: order.shopper });
    expect((await fixture.route(driver, routeId)).more_ready).toBe(1);
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess].map((app) => fixture.depart(driver, routeId, { app })),
    );
    for (const response of responses)
      expect((await fixture.routeOf(response)).stops.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await fixture.codeOf(order.shopper, order.id)).toBe(before);
  });

  it('says of a hospital what is ready and cold, until somebody takes it', async () => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), fixture.aReadyOrder()]);
    const mine = async () => {
      const { rounds } = (await (await fixture.get(driver, '/api/admin/deliveries')).json()) as {
        rounds: { hospital: { id: string } | null; ready: number; cold: number }[];
      };
      return rounds.find(({ hospital }) => hospital?.id === order.shopper.hospital.id);
    };
    expect(await mine()).toMatchObject({ ready: 1, cold: 1 });
    await fixture.claim(driver, order);
    expect(await mine()).toBeUndefined();
  });
});

describe('the cash of a route', () => {
  it('is counted against what was recorded at the doors; a difference needs a reason, and is audited', async () => {
    const orderInTransit = await fixture.orderInTransit();
    await fixture.sendDeliveryAction(
      orderInTransit.driver,
      orderInTransit.order.id,
      await codeBody(orderInTransit),
    );
    const short = await fixture.count(orderInTransit.driver, orderInTransit.routeId, { counted: 12 });
    expect((await fixture.problemOf(short)).errors?.reason).toContain('Faltan $2.00');
    expect((await fixture.route(orderInTransit.driver, orderInTransit.routeId)).state).toBe('open');
    const reason = 'Di vuelto de más';
    const closed = await fixture.count(orderInTransit.driver, orderInTransit.routeId, {
      counted: 12,
      reason,
    });
    expect((await fixture.routeOf(closed)).cash).toEqual({ counted: 12, difference: -2, reason });
    const rows = await fixture.db
      .selectFrom('audit_log')
      .select(['reason', 'before', 'after'])
      .where('subject_id', '=', orderInTransit.routeId)
      .where('action', '=', 'route.count-cash')
      .execute();
    expect(rows).toMatchObject([{ reason, before: { cash: '$14.00' }, after: { cash: '$12.00' } }]);
  });

  it('is counted once: the same again is answered alike, another sum is refused', async () => {
    const orderInTransit = await fixture.orderInTransit();
    await fixture.sendDeliveryAction(
      orderInTransit.driver,
      orderInTransit.order.id,
      await codeBody(orderInTransit),
    );
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess].map((app) =>
        fixture.count(orderInTransit.driver, orderInTransit.routeId, { counted: 14 }, app),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await fixture.count(orderInTransit.driver, orderInTransit.routeId, { counted: 13, reason: 'Otra' }))
        .status,
    ).toBe(409);
    const audited = await fixture.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', orderInTransit.routeId)
      .where('action', '=', 'route.count-cash')
      .execute();
    expect(audited).toHaveLength(1);
  });

  it('waits until every stop is settled', async () => {
    const { driver, order, routeId, stop } = await fixture.orderInTransit();
    expect((await fixture.count(driver, routeId, { counted: 0 })).status).toBe(409);
    await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'not-delivered',
      version: stop.version,
      reason: 'No está',
    });
    expect((await fixture.count(driver, routeId, { counted: 0 })).status).toBe(409);
    await fixture.sendDeliveryAction(driver, order.id, { kind: 'back', version: stop.version + 1 });
    expect((await fixture.count(driver, routeId, { counted: 0 })).status).toBe(200);
  });
});

describe('what couldn’t be handed over', () => {
  const failed = async (substitution: Parameters<typeof fixture.orderInTransit>[0] = {}) => {
    const orderInTransit = await fixture.orderInTransit(substitution);
    const { driver, order } = orderInTransit;
    const response = await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'not-delivered',
      version: orderInTransit.stop.version,
      reason: 'No contesta',
    });
    return { ...orderInTransit, stop: await fixture.stopOf(response) };
  };

  it('is tried twice, and then waits in a refrigerator only where there is one', async () => {
    const { driver, order, stop } = await failed();
    const step = (kind: string, version: number) =>
      fixture.sendDeliveryAction(driver, order.id, { kind, version });
    expect((await step('refrigerator', stop.version)).status).toBe(409);
    const again = await fixture.stopOf(await step('second-try', stop.version));
    const body = { kind: 'not-delivered', version: again.version, reason: 'No contesta' };
    const twice = await fixture.stopOf(await fixture.sendDeliveryAction(driver, order.id, body));
    expect((await step('second-try', twice.version)).status).toBe(409);
    await fixture.db
      .updateTable('delivery_points')
      .set({ has_refrigerator: true })
      .where('id', '=', order.shopper.hospital.pointId)
      .execute();
    const stored = await fixture.stopOf(await step('refrigerator', twice.version));
    expect(stored).toMatchObject({ place: 'refrigerator', cold: { out_since: null } });
    const up = await fixture.stopOf(await step('second-try', stored.version));
    expect(up).toMatchObject({ status: 'en_ruta', attempts: 3 });
  });

  it('came back in time: what had to be kept cold is written off all the same', async () => {
    const { driver, order, routeId, stop } = await failed();
    await fixture.sendDeliveryAction(driver, order.id, { kind: 'back', version: stop.version });
    fixture.later(60);
    await fixture.count(driver, routeId, { counted: 0 });
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  it('came back too late: what is cold is written off, what is dry goes back', async () => {
    const { driver, order, routeId, stop } = await failed();
    await fixture.sendDeliveryAction(driver, order.id, { kind: 'back', version: stop.version });
    fixture.later(121);
    await fixture.count(driver, routeId, { counted: 0 });
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  it('never came back, as far as anybody knows: what is cold is written off', async () => {
    const { order } = await failed();
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  const cancelled = async (id: string) => {
    const { version } = await fixture.orderRow(id);
    const response = await fixture.send(await fixture.anAdmin(), `/api/admin/orders/${id}/cancel`, {
      restock: true,
      refund: true,
      reason: 'No se pudo entregar',
      version,
    });
    expect(response.status).toBe(200);
  };
  const wasWrittenOff = async ({ milk, rice }: Awaited<ReturnType<typeof fixture.aReadyOrder>>) => {
    expect(await fixture.movementsOf(milk.id)).toEqual([
      { kind: 'devolucion', units: 2 },
      { kind: 'merma', units: -2 },
    ]);
    expect(await fixture.movementsOf(rice.id)).toEqual([{ kind: 'devolucion', units: 3 }]);
    expect([(await fixture.stockOf(milk.id)).stock, (await fixture.stockOf(rice.id)).stock]).toEqual([
      48, 50,
    ]);
  };
});

describe('what is cold', () => {
  it.each([
    [false, 119, 200],
    [false, 120, 422],
    [true, 59, 200],
    [true, 60, 422],
  ])('in heat %s is handed over after %i minutes: %i', async (isHot, minutes, status) => {
    const orderInTransit = await fixture.orderInTransit({ isHot });
    fixture.later(minutes);
    expect(
      (
        await fixture.sendDeliveryAction(
          orderInTransit.driver,
          orderInTransit.order.id,
          await codeBody(orderInTransit),
        )
      ).status,
    ).toBe(status);
  });

  it('isn’t asked of an order without any', async () => {
    const orderInTransit = await fixture.orderInTransit({ cold: 0 });
    fixture.later(500);
    expect(
      (
        await fixture.sendDeliveryAction(
          orderInTransit.driver,
          orderInTransit.order.id,
          await codeBody(orderInTransit),
        )
      ).status,
    ).toBe(200);
  });

  it('is handed over once it was measured, and is cold', async () => {
    const orderInTransit = await fixture.orderInTransit();
    const measured = (temperature_f: number) =>
      fixture.sendDeliveryAction(orderInTransit.driver, orderInTransit.order.id, {
        kind: 'kept-cold',
        version: orderInTransit.stop.version,
        temperature_f,
      });
    fixture.later(125);
    expect((await measured(41.5)).status).toBe(422);
    expect((await measured(41)).status).toBe(200);
    expect(
      (
        await fixture.sendDeliveryAction(
          orderInTransit.driver,
          orderInTransit.order.id,
          await codeBody(orderInTransit),
        )
      ).status,
    ).toBe(200);
  });

  it('leaves the order as waste, isn’t charged, and the rest is handed over', async () => {
    const orderInTransit = await fixture.orderInTransit();
    const { driver, order, stop } = orderInTransit;
    const discard = (version: number) =>
      fixture.sendDeliveryAction(driver, order.id, { kind: 'discarded', version });
    expect((await discard(stop.version)).status).toBe(409);
    fixture.later(121);
    const rest = await fixture.stopOf(await discard(stop.version));
    expect(rest).toMatchObject({ cold_units: 0, units: 3, to_collect: 6, cold: null });
    expect((await discard(stop.version)).status).toBe(409);
    expect(await fixture.movementsOf(order.milk.id)).toEqual([
      { kind: 'devolucion', units: 2 },
      { kind: 'merma', units: -2 },
    ]);
    expect((await fixture.stockOf(order.milk.id)).stock).toBe(48);
    await fixture.sendDeliveryAction(driver, order.id, {
      ...(await codeBody(orderInTransit)),
      version: rest.version,
    });
    const paid = await fixture.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(paid).toMatchObject([{ captured_cents: 600 }]);
  });
});

describe('the customer', () => {
  it('says that they come down, while it is on its way, and of their own order alone', async () => {
    const { driver, order, routeId, stop } = await fixture.orderInTransit();
    const down = (user: typeof driver) =>
      fixture.request(user, 'POST', `/api/orders/${order.id}/coming-down`, {});
    expect((await down(driver)).status).toBe(404);
    expect((await down(order.shopper)).status).toBe(200);
    expect((await fixture.route(driver, routeId)).stops[0]?.coming_at).not.toBeNull();
    await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'not-delivered',
      version: stop.version,
      reason: 'No está',
    });
    expect((await down(order.shopper)).status).toBe(409);
  });
});
