import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { aBrowser, aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';

const shop = sharedTestShop();

const COOKIE = 'nutricion-plus.session_token';
let userCount = 0;
const signedIn = () => aSignedInBrowser(shop, { email: `persona${++userCount}@hospital-san-rafael.example` });

/** A second browser with a copy of the cookies. */
const copyOf = (browser: ReturnType<typeof aBrowser>) => {
  const copy = aBrowser(shop);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};

/** As if every token had been retired this many seconds ago. */
const letPass = (seconds: number) =>
  shop.pool.query(`update retired_session_tokens set retired_at = retired_at - make_interval(secs => $1)`, [
    seconds,
  ]);

describe('renewing a session', () => {
  it('returns a new session token each time, and an access token of 15 minutes', async () => {
    const { browser } = await signedIn();
    const before = browser.cookies.get(COOKIE);
    const { status, json, headers } = await browser.get('/api/auth/token');
    expect(status).toBe(200);
    expect(browser.cookies.get(COOKIE)).not.toBe(before);
    // Scripts of the page must not see the session token.
    expect(headers.get('set-auth-token')).toBeNull();
    expect(Object.keys(json)).toEqual(['token']);
    const claims = decodeJwt(json.token ?? '');
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
    expect(claims).toMatchObject({ iss: shop.publicUrl, aud: shop.publicUrl, sub: expect.any(String) });
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  it('accepts the previous token for 30 seconds, for a lost response', async () => {
    const { browser } = await signedIn();
    const behind = copyOf(browser);
    await browser.get('/api/auth/token');
    await letPass(29);
    expect((await behind.get('/api/auth/token')).status).toBe(200);
    expect(behind.cookies.get(COOKIE)).toBe(browser.cookies.get(COOKIE));
    expect((await behind.get('/api/auth/token')).status).toBe(200);
  });

  it('accepts it as long at a process whose clock is minutes ahead', async () => {
    const { browser } = await signedIn();
    const behind = copyOf(browser);
    await browser.get('/api/auth/token');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    try {
      expect((await behind.get('/api/auth/token')).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('revokes the session if an old token is used later', async () => {
    const { browser, accessToken } = await signedIn();
    const thief = copyOf(browser);
    await browser.get('/api/auth/token');
    await browser.get('/api/auth/token');
    await letPass(31);
    const stolen = await thief.get('/api/auth/token');
    expect(stolen.status).toBe(401);
    expect(stolen.json.type).toBe('/problemas/sin-sesion');
    expect((await browser.get('/api/auth/token')).status).toBe(401);

    const { sub } = decodeJwt(accessToken);
    shop.accounts.forgetCaller(sub ?? '');
    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
  });

  it('leaves the user’s other sessions alone', async () => {
    const { browser, registration } = await signedIn();
    const other = aBrowser(shop);
    await other.post('/api/auth/sign-in/email', registration);
    const thief = copyOf(browser);
    await browser.get('/api/auth/token');
    await letPass(31);
    await thief.get('/api/auth/token');
    expect((await other.get('/api/auth/token')).status).toBe(200);
  });

  it('gives tabs that renew at the same moment the same token', async () => {
    const { browser } = await signedIn();
    const tabs = Array.from({ length: 8 }, () => copyOf(browser));
    const responses = await Promise.all(tabs.map((tab) => tab.get('/api/auth/token')));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(tabs.map((tab) => tab.cookies.get(COOKIE))).size).toBe(1);
    expect((await tabs[0]?.get('/api/auth/token'))?.status).toBe(200);
  });

  it('refuses an expired session, a forged cookie, and none', async () => {
    const { browser } = await signedIn();
    const forged = copyOf(browser);
    forged.cookies.set(COOKIE, `${forged.cookies.get(COOKIE)?.split('.')[0]}.AAAA`);
    expect((await forged.get('/api/auth/token')).status).toBe(401);
    expect((await aBrowser(shop).get('/api/auth/token')).status).toBe(401);

    await shop.pool.query(`update sessions set expires_at = now() - interval '1 second'`);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
  });
});

describe('a client without cookies', () => {
  it('renews by its bearer token, which changes too', async () => {
    const { registration } = await signedIn();
    const signIn = await aBrowser(shop).post('/api/auth/sign-in/email', registration);
    const first = signIn.headers.get('set-auth-token') ?? '';
    const renew = (token: string) =>
      aBrowser(shop).get('/api/auth/token', { authorization: `Bearer ${token}` });

    const renewed = await renew(first);
    expect(renewed.status).toBe(200);
    const second = renewed.headers.get('set-auth-token') ?? '';
    expect(second).not.toBe(first);
    const me = await aBrowser(shop).get('/api/me', { authorization: `Bearer ${renewed.json.token}` });
    expect(me.status).toBe(200);

    await letPass(31);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(second)).status).toBe(401);
  });

  it('is refused with what a reader of the table could copy', async () => {
    await signedIn();
    const { rows } = await shop.pool.query<{ token: string }>('select token from sessions');
    for (const { token } of rows)
      expect((await aBrowser(shop).get('/api/auth/token', { authorization: `Bearer ${token}` })).status).toBe(
        401,
      );
  });
});

describe('signing out', () => {
  it('ends the session on the server, also by an older token', async () => {
    const { browser } = await signedIn();
    const behind = copyOf(browser);
    await browser.get('/api/auth/token');
    await letPass(3_600);
    const out = await behind.post('/api/auth/sign-out', {});
    expect(out.status).toBe(200);
    expect(behind.cookies.has(COOKIE)).toBe(false);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
  });

  it('works without a session and without a body', async () => {
    expect((await aBrowser(shop).send('POST', '/api/auth/sign-out')).status).toBe(200);
  });
});

describe('reading the session', () => {
  it('returns the user without rotating and without the token', async () => {
    const { browser, registration } = await signedIn();
    const before = browser.cookies.get(COOKIE);
    const { status, json, text } = await browser.get('/api/auth/get-session');
    expect(status).toBe(200);
    expect(json).toEqual({
      user: { id: expect.any(String), email: registration.email, name: registration.name },
    });
    expect(browser.cookies.get(COOKIE)).toBe(before);
    expect(text).not.toContain(before?.split('.')[0] ?? 'x');
  });

  it('returns null without a session', async () => {
    const { status, text } = await aBrowser(shop).get('/api/auth/get-session');
    expect([status, text]).toEqual([200, 'null']);
  });
});
