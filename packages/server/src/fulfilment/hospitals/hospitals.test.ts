import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../../platform/admin/admin-app.builders.ts';
import { aHospital, aProfile } from '../../testing/shop.builders.ts';

describe('hospitals', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  let serial = 0;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true, { full_name: 'Jefa de turno' })).id;
  });
  afterAll(() => admin.database.drop());

  const aForm = (values: object = {}) => {
    serial += 1;
    return {
      name: `Clínica ${serial}`,
      email_domain: `clinica-${serial}.example`,
      delivery_points: [],
      ...values,
    };
  };
  const create = (body: unknown) => admin.call('POST /api/admin/hospitals', { as: boss, body });
  const edit = (id: string, body: unknown) =>
    admin.call('PATCH /api/admin/hospitals/{id}', { as: boss, params: { id }, body });

  it('creates one, with its domain in lower case and its delivery points, and writes it down', async () => {
    const points = [
      { building: 'Torre B', unit: 'Piso 10' },
      { building: 'Torre B', unit: 'Piso 2' },
    ];
    const form = aForm({ email_domain: ' Clinica-Norte.EXAMPLE ', delivery_points: points });
    const { status, json } = await create(form);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      email_domain: 'clinica-norte.example',
      is_active: true,
      version: 1,
      people: 0,
      waiting: 0,
    });
    expect(json.delivery_points.map(({ unit }: { unit: string }) => unit)).toEqual(['Piso 2', 'Piso 10']);
    expect(await admin.auditRows(json.id)).toMatchObject([
      {
        actor_id: boss,
        action: 'hospital.create',
        before: null,
        after: { name: form.name, is_active: true },
      },
    ]);
  });

  it('refuses names that the database would not keep, and says which field', async () => {
    const { status, json } = await create(aForm({ name: '🏥' }));
    expect([status, json.errors]).toEqual([422, { name: 'Escribe el nombre del hospital.' }]);
    const nul = await create(aForm({ delivery_points: [{ building: 'Torre\u0000', unit: 'Piso 2' }] }));
    expect([nul.status, Object.keys(nul.json.errors)]).toEqual([422, ['delivery_points.0.building']]);
  });

  it('refuses a domain that another hospital has, also when both come at once', async () => {
    const form = aForm();
    const statuses = (await Promise.all([create(form), create({ ...form, name: 'Otra' })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 409]);
    const other = (await create(aForm())).json;
    const { status, json } = await edit(other.id, { email_domain: form.email_domain, version: 1 });
    expect(status).toBe(409);
    expect(json).toMatchObject({
      type: '/problemas/dominio-en-uso',
      errors: { email_domain: expect.any(String) },
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email_domain: 'nurse@hospital.example' }, 'email_domain'],
    [{ email_domain: 'sin punto' }, 'email_domain'],
    [{ delivery_points: [{ building: '', unit: 'Piso 1' }] }, 'delivery_points.0.building'],
    [
      {
        delivery_points: [
          { building: 'A', unit: '1' },
          { building: 'a', unit: '1' },
        ],
      },
      'delivery_points.1.unit',
    ],
  ])('names the field at fault: %o', async (values, field) => {
    const { status, json } = await create(aForm(values));
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual([field]);
  });

  it('saves over the version that was seen only', async () => {
    const { json: hospital } = await create(aForm());
    const [one, other] = await Promise.all([
      edit(hospital.id, { name: 'Primera', version: 1 }),
      edit(hospital.id, { name: 'Segunda', version: 1 }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const won = one.status === 200 ? one : other;
    expect(won.json.version).toBe(2);
    expect((await edit(hospital.id, { name: 'Tercera', version: 2 })).status).toBe(200);
    expect(await admin.auditRows(hospital.id)).toHaveLength(3);
  });

  it('a patch that changes nothing leaves no trace', async () => {
    const form = aForm({ delivery_points: [{ building: 'Torre A', unit: 'Piso 1' }] });
    const { json: hospital } = await create(form);
    const { status, json } = await edit(hospital.id, { ...form, version: 1 });
    expect([status, json.version]).toEqual([200, 1]);
    expect(await admin.auditRows(hospital.id)).toHaveLength(1);
  });

  it('replaces the delivery points: those left out stay for the orders, and come back when added again', async () => {
    const hospital = await aHospital(admin.db);
    const replaced = await edit(hospital.id, {
      delivery_points: [{ building: 'Torre Z', unit: 'Lobby' }],
      version: 1,
    });
    expect(replaced.json.delivery_points).toMatchObject([{ building: 'Torre Z', unit: 'Lobby' }]);
    const old = await admin.db
      .selectFrom('delivery_points')
      .selectAll()
      .where('id', '=', hospital.pointId)
      .executeTakeFirstOrThrow();
    expect(old.is_active).toBe(false);
    const again = await edit(hospital.id, {
      delivery_points: [{ building: old.building, unit: old.unit }],
      version: 2,
    });
    expect(again.json.delivery_points).toEqual([
      {
        id: hospital.pointId,
        building: old.building,
        unit: old.unit,
        has_refrigerator: false,
        is_reachable: true,
        instructions: '',
      },
    ]);
  });

  it('says where a refrigerator is, and keeps it where a form doesn’t ask', async () => {
    const point = { building: 'Torre A', unit: 'Piso 1' };
    const { json: hospital } = await create(
      aForm({ delivery_points: [{ ...point, has_refrigerator: true }] }),
    );
    const moved = await edit(hospital.id, {
      delivery_points: [point, { ...point, unit: 'Piso 2' }],
      version: 1,
    });
    expect(moved.json.delivery_points).toMatchObject([
      { unit: 'Piso 1', has_refrigerator: true },
      { unit: 'Piso 2', has_refrigerator: false },
    ]);
    const without = { delivery_points: [{ ...point, has_refrigerator: false }], version: 2 };
    const { json } = await edit(hospital.id, without);
    expect(json.delivery_points).toMatchObject([{ unit: 'Piso 1', has_refrigerator: false }]);
  });

  it("never touches another hospital's delivery point, whatever id is sent", async () => {
    const [mine, theirs] = [await aHospital(admin.db), await aHospital(admin.db)];
    const point = { id: theirs.pointId, building: 'Torre X', unit: 'Robada' };
    const { json } = await edit(mine.id, { delivery_points: [point], version: 1 });
    expect(json.delivery_points[0].id).not.toBe(theirs.pointId);
    const { json: all } = await admin.call('GET /api/admin/hospitals', { as: boss });
    const untouched = all.hospitals.find(({ id }: { id: string }) => id === theirs.id);
    expect(untouched.delivery_points).toMatchObject([{ id: theirs.pointId, building: 'Torre A' }]);
  });

  it('deactivates and activates again, and leaves its people alone', async () => {
    const hospital = await aHospital(admin.db);
    const nurse = await aProfile(admin.db, { hospital_id: hospital.id });
    await aProfile(admin.db, { hospital_id: hospital.id, is_verified: false });
    const off = await edit(hospital.id, { is_active: false, version: 1 });
    expect(off.json).toMatchObject({ is_active: false, version: 2, people: 1, waiting: 1 });
    const profile = await admin.db
      .selectFrom('profiles')
      .select(['is_verified', 'deactivated_at'])
      .where('id', '=', nurse.id)
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ is_verified: true, deactivated_at: null });
    expect((await edit(hospital.id, { is_active: true, version: 2 })).json.is_active).toBe(true);
    expect((await admin.auditRows(hospital.id)).map(({ action }) => action)).toEqual([
      'hospital.deactivate',
      'hospital.activate',
    ]);
  });

  it('says 404 for one that does not exist', async () => {
    expect((await edit('00000000-0000-4000-8000-000000000000', { version: 1 })).status).toBe(404);
  });
});
