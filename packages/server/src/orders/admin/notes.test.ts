import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrderFixture, type OrderFixture } from '../orders.builders.ts';
import { anAdminOrderFixture } from './admin-orders.builders.ts';

describe('notes of an order', () => {
  let fixture: OrderFixture;
  let adminOrders: ReturnType<typeof anAdminOrderFixture>;
  beforeAll(async () => {
    fixture = await anOrderFixture();
    adminOrders = anAdminOrderFixture(fixture);
  });
  afterAll(() => fixture.drop());

  const mailsAbout = (orderId: string) =>
    fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'mail')
      .where('subject_id', '=', orderId)
      .execute();

  it('stay in the shop, unless they are sent', async () => {
    const { order } = await adminOrders.anOrder();
    const packer = await fixture.aColleague('almacen');
    await adminOrders.note(packer, order.id, { text: 'Timbre roto, llamar.' });
    expect(await mailsAbout(order.id)).toEqual([]);
    const response = await adminOrders.note(packer, order.id, { text: '¿Lo cambiamos?', send: true });
    const by = packer.profile.full_name;
    expect(await response.json()).toMatchObject({
      version: 1,
      notes: [
        { text: 'Timbre roto, llamar.', by, is_message: false },
        { text: '¿Lo cambiamos?', by, is_message: true },
      ],
    });
    expect(await mailsAbout(order.id)).toEqual([{ action: 'order-message' }]);
  });

  it('can’t be sent to an account that is gone, nor written empty or by who only reads', async () => {
    const { order } = await adminOrders.anOrder();
    const admin = await fixture.anAdmin();
    expect((await adminOrders.note(admin, order.id, { text: '  ' })).status).toBe(422);
    expect(
      (await adminOrders.note(await fixture.aColleague('lectura'), order.id, { text: 'x' })).status,
    ).toBe(403);
    await adminOrders.setOrder(order.id, {
      user_id: null,
      recipient_name: null,
      recipient_phone: null,
      delivery_address: null,
    });
    expect((await adminOrders.note(admin, order.id, { text: 'Hola', send: true })).status).toBe(409);
    expect((await adminOrders.note(admin, order.id, { text: 'Hola' })).status).toBe(200);
  });
});
