import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../../platform/admin/admin-app.builders.ts';

describe('the last administrator', () => {
  let admin: AdminApp;
  beforeEach(async () => {
    admin = await anAdminApp();
  });
  afterEach(() => admin.database.drop());

  const demote = (id: string, as: string) =>
    admin.call('PUT /api/admin/users/{id}/roles', { as, params: { id }, body: { admin: false } });
  const deactivate = (id: string, as: string) =>
    admin.call('POST /api/admin/users/{id}/deactivate', { as, params: { id } });
  const adminIds = async () =>
    (await admin.db.selectFrom('user_roles').select('user_id').execute()).map((row) => row.user_id);

  it('can be neither demoted nor deactivated, not even by herself', async () => {
    const last = await admin.aCaller(true);
    await admin.aCaller(false);
    for (const response of [await demote(last.id, last.id), await deactivate(last.id, last.id)]) {
      expect(response.status).toBe(409);
      expect(response.json.type).toBe('/problemas/ultimo-administrador');
    }
    expect(await adminIds()).toEqual([last.id]);
  });

  it('is counted among active accounts: a deactivated administrator doesn’t count', async () => {
    const last = await admin.aCaller(true);
    await admin.aCaller(true, { is_verified: false, deactivated_at: new Date() });
    expect((await demote(last.id, last.id)).status).toBe(409);
  });

  it('remains when two demote or deactivate each other at the same moment', async () => {
    for (const act of [demote, deactivate, demote]) {
      const one = await admin.aCaller(true);
      const other = await admin.aCaller(true);
      await admin.db.deleteFrom('user_roles').where('user_id', 'not in', [one.id, other.id]).execute();
      const responses = await Promise.all([act(one.id, other.id), act(other.id, one.id)]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await adminIds()).toHaveLength(1);
    }
  });

  it('remains when twelve all try to be the only one', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => admin.aCaller(true)));
    const attempts = users.flatMap((by) =>
      users.filter((user) => user !== by).map((user) => demote(user.id, by.id)),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.every((status) => [200, 403, 409].includes(status))).toBe(true);
    expect((await adminIds()).length).toBeGreaterThan(0);
  });

  it('can change nobody after losing the role, although the caller is still cached', async () => {
    const one = await admin.aCaller(true);
    const other = await admin.aCaller(true);
    expect((await demote(other.id, one.id)).status).toBe(200);
    expect((await demote(one.id, other.id)).status).toBe(403);
    const hospital = { name: 'Hospital Nuevo', email_domain: 'nuevo.example', delivery_points: [] };
    expect((await admin.call('POST /api/admin/hospitals', { as: other.id, body: hospital })).status).toBe(
      403,
    );
  });
});
