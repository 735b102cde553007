import type { ProfileId } from '@nutricion/domain/kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminApp, anAdminApp } from '../../platform/admin/admin-app.builders.ts';
import { aHospital, aProfile } from '../../testing/shop.builders.ts';

describe('users', () => {
  let admin: AdminApp;
  let boss: ProfileId;
  beforeAll(async () => {
    admin = await anAdminApp();
    boss = (await admin.aCaller(true, { full_name: 'Jefa de turno' })).id;
  });
  afterAll(() => admin.database.drop());

  const aWaiting = (values: Parameters<typeof aProfile>[1] = {}) =>
    aProfile(admin.db, { is_verified: false, ...values });
  const act = (what: 'verify' | 'reject' | 'deactivate', id: string, as: string = boss) =>
    admin.call(`POST /api/admin/users/{id}/${what}`, { as, params: { id } });
  const setAdmin = (id: string, isAdmin: boolean, as: string = boss) =>
    admin.call('PUT /api/admin/users/{id}/roles', { as, params: { id }, body: { admin: isAdmin } });
  const aSession = (userId: string) =>
    admin.db
      .insertInto('sessions')
      .values({ user_id: userId, token: `t-${userId}`, expires_at: new Date(Date.now() + 60_000) })
      .execute();
  const sessionsOf = (userId: string) =>
    admin.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  const profileOf = (id: string) =>
    admin.db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('verifies a waiting user, mails her once and writes an audit row', async () => {
    const nurse = await aWaiting();
    const { status, json } = await act('verify', nurse.id);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: nurse.id, state: 'verificada', roles: [] });
    expect(await profileOf(nurse.id)).toMatchObject({ is_verified: true });
    expect(admin.mails.filter(({ to }) => to === nurse.email)).toEqual([
      { kind: 'account-verified', to: nurse.email, fullName: nurse.full_name },
    ]);
    expect(admin.forgotten).toContain(nurse.id);
    const snapshot = { full_name: nurse.full_name, email: nurse.email, roles: [] };
    expect(await admin.auditRows(nurse.id)).toMatchObject([
      {
        actor_id: boss,
        action: 'user.verify',
        subject_type: 'user',
        before: { ...snapshot, state: 'pendiente' },
        after: { ...snapshot, state: 'verificada' },
      },
    ]);
  });

  it('tells the second of two administrators who verify at once, and mails once', async () => {
    const nurse = await aWaiting();
    const responses = await Promise.all([act('verify', nurse.id), act('verify', nurse.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(admin.mails.filter(({ to }) => to === nurse.email)).toHaveLength(1);
    expect(await admin.auditRows(nurse.id)).toHaveLength(1);
  });

  it('refuses to verify an unconfirmed address', async () => {
    const nurse = await aWaiting({ email_verified: false });
    expect((await act('verify', nurse.id)).status).toBe(409);
    expect(await profileOf(nurse.id)).toMatchObject({ is_verified: false });
    expect(await admin.auditRows(nurse.id)).toEqual([]);
  });

  it('ends her sessions and mails her on rejection, and she can be readmitted', async () => {
    const nurse = await aWaiting();
    await aSession(nurse.id);
    expect((await act('reject', nurse.id)).json.state).toBe('rechazada');
    expect(await sessionsOf(nurse.id)).toEqual([]);
    expect(admin.mails.find(({ to }) => to === nurse.email)?.kind).toBe('account-rejected');
    expect((await act('verify', nurse.id)).json.state).toBe('verificada');
    expect(await profileOf(nurse.id)).toMatchObject({ is_verified: true, rejected_at: null });
  });

  it('stores the reason of a rejection, and deletes it when the user is verified', async () => {
    const nurse = await aWaiting();
    const reason = 'El correo es de otro hospital.';
    const path = { as: boss, params: { id: nurse.id } };
    const { json } = await admin.call('POST /api/admin/users/{id}/reject', { ...path, body: { reason } });
    expect(json).toMatchObject({ state: 'rechazada', rejection_reason: reason });
    expect(admin.mails.filter(({ to }) => to === nurse.email)).toMatchObject([{ reason }]);
    expect(await admin.auditRows(nurse.id)).toMatchObject([{ reason }]);
    await act('verify', nurse.id);
    expect(await profileOf(nurse.id)).toMatchObject({ rejection_reason: null });
  });

  it('shows evidence for and against a waiting user', async () => {
    const hospital = await aHospital(admin.db, { email_domain: 'prueba-de-correo.example' });
    const name = 'Nélida Prueba Única';
    const own = await aWaiting({
      full_name: name,
      email: 'n@prueba-de-correo.example',
      hospital_id: hospital.id,
    });
    const other = await aProfile(admin.db, { full_name: 'nelida prueba unica' });
    const { json } = await admin.call('GET /api/admin/users', {
      as: boss,
      query: { state: 'pendiente', q: name },
    });
    expect(json.users).toMatchObject([
      { id: own.id, proof: { is_hospital_mail: true, alike: [{ id: other.id, email: other.email }] } },
    ]);
    const { json: verified } = await admin.call('GET /api/admin/users', {
      as: boss,
      query: { state: 'verificada', q: 'nelida prueba' },
    });
    expect(verified.users[0]).not.toHaveProperty('proof');
  });

  it('verifies a domain at once, without later registrations, although others were decided meanwhile', async () => {
    const early = [];
    for (const who of ['a', 'b', 'c']) early.push(await aWaiting({ email: `${who}@de-golpe.example` }));
    await aWaiting({ email: 'x@otro-golpe.example' });
    // A second later: the database has microseconds, the text milliseconds.
    const until = new Date(Date.now() + 1_000).toISOString();
    const late = await aWaiting({ email: 'd@de-golpe.example', created_at: new Date(Date.now() + 60_000) });
    const { json: list } = await admin.call('GET /api/admin/users', {
      as: boss,
      query: { state: 'pendiente' },
    });
    expect(list.domains).toContainEqual({ domain: 'de-golpe.example', waiting: 4 });
    expect(list.domains.map(({ domain }: { domain: string }) => domain)).not.toContain('otro-golpe.example');
    await act('reject', early[1]?.id ?? '');
    const { json } = await admin.call('POST /api/admin/users/verify-domain', {
      as: boss,
      body: { email_domain: 'de-golpe.example', until },
    });
    expect(json).toEqual({ verified: 2, failed: [] });
    const states = await Promise.all(
      [...early, late].map(async ({ id }) => (await profileOf(id)).is_verified),
    );
    expect(states).toEqual([true, false, true, false]);
    expect(admin.mails.filter(({ to }) => to.endsWith('@de-golpe.example'))).toHaveLength(3);
  });

  it('shows sessions and orders of a user, and ends the sessions', async () => {
    const nurse = await aProfile(admin.db);
    await aSession(nurse.id);
    const path = { as: boss, params: { id: nurse.id } };
    const { json } = await admin.call('GET /api/admin/users/{id}', path);
    expect(json).toMatchObject({ user: { id: nurse.id }, orders: [], order_count: 0, no_shows: 0 });
    expect(json.sessions).toHaveLength(1);
    expect((await admin.call('DELETE /api/admin/users/{id}/sessions', path)).json).toEqual({ ended: 1 });
    expect(await sessionsOf(nurse.id)).toEqual([]);
    expect(admin.forgotten).toContain(nurse.id);
    expect(await admin.auditRows(nurse.id)).toMatchObject([{ action: 'user.end-sessions' }]);
    // A second time ends nothing and writes no audit row.
    expect((await admin.call('DELETE /api/admin/users/{id}/sessions', path)).json).toEqual({ ended: 0 });
    expect(await admin.auditRows(nurse.id)).toHaveLength(1);
  });

  it('ends sessions and role on deactivation, and doesn’t restore the role', async () => {
    const nurse = await admin.aCaller(true);
    await aSession(nurse.id);
    expect((await act('deactivate', nurse.id)).json).toMatchObject({ state: 'desactivada', roles: [] });
    expect(await sessionsOf(nurse.id)).toEqual([]);
    expect(admin.mails.find(({ to }) => to === nurse.email)?.kind).toBe('account-deactivated');
    expect((await act('verify', nurse.id)).json).toMatchObject({ state: 'verificada', roles: [] });
  });

  it('responds 404 for an unknown user and 422 for an invalid id', async () => {
    expect((await act('verify', '00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await act('verify', 'cualquiera')).status).toBe(422);
  });

  it('rolls the change back if its mail can’t be queued', async () => {
    const nurse = await aWaiting();
    admin.mailQueue.isBroken = true;
    expect((await act('verify', nurse.id)).status).toBe(500);
    admin.mailQueue.isBroken = false;
    expect(await profileOf(nurse.id)).toMatchObject({ is_verified: false });
    expect(await admin.auditRows(nurse.id)).toEqual([]);
  });

  it('gives and removes the role, and the profile shows it', async () => {
    const nurse = await aProfile(admin.db);
    expect((await setAdmin(nurse.id, true)).json.roles).toEqual(['admin']);
    expect(await profileOf(nurse.id)).toMatchObject({ role: 'admin' });
    expect((await setAdmin(nurse.id, true)).status).toBe(200);
    expect((await setAdmin(nurse.id, false)).json.roles).toEqual([]);
    expect(await profileOf(nurse.id)).toMatchObject({ role: 'customer' });
    expect((await admin.auditRows(nurse.id)).map(({ action }) => action)).toEqual([
      'user.give-admin',
      'user.take-admin',
    ]);
  });

  it.each([
    { is_verified: false },
    { email_verified: false },
    { is_verified: false, rejected_at: new Date() },
  ])('refuses a role for a user who is not verified: %o', async (values) => {
    const nurse = await aProfile(admin.db, values);
    expect((await setAdmin(nurse.id, true)).status).toBe(409);
    expect((await profileOf(nurse.id)).role).toBe('customer');
  });

  it('requires authentication before a role change after ten minutes', async () => {
    const nurse = await aProfile(admin.db);
    const chief = (await admin.aCaller(true)).id;
    await admin.letPass(chief, 11);
    const refused = await setAdmin(nurse.id, true, chief);
    expect([refused.status, refused.json.type]).toEqual([403, '/problemas/reautenticar']);
    expect(refused.json.detail).toMatch(/Confirma tu contraseña/);
    expect(await profileOf(nurse.id)).toMatchObject({ role: 'customer' });
    expect(await admin.auditRows(nurse.id)).toEqual([]);

    await admin.letPass(chief, 9);
    expect((await setAdmin(nurse.id, true, chief)).status).toBe(200);
    await admin.letPass(chief, 11);
    expect((await setAdmin(nurse.id, false, chief)).status).toBe(403);
    // It removes the role too.
    expect((await act('deactivate', nurse.id, chief)).status).toBe(403);
    expect(await profileOf(nurse.id)).toMatchObject({ role: 'admin', is_verified: true });
    expect((await setAdmin(nurse.id, true, chief)).status).toBe(200);
  });

  it('requires no authentication for a change that leaves roles alone', async () => {
    const [nurse, other] = [await aWaiting(), await aWaiting()];
    const chief = (await admin.aCaller(true)).id;
    await admin.letPass(chief, 60);
    expect((await act('verify', nurse.id, chief)).status).toBe(200);
    expect((await act('deactivate', nurse.id, chief)).status).toBe(200);
    expect((await act('reject', other.id, chief)).status).toBe(200);
  });

  it('uses the session of the request, not another of hers nor one that has ended', async () => {
    const nurse = await aProfile(admin.db);
    const chief = (await admin.aCaller(true)).id;
    await admin.letPass(chief, 11);
    await aSession(chief);
    expect((await setAdmin(nurse.id, true, chief)).status).toBe(403);
    await admin.db.deleteFrom('sessions').where('user_id', '=', chief).execute();
    expect((await setAdmin(nurse.id, true, chief)).status).toBe(403);
  });
});
