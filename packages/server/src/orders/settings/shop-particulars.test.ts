import { unknownShopParticulars } from '@nutricion/contract/orders/shop-particulars';
import { RETURN_POLICY } from '@nutricion/domain/payments/receipt-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readShop } from './read-shop.ts';
import { aSettingsFixture } from './settings.builders.ts';

const ours = {
  name: 'Nutrición Plus',
  address: 'PO Box 1234, San Juan, PR 00919',
  phone: '(787) 555-0142',
  whatsapp: '',
  hours: 'Lunes a viernes, 7:00 a. m. a 5:00 p. m.',
  merchantNumber: '0123456-0019',
  returnPolicy: 'Escríbenos en 24 horas y te devolvemos el dinero.',
};

describe('the shop’s particulars', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are blank until somebody writes them down: nothing is invented', async () => {
    const { get, db } = await aSettingsFixture(database, 'shop');
    expect((await get()).json).toEqual({ shop: unknownShopParticulars, version: 0 });
    expect(await readShop(db)).toMatchObject({
      merchantNumber: '',
      address: '',
      returnPolicy: RETURN_POLICY,
    });
  });

  it('go on the receipts from then on, and say in the audit who changed what and why', async () => {
    const { put, db, admin, recorded, remembered } = await aSettingsFixture(database, 'shop');
    expect(await remembered.shop.current()).toEqual(unknownShopParticulars);
    const reason = 'Llegó el certificado';
    const { status, json } = await put({ shop: ours, version: 0, reason });
    const stored = { ...ours, phone: '7875550142' };
    expect([status, json]).toEqual([200, { shop: stored, version: 1 }]);
    expect(await remembered.shop.current()).toEqual(stored);
    expect(await readShop(db)).toMatchObject({ phone: '7875550142', merchantNumber: '0123456-0019' });
    expect(await recorded()).toMatchObject([
      {
        actor_id: admin.profileId,
        subject_id: 'shop',
        before: unknownShopParticulars,
        after: stored,
        reason,
      },
    ]);
    expect((await put({ shop: ours, version: 0 })).status).toBe(409);
  });

  it('refuse by field what can’t be, and whoever may only read', async () => {
    const { put, get } = await aSettingsFixture(database, 'shop');
    const bad = { ...ours, name: ' ', phone: '555', merchantNumber: 'no lo sé' };
    const { status, json } = await put({ shop: bad, version: 1 });
    expect(status).toBe(422);
    expect(Object.keys((json as { errors: object }).errors).sort()).toEqual([
      'shop.merchantNumber',
      'shop.name',
      'shop.phone',
    ]);
    expect((await get('reader')).status).toBe(200);
    expect((await put({ shop: ours, version: 1 }, 'reader')).status).toBe(403);
  });

  it('are not changed by somebody whose role was taken a moment ago', async () => {
    const { put, db, admin } = await aSettingsFixture(database, 'shop');
    await db.deleteFrom('user_roles').where('user_id', '=', admin.profileId).execute();
    expect((await put({ shop: ours, version: 1 })).status).toBe(403);
  });
});
