import { describe, expect, it } from 'vitest';
import { aBrowser, codeFor, openTestShop, sharedTestShop, TEST_SECRET } from '../account-shop.builders.ts';
import { anEnrolledMember, isSignedIn, SESSION_COOKIE } from './two-factor.builders.ts';

const shop = sharedTestShop({ limits: { factorPerAccount: { points: 6, seconds: 900 } } });

const WRONG = 'Ese código no sirve. Escribe el que tu aplicación muestra ahora; cada uno sirve una sola vez.';
const wrongCode = (codeAt: (steps: number) => string): string =>
  ['000000', '111111', '222222', '333333'].find(
    (code) => ![-2, -1, 0, 1, 2].some((steps) => codeAt(steps) === code),
  ) ?? '';
const sessionsOf = async (userId: string) =>
  (await shop.pool.query('select 1 from sessions where user_id = $1', [userId])).rows.length;

describe('signing in with a second factor', () => {
  it('opens no session for the password alone', async () => {
    const { id, atSecondStep } = await anEnrolledMember(shop);
    const before = await sessionsOf(id);
    const { browser, answer: response } = await atSecondStep();
    expect([response.status, response.json]).toEqual([200, { twoFactorRedirect: true }]);
    expect(response.headers.get('set-auth-token')).toBeNull();
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await sessionsOf(id)).toBe(before);
  });

  it('opens one for the code, with the response of a sign-in: user, cookie, and token for clients without cookies', async () => {
    const { id, email, registration, codeAt, atSecondStep } = await anEnrolledMember(shop);
    const { browser, verify } = await atSecondStep();
    const response = await verify({ code: codeAt() });
    expect([response.status, response.json]).toEqual([200, { user: { id, email, name: registration.name } }]);
    expect(response.headers.get('set-auth-token')).toMatch(/\./);
    const { json } = await browser.get('/api/auth/token');
    expect((await browser.get('/api/me', { authorization: `Bearer ${json.token}` })).status).toBe(200);
  });

  it('takes the code of the right moment at a process whose clock is minutes off', async () => {
    for (const aheadMs of [-180_000, 180_000]) {
      const { codeAt, atSecondStep } = await anEnrolledMember(shop);
      const { app } = await shop.reopen(TEST_SECRET, aheadMs);
      const response = await (await atSecondStep(app)).verify({ code: codeAt() });
      expect([aheadMs, response.status]).toEqual([aheadMs, 200]);
    }
  });

  it('refuses every code after the shop’s secret changed, and logs it', async () => {
    const { id, codeAt, atSecondStep } = await anEnrolledMember(shop);
    await shop.pool.query(`update two_factors set secret = repeat('ab', 60) where user_id = $1`, [id]);
    expect((await (await atSecondStep()).verify({ code: codeAt() })).status).toBe(422);
  });

  it('lasts as the device says: until the browser closes if shared, longer if trusted', async () => {
    const { id, codeAt, atSecondStep } = await anEnrolledMember(shop);
    const cookieOf = (response: { headers: Headers }) =>
      response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? '';
    expect(cookieOf(await (await atSecondStep()).verify({ code: codeAt() }))).not.toMatch(/max-age/i);
    const hers = await (await atSecondStep()).verify({ code: codeAt(1), trustedDevice: true });
    expect(cookieOf(hers)).toMatch(/max-age=\d{5,}/i);
    const { rows } = await shop.pool.query<{ is_trusted: boolean }>(
      'select is_trusted from sessions where user_id = $1 order by created_at desc limit 2',
      [id],
    );
    expect(rows.map(({ is_trusted }) => is_trusted)).toEqual([true, false]);
  });

  it('still reports only a failure if the password is wrong', async () => {
    const { email } = await anEnrolledMember(shop);
    const { status, json, headers } = await aBrowser(shop).post('/api/auth/sign-in/email', {
      email,
      password: 'no-es-esta-clave',
    });
    expect([status, json.detail]).toEqual([401, 'Email o contraseña incorrectos']);
    expect(headers.getSetCookie().join()).not.toContain('two_factor');
  });

  it.each([
    ['wrong', wrongCode],
    ['of two minutes ago', (codeAt: (steps: number) => string) => codeAt(-4)],
    ['of two minutes from now', (codeAt: (steps: number) => string) => codeAt(4)],
  ])('refuses a code that is %s, and lets her try again', async (_, codeOf) => {
    const { codeAt, atSecondStep } = await anEnrolledMember(shop);
    const { browser, verify } = await atSecondStep();
    const refused = await verify({ code: codeOf(codeAt) });
    expect([refused.status, refused.json.errors]).toEqual([422, { code: WRONG }]);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await verify({ code: codeAt() })).status).toBe(200);
  });

  it('accepts a code once, in whatever process', async () => {
    const { codeAt, atSecondStep } = await anEnrolledMember(shop);
    const secondProcess = await shop.reopen('a-secret-for-tests-of-more-than-32-characters');
    const [one, other] = [await atSecondStep(), await atSecondStep(secondProcess.app)];
    const [code, before] = [codeAt(), codeAt(-1)];
    const responses = await Promise.all([one.verify({ code }), other.verify({ code })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    const third = await atSecondStep();
    expect((await third.verify({ code })).status).toBe(422);
    // A code seen over a shoulder is refused after the next one was used.
    expect((await third.verify({ code: before })).status).toBe(422);
    expect((await third.verify({ code: codeAt(1) })).status).toBe(200);
  });

  it('accepts a backup code once, in any spelling, and notifies her by mail', async () => {
    const { email, backupCodes, atSecondStep } = await anEnrolledMember(shop);
    const backupCode = backupCodes[0] ?? '';
    const [one, other] = [await atSecondStep(), await atSecondStep()];
    const responses = await Promise.all([one.verify({ backupCode }), other.verify({ backupCode })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await (await atSecondStep()).verify({ backupCode })).json.errors).toHaveProperty('backupCode');
    const second = (backupCodes[1] ?? '').replace('-', ' ').toUpperCase();
    expect((await (await atSecondStep()).verify({ backupCode: second })).status).toBe(200);
    await expect
      .poll(() =>
        shop.mailbox.mails().some(({ to, subject }) => to === email && /código de respaldo/.test(subject)),
      )
      .toBe(true);
  });

  it('refuses the digest of a backup code, which a reader of the table could copy', async () => {
    const { id, atSecondStep } = await anEnrolledMember(shop);
    const { rows } = await shop.pool.query<{ codes: string; secret: string }>(
      'select backup_codes as codes, secret from two_factors where user_id = $1',
      [id],
    );
    const [digest = ''] = JSON.parse(rows[0]?.codes ?? '[]') as string[];
    const { verify } = await atSecondStep();
    expect((await verify({ backupCode: digest })).status).toBe(422);
    expect((await verify({ backupCode: digest.replace('hmac:', '') })).status).toBe(422);
  });

  it('ends when the password is changed', async () => {
    const { browser, password, codeAt, atSecondStep } = await anEnrolledMember(shop);
    const { verify } = await atSecondStep();
    const changed = await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'otra-guagua-amarilla-9',
    });
    expect(changed.status).toBe(200);
    const refused = await verify({ code: codeAt() });
    expect([refused.status, refused.json.type]).toEqual([401, '/problemas/segundo-paso-vencido']);
  });

  it('is limited by account, over all addresses and processes', async () => {
    const { email, password, codeAt } = await anEnrolledMember(shop);
    const other = await shop.reopen('a-secret-for-tests-of-more-than-32-characters');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      const browser = aBrowser({ ...shop, app: attempt % 2 ? shop.app : other.app }, `203.0.113.${attempt}`);
      await browser.post('/api/auth/sign-in/email', { email, password });
      statuses.push((await browser.post('/api/auth/two-factor/verify', { code: wrongCode(codeAt) })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  });

  it('is possible on a device that passed it before, after somebody with her password used up the tries', async () => {
    const { codeAt, atSecondStep } = await anEnrolledMember(shop);
    const hers = aBrowser(shop);
    expect((await (await atSecondStep(shop.app, hers)).verify({ code: codeAt() })).status).toBe(200);
    await hers.post('/api/auth/sign-out', {});
    const guesses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      // A new device each time: the password makes it recognized, but not for the second step.
      const { verify } = await atSecondStep(shop.app, aBrowser(shop, `203.0.113.${attempt}`));
      guesses.push((await verify({ code: wrongCode(codeAt) })).status);
    }
    expect(guesses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
    expect((await (await atSecondStep(shop.app, hers)).verify({ code: codeAt(1) })).status).toBe(200);
  });

  it('leaves other networks their tries after one network used up its own', async () => {
    const generous = await openTestShop();
    const { codeAt, atSecondStep } = await anEnrolledMember(generous);
    for (let attempt = 0; attempt < 20; attempt++) {
      const { verify } = await atSecondStep(generous.app, aBrowser(generous, '203.0.113.70'));
      await verify({ code: wrongCode(codeAt) });
    }
    const { verify } = await atSecondStep(generous.app, aBrowser(generous, '203.0.113.71'));
    expect((await verify({ code: codeAt() })).status).toBe(200);
    await generous.drop();
  });

  it('belongs to the user of the challenge, whatever session the browser has beside it', async () => {
    const [ana, eva] = [await anEnrolledMember(shop), await anEnrolledMember(shop)];
    const atAnas = await ana.atSecondStep();
    expect((await atAnas.verify({ code: eva.codeAt() })).status).toBe(422);
    expect((await atAnas.verify({ backupCode: eva.backupCodes[0] })).status).toBe(422);

    const challenge = [...atAnas.browser.cookies].find(([name]) => name.endsWith('two_factor'));
    if (!challenge) throw new Error('no challenge');
    eva.browser.cookies.set(...challenge);
    // Eva's own code at Ana's challenge, with Eva's session in the cookie.
    expect((await eva.browser.post('/api/auth/two-factor/verify', { code: eva.codeAt(1) })).status).toBe(422);
  });

  it('needs a challenge of ours that has not expired', async () => {
    const { codeAt, atSecondStep } = await anEnrolledMember(shop);
    expect((await aBrowser(shop).post('/api/auth/two-factor/verify', { code: codeAt() })).status).toBe(401);
    const { browser, verify } = await atSecondStep();
    await shop.pool.query(`update verifications set expires_at = now() - interval '1 second'`);
    const { status, json } = await verify({ code: codeAt() });
    expect([status, json.type]).toEqual([401, '/problemas/segundo-paso-vencido']);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('refuses a malformed code in Spanish', async () => {
    const { verify } = await (await anEnrolledMember(shop)).atSecondStep();
    const code = [undefined, '', '12345', 123456, { $ne: '' }];
    for (const body of [...code.map((typed) => ({ code: typed })), { backupCode: 'corto' }]) {
      const { status, text } = await verify(body);
      expect(status).toBe(422);
      expect(text).not.toMatch(/\b(invalid|required|expected|must)\b/i);
    }
  });
});

describe('what does not bypass the second factor', () => {
  it('a password reset by mail', async () => {
    const { email, codeAt } = await anEnrolledMember(shop);
    const browser = aBrowser(shop);
    await browser.post('/api/auth/email-otp/request-password-reset', { email });
    await expect.poll(() => codeFor(shop, email)).toMatch(/^\d{6}$/);
    const password = 'otra-clave-larga-9';
    await browser.post('/api/auth/email-otp/reset-password', { email, otp: codeFor(shop, email), password });
    expect(await isSignedIn(browser)).toBe(false);
    const { json } = await browser.post('/api/auth/sign-in/email', { email, password });
    expect(json).toEqual({ twoFactorRedirect: true });
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/auth/two-factor/verify', { code: codeAt() })).status).toBe(200);
  });

  it('a session opened without it, by any means', async () => {
    const { id, browser, accessToken } = await anEnrolledMember(shop);
    expect(await isSignedIn(browser)).toBe(true);
    await shop.pool.query('update sessions set second_factor_at = null where user_id = $1', [id]);
    shop.accounts.forgetCaller(id);
    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
