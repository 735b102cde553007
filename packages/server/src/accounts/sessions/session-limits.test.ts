import { describe, expect, it } from 'vitest';
import { aBrowser, aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { presentToken } from './session-rotation.ts';

const shop = sharedTestShop();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const began = new Date('2026-11-22T23:00:00Z');
const after = (ms: number) => new Date(began.getTime() + ms);

let userCount = 0;
const aUser = () => aSignedInBrowser(shop, { email: `persona${++userCount}@hospital-san-rafael.example` });

/** A session signed in to through the API, as if at `began`. */
const aSession = async (body: object = {}) => {
  const { registration } = await aUser();
  const { headers } = await aBrowser(shop).post('/api/auth/sign-in/email', { ...registration, ...body });
  const token = (headers.get('set-auth-token') ?? '').split('.')[0] ?? '';
  await shop.pool.query(
    `update sessions set created_at = $2::timestamptz, expires_at = $2::timestamptz + (expires_at - created_at),
     ends_at = $2::timestamptz + (ends_at - created_at) where token = $1`,
    [token, began],
  );
  return { token, cookie: headers.getSetCookie()[0] ?? '' };
};

const use = (token: string, ms: number, isUse = true) =>
  presentToken(shop.db, token, { rotate: true, isUse, now: after(ms) });

describe('a session on a shared computer, the default', () => {
  it.each([{}, { trustedDevice: false }])('ends with the browser: %j', async (body) => {
    const { cookie } = await aSession(body);
    expect(cookie).not.toMatch(/max-age|expires/i);
  });

  it('expires after 30 minutes without use', async () => {
    const { token } = await aSession();
    expect(await use(token, 30 * MINUTE_MS + 5_000)).toBeNull();
  });

  it('goes on while it is used, but never beyond 12 hours', async () => {
    let { token } = await aSession();
    for (let ms = 25 * MINUTE_MS; ms < 12 * HOUR_MS; ms += 25 * MINUTE_MS) {
      const session = await use(token, ms);
      if (!session) throw new Error(`ended after ${ms / MINUTE_MS} minutes`);
      token = session.token;
      expect(session.expiresAt.getTime()).toBeLessThanOrEqual(session.endsAt.getTime());
    }
    expect(await use(token, 12 * HOUR_MS + 5_000)).toBeNull();
  });

  it('is not extended by a page that renews while unattended', async () => {
    const { token } = await aSession();
    const renewed = await use(token, 14 * MINUTE_MS, false);
    const again = await use(renewed?.token ?? '', 28 * MINUTE_MS, false);
    expect(again).not.toBeNull();
    expect(await use(again?.token ?? '', 30 * MINUTE_MS + 5_000, false)).toBeNull();
  });

  it('is renewed as unattended by the request’s parameter', async () => {
    const { browser, registration } = await aUser();
    const expiry = async (): Promise<Date> => {
      const { rows } = await shop.pool.query(
        'select expires_at from sessions where user_id = (select id from profiles where email = $1)',
        [registration.email],
      );
      return rows[0].expires_at;
    };
    const before = await expiry();
    expect((await browser.get('/api/auth/token?unattended=1')).status).toBe(200);
    expect(await expiry()).toEqual(before);
    expect((await browser.get('/api/auth/token')).status).toBe(200);
    expect((await expiry()).getTime()).toBeGreaterThan(before.getTime());
  });
});

describe('a session on a trusted device', () => {
  it('outlives the browser, for 14 days without use', async () => {
    const { token, cookie } = await aSession({ trustedDevice: true });
    expect(cookie).toContain(`Max-Age=${14 * 86_400}`);
    const session = await use(token, 14 * DAY_MS - MINUTE_MS);
    expect(session).not.toBeNull();
  });

  it('ends after 30 days however much it is used', async () => {
    let { token } = await aSession({ trustedDevice: true });
    for (let day = 10; day < 30; day += 10) token = (await use(token, day * DAY_MS))?.token ?? '';
    expect(await use(token, 30 * DAY_MS - MINUTE_MS)).not.toBeNull();
    expect(await use(token, 30 * DAY_MS + MINUTE_MS)).toBeNull();
  });

  it('also begins with the code that confirms an address', async () => {
    const registration = {
      email: 'otra@hospital-san-rafael.example',
      name: 'Otra',
      password: 'guagua-azul-22',
    };
    const browser = aBrowser(shop);
    await browser.post('/api/auth/sign-up/email', registration);
    const mail = shop.mailbox.mails().find(({ to }) => to === registration.email);
    const otp = mail?.subject.slice(0, 6);
    const { headers } = await browser.post('/api/auth/email-otp/verify-email', {
      email: registration.email,
      otp,
      trustedDevice: true,
    });
    expect(headers.getSetCookie()[0]).toContain('Max-Age=');
    const renewed = await browser.get('/api/auth/token');
    expect(renewed.headers.getSetCookie()[0]).toMatch(/Max-Age=\d{6,}/);
  });

  it('needs a boolean', async () => {
    const { registration } = await aUser();
    const { status, json } = await aBrowser(shop).post('/api/auth/sign-in/email', {
      ...registration,
      trustedDevice: 'sí',
    });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ trustedDevice: 'Di si es tu equipo.' });
  });

  it('is not opened by a header of the client', async () => {
    const { registration } = await aUser();
    const { headers } = await aBrowser(shop).post('/api/auth/sign-in/email', registration, {
      'x-trusted-device': 'true',
    });
    expect(headers.getSetCookie()[0]).not.toContain('Max-Age');
  });
});

describe('the sealing key', () => {
  it('is constant for a user, different for each, and sent to an active session only', async () => {
    const [one, other] = [await aUser(), await aUser()];
    const keyOf = async (browser: ReturnType<typeof aBrowser>) => {
      const { json } = await browser.get('/api/auth/token');
      const me = await browser.get('/api/me', { authorization: `Bearer ${json.token}` });
      return me.json.session;
    };
    const second = aBrowser(shop);
    await second.post('/api/auth/sign-in/email', { ...one.registration, trustedDevice: true });
    const { sealKey } = (await keyOf(one.browser)) as { sealKey: string };
    expect(Buffer.from(sealKey, 'base64url')).toHaveLength(32);
    expect(await keyOf(one.browser)).toEqual({ isTrusted: false, sealKey });
    expect(await keyOf(second)).toEqual({ isTrusted: true, sealKey });
    expect(((await keyOf(other.browser)) as { sealKey: string }).sealKey).not.toBe(sealKey);
    expect((await aBrowser(shop).get('/api/me')).text).not.toContain('sealKey');
  });
});
