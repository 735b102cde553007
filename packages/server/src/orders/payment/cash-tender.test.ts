import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture } from '../../fulfilment/delivery/delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

describe('with how much cash a customer pays', () => {
  const say = async (
    order: { id: string; shopper: { token: string } },
    tender: unknown,
    token = order.shopper.token,
  ) => {
    const response = await fixture.app.request(`/api/orders/${order.id}/cash`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ tender }),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };

  it('is stored with the order, never below its total, and tells the driver the change', async () => {
    const { driver, order, routeId } = await fixture.orderInTransit();
    expect(await say(order, 20)).toMatchObject({ status: 200, json: { cash_tender: 20 } });
    const [stop] = (await fixture.route(driver, routeId)).stops;
    expect(stop).toMatchObject({ to_collect: 14, change: 6 });
    const tooLittle = await say(order, 13.99);
    expect(tooLittle).toMatchObject({
      status: 422,
      json: { errors: { tender: expect.stringContaining('$14.00') } },
    });
    expect((await say(order, '20')).status).toBe(422);
    const stranger = (await fixture.orderInTransit()).order.shopper.token;
    expect((await say(order, 20, stranger)).status).toBe(404);
    expect(await say(order, null)).toMatchObject({ status: 200, json: { cash_tender: null } });
    const [after] = (await fixture.route(driver, routeId)).stops;
    expect(after?.change).toBeNull();
  });

  it('is refused once the order is paid', async () => {
    const orderInTransit = await fixture.orderInTransit();
    await fixture.handOver(orderInTransit);
    expect((await say(orderInTransit.order, 20)).status).toBe(409);
  });
});
