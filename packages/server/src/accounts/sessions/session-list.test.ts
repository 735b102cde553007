import { describe, expect, it } from 'vitest';
import { aBrowser, aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { createAuthentication } from './authenticate.ts';

const shop = sharedTestShop();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A536U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0';

let userCount = 0;
const aUser = async () => {
  const { browser, accessToken, registration } = await aSignedInBrowser(shop, {
    email: `persona${++userCount}@hospital-san-rafael.example`,
  });
  const bearer = { authorization: `Bearer ${accessToken}` };
  const signIn = async (userAgent: string, trustedDevice = false) => {
    const other = aBrowser(shop);
    await other.post(
      '/api/auth/sign-in/email',
      { ...registration, trustedDevice },
      { 'user-agent': userAgent },
    );
    const { json } = await other.get('/api/auth/token');
    return { other, bearer: { authorization: `Bearer ${json.token}` } };
  };
  const list = async () => {
    const { json } = await browser.get('/api/me/sessions', bearer);
    return json.sessions as { id: string; isThisOne: boolean }[];
  };
  return { browser, bearer, signIn, list };
};

describe('the list of sessions', () => {
  it('names the device, the beginning, and the session of the request', async () => {
    const { signIn, list } = await aUser();
    await signIn(ANDROID, true);
    await signIn(EDGE);
    const sessions = await list();
    const when = expect.stringMatching(/^20.*Z$/);
    const times = { id: expect.any(String), startedAt: when, lastUsedAt: when, endsAt: when };
    expect(sessions[0]).toEqual({
      ...times,
      browser: null,
      system: null,
      kind: 'unknown',
      isTrusted: false,
      isThisOne: true,
    });
    expect(sessions.slice(1)).toEqual(
      expect.arrayContaining([
        {
          ...times,
          browser: 'Samsung Internet',
          system: 'Android',
          kind: 'phone',
          isTrusted: true,
          isThisOne: false,
        },
        {
          ...times,
          browser: 'Edge',
          system: 'Windows',
          kind: 'computer',
          isTrusted: false,
          isThisOne: false,
        },
      ]),
    );
    expect(sessions).toHaveLength(3);
  });

  it('contains neither tokens, addresses nor the User-Agent', async () => {
    const { browser, bearer, signIn } = await aUser();
    await signIn('Rarísimo/1 secreto');
    const { text } = await browser.get('/api/me/sessions', bearer);
    expect(text).not.toMatch(/token|secreto|198\.51\.100/);
  });

  it('leaves out expired sessions and other users’', async () => {
    const [one, other] = [await aUser(), await aUser()];
    await one.signIn(EDGE);
    await shop.pool.query(`update sessions set expires_at = now() - interval '1 s' where user_agent = $1`, [
      EDGE,
    ]);
    expect(await one.list()).toHaveLength(1);
    expect(await other.list()).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends one: its access token is refused at once here, and within 5 s in another process', async () => {
    const { browser, bearer, signIn, list } = await aUser();
    const phone = await signIn(ANDROID);
    const otherBrowser = createAuthentication(shop.db, shop.publicUrl, { callerCacheMs: 200 });
    expect(await otherBrowser.authenticate(phone.bearer.authorization)).not.toBeNull();
    const id = (await list()).find(({ isThisOne }) => !isThisOne)?.id;
    expect((await browser.send('DELETE', `/api/me/sessions/${id}`, undefined, bearer)).status).toBe(200);
    expect((await phone.other.get('/api/me', phone.bearer)).status).toBe(401);
    expect((await phone.other.get('/api/auth/token')).status).toBe(401);
    await expect.poll(() => otherBrowser.authenticate(phone.bearer.authorization)).toBeNull();
    expect((await browser.get('/api/me', bearer)).status).toBe(200);
    expect((await browser.send('DELETE', `/api/me/sessions/${id}`, undefined, bearer)).status).toBe(404);
  });

  it('refuses another user’s session as not found and leaves it', async () => {
    const [one, thief] = [await aUser(), await aUser()];
    const [{ id } = { id: '' }] = await one.list();
    const { status } = await thief.browser.send('DELETE', `/api/me/sessions/${id}`, undefined, thief.bearer);
    expect(status).toBe(404);
    expect((await one.browser.get('/api/me', one.bearer)).status).toBe(200);
  });

  it('ends all others, or all with this one, of the user only', async () => {
    const [one, bystander] = [await aUser(), await aUser()];
    const phone = await one.signIn(ANDROID);
    const stored = await one.browser.send('DELETE', '/api/me/sessions?keep=this', undefined, one.bearer);
    expect(stored.json).toEqual({ ended: 1 });
    expect((await phone.other.get('/api/me', phone.bearer)).status).toBe(401);
    expect(await one.list()).toHaveLength(1);

    await one.signIn(EDGE);
    const all = await one.browser.send('DELETE', '/api/me/sessions', undefined, one.bearer);
    expect(all.json).toEqual({ ended: 2 });
    expect((await one.browser.get('/api/me', one.bearer)).status).toBe(401);
    expect((await bystander.browser.get('/api/me', bystander.bearer)).status).toBe(200);
  });

  it('needs a session and a valid parameter', async () => {
    const { browser, bearer } = await aUser();
    expect((await browser.send('DELETE', '/api/me/sessions')).status).toBe(401);
    expect((await browser.send('DELETE', '/api/me/sessions/nada', undefined, bearer)).status).toBe(422);
    expect((await browser.send('DELETE', '/api/me/sessions?keep=todas', undefined, bearer)).status).toBe(422);
  });
});
