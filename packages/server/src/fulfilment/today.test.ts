import { todayEndpoints } from '@nutricion/contract/fulfilment/today';
import { puertoRicoDayStartMs } from '@nutricion/domain/kit/puerto-rico-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDeliveryFixture } from './delivery/delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

it('counts the day’s orders where they are, lists open routes and what needs somebody, and names nobody', async () => {
  const onRoute = await fixture.orderInTransit();
  const { date } = onRoute.order.delivery;
  const [ready, packing, canceled] = [
    await fixture.aReadyOrder(),
    await fixture.aReadyOrder(),
    await fixture.aReadyOrder(),
  ];
  const setStatus = (id: string, status: 'en_preparacion' | 'cancelado') =>
    fixture.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  await setStatus(packing.id, 'en_preparacion');
  await setStatus(canceled.id, 'cancelado');
  const driver = await fixture.aColleague('reparto');
  const readAt = async (hour: number) => {
    fixture.setNow(puertoRicoDayStartMs(date) + hour * 3_600_000);
    const response = await fixture.get(driver, '/api/admin/today');
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const { shopper } of [onRoute.order, ready]) expect(text).not.toContain(shopper.profile.full_name);
    return todayEndpoints['GET /api/admin/today'].response.parse(JSON.parse(text));
  };

  const early = await readAt(5);
  expect(early.windows[0]).toMatchObject({
    ...{ date, window: '07-09', phase: 'next', late: 0 },
    ...{ waiting: 0, picking: 1, ready: 1, on_way: 1, delivered: 0, not_delivered: 0 },
  });
  expect(early.windows[1]).toMatchObject({ window: '15-17', picking: 0, ready: 0 });
  expect(early.needs).toEqual([]);
  expect(early.routes).toEqual([
    expect.objectContaining({ id: onRoute.routeId, date, stops: 1, done: 0, has_left: true }),
  ]);

  // Its bags were to be ready at six; what is ready has until seven.
  const late = await readAt(6.5);
  expect(late.windows[0]).toMatchObject({ phase: 'next', late: 1 });
  expect(late.needs).toEqual([{ number: packing.number, date, window: '07-09', why: 'late' }]);
  const later = await readAt(8);
  expect(later.windows[0]).toMatchObject({ phase: 'now', late: 2 });
  expect(later.needs_count).toBe(2);
});
