import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

describe('the cash of a route', () => {
  it('is counted against what was recorded at the doors; a difference needs a reason, and is audited', async () => {
    const orderInTransit = await fixture.orderInTransit();
    await fixture.handOver(orderInTransit);
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

  it('is counted once: the same again gets the same response, another sum is refused', async () => {
    const orderInTransit = await fixture.orderInTransit();
    await fixture.handOver(orderInTransit);
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
