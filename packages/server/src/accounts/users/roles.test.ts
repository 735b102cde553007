import type { Role } from '@nutricion/domain/accounts/role';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../../platform/admin/admin-app.builders.ts';
import { aHospital, aProfile } from '../../testing/shop.builders.ts';

const WHY = 'Empieza hoy en el almacén';

describe('changing roles', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true)).id;
  });
  afterAll(() => admin.database.drop());

  const setRoles = (id: string, body: object, as: string = boss) =>
    admin.call('PUT /api/admin/users/{id}/roles', { as, params: { id }, body });
  const grantRoles = (id: string, roles: readonly Role[], as: string = boss) =>
    setRoles(id, { roles, reason: WHY }, as);
  const rolesOf = async (id: string) => {
    const heldRoles = await admin.db
      .selectFrom('user_roles')
      .select('role')
      .where('user_id', '=', id)
      .execute();
    return heldRoles.map(({ role }) => role).sort();
  };

  it('replaces all roles, clears the cached caller, and records reason, before and after', async () => {
    const { id } = await aProfile(admin.db);
    expect((await grantRoles(id, ['reparto', 'almacen', 'almacen'])).json.roles).toEqual([
      'almacen',
      'reparto',
    ]);
    expect(await rolesOf(id)).toEqual(['almacen', 'reparto']);
    expect(admin.forgotten.filter((forgotten) => forgotten === id)).toHaveLength(1);
    expect((await grantRoles(id, ['reparto'])).json.roles).toEqual(['reparto']);
    expect(await rolesOf(id)).toEqual(['reparto']);
    expect(await admin.auditRows(id)).toMatchObject([
      {
        actor_id: boss,
        action: 'user.change-roles',
        before: { roles: [] },
        after: { roles: ['almacen', 'reparto'] },
        reason: WHY,
      },
      { before: { roles: ['almacen', 'reparto'] }, after: { roles: ['reparto'] }, reason: WHY },
    ]);
    const { json } = await admin.call('GET /api/admin/audit', { as: boss, query: { subjectId: id } });
    expect(json.entries[0].reason).toBe(WHY);
  });

  it('writes no audit row if nothing changes', async () => {
    const { id } = await aProfile(admin.db);
    expect((await grantRoles(id, [])).status).toBe(200);
    expect(await admin.auditRows(id)).toEqual([]);
  });

  it('requires a reason, and known roles', async () => {
    const { id } = await aProfile(admin.db);
    const without = await setRoles(id, { roles: ['almacen'] });
    expect([without.status, without.json.errors.reason]).toEqual([422, expect.stringContaining('por qué')]);
    expect((await setRoles(id, { roles: ['almacen'], reason: '   ' })).status).toBe(422);
    expect((await setRoles(id, { roles: ['dueña'], reason: WHY })).status).toBe(422);
    expect((await setRoles(id, { reason: WHY })).status).toBe(422);
    expect((await setRoles(id, { roles: [], admin: true, reason: WHY })).status).toBe(422);
    expect(await rolesOf(id)).toEqual([]);
  });

  it('leaves other roles alone with the older body, which changes admin only', async () => {
    const { id } = await aProfile(admin.db);
    await grantRoles(id, ['cuentas']);
    expect((await setRoles(id, { admin: true })).json.roles).toEqual(['admin', 'cuentas']);
    expect((await setRoles(id, { admin: false })).json.roles).toEqual(['cuentas']);
    expect((await admin.auditRows(id)).map(({ action }) => action)).toEqual([
      'user.change-roles',
      'user.give-admin',
      'user.take-admin',
    ]);
  });

  it('removes all roles on deactivation and doesn’t restore them', async () => {
    const { id } = await aProfile(admin.db);
    await grantRoles(id, ['almacen', 'reparto']);
    const act = (what: 'deactivate' | 'verify') =>
      admin.call(`POST /api/admin/users/{id}/${what}`, { as: boss, params: { id } });
    expect((await act('deactivate')).json.roles).toEqual([]);
    expect((await act('verify')).json.roles).toEqual([]);
    expect(await rolesOf(id)).toEqual([]);
  });

  it('saves two changes at once one after the other, never a mixture', async () => {
    const { id } = await aProfile(admin.db);
    const requested: readonly Role[][] = [['almacen', 'finanzas'], ['reparto'], ['cuentas', 'lectura']];
    await Promise.all(requested.map((roles) => grantRoles(id, roles)));
    expect(requested).toContainEqual(await rolesOf(id));
  });
});

describe('a role below administration', () => {
  let admin: AdminApp;
  beforeAll(async () => {
    admin = await anAdminApp();
    await admin.aCaller(true);
  });
  afterAll(() => admin.database.drop());

  const act = (what: 'verify' | 'deactivate', id: string, as: string) =>
    admin.call(`POST /api/admin/users/{id}/${what}`, { as, params: { id } });

  it('verifies people and edits hospitals with cuentas', async () => {
    const clerk = await admin.aCaller(['cuentas']);
    const nurse = await aProfile(admin.db, { is_verified: false });
    expect((await act('verify', nurse.id, clerk.id)).json.state).toBe('verificada');
    expect((await act('deactivate', nurse.id, clerk.id)).json.state).toBe('desactivada');
    const { id } = await aHospital(admin.db);
    const body = { name: 'Hospital Renombrado', version: 1 };
    const { status } = await admin.call('PATCH /api/admin/hospitals/{id}', {
      as: clerk.id,
      params: { id },
      body,
    });
    expect(status).toBe(200);
  });

  it('refuses to deactivate a role holder: that would remove their roles', async () => {
    const clerk = await admin.aCaller(['cuentas']);
    for (const role of ['admin', 'almacen'] as const) {
      const colleague = await admin.aCaller([role]);
      const { status, json } = await act('deactivate', colleague.id, clerk.id);
      expect([status, json.detail]).toEqual([403, expect.stringContaining('«Dar y quitar roles»')]);
      expect(await admin.auditRows(colleague.id)).toEqual([]);
    }
  });

  it('doesn’t reveal by a refusal who the last administrator is', async () => {
    const clerk = await admin.aCaller(['cuentas']);
    const last = await admin.aCaller(['admin']);
    await admin.db
      .deleteFrom('user_roles')
      .where('role', '=', 'admin')
      .where('user_id', '<>', last.id)
      .execute();
    expect((await act('deactivate', last.id, clerk.id)).json.type).toBe('/problemas/sin-permiso');
    expect((await act('deactivate', last.id, last.id)).json.type).toBe('/problemas/ultimo-administrador');
  });

  it('allows nothing after its removal, although the caller is still cached', async () => {
    const clerk = await admin.aCaller(['cuentas']);
    await admin.db
      .updateTable('user_roles')
      .set({ role: 'catalogo' })
      .where('user_id', '=', clerk.id)
      .execute();
    const nurse = await aProfile(admin.db, { is_verified: false });
    expect((await act('verify', nurse.id, clerk.id)).json.detail).toContain('Verificar, rechazar');
    const body = { name: 'Hospital Nuevo', email_domain: 'nuevo.example', delivery_points: [] };
    expect((await admin.call('POST /api/admin/hospitals', { as: clerk.id, body })).status).toBe(403);
    await admin.db
      .updateTable('user_roles')
      .set({ role: 'cuentas' })
      .where('user_id', '=', clerk.id)
      .execute();
    await admin.db
      .updateTable('profiles')
      .set({ is_verified: false, deactivated_at: new Date() })
      .where('id', '=', clerk.id)
      .execute();
    expect((await act('verify', nurse.id, clerk.id)).status).toBe(403);
  });
});
