import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderDesk, type OrderDesk } from '../orders.builders.ts';
import { atTheCounter } from './counter.builders.ts';

describe('notes of an order', () => {
  let desk: OrderDesk;
  let counter: ReturnType<typeof atTheCounter>;
  beforeAll(async () => {
    desk = await anOrderDesk();
    counter = atTheCounter(desk);
  });
  afterAll(() => desk.drop());

  const mailsAbout = (orderId: string) =>
    desk.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'mail')
      .where('subject_id', '=', orderId)
      .execute();

  it('stay in the shop, unless they are sent', async () => {
    const { order } = await counter.anOrder();
    const packer = await desk.aColleague('almacen');
    await counter.note(packer, order.id, { text: 'Timbre roto, llamar.' });
    expect(await mailsAbout(order.id)).toEqual([]);
    const answer = await counter.note(packer, order.id, { text: '¿Lo cambiamos?', send: true });
    const by = packer.profile.full_name;
    expect(await answer.json()).toMatchObject({
      version: 1,
      notes: [
        { text: 'Timbre roto, llamar.', by, is_message: false },
        { text: '¿Lo cambiamos?', by, is_message: true },
      ],
    });
    expect(await mailsAbout(order.id)).toEqual([{ action: 'order-message' }]);
  });

  it('can’t be sent to an account that is gone, nor written empty or by who only reads', async () => {
    const { order } = await counter.anOrder();
    const admin = await desk.anAdmin();
    expect((await counter.note(admin, order.id, { text: '  ' })).status).toBe(422);
    expect((await counter.note(await desk.aColleague('lectura'), order.id, { text: 'x' })).status).toBe(403);
    await counter.setOrder(order.id, {
      user_id: null,
      recipient_name: null,
      recipient_phone: null,
      delivery_address: null,
    });
    expect((await counter.note(admin, order.id, { text: 'Hola', send: true })).status).toBe(409);
    expect((await counter.note(admin, order.id, { text: 'Hola' })).status).toBe(200);
  });
});
