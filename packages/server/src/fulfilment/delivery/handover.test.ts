import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryDesk, aJpeg, cash } from './delivery.builders.ts';

let desk: Awaited<ReturnType<typeof aDeliveryDesk>>;
beforeAll(async () => {
  desk = await aDeliveryDesk();
});
afterAll(() => desk.drop());

const photo = () => ({
  kind: 'photo',
  photo: aJpeg().toString('base64'),
  receiver: 'Rosa de la unidad',
  reason: 'No tiene su teléfono a la mano',
  payment: cash,
});

describe('handing an order over', () => {
  it('takes the customer’s code and the money, and is done', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = await desk.codeOf(order.shopper, order.id);
    expect(code).toMatch(/^\d{4}$/);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    const done = await desk.stopOf(await desk.deed(driver, order.id, body));
    expect(done).toMatchObject({ status: 'entregado', to_collect: 0 });
    const paid = await desk.db.selectFrom('payments').selectAll().where('order_id', '=', order.id).execute();
    expect(paid).toMatchObject([{ door_way: 'cash', captured_cents: 1400, provider: 'door' }]);
    expect((await desk.orderRow(order.id)).payment_status).toBe('pagado');
  });

  it('says before the code is tried that money is to be taken', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = await desk.codeOf(order.shopper, order.id);
    const refused = await desk.deed(driver, order.id, {
      kind: 'code',
      version: stop.version,
      code,
      payment: null,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys((await desk.problemOf(refused)).errors ?? {})).toEqual(['payment']);
    expect((await desk.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('bears five wrong codes, counted under the lock whoever asks: then not even the right one hands over', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = await desk.codeOf(order.shopper, order.id);
    const wrong = { kind: 'code', version: stop.version, code: desk.notTheCode(code), payment: cash };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        desk.deed(driver, order.id, wrong, place % 2 ? desk.app : desk.otherProcess),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422));
    const kept = await desk.db
      .selectFrom('handover_codes')
      .select('wrong_tries')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(kept.wrong_tries).toBe(5);
    const right = await desk.deed(driver, order.id, { ...wrong, code });
    expect((await desk.problemOf(right)).detail).toContain('foto');
    expect((await desk.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('counts a try that is sent twice once', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = desk.notTheCode(await desk.codeOf(order.shopper, order.id));
    const same = { id: randomUUID(), kind: 'code', version: stop.version, code, payment: cash };
    const [first, second] = [
      await desk.problemOf(await desk.deed(driver, order.id, same)),
      await desk.problemOf(await desk.deed(driver, order.id, same, desk.otherProcess)),
    ];
    expect(second.detail).toBe(first.detail);
    expect(second.detail).toContain('Quedan 4 intentos');
  });

  it('gives no new tries for carrying it once more', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = desk.notTheCode(await desk.codeOf(order.shopper, order.id));
    let { version } = stop;
    await desk.deed(driver, order.id, { kind: 'code', version, code, payment: cash });
    const failed = await desk.stopOf(
      await desk.deed(driver, order.id, { kind: 'not-delivered', version, reason: 'No contesta' }),
    );
    version = failed.version;
    const again = await desk.stopOf(await desk.deed(driver, order.id, { kind: 'second-try', version }));
    expect(again).toMatchObject({ status: 'en_ruta', attempts: 2, tries_left: 4 });
  });

  it('takes a photo with receiver and reason instead, and nothing less', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const { version } = stop;
    for (const missing of ['photo', 'receiver', 'reason']) {
      const refused = await desk.deed(driver, order.id, { ...photo(), version, [missing]: '' });
      expect([refused.status, Object.keys((await desk.problemOf(refused)).errors ?? {})]).toEqual([
        422,
        [missing],
      ]);
    }
    const notOne = Buffer.from('<svg onload=alert(1)>').toString('base64');
    const refused = await desk.deed(driver, order.id, { ...photo(), version, photo: notOne });
    expect(refused.status).toBe(422);
    expect((await desk.orderRow(order.id)).status).toBe('en_ruta');
    const done = await desk.stopOf(await desk.deed(driver, order.id, { ...photo(), version }));
    expect(done.status).toBe('entregado');
  });

  it('judges what is cold by when it was handed over, however late a telephone tells of it', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    desk.later(60);
    const done_at = new Date(desk.clock()).toISOString();
    desk.later(90);
    const body = { ...photo(), version: stop.version };
    expect((await desk.deed(driver, order.id, body)).status).toBe(422);
    const done = await desk.stopOf(await desk.deed(driver, order.id, { ...body, done_at }));
    expect(done.status).toBe('entregado');
  });

  it('believes no telephone that it was before the order left', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    desk.later(150);
    const body = { ...photo(), version: stop.version, done_at: '2026-01-01T00:00:00.000Z' };
    expect((await desk.deed(driver, order.id, body)).status).toBe(200);
    const { taken_at } = await desk.db
      .selectFrom('handover_photos')
      .select('taken_at')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(taken_at.getTime()).toBe(desk.clock() - 150 * 60_000);
  });

  it('keeps of a photo the picture alone, for those who may see orders', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    await desk.deed(driver, order.id, { ...photo(), version: stop.version });
    const path = `/api/admin/orders/${order.id}/handover`;
    expect((await desk.get(driver, path)).status).toBe(403);
    const { handover } = (await (await desk.get(await desk.aColleague('lectura'), path)).json()) as {
      handover: { photo: string; receiver: string };
    };
    expect(handover).toMatchObject({ kind: 'photo', receiver: 'Rosa de la unidad' });
    const kept = Buffer.from(handover.photo, 'base64');
    expect(kept.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(kept.includes('GPS')).toBe(false);
  });

  it('can’t be done by whoever carries it alone: by no step of the counter, nor with an empty code', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const { version } = stop;
    const admin = await desk.anAdmin();
    const step = await desk.send(admin, `/api/admin/orders/${order.id}/transition`, {
      to: 'entregado',
      version,
    });
    expect(step.status).toBe(422);
    for (const body of [
      { kind: 'code', version, payment: cash },
      { kind: 'code', version, code: '', payment: cash },
      { kind: 'photo', version, payment: cash },
      { kind: 'entregado', version },
    ])
      expect((await desk.deed(driver, order.id, body)).status).toBe(422);
    expect((await desk.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('is done once, however often and by whichever process it is asked', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = await desk.codeOf(order.shopper, order.id);
    const same = { id: randomUUID(), kind: 'code', version: stop.version, code, payment: cash };
    const answers = await Promise.all(
      [desk.app, desk.otherProcess, desk.app].map((app) => desk.deed(driver, order.id, same, app)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const paid = await desk.db.selectFrom('payments').select('id').where('order_id', '=', order.id).execute();
    expect(paid).toHaveLength(1);
  });

  it('tells of two tabs the second who was quicker', async () => {
    const { driver, order, stop } = await desk.onItsWay();
    const code = await desk.codeOf(order.shopper, order.id);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    const answers = await Promise.all(
      [desk.app, desk.otherProcess].map((app) => desk.deed(driver, order.id, body, app)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is of whoever carries the route', async () => {
    const { order, stop } = await desk.onItsWay();
    const other = await desk.aColleague('reparto');
    const refused = await desk.deed(other, order.id, { kind: 'arrived' });
    expect([refused.status, (await desk.problemOf(refused)).detail.includes('Esta ruta la lleva')]).toEqual([
      409,
      true,
    ]);
    const code = await desk.codeOf(order.shopper, order.id);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    expect((await desk.deed(other, order.id, body)).status).toBe(409);
  });
});

describe('the code', () => {
  it('is there while the order is on its way, for its customer alone', async () => {
    const order = await desk.aReadyOrder();
    const driver = await desk.aColleague('reparto');
    const taken = await desk.routeOf(await desk.take(driver, order));
    expect(await desk.codeOf(order.shopper, order.id)).toBeNull();
    const left = await desk.routeOf(await desk.depart(driver, taken.id));
    const code = await desk.codeOf(order.shopper, order.id);
    expect(code).toMatch(/^\d{4}$/);
    const stranger = await desk.aShopper();
    expect((await desk.get(stranger, `/api/orders/${order.id}`)).status).toBe(404);
    const version = left.stops[0]?.version;
    await desk.deed(driver, order.id, { kind: 'not-delivered', version, reason: 'No contesta' });
    expect(await desk.codeOf(order.shopper, order.id)).toBeNull();
    const failed = await desk.route(driver, taken.id);
    await desk.deed(driver, order.id, { kind: 'second-try', version: failed.stops[0]?.version });
    const again = await desk.codeOf(order.shopper, order.id);
    expect(again).toMatch(/^\d{4}$/);
    const stop = (await desk.route(driver, taken.id)).stops[0];
    await desk.deed(driver, order.id, { kind: 'code', version: stop?.version, code: again, payment: cash });
    expect((await desk.orderRow(order.id)).status).toBe('entregado');
    expect(await desk.codeOf(order.shopper, order.id)).toBeNull();
  });

  it('stands in no answer to whoever works for the shop, in no deed and in no audit', async () => {
    const { driver, order, routeId, stop } = await desk.onItsWay();
    // A code that nothing else in an answer looks like.
    const code = '7391';
    await desk.db.updateTable('handover_codes').set({ code }).where('order_id', '=', order.id).execute();
    const admin = await desk.anAdmin();
    const answers = await Promise.all([
      desk.get(driver, '/api/admin/deliveries'),
      desk.get(driver, `/api/admin/deliveries/routes/${routeId}`),
      desk.get(admin, `/api/admin/orders/${order.id}`),
      desk.get(admin, `/api/admin/orders/${order.id}/handover`),
      desk.deed(driver, order.id, { kind: 'arrived' }),
      desk.deed(driver, order.id, { kind: 'code', version: stop.version, code: '0001', payment: cash }),
      desk.deed(driver, order.id, { kind: 'code', version: stop.version, code, payment: cash }),
      desk.get(admin, `/api/admin/orders/${order.id}/handover`),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const rows = await Promise.all([
      desk.db.selectFrom('delivery_deeds').selectAll().where('order_id', '=', order.id).execute(),
      desk.db.selectFrom('audit_log').selectAll().where('subject_id', '=', order.id).execute(),
    ]);
    const said = [...texts, JSON.stringify(rows)].map((text) =>
      text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ''),
    );
    expect(said.filter((text) => /\D7391\D/.test(text))).toEqual([]);
  });
});
