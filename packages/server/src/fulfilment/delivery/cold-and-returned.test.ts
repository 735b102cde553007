import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

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

  it('came back in time: cold items are written off all the same', async () => {
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
    expect((await fixture.handOver(orderInTransit)).status).toBe(status);
  });

  it('puts no limit on an order without cold items', async () => {
    const orderInTransit = await fixture.orderInTransit({ cold: 0 });
    fixture.later(500);
    expect((await fixture.handOver(orderInTransit)).status).toBe(200);
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
    expect((await fixture.handOver(orderInTransit)).status).toBe(200);
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
    await fixture.handOver({ ...orderInTransit, stop: rest });
    const paid = await fixture.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(paid).toMatchObject([{ captured_cents: 600 }]);
  });
});
