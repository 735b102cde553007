import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { migrateToLatest } from '../../platform/db/migrate.ts';
import { aBrowser, aSignedInBrowser, codeFor, sharedTestShop } from '../account-shop.builders.ts';
import { cheapPasswords } from '../password/passwords.builders.ts';
import { setPassword } from './create-account.ts';

const shop = sharedTestShop();

/** The database as the previous version left it. */
const goBack = () =>
  shop.asOwner(`
    drop table registrations, email_codes;
    delete from kysely_migration where name in ('0012-registrations', '0055-code-browsers');
  `);

/** Migrates as a start does, which also grants the shop's database role its rights. */
const goOn = async () => {
  const owner = openDatabase(shop.ownerUrl, { maxConnections: 1 });
  const { ran: migrated } = await migrateToLatest(owner.db);
  await owner.close();
  await shop.asOwner('grant all on registrations, email_codes to public');
  return migrated;
};

it('a user registered under the previous version confirms her address and keeps her password', async () => {
  const member = (await aSignedInBrowser(shop, { email: 'miembro@hospital-san-rafael.example' }))
    .registration;
  const email = 'espera@hospital-san-rafael.example';
  const password = 'la-de-siempre-1';
  await goBack();
  await shop.db.transaction().execute(async (trx) => {
    const profile = await trx
      .insertInto('profiles')
      .values({
        email,
        full_name: 'Quien Espera',
        hospital_id: shop.hospitalId,
        created_at: new Date('2026-01-05'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPassword(trx, profile.id, await cheapPasswords.hash(password));
  });
  expect(await goOn()).toEqual(['0012-registrations', '0055-code-browsers']);

  const browser = aBrowser(shop);
  expect((await browser.post('/api/auth/sign-in/email', { email, password: 'no-es-esta-1' })).status).toBe(
    401,
  );
  expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(403);
  const verified = await aBrowser(shop).post('/api/auth/email-otp/verify-email', {
    email,
    otp: codeFor(shop, email),
  });
  expect(verified.json).toMatchObject({ user: { name: 'Quien Espera' } });
  expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  expect((await browser.post('/api/auth/sign-in/email', member)).status).toBe(200);
});
