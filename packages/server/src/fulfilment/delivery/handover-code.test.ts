import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture, cash } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

describe('the code', () => {
  it('is shown while the order is on its way, to its customer alone', async () => {
    const order = await fixture.aReadyOrder();
    const driver = await fixture.aColleague('reparto');
    const claimed = await fixture.routeOf(await fixture.claim(driver, order));
    expect(await fixture.codeOf(order.shopper, order.id)).toBeNull();
    const left = await fixture.routeOf(await fixture.depart(driver, claimed.id));
    const code = await fixture.codeOf(order.shopper, order.id);
    expect(code).toMatch(/^\d{4}$/);
    const stranger = await fixture.aShopper();
    expect((await fixture.get(stranger, `/api/orders/${order.id}`)).status).toBe(404);
    const version = left.stops[0]?.version;
    await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'not-delivered',
      version,
      reason: 'No contesta',
    });
    expect(await fixture.codeOf(order.shopper, order.id)).toBeNull();
    const failed = await fixture.route(driver, claimed.id);
    await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'second-try',
      version: failed.stops[0]?.version,
    });
    const again = await fixture.codeOf(order.shopper, order.id);
    expect(again).toMatch(/^\d{4}$/);
    const stop = (await fixture.route(driver, claimed.id)).stops[0];
    await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'code',
      version: stop?.version,
      code: again,
      payment: cash,
    });
    expect((await fixture.orderRow(order.id)).status).toBe('entregado');
    expect(await fixture.codeOf(order.shopper, order.id)).toBeNull();
  });

  it('stands in no response to staff, in no delivery action and in no audit entry', async () => {
    const { driver, order, routeId, stop } = await fixture.orderInTransit();
    // A code that nothing else in a response looks like.
    const code = '7391';
    await fixture.db.updateTable('handover_codes').set({ code }).where('order_id', '=', order.id).execute();
    const admin = await fixture.anAdmin();
    const responses = await Promise.all([
      fixture.get(driver, '/api/admin/deliveries'),
      fixture.get(driver, `/api/admin/deliveries/routes/${routeId}`),
      fixture.get(admin, `/api/admin/orders/${order.id}`),
      fixture.get(admin, `/api/admin/orders/${order.id}/handover`),
      fixture.sendDeliveryAction(driver, order.id, { kind: 'arrived' }),
      fixture.sendDeliveryAction(driver, order.id, {
        kind: 'code',
        version: stop.version,
        code: '0001',
        payment: cash,
      }),
      fixture.sendDeliveryAction(driver, order.id, {
        kind: 'code',
        version: stop.version,
        code,
        payment: cash,
      }),
      fixture.get(admin, `/api/admin/orders/${order.id}/handover`),
    ]);
    const texts = await Promise.all(responses.map((response) => response.text()));
    const rows = await Promise.all([
      fixture.db.selectFrom('delivery_deeds').selectAll().where('order_id', '=', order.id).execute(),
      fixture.db.selectFrom('audit_log').selectAll().where('subject_id', '=', order.id).execute(),
    ]);
    const responseText = [...texts, JSON.stringify(rows)].map((text) =>
      text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
    );
    expect(responseText.filter((text) => /\D7391\D/.test(text))).toEqual([]);
  });
});
