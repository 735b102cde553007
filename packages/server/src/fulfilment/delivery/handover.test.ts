import { randomUUID } from 'node:crypto';
import { MAX_WRONG_CODES } from '@nutricion/domain/fulfilment/handover-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDeliveryFixture, aJpeg, cash } from './delivery.builders.ts';

let fixture: Awaited<ReturnType<typeof aDeliveryFixture>>;
beforeAll(async () => {
  fixture = await aDeliveryFixture();
});
afterAll(() => fixture.drop());

const photo = () => ({
  kind: 'photo',
  photo: aJpeg().toString('base64'),
  receiver: 'Rosa de la unidad',
  reason: 'No tiene su teléfono a la mano',
  payment: cash,
});

describe('handing an order over', () => {
  it('takes the customer’s code and the money, and is done', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = await fixture.codeOf(order.shopper, order.id);
    expect(code).toMatch(/^\d{4}$/);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    const done = await fixture.stopOf(await fixture.sendDeliveryAction(driver, order.id, body));
    expect(done).toMatchObject({ status: 'entregado', to_collect: 0 });
    const paid = await fixture.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', order.id)
      .execute();
    expect(paid).toMatchObject([{ door_way: 'cash', captured_cents: 1400, provider: 'door' }]);
    expect((await fixture.orderRow(order.id)).payment_status).toBe('pagado');
  });

  it('says before the code is tried that money is to be taken', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = await fixture.codeOf(order.shopper, order.id);
    const refused = await fixture.sendDeliveryAction(driver, order.id, {
      kind: 'code',
      version: stop.version,
      code,
      payment: null,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys((await fixture.problemOf(refused)).errors ?? {})).toEqual(['payment']);
    expect((await fixture.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('accepts five wrong codes, counted under the lock by every process; then the right one is refused too', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = await fixture.codeOf(order.shopper, order.id);
    const wrong = { kind: 'code', version: stop.version, code: fixture.notTheCode(code), payment: cash };
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        fixture.sendDeliveryAction(driver, order.id, wrong, place % 2 ? fixture.app : fixture.otherProcess),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422));
    const stored = await fixture.db
      .selectFrom('handover_codes')
      .select('wrong_tries')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(stored.wrong_tries).toBe(5);
    const right = await fixture.sendDeliveryAction(driver, order.id, { ...wrong, code });
    expect((await fixture.problemOf(right)).detail).toContain('foto');
    expect((await fixture.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('counts an attempt that is sent twice once', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = fixture.notTheCode(await fixture.codeOf(order.shopper, order.id));
    const same = { id: randomUUID(), kind: 'code', version: stop.version, code, payment: cash };
    const [first, second] = [
      await fixture.problemOf(await fixture.sendDeliveryAction(driver, order.id, same)),
      await fixture.problemOf(await fixture.sendDeliveryAction(driver, order.id, same, fixture.otherProcess)),
    ];
    expect(second.detail).toBe(first.detail);
    expect(second.detail).toContain('Quedan 4 intentos');
  });

  it('gives no new attempts for a second delivery', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = fixture.notTheCode(await fixture.codeOf(order.shopper, order.id));
    let { version } = stop;
    await fixture.sendDeliveryAction(driver, order.id, { kind: 'code', version, code, payment: cash });
    const failed = await fixture.stopOf(
      await fixture.sendDeliveryAction(driver, order.id, {
        kind: 'not-delivered',
        version,
        reason: 'No contesta',
      }),
    );
    version = failed.version;
    const again = await fixture.stopOf(
      await fixture.sendDeliveryAction(driver, order.id, { kind: 'second-try', version }),
    );
    expect(again).toMatchObject({ status: 'en_ruta', attempts: 2, tries_left: 4 });
  });

  it('is unlocked by the shop with a reason, not by its driver', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const packer = await fixture.aColleague('almacen');
    const unlock = (by: typeof packer) =>
      fixture.send(by, `/api/admin/orders/${order.id}/unlock-code`, { reason: 'Hablé con ella' });
    expect((await unlock(packer)).status).toBe(409);
    await fixture.db
      .updateTable('handover_codes')
      .set({ wrong_tries: MAX_WRONG_CODES })
      .where('order_id', '=', order.id)
      .execute();
    const code = (await fixture.codeOf(order.shopper, order.id)) ?? '';
    const body = { kind: 'code', version: stop.version, code, payment: { way: 'cash' } };
    expect((await fixture.sendDeliveryAction(driver, order.id, body)).status).not.toBe(200);
    expect((await unlock(driver)).status).toBe(403);
    expect((await unlock(packer)).status).toBe(200);
    expect((await fixture.stopOf(await fixture.sendDeliveryAction(driver, order.id, body))).status).toBe(
      'entregado',
    );
  });

  it('accepts a photo with receiver and reason instead, and refuses it without one of them', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const { version } = stop;
    for (const missing of ['photo', 'receiver', 'reason']) {
      const refused = await fixture.sendDeliveryAction(driver, order.id, {
        ...photo(),
        version,
        [missing]: '',
      });
      expect([refused.status, Object.keys((await fixture.problemOf(refused)).errors ?? {})]).toEqual([
        422,
        [missing],
      ]);
    }
    const notOne = Buffer.from('<svg onload=alert(1)>').toString('base64');
    const refused = await fixture.sendDeliveryAction(driver, order.id, {
      ...photo(),
      version,
      photo: notOne,
    });
    expect(refused.status).toBe(422);
    expect((await fixture.orderRow(order.id)).status).toBe('en_ruta');
    const done = await fixture.stopOf(
      await fixture.sendDeliveryAction(driver, order.id, { ...photo(), version }),
    );
    expect(done.status).toBe('entregado');
  });

  it('judges cold items by the moment of the handover, however late the telephone sends it', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    fixture.later(60);
    const done_at = new Date(fixture.clock()).toISOString();
    fixture.later(90);
    const body = { ...photo(), version: stop.version };
    expect((await fixture.sendDeliveryAction(driver, order.id, body)).status).toBe(422);
    const done = await fixture.stopOf(
      await fixture.sendDeliveryAction(driver, order.id, { ...body, done_at }),
    );
    expect(done.status).toBe('entregado');
  });

  it('refuses a moment of handover before the order left', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    fixture.later(150);
    const body = { ...photo(), version: stop.version, done_at: '2026-01-01T00:00:00.000Z' };
    expect((await fixture.sendDeliveryAction(driver, order.id, body)).status).toBe(200);
    const { taken_at } = await fixture.db
      .selectFrom('handover_photos')
      .select('taken_at')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(taken_at.getTime()).toBe(fixture.clock() - 150 * 60_000);
  });

  it('stores the photo without metadata, for those who may see orders', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    await fixture.sendDeliveryAction(driver, order.id, { ...photo(), version: stop.version });
    const path = `/api/admin/orders/${order.id}/handover`;
    expect((await fixture.get(driver, path)).status).toBe(403);
    const { handover } = (await (await fixture.get(await fixture.aColleague('lectura'), path)).json()) as {
      handover: { photo: string; receiver: string };
    };
    expect(handover).toMatchObject({ kind: 'photo', receiver: 'Rosa de la unidad' });
    const stored = Buffer.from(handover.photo, 'base64');
    expect(stored.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(stored.includes('GPS')).toBe(false);
  });

  it('can’t be done by the driver alone: neither by a transition nor with an empty code', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const { version } = stop;
    const admin = await fixture.anAdmin();
    const step = await fixture.send(admin, `/api/admin/orders/${order.id}/transition`, {
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
      expect((await fixture.sendDeliveryAction(driver, order.id, body)).status).toBe(422);
    expect((await fixture.orderRow(order.id)).status).toBe('en_ruta');
  });

  it('is done once, however often and in whichever process it is requested', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = await fixture.codeOf(order.shopper, order.id);
    const same = { id: randomUUID(), kind: 'code', version: stop.version, code, payment: cash };
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess, fixture.app].map((app) =>
        fixture.sendDeliveryAction(driver, order.id, same, app),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const paid = await fixture.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', order.id)
      .execute();
    expect(paid).toHaveLength(1);
  });

  it('of two tabs tells the second that the first was quicker', async () => {
    const { driver, order, stop } = await fixture.orderInTransit();
    const code = await fixture.codeOf(order.shopper, order.id);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    const responses = await Promise.all(
      [fixture.app, fixture.otherProcess].map((app) =>
        fixture.sendDeliveryAction(driver, order.id, body, app),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is the driver’s of that route alone', async () => {
    const { order, stop } = await fixture.orderInTransit();
    const other = await fixture.aColleague('reparto');
    const refused = await fixture.sendDeliveryAction(other, order.id, { kind: 'arrived' });
    expect([
      refused.status,
      (await fixture.problemOf(refused)).detail.includes('Esta ruta la lleva'),
    ]).toEqual([409, true]);
    const code = await fixture.codeOf(order.shopper, order.id);
    const body = { kind: 'code', version: stop.version, code, payment: cash };
    expect((await fixture.sendDeliveryAction(other, order.id, body)).status).toBe(409);
  });
});
