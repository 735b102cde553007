import { describe, expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { cheapPasswords } from '../password/passwords.builders.ts';
import { createProvenAccount } from '../registration/create-account.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import { demoAccountsWithPublishedPassword } from './published-passwords.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from './seed-demo-accounts.ts';

const admin = 'admin@hospital-san-rafael.example';
const nurse = 'enfermera@hospital-san-rafael.example';
const emails = demoAccounts.map(({ email }) => email);

const shop = sharedTestShop();

const statusOfSignIn = async (email: string) =>
  (await aBrowser(shop).post('/api/auth/sign-in/email', { email, password: demoPassword })).status;

describe('demoAccountsWithPublishedPassword', () => {
  it('is empty in a shop without demo accounts', async () => {
    expect(await demoAccountsWithPublishedPassword(shop.db, cheapPasswords)).toEqual([]);
    expect(await closeDemoAccounts(shop.db)).toEqual([]);
  });

  it('lists all of them after seeding', async () => {
    await seedDemoAccounts(shop.db, cheapPasswords);
    expect(await demoAccountsWithPublishedPassword(shop.db, cheapPasswords)).toEqual(emails.toSorted());
  });

  it('leaves out changed passwords, deactivated accounts and all other users', async () => {
    const { rows } = await shop.pool.query(
      `select a.id, a.password from accounts a join profiles p on p.id = a.user_id where p.email = $1`,
      [nurse],
    );
    // The hash of another password, as after a change.
    await shop.db.transaction().execute((trx) =>
      createProvenAccount(
        trx,
        {
          email: 'otra@hospital-san-rafael.example',
          fullName: 'Otra',
          password: 'otra-clave-larga',
          hospitalId: null,
          isVerified: true,
        },
        cheapPasswords,
      ),
    );
    await shop.pool.query(
      `update accounts set password = (select b.password from accounts b join profiles p on p.id = b.user_id
         where p.email = 'otra@hospital-san-rafael.example') where id = $1`,
      [rows[0].id],
    );
    await shop.pool.query(
      `update profiles set is_verified = false, deactivated_at = now() where email like 'nueva@%'`,
    );
    const others = emails.filter((email) => email !== nurse && !email.startsWith('nueva@'));
    expect(others).toContain(admin);
    expect(await demoAccountsWithPublishedPassword(shop.db, cheapPasswords)).toEqual(others.toSorted());
    await shop.pool.query('update accounts set password = $2 where id = $1', [rows[0].id, rows[0].password]);
    await shop.pool.query(`update profiles set deactivated_at = null where email like 'nueva@%'`);
  });
});

describe('closeDemoAccounts', () => {
  it('removes passwords, sessions and roles', async () => {
    const browser = aBrowser(shop);
    await browser.post('/api/auth/sign-in/email', { email: admin, password: demoPassword });
    expect((await browser.get('/api/auth/token')).status).toBe(200);

    expect(await closeDemoAccounts(shop.db)).toEqual(emails);
    expect(await demoAccountsWithPublishedPassword(shop.db, cheapPasswords)).toEqual([]);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
    for (const email of emails) expect(await statusOfSignIn(email)).toBe(401);
    const { rows } = await shop.pool.query(
      `select p.role, p.is_verified, p.deactivated_at is not null as is_out,
         (select count(*)::int from accounts where user_id = p.id) as passwords,
         (select count(*)::int from user_roles where user_id = p.id) as roles
       from profiles p where email = any($1)`,
      [emails],
    );
    expect(rows).toHaveLength(emails.length);
    for (const row of rows)
      expect(row).toEqual({ role: 'customer', is_verified: false, is_out: true, passwords: 0, roles: 0 });
  });

  it('writes one audit row for each account', async () => {
    expect(await closeDemoAccounts(shop.db)).toEqual([]);
    const { rows } = await shop.pool.query(
      `select count(*)::int as entries from audit_log where action = 'user.deactivate' and actor_id is null`,
    );
    expect(rows).toEqual([{ entries: emails.length }]);
  });

  it('is not undone by the next seeding', async () => {
    expect(await seedDemoAccounts(shop.db, cheapPasswords)).toEqual([]);
    expect(await statusOfSignIn(admin)).toBe(401);
  });
});
