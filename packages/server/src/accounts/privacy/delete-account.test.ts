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
      verifyIdentity: accounts.verifyIdentity,
      enqueueMail: async () => {},
      forgetCaller: accounts.forgetCaller,
    }),
  );
});

/** A user with a second factor, in a session that was opened with it. */
const aGuardedUser = async () => {
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
  it('is refused with the password alone, and names the missing field', async () => {
    const user = await aGuardedUser();
    const refused = await user.remove({});
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { code: 'Escribe el código de tu aplicación.' },
    ]);
    expect(await user.isThere()).toBe(true);
  });

  it('is refused with a wrong code and with an unknown backup code', async () => {
    const user = await aGuardedUser();
    const wrong = user.codeAt(0) === '000000' ? '000001' : '000000';
    expect((await user.remove({ code: wrong })).json.errors?.code).toContain('Ese código no sirve');
    expect((await user.remove({ backupCode: 'aaaaa-aaaaa' })).json.errors?.backupCode).toContain(
      'Prueba con otro',
    );
    expect(await user.isThere()).toBe(true);
  });

  it('is done with the current code', async () => {
    const user = await aGuardedUser();
    expect((await user.remove({ code: user.codeAt(0) })).status).toBe(200);
    expect(await user.isThere()).toBe(false);
  });

  it('is done with a backup code, however it is copied', async () => {
    const user = await aGuardedUser();
    const copied = String(user.backupCodes[0]).toUpperCase().replace('-', ' ');
    expect((await user.remove({ backupCode: copied })).status).toBe(200);
    expect(await user.isThere()).toBe(false);
  });

  it('limits the attempts', async () => {
    const user = await aGuardedUser();
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1)
      statuses.push((await user.remove({ backupCode: 'aaaaa-aaaaa' })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await user.remove({ code: user.codeAt(0) })).status).toBe(429);
  });
});
