import { roles } from '@nutricion/domain/accounts/role';
import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  openTestShop,
  sharedTestShop,
} from '../account-shop.builders.ts';
import { demoPassword, seedDemoAccounts } from '../demo/seed-demo-accounts.ts';
import { cheapPasswords } from '../password/passwords.builders.ts';
import { createAdmin } from './create-admin.ts';

const shop = sharedTestShop();

const me = async (email: string, password: string) => {
  const browser = aBrowser(shop);
  const { status } = await browser.post('/api/auth/sign-in/email', { email, password });
  if (status !== 200) return null;
  const { json } = await browser.get('/api/auth/token');
  return (await browser.get('/api/me', { authorization: `Bearer ${json.token}` })).json;
};
const auditOf = async (email: string) => {
  const { rows } = await shop.pool.query(
    `select actor_id, action, before, after from audit_log where subject_id = (select id::text from profiles where email = $1)`,
    [email],
  );
  return rows;
};

describe('the demo accounts', () => {
  it('are a verified nurse, an unverified one and one user of each role', async () => {
    expect(await seedDemoAccounts(shop.db, cheapPasswords)).toHaveLength(2 + roles.length);
    const domain = 'hospital-san-rafael.example';
    expect(await me(`enfermera@${domain}`, 'turno-de-noche-7')).toMatchObject({
      profile: { is_verified: true, role: 'customer', hospital_id: shop.hospitalId },
      roles: [],
    });
    expect(await me(`nueva@${domain}`, 'turno-de-noche-7')).toMatchObject({
      profile: { is_verified: false },
    });
    for (const role of roles)
      expect(await me(`${role}@${domain}`, demoPassword)).toMatchObject({
        profile: { is_verified: true, role },
        roles: [role],
      });
  });

  it('are created once; a later start adds those that an older version lacked', async () => {
    expect(await seedDemoAccounts(shop.db, cheapPasswords)).toEqual([]);
    const late = roles
      .filter((role) => role !== 'admin')
      .map((role) => `${role}@hospital-san-rafael.example`);
    await shop.db.deleteFrom('profiles').where('email', 'in', late).execute();
    expect(await seedDemoAccounts(shop.db, cheapPasswords)).toEqual(late);
  });

  it('are not created without their hospital, as in a shop first opened in production', async () => {
    const otherBrowser = await openTestShop();
    await otherBrowser.db.updateTable('hospitals').set({ email_domain: 'otro-hospital.example' }).execute();
    expect(await seedDemoAccounts(otherBrowser.db, cheapPasswords)).toEqual([]);
    await otherBrowser.drop();
  });
});

describe('createAdmin', () => {
  it('creates an account with a working password and writes an audit row', async () => {
    const created = await createAdmin(
      shop.db,
      { email: ' Jefa@Asociacion.example ', fullName: '' },
      cheapPasswords,
    );
    if (!created.ok || created.value.kind !== 'created') throw new Error('not created');
    expect(created.value.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await me('jefa@asociacion.example', created.value.password)).toMatchObject({
      profile: { full_name: 'Administración', is_verified: true, role: 'admin', hospital_id: null },
      roles: ['admin'],
      hospital: null,
    });
    expect(await auditOf('jefa@asociacion.example')).toMatchObject([
      {
        actor_id: null,
        action: 'user.give-admin',
        before: null,
        after: { email: 'jefa@asociacion.example' },
      },
    ]);
    expect(JSON.stringify(await auditOf('jefa@asociacion.example'))).not.toContain(created.value.password);
  });

  it('changes nothing the second time', async () => {
    const again = await createAdmin(
      shop.db,
      { email: 'jefa@asociacion.example', fullName: '' },
      cheapPasswords,
    );
    expect(again).toMatchObject({ ok: true, value: { kind: 'already-admin' } });
    expect(await auditOf('jefa@asociacion.example')).toHaveLength(1);
  });

  it('promotes an existing user, who keeps her password', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'ana@hospital-san-rafael.example' });
    const promoted = await createAdmin(
      shop.db,
      { email: registration.email, fullName: 'Otra' },
      cheapPasswords,
    );
    expect(promoted).toMatchObject({ ok: true, value: { kind: 'promoted' } });
    expect(await me(registration.email, registration.password)).toMatchObject({
      profile: { full_name: registration.name, is_verified: true },
      roles: ['admin'],
    });
  });

  it('gives an unconfirmed account a new password, since anybody may have registered it', async () => {
    const registration = aRegistration({ email: 'trampa@hospital-san-rafael.example' });
    await aBrowser(shop).post('/api/auth/sign-up/email', registration);
    const admin = await createAdmin(shop.db, { email: registration.email, fullName: '' }, cheapPasswords);
    if (!admin.ok || admin.value.kind !== 'password-replaced') throw new Error('not replaced');
    expect(await me(registration.email, registration.password)).toBeNull();
    expect(await me(registration.email, admin.value.password)).toMatchObject({ roles: ['admin'] });
  });

  it('refuses an invalid address', async () => {
    expect(await createAdmin(shop.db, { email: 'jefa', fullName: '' }, cheapPasswords)).toMatchObject({
      ok: false,
    });
  });
});

describe('a changed secret', () => {
  it('ends every session, and the shop goes on with a new key', async () => {
    const changed = await openTestShop();
    const { browser } = await aSignedInBrowser(changed);
    const reopened = await changed.reopen('another-secret-of-more-than-32-characters');
    const other = aBrowser({ ...changed, app: reopened.app });
    for (const [name, value] of browser.cookies) other.cookies.set(name, value);
    expect((await other.get('/api/auth/token')).status).toBe(401);
    const { email, password } = aRegistration();
    expect((await other.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await other.get('/api/auth/token')).status).toBe(200);
    await changed.drop();
  });
});
