import { describe, expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { aMember, anEnrolledMember } from './two-factor.builders.ts';

const shop = sharedTestShop({ limits: { passwordPerSession: { points: 4, seconds: 900 } } });

/** As if every session were an hour old. */
const anHourLater = () =>
  shop.pool.query(`update sessions set authenticated_at = authenticated_at - interval '1 hour'`);
const minutesAgo = async (email: string): Promise<number[]> => {
  const { rows } = await shop.pool.query<{ minutes: number }>(
    `select extract(epoch from now() - s.authenticated_at)::float8 / 60 as minutes
     from sessions s join profiles p on p.id = s.user_id where p.email = $1 order by s.created_at`,
    [email],
  );
  return rows.map(({ minutes }) => Math.round(minutes));
};
const reauthenticate = (browser: ReturnType<typeof aBrowser>, body: object) =>
  browser.post('/api/auth/reauthenticate', body);

describe('when a session last authenticated', () => {
  it('is its beginning; renewing it changes nothing', async () => {
    const { browser, registration } = await aMember(shop);
    expect(await minutesAgo(registration.email)).toEqual([0]);
    await anHourLater();
    await browser.get('/api/auth/token');
    expect(await minutesAgo(registration.email)).toEqual([60]);
  });

  it('is now after her password, in this session only', async () => {
    const { browser, registration } = await aMember(shop);
    await aBrowser(shop).post('/api/auth/sign-in/email', registration);
    await anHourLater();
    const refused = await reauthenticate(browser, { password: 'no-es-esta' });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { password: 'Esa no es tu contraseña. Escríbela de nuevo.' },
    ]);
    expect(await minutesAgo(registration.email)).toEqual([60, 60]);
    expect((await reauthenticate(browser, { password: registration.password })).status).toBe(200);
    expect(await minutesAgo(registration.email)).toEqual([0, 60]);
  });

  it('is updated although somebody used up the tries of another session of hers', async () => {
    const { browser, registration } = await aMember(shop);
    const otherBrowser = aBrowser(shop);
    await otherBrowser.post('/api/auth/sign-in/email', registration);
    for (let attempt = 0; attempt < 6; attempt++)
      await reauthenticate(otherBrowser, { password: 'no-es-esta' });
    expect((await reauthenticate(otherBrowser, { password: registration.password })).status).toBe(429);
    expect((await reauthenticate(browser, { password: registration.password })).status).toBe(200);
  });

  it('needs the second factor too if she has one, each code once', async () => {
    const { browser, email, password, codeAt, backupCodes } = await anEnrolledMember(shop);
    await anHourLater();
    const code = codeAt();
    expect((await reauthenticate(browser, { password })).json.errors).toEqual({
      code: 'Escribe el código de tu aplicación.',
    });
    expect((await reauthenticate(browser, { password: 'no-es-esta', code })).status).toBe(422);
    expect(await minutesAgo(email)).toEqual([60]);
    expect((await reauthenticate(browser, { password, code })).status).toBe(200);
    expect(await minutesAgo(email)).toEqual([0]);
    expect((await reauthenticate(browser, { password, code })).json.errors).toHaveProperty('code');
    const backupCode = backupCodes[0];
    expect((await reauthenticate(browser, { password, backupCode })).status).toBe(200);
    expect((await reauthenticate(browser, { password, backupCode })).json.errors).toHaveProperty(
      'backupCode',
    );
  });

  it('refuses another user’s backup code, although the browser has that user’s pending challenge', async () => {
    const [victim, thief] = [await anEnrolledMember(shop), await anEnrolledMember(shop)];
    const behind = aBrowser(shop);
    for (const [name, value] of victim.browser.cookies) behind.cookies.set(name, value);
    await victim.browser.get('/api/auth/token');
    // A token retired a moment ago still authenticates the victim with our rotation, but not with better-auth.
    for (const [name, value] of (await thief.atSecondStep()).browser.cookies) behind.cookies.set(name, value);
    const { password } = victim;
    const stolen = { password, backupCode: thief.backupCodes[0] };
    for (const path of ['reauthenticate', 'two-factor/disable'])
      expect((await behind.post(`/api/auth/${path}`, stolen)).json.errors).toHaveProperty('backupCode');
    expect((await reauthenticate(behind, { password, backupCode: victim.backupCodes[0] })).status).toBe(200);
  });

  it('accepts a backup code once if it is sent twice at the same moment', async () => {
    const { browser, password, backupCodes } = await anEnrolledMember(shop);
    const identityProof = { password, backupCode: backupCodes[0] };
    const responses = await Promise.all([1, 2, 3].map(() => reauthenticate(browser, identityProof)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('needs a session and a password, and limits the tries', async () => {
    const { browser, registration } = await aMember(shop);
    const { password } = registration;
    expect((await reauthenticate(aBrowser(shop), { password })).status).toBe(401);
    expect((await reauthenticate(browser, {})).json.errors).toEqual({ password: 'Escribe tu contraseña.' });
    for (let attempt = 0; attempt < 4; attempt++) await reauthenticate(browser, { password: 'no-es-esta' });
    expect((await reauthenticate(browser, { password })).status).toBe(429);
  });
});
