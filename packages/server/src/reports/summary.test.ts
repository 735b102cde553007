import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../platform/admin/admin-app.builders.ts';
import { aHospital, aProduct, aProfile } from '../testing/shop.builders.ts';

describe('the dashboard', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true, { full_name: 'Jefa de turno' })).id;
  });
  afterAll(() => admin.database.drop());

  it('counts what is true today; the day begins at midnight in Puerto Rico', async () => {
    const hospital = await aHospital(admin.db);
    await aHospital(admin.db, { is_active: false });
    await aProduct(admin.db);
    await aProduct(admin.db, { is_active: false });
    await aProduct(admin.db, { stock: 0, total_purchases: 9 });
    const article = (slug: string, review_by: string) => ({
      slug,
      content: JSON.stringify({ review_by }),
      published_at: new Date(),
    });
    await admin.db
      .insertInto('articles')
      .values([article('pasado', '2026-03-09'), article('de-hoy', '2026-03-10')])
      .execute();
    const { id: supplier_id } = await admin.db
      .insertInto('suppliers')
      .values({ name: 'Finca' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await admin.db
      .insertInto('purchase_orders')
      .values([
        { supplier_id, made_by_shop: true },
        { supplier_id, made_by_shop: true, state: 'cancelada' },
        { supplier_id },
      ])
      .execute();
    const nurse = await aProfile(admin.db, { is_verified: false });
    admin.clock.nowMs = Date.parse('2026-03-10T02:00:00-04:00');
    for (const at of ['2026-03-09T23:59:00-04:00', '2026-03-10T00:00:00-04:00', '2026-03-10T01:00:00-04:00'])
      await admin.db
        .insertInto('orders')
        .values({
          user_id: nurse.id,
          idempotency_key: `llave ${at}`,
          request_hash: '',
          status: 'confirmado',
          payment_method: 'on-delivery',
          subtotal_cents: 1_000,
          tax_cents: 0,
          total_cents: 1_000,
          expected_total_cents: 1_000,
          delivery_type: 'hospital',
          hospital_id: hospital.id,
          delivery_point_id: hospital.pointId,
          delivery_address: '{}',
          delivery_date: '2026-03-12',
          delivery_window: '07-09',
          recipient_name: 'Persona de turno',
          recipient_phone: '7875550142',
          substitution: 'none',
          created_at: new Date(at),
          review: 'waiting',
          review_due_at: new Date(Date.parse(at) + 2 * 3_600_000),
        })
        .execute();
    const { status, json } = await admin.call('GET /api/admin/summary', { as: boss });
    expect(status).toBe(200);
    expect(json).toEqual({
      waitingUsers: 1,
      waitingOrders: 3,
      overdueOrders: 1,
      lateOrders: 0,
      unpaidOrders: 0,
      soldOutBest: 1,
      waitingProposals: 0,
      overdueArticles: 1,
      draftPurchases: 1,
      activeHospitals: 1,
      activeProducts: 2,
      ordersToday: 2,
      ordersToPick: 0,
    });
  });
});
