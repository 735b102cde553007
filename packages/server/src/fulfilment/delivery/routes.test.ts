import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryDesk, cash } from './delivery.builders.ts';

let desk: Awaited<ReturnType<typeof aDeliveryDesk>>;
beforeAll(async () => {
  desk = await aDeliveryDesk();
});
afterAll(() => desk.drop());

const codeBody = async (way: Awaited<ReturnType<typeof desk.onItsWay>>) => ({
  kind: 'code',
  version: way.stop.version,
  code: await desk.codeOf(way.order.shopper, way.order.id),
  payment: cash,
});

describe('a route', () => {
  it('is made once, however often and by whichever process somebody asks', async () => {
    const [driver, order] = await Promise.all([desk.aColleague('reparto'), desk.aReadyOrder()]);
    const answers = await Promise.all(
      [desk.app, desk.otherProcess, desk.app].map((app) => desk.take(driver, order, app)),
    );
    const routes = await Promise.all(answers.map(desk.routeOf));
    expect(new Set(routes.map(({ id }) => id)).size).toBe(1);
    expect(routes[0]?.stops.map(({ order_id }) => order_id)).toEqual([order.id]);
  });

  it('is of one of two drivers who take it at once', async () => {
    const order = await desk.aReadyOrder();
    const drivers = await Promise.all([desk.aColleague('reparto'), desk.aColleague('reparto')]);
    const answers = await Promise.all(
      drivers.map((driver, place) => desk.take(driver, order, place ? desk.app : desk.otherProcess)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('stays its driver’s for twenty minutes without a tap, and is then anybody’s', async () => {
    const { driver, order, routeId } = await desk.onItsWay();
    const other = await desk.aColleague('reparto');
    const takeOver = () => desk.ask(other, 'POST', `/api/admin/deliveries/routes/${routeId}/take`, {});
    desk.later(19);
    expect((await takeOver()).status).toBe(409);
    desk.later(1);
    expect((await desk.routeOf(await takeOver())).is_mine).toBe(true);
    expect((await desk.deed(driver, order.id, { kind: 'arrived' })).status).toBe(409);
    expect((await desk.deed(other, order.id, { kind: 'arrived' })).status).toBe(200);
  });

  it('goes back to the list when nothing has left, and waits for somebody when something has', async () => {
    const [driver, order] = await Promise.all([desk.aColleague('reparto'), desk.aReadyOrder()]);
    const letGo = (id: string) => desk.ask(driver, 'POST', `/api/admin/deliveries/routes/${id}/return`, {});
    const taken = await desk.routeOf(await desk.take(driver, order));
    await letGo(taken.id);
    expect((await desk.route(driver, taken.id)).state).toBe('given-back');
    const again = await desk.routeOf(await desk.take(driver, order));
    await desk.depart(driver, again.id);
    await letGo(again.id);
    expect(await desk.route(driver, again.id)).toMatchObject({ state: 'open', driver: null });
    const other = await desk.aColleague('reparto');
    const on = await desk.ask(other, 'POST', `/api/admin/deliveries/routes/${again.id}/take`, {});
    expect((await desk.routeOf(on)).stops).toMatchObject([{ status: 'en_ruta' }]);
  });

  it('takes along what became ready since, and nothing twice', async () => {
    const { driver, order, routeId } = await desk.onItsWay();
    const before = await desk.codeOf(order.shopper, order.id);
    await desk.aReadyOrder({ customer: order.shopper });
    expect((await desk.route(driver, routeId)).more_ready).toBe(1);
    const answers = await Promise.all(
      [desk.app, desk.otherProcess].map((app) => desk.depart(driver, routeId, { app })),
    );
    for (const answer of answers)
      expect((await desk.routeOf(answer)).stops.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await desk.codeOf(order.shopper, order.id)).toBe(before);
  });

  it('says of a hospital what is ready and cold, until somebody takes it', async () => {
    const [driver, order] = await Promise.all([desk.aColleague('reparto'), desk.aReadyOrder()]);
    const mine = async () => {
      const { rounds } = (await (await desk.get(driver, '/api/admin/deliveries')).json()) as {
        rounds: { hospital: { id: string } | null; ready: number; cold: number }[];
      };
      return rounds.find(({ hospital }) => hospital?.id === order.shopper.hospital.id);
    };
    expect(await mine()).toMatchObject({ ready: 1, cold: 1 });
    await desk.take(driver, order);
    expect(await mine()).toBeUndefined();
  });
});

describe('the cash of a route', () => {
  it('is counted against what was recorded at the doors; a difference needs a reason, and is audited', async () => {
    const way = await desk.onItsWay();
    await desk.deed(way.driver, way.order.id, await codeBody(way));
    const short = await desk.count(way.driver, way.routeId, { counted: 12 });
    expect((await desk.problemOf(short)).errors?.reason).toContain('Faltan $2.00');
    expect((await desk.route(way.driver, way.routeId)).state).toBe('open');
    const reason = 'Di vuelto de más';
    const closed = await desk.count(way.driver, way.routeId, { counted: 12, reason });
    expect((await desk.routeOf(closed)).cash).toEqual({ counted: 12, difference: -2, reason });
    const rows = await desk.db
      .selectFrom('audit_log')
      .select(['reason', 'before', 'after'])
      .where('subject_id', '=', way.routeId)
      .execute();
    expect(rows).toMatchObject([{ reason, before: { cash: '$14.00' }, after: { cash: '$12.00' } }]);
  });

  it('is counted once: the same again is answered alike, another sum is refused', async () => {
    const way = await desk.onItsWay();
    await desk.deed(way.driver, way.order.id, await codeBody(way));
    const answers = await Promise.all(
      [desk.app, desk.otherProcess].map((app) => desk.count(way.driver, way.routeId, { counted: 14 }, app)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.count(way.driver, way.routeId, { counted: 13, reason: 'Otra' })).status).toBe(409);
    const audited = await desk.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', way.routeId)
      .execute();
    expect(audited).toHaveLength(1);
  });

  it('waits until every stop is settled', async () => {
    const { driver, order, routeId, stop } = await desk.onItsWay();
    expect((await desk.count(driver, routeId, { counted: 0 })).status).toBe(409);
    await desk.deed(driver, order.id, { kind: 'not-delivered', version: stop.version, reason: 'No está' });
    expect((await desk.count(driver, routeId, { counted: 0 })).status).toBe(409);
    await desk.deed(driver, order.id, { kind: 'back', version: stop.version + 1 });
    expect((await desk.count(driver, routeId, { counted: 0 })).status).toBe(200);
  });
});

describe('what couldn’t be handed over', () => {
  const failed = async (wish: Parameters<typeof desk.onItsWay>[0] = {}) => {
    const way = await desk.onItsWay(wish);
    const { driver, order } = way;
    const answer = await desk.deed(driver, order.id, {
      kind: 'not-delivered',
      version: way.stop.version,
      reason: 'No contesta',
    });
    return { ...way, stop: await desk.stopOf(answer) };
  };

  it('is tried twice, and then waits in a refrigerator only where there is one', async () => {
    const { driver, order, stop } = await failed();
    const step = (kind: string, version: number) => desk.deed(driver, order.id, { kind, version });
    expect((await step('refrigerator', stop.version)).status).toBe(409);
    const again = await desk.stopOf(await step('second-try', stop.version));
    const body = { kind: 'not-delivered', version: again.version, reason: 'No contesta' };
    const twice = await desk.stopOf(await desk.deed(driver, order.id, body));
    expect((await step('second-try', twice.version)).status).toBe(409);
    await desk.db
      .updateTable('delivery_points')
      .set({ has_refrigerator: true })
      .where('id', '=', order.shopper.hospital.pointId)
      .execute();
    const kept = await desk.stopOf(await step('refrigerator', twice.version));
    expect(kept).toMatchObject({ place: 'refrigerator', cold: { out_since: null } });
    const up = await desk.stopOf(await step('second-try', kept.version));
    expect(up).toMatchObject({ status: 'en_ruta', attempts: 3 });
  });

  it('came back in time: what had to be kept cold is written off all the same', async () => {
    const { driver, order, routeId, stop } = await failed();
    await desk.deed(driver, order.id, { kind: 'back', version: stop.version });
    desk.later(60);
    await desk.count(driver, routeId, { counted: 0 });
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  it('came back too late: what is cold is written off, what is dry goes back', async () => {
    const { driver, order, routeId, stop } = await failed();
    await desk.deed(driver, order.id, { kind: 'back', version: stop.version });
    desk.later(121);
    await desk.count(driver, routeId, { counted: 0 });
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  it('never came back, as far as anybody knows: what is cold is written off', async () => {
    const { order } = await failed();
    await cancelled(order.id);
    await wasWrittenOff(order);
  });

  const cancelled = async (id: string) => {
    const { version } = await desk.orderRow(id);
    const answer = await desk.send(await desk.anAdmin(), `/api/admin/orders/${id}/cancel`, {
      restock: true,
      refund: true,
      reason: 'No se pudo entregar',
      version,
    });
    expect(answer.status).toBe(200);
  };
  const wasWrittenOff = async ({ milk, rice }: Awaited<ReturnType<typeof desk.aReadyOrder>>) => {
    expect(await desk.movementsOf(milk.id)).toEqual([
      { kind: 'devolucion', units: 2 },
      { kind: 'merma', units: -2 },
    ]);
    expect(await desk.movementsOf(rice.id)).toEqual([{ kind: 'devolucion', units: 3 }]);
    expect([(await desk.stockOf(milk.id)).stock, (await desk.stockOf(rice.id)).stock]).toEqual([48, 50]);
  };
});

describe('what is cold', () => {
  it.each([
    [false, 119, 200],
    [false, 120, 422],
    [true, 59, 200],
    [true, 60, 422],
  ])('in heat %s is handed over after %i minutes: %i', async (isHot, minutes, status) => {
    const way = await desk.onItsWay({ isHot });
    desk.later(minutes);
    expect((await desk.deed(way.driver, way.order.id, await codeBody(way))).status).toBe(status);
  });

  it('isn’t asked of an order without any', async () => {
    const way = await desk.onItsWay({ cold: 0 });
    desk.later(500);
    expect((await desk.deed(way.driver, way.order.id, await codeBody(way))).status).toBe(200);
  });

  it('is handed over once it was measured, and is cold', async () => {
    const way = await desk.onItsWay();
    const measured = (temperature_f: number) =>
      desk.deed(way.driver, way.order.id, { kind: 'kept-cold', version: way.stop.version, temperature_f });
    desk.later(125);
    expect((await measured(41.5)).status).toBe(422);
    expect((await measured(41)).status).toBe(200);
    expect((await desk.deed(way.driver, way.order.id, await codeBody(way))).status).toBe(200);
  });

  it('leaves the order as waste, isn’t charged, and the rest is handed over', async () => {
    const way = await desk.onItsWay();
    const { driver, order, stop } = way;
    const discard = (version: number) => desk.deed(driver, order.id, { kind: 'discarded', version });
    expect((await discard(stop.version)).status).toBe(409);
    desk.later(121);
    const rest = await desk.stopOf(await discard(stop.version));
    expect(rest).toMatchObject({ cold_units: 0, units: 3, to_collect: 6, cold: null });
    expect((await discard(stop.version)).status).toBe(409);
    expect(await desk.movementsOf(order.milk.id)).toEqual([
      { kind: 'devolucion', units: 2 },
      { kind: 'merma', units: -2 },
    ]);
    expect((await desk.stockOf(order.milk.id)).stock).toBe(48);
    await desk.deed(driver, order.id, { ...(await codeBody(way)), version: rest.version });
    const paid = await desk.db.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
    expect(paid).toMatchObject([{ captured_cents: 600 }]);
  });
});

describe('the customer', () => {
  it('says that they come down, while it is on its way, and of their own order alone', async () => {
    const { driver, order, routeId, stop } = await desk.onItsWay();
    const down = (person: typeof driver) =>
      desk.ask(person, 'POST', `/api/orders/${order.id}/coming-down`, {});
    expect((await down(driver)).status).toBe(404);
    expect((await down(order.shopper)).status).toBe(200);
    expect((await desk.route(driver, routeId)).stops[0]?.coming_at).not.toBeNull();
    await desk.deed(driver, order.id, { kind: 'not-delivered', version: stop.version, reason: 'No está' });
    expect((await down(order.shopper)).status).toBe(409);
  });
});
