import { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

describe('a route', () => {
  it('is created once, however often and in whichever process it is requested', async () => {
    const [driver, order] = await Promise.all([fixture.aColleague('reparto'), fixture.aReadyOrder()]);
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess, fixture.app].map((app) => fixture.claim(driver, order, app)),
    );
    const routes = await Promise.all(responses.map(fixture.routeOf));
    expect(new Set(routes.map(({ id }) => id)).size).toBe(1);
    expect(routes[0]?.stops.map(({ order_id }) => order_id)).toEqual([order.id]);
  });

  it('goes to one of two drivers who claim it at once', async () => {
    const order = await fixture.aReadyOrder();
    const drivers = await Promise.all([fixture.aColleague('reparto'), fixture.aColleague('reparto')]);
    const responses = await Promise.all(
      drivers.map((driver, place) =>
        fixture.claim(driver, order, place ? fixture.app : fixture.otherProcess),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('stays its driver’s for twenty minutes without a tap; then anybody can claim it', async () => {
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

  it('includes orders that became ready since, and none twice', async () => {
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

  it('lists what is ready and cold at a hospital, until somebody claims it', async () => {
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

describe('the search of routes', () => {
  it('finds one by its day, window, hospital and driver, also when it is over', async () => {
    const { driver, order, routeId } = await fixture.orderInTransit();
    await fixture.db
      .updateTable('delivery_routes')
      .set({ state: 'done', cash_expected_cents: 0, cash_counted_cents: 0, closed_at: new Date() })
      .where('id', '=', routeId)
      .execute();
    const found = async (q: string) => {
      const response = await fixture.get(
        driver,
        `/api/admin/deliveries/routes?${new URLSearchParams({ q })}`,
      );
      const { routes } = deliveryEndpoints['GET /api/admin/deliveries/routes'].response.parse(
        await response.json(),
      );
      return routes.map(({ id }) => id);
    };
    const { date, window } = order.delivery;
    const other = window === '07-09' ? '15-17' : '07-09';
    expect(await found(`ruta del ${shortDeliveryDay(date)}, ${window}`)).toContain(routeId);
    expect(await found(`${date} ${other}`)).not.toContain(routeId);
    expect(await found(`ruta ${order.shopper.hospital.name}`)).toContain(routeId);
    for (const q of ['30 feb', '99 nov', '40-41', 'ruta nadie']) expect(await found(q), q).toEqual([]);
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
