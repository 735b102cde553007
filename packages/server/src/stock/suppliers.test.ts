import { supplierEndpoints } from '@nutricion/contract/stock/suppliers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mount } from '../platform/http/mount.ts';
import { anAdminFixture } from '../testing/admin-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { aProduct } from '../testing/shop.builders.ts';
import { supplierHandlers } from './suppliers.ts';

describe('suppliers', () => {
  let database: TestDatabase;
  let fixture: ReturnType<typeof anAdminFixture<typeof supplierEndpoints>>;
  let buyer: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    fixture = anAdminFixture(db, supplierEndpoints, (authenticate) => {
      const app = new Hono();
      mount(app, authenticate, supplierHandlers({ db }));
      return app;
    });
    buyer = await fixture.aPerson('almacen');
  });
  afterAll(() => database.drop());

  const create = (body: object, as = buyer) => fixture.call(as, 'POST /api/admin/suppliers', { body });
  const edit = (id: string, body: object, as = buyer) =>
    fixture.call(as, 'PATCH /api/admin/suppliers/{id}', { params: { id }, body });

  it('are added with what is known of them, and written down', async () => {
    const { status, json } = await create({
      name: ' Lechería  Ángeles ',
      email: ' Ventas@Lecheria.example ',
      phone: '(787) 555-0142',
    });
    expect([status, json]).toEqual([
      201,
      {
        id: json.id,
        name: 'Lechería Ángeles',
        email: 'ventas@lecheria.example',
        phone: '7875550142',
        note: '',
        is_active: true,
        version: 1,
        products: 0,
      },
    ]);
    await aProduct(database.db, { supplier_id: json.id });
    await aProduct(database.db, { supplier_id: json.id, archived_at: new Date(), is_active: false });
    const { json: list } = await fixture.call(buyer, 'GET /api/admin/suppliers');
    expect(list.suppliers).toMatchObject([{ name: 'Lechería Ángeles', products: 1 }]);
    expect(await fixture.auditOf(json.id)).toMatchObject([{ action: 'supplier.create', before: null }]);
  });

  it('have a name once, whatever its case and accents', async () => {
    await create({ name: 'Frutería Núñez' });
    const { status, json } = await create({ name: 'FRUTERIA NUNEZ' });
    expect([status, Object.keys(json.errors)]).toEqual([422, ['name']]);
    const { json: other } = await create({ name: 'Otra frutería' });
    expect((await edit(other.id, { version: 1, name: 'OTRA FRUTERÍA' })).status).toBe(200);
    expect((await edit(other.id, { version: 2, name: 'FRUTERÍA NÚÑEZ' })).json.errors.name).toContain(
      'lista',
    );
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { name: 'Con correo malo', email: 'ventas@' }],
    ['phone', { name: 'Con teléfono corto', phone: '555-01' }],
    ['note', { name: 'Con nota larga', note: 'a'.repeat(1001) }],
  ])('are refused by the field that is wrong: %s', async (field, body) => {
    const { status, json } = await create(body);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
  });

  it('are changed over the version that was seen, and a stale change gets the newer one', async () => {
    const { json } = await create({ name: 'Panadería' });
    expect((await edit(json.id, { version: 1, note: 'Trae los lunes' })).json.version).toBe(2);
    expect((await edit(json.id, { version: 2, note: 'Trae los lunes' })).json.version).toBe(2);
    const stale = await edit(json.id, { version: 1, note: 'Trae los martes' });
    expect([stale.status, stale.json.current.note]).toEqual([409, 'Trae los lunes']);
    expect((await edit(json.id, { version: 2, is_active: false })).json.is_active).toBe(false);
    expect((await fixture.auditOf(json.id)).map(({ action }) => action)).toEqual([
      'supplier.create',
      'supplier.edit',
      'supplier.deactivate',
    ]);
  });

  it('are read by finance and not changed', async () => {
    const finance = await fixture.aPerson('finanzas');
    expect((await fixture.call(finance, 'GET /api/admin/suppliers')).status).toBe(200);
    expect((await create({ name: 'De finanzas' }, finance)).status).toBe(403);
  });
});
