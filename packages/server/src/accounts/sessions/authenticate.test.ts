import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { createAuthentication } from './authenticate.ts';

const shop = sharedTestShop();

let userCount = 0;
const aUser = async () => {
  const { accessToken, browser } = await aSignedInBrowser(shop, {
    email: `persona${++userCount}@hospital-san-rafael.example`,
  });
  const caller = await shop.accounts.authenticate(`Bearer ${accessToken}`);
  if (!caller) throw new Error('not signed in');
  return { accessToken, browser, caller };
};

describe('authenticate', () => {
  it('reads the caller from the access token', async () => {
    const { caller } = await aUser();
    expect(caller).toEqual({
      profileId: expect.any(String),
      sessionId: expect.any(String),
      isVerified: false,
      roles: [],
      lacksSecondFactor: false,
      hospitalId: shop.hospitalId,
    });
  });

  it('follows a change at once in this process, and in another when its cache expires', async () => {
    const { accessToken, caller } = await aUser();
    const otherBrowser = createAuthentication(shop.db, shop.publicUrl, { callerCacheMs: 200 });
    await otherBrowser.authenticate(`Bearer ${accessToken}`);
    await shop.db
      .updateTable('profiles')
      .set({ is_verified: true })
      .where('id', '=', caller.profileId)
      .execute();
    await shop.db.insertInto('user_roles').values({ user_id: caller.profileId, role: 'admin' }).execute();

    expect(await shop.accounts.authenticate(`Bearer ${accessToken}`)).toMatchObject({ isVerified: false });
    shop.accounts.forgetCaller(caller.profileId);
    const changed = { isVerified: true, roles: ['admin'] };
    expect(await shop.accounts.authenticate(`Bearer ${accessToken}`)).toMatchObject(changed);
    await expect.poll(() => otherBrowser.authenticate(`Bearer ${accessToken}`)).toMatchObject(changed);
  });

  it('is nobody in any other process a second after the account was deactivated', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { accessToken, caller } = await aUser();
    const otherProcess = createAuthentication(shop.db, shop.publicUrl);
    expect(await otherProcess.authenticate(`Bearer ${accessToken}`)).not.toBeNull();
    await shop.db
      .updateTable('profiles')
      .set({ deactivated_at: new Date() })
      .where('id', '=', caller.profileId)
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    expect(await otherProcess.authenticate(`Bearer ${accessToken}`)).toBeNull();
  });

  it('is null at once after signing out', async () => {
    const { accessToken, browser } = await aUser();
    await browser.post('/api/auth/sign-out', {});
    expect(await shop.accounts.authenticate(`Bearer ${accessToken}`)).toBeNull();
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi'])(
    'is nobody with %j',
    async (authorization) => {
      expect(await shop.accounts.authenticate(authorization)).toBeNull();
    },
  );

  it('is null for a token that is signed elsewhere, unsigned, altered, or another shop’s', async () => {
    const { accessToken, caller } = await aUser();
    const { privateKey } = await generateKeyPair('EdDSA');
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const claims = { sid: '00000000-0000-4000-8000-000000000000', sub: caller.profileId };
    const foreign = await new SignJWT(claims)
      .setProtectedHeader(JSON.parse(Buffer.from(head, 'base64url').toString()))
      .setIssuer(shop.publicUrl)
      .setAudience(shop.publicUrl)
      .setExpirationTime('15m')
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const altered = `${head}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString('base64url')}.${signature}`;
    for (const token of [foreign, unsigned, altered])
      expect(await shop.accounts.authenticate(`Bearer ${token}`)).toBeNull();
    const otherShop = createAuthentication(shop.db, 'https://otra.example');
    expect(await otherShop.authenticate(`Bearer ${accessToken}`)).toBeNull();
  });

  it('queries the database once while the caller is cached', async () => {
    const { accessToken } = await aUser();
    const database = openDatabase(shop.url);
    let queries = 0;
    database.pool.on('acquire', () => {
      queries += 1;
    });
    const { authenticate } = createAuthentication(database.db, shop.publicUrl);
    expect(await authenticate(`Bearer ${accessToken}`)).not.toBeNull();
    const first = queries;
    expect(first).toBeGreaterThan(0);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await authenticate(`Bearer ${accessToken}`)).not.toBeNull();
    expect(queries).toBe(first);
    await database.close();
  });
});

describe('authenticate during an outage', () => {
  const read = { isRead: true };
  /** A process that has cached these callers, and whose database then fails. */
  const aCutOffShop = async (...tokens: readonly string[]) => {
    const database = openDatabase(shop.url);
    const cutOff = createAuthentication(database.db, shop.publicUrl, { callerCacheMs: 1 });
    for (const token of tokens) await cutOff.authenticate(`Bearer ${token}`);
    await database.close();
    return cutOff;
  };

  it('returns the cached caller for reads only', async () => {
    const { accessToken, caller } = await aUser();
    const cutOff = await aCutOffShop(accessToken);
    expect(await cutOff.authenticate(`Bearer ${accessToken}`, read)).toEqual(caller);
    await expect(cutOff.authenticate(`Bearer ${accessToken}`)).rejects.toThrow();
  });

  it('fails without a cached caller, or if the caller was cleared', async () => {
    const [known, unknown] = [await aUser(), await aUser()];
    const cutOff = await aCutOffShop(known.accessToken);
    await expect(cutOff.authenticate(`Bearer ${unknown.accessToken}`, read)).rejects.toThrow();
    cutOff.forgetCaller(known.caller.profileId);
    await expect(cutOff.authenticate(`Bearer ${known.accessToken}`, read)).rejects.toThrow();
  });

  it('is null if the database last returned nobody', async () => {
    const { accessToken, browser } = await aUser();
    await browser.post('/api/auth/sign-out', {});
    const cutOff = await aCutOffShop(accessToken);
    expect(await cutOff.authenticate(`Bearer ${accessToken}`, read)).toBeNull();
  });
});

describe('a deleted profile', () => {
  it('is no caller', async () => {
    const { accessToken, browser, caller } = await aUser();
    await shop.db.deleteFrom('profiles').where('id', '=', caller.profileId).execute();
    const { status, json } = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect(status).toBe(404);
    expect(json.detail).toBe('Perfil no encontrado');
  });
});
