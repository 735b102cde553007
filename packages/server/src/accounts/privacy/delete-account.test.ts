import { beforeAll, describe, expect, it } from 'vitest';
import { mount } from '../../platform/http/mount.ts';
import { openRateLimits } from '../../platform/rate-limits.ts';
import { sharedTestShop } from '../account-shop.builders.ts';
import { anEnrolledMember } from '../second-factor/two-factor.builders.ts';
import { privacyLimits } from './limits.ts';
import { privacyHandlers } from './routes.ts';

const shop = sharedTestShop();
beforeAll(() => {
  const { app, accounts, db, pool } = shop;
  mount(
    app,
    accounts.authenticate,
    privacyHandlers({
      db,
      now: Date.now,
      limits: openRateLimits(pool, privacyLimits),
      proveOneself: accounts.proveOneself,
      enqueueMail: async () => {},
      forgetCaller: accounts.forget,
    }),
  );
});

/** Has a second factor, and a session that was opened with it. */
const aGuardedPerson = async () => {
  const member = await anEnrolledMember(shop);
  const remove = (shown: object) =>
    member.browser.post(
      '/api/me/deletion',
      { password: member.password, confirmation: 'BORRAR', ...shown },
      { authorization: `Bearer ${member.accessToken}` },
    );
  const isThere = async () =>
    (await shop.db.selectFrom('profiles').select('id').where('id', '=', member.id).execute()).length === 1;
  return { ...member, remove, isThere };
};

describe('deleting an account that has a second factor', () => {
  it('is refused to the password alone, and says what to write', async () => {
    const person = await aGuardedPerson();
    const refused = await person.remove({});
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { code: 'Escribe el código de tu aplicación.' },
    ]);
    expect(await person.isThere()).toBe(true);
  });

  it('is refused to a wrong code and to a backup code that is none', async () => {
    const person = await aGuardedPerson();
    const wrong = person.codeAt(0) === '000000' ? '000001' : '000000';
    expect((await person.remove({ code: wrong })).json.errors?.code).toContain('Ese código no sirve');
    expect((await person.remove({ backupCode: 'aaaaa-aaaaa' })).json.errors?.backupCode).toContain(
      'Prueba con otro',
    );
    expect(await person.isThere()).toBe(true);
  });

  it('takes the code of now', async () => {
    const person = await aGuardedPerson();
    expect((await person.remove({ code: person.codeAt(0) })).status).toBe(200);
    expect(await person.isThere()).toBe(false);
  });

  it('takes a backup code, written as it is copied by hand', async () => {
    const person = await aGuardedPerson();
    const copied = String(person.backupCodes[0]).toUpperCase().replace('-', ' ');
    expect((await person.remove({ backupCode: copied })).status).toBe(200);
    expect(await person.isThere()).toBe(false);
  });

  it('lets nobody try codes without end', async () => {
    const person = await aGuardedPerson();
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1)
      statuses.push((await person.remove({ backupCode: 'aaaaa-aaaaa' })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await person.remove({ code: person.codeAt(0) })).status).toBe(429);
  });
});
