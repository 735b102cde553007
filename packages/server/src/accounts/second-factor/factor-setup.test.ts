import { describe, expect, it } from 'vitest';
import { aBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { aMember, anEnrolledMember, begin, isSignedIn } from './two-factor.builders.ts';

const shop = sharedTestShop({
  limits: {
    passwordPerSession: { points: 4, seconds: 900 },
    factorPerSession: { points: 4, seconds: 900 },
  },
});

const stateOf = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/api/auth/two-factor')).json;
const auditActionsOf = async (userId: string) =>
  (
    await shop.pool.query<{ action: string; actor_id: string }>(
      'select action, actor_id from audit_log where subject_id = $1 order by id',
      [userId],
    )
  ).rows;
const subjectsTo = (email: string) =>
  shop.mailbox
    .mails()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
const opens = async ({ email, password }: { email: string; password: string }) =>
  (await aBrowser(shop).post('/api/auth/sign-in/email', { email, password })).json;

describe('setting up a second factor', () => {
  it('returns an otpauth address and ten backup codes, and is not required until confirmed', async () => {
    const { browser, registration } = await aMember(shop);
    const { status, json } = await browser.post('/api/auth/two-factor/enable', {
      password: registration.password,
    });
    expect(status).toBe(200);
    const address = new URL(String(json.totpURI));
    expect(decodeURIComponent(address.pathname)).toBe(`/Nutrición Plus:${registration.email}`);
    // At least 160 bits (RFC 4226), in letters that can be typed into an authenticator.
    expect(address.searchParams.get('secret')).toMatch(/^[A-Z2-7]{32,}$/);
    expect(new Set(json.backupCodes as string[]).size).toBe(10);
    expect(await stateOf(browser)).toEqual({ isOn: false, backupCodesLeft: null });
    expect(await opens(registration)).not.toHaveProperty('twoFactorRedirect');
  });

  it('stores neither the secret nor a backup code in plain text', async () => {
    const { id, backupCodes } = await anEnrolledMember(shop);
    const { rows } = await shop.pool.query<object>('select * from two_factors where user_id = $1', [id]);
    const stored = JSON.stringify(rows);
    for (const code of backupCodes) expect(stored).not.toContain(code);
    expect(stored).toContain('hmac:');
  });

  it('is on after the first code: ends other sessions, leaves this one, writes an audit row and mails the owner', async () => {
    const { browser, accessToken, registration } = await aMember(shop);
    const other = aBrowser(shop);
    await other.post('/api/auth/sign-in/email', registration);
    const { codeAt } = await begin(browser, registration.password);
    expect((await browser.post('/api/auth/two-factor/confirm', { code: codeAt() })).status).toBe(200);

    expect(await stateOf(browser)).toEqual({ isOn: true, backupCodesLeft: 10 });
    expect(await isSignedIn(other)).toBe(false);
    const me = await browser.get('/api/me', { authorization: `Bearer ${accessToken}` });
    expect([me.status, me.json.second_factor]).toEqual([200, 'on']);
    const { id } = me.json.profile as { id: string };
    expect(await auditActionsOf(id)).toEqual([{ action: 'user.enable-factor', actor_id: id }]);
    await expect
      .poll(() => subjectsTo(registration.email))
      .toContain('Activaste el segundo paso en Nutrición Plus');
  });

  it('needs the password to begin and a right code to confirm, and names the wrong field', async () => {
    const { browser, registration } = await aMember(shop);
    const enable = (password: unknown) => browser.post('/api/auth/two-factor/enable', { password });
    expect((await enable('')).json.errors).toEqual({ password: 'Escribe tu contraseña.' });
    expect((await enable('no-es-esta')).json.errors).toEqual({
      password: 'Esa no es tu contraseña. Escríbela de nuevo.',
    });
    const { codeAt } = await begin(browser, registration.password);
    const confirm = (code: unknown) => browser.post('/api/auth/two-factor/confirm', { code });
    expect((await confirm(codeAt(-4))).json.errors?.code).toMatch(/^Ese código no sirve/);
    expect((await confirm('12345')).json.errors).toEqual({ code: 'El código debe tener 6 dígitos' });
    expect(await stateOf(browser)).toMatchObject({ isOn: false });
  });

  it('accepts codes of the new secret only, if it is begun again', async () => {
    const { browser, registration } = await aMember(shop);
    const first = await begin(browser, registration.password);
    const second = await begin(browser, registration.password);
    const confirm = (code: string) => browser.post('/api/auth/two-factor/confirm', { code });
    expect((await confirm(first.codeAt())).status).toBe(422);
    expect((await confirm(second.codeAt())).status).toBe(200);
    const again = await browser.post('/api/auth/two-factor/enable', { password: registration.password });
    expect([again.status, again.json.type]).toEqual([409, '/problemas/segundo-paso-activo']);
    expect((await confirm(second.codeAt(1))).status).toBe(409);
  });

  it('is confirmed once if two tabs do so at the same moment', async () => {
    const { browser, registration } = await aMember(shop);
    const { codeAt } = await begin(browser, registration.password);
    const code = codeAt();
    const responses = await Promise.all(
      [1, 2].map(() => browser.post('/api/auth/two-factor/confirm', { code })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('limits guesses in an open session', async () => {
    const { browser, codeAt, password } = await anEnrolledMember(shop);
    const disable = (body: object) => browser.post('/api/auth/two-factor/disable', body);
    for (let attempt = 0; attempt < 4; attempt++)
      expect((await disable({ password, code: codeAt(-5) })).status).toBe(422);
    expect((await disable({ password, code: codeAt() })).status).toBe(429);
    for (let attempt = 0; attempt < 4; attempt++) await disable({ password: 'no-es-esta', code: codeAt() });
    const renewed = await browser.post('/api/auth/two-factor/backup-codes', { password, code: codeAt() });
    expect(renewed.status).toBe(429);
  });

  it.each(['enable', 'confirm', 'disable', 'backup-codes'])('%s needs a session', async (path) => {
    const body = { password: 'cualquiera-1', code: '123456' };
    expect((await aBrowser(shop).post(`/api/auth/two-factor/${path}`, body)).status).toBe(401);
  });

  it('refuses requests without a session', async () => {
    expect((await aBrowser(shop).get('/api/auth/two-factor')).status).toBe(401);
  });
});

describe('turning it off', () => {
  it('needs password and code; then the password alone signs in again', async () => {
    const { browser, id, email, password, codeAt } = await anEnrolledMember(shop);
    const disable = (body: object) => browser.post('/api/auth/two-factor/disable', body);
    expect((await disable({ password })).json.errors).toEqual({
      code: 'Escribe el código de tu aplicación.',
    });
    expect((await disable({ password: 'no-es-esta', code: codeAt() })).json.errors).toEqual({
      password: 'Esa no es tu contraseña. Escríbela de nuevo.',
    });
    expect((await disable({ password, code: codeAt(-1) })).json.errors).toHaveProperty('code');
    expect((await disable({ password, code: codeAt() })).status).toBe(200);

    expect(await stateOf(browser)).toEqual({ isOn: false, backupCodesLeft: null });
    expect(await opens({ email, password })).not.toHaveProperty('twoFactorRedirect');
    expect((await auditActionsOf(id)).map(({ action }) => action)).toEqual([
      'user.enable-factor',
      'user.disable-factor',
    ]);
    await expect.poll(() => subjectsTo(email)).toContain('Se desactivó el segundo paso de tu cuenta');
    expect((await disable({ password, code: codeAt(1) })).status).toBe(409);
  });

  it('accepts a backup code for a lost phone', async () => {
    const { browser, password, backupCodes } = await anEnrolledMember(shop);
    const disable = (backupCode = '') =>
      browser.post('/api/auth/two-factor/disable', { password, backupCode });
    expect((await disable('aaaaa-bbbbb')).json.errors).toHaveProperty('backupCode');
    expect((await disable(backupCodes[3])).status).toBe(200);
  });
});

describe('new backup codes', () => {
  it('replace the earlier ones, with an audit row and a mail to the owner', async () => {
    const { browser, id, email, password, backupCodes, atSecondStep } = await anEnrolledMember(shop);
    const { json } = await browser.post('/api/auth/two-factor/backup-codes', {
      password,
      backupCode: backupCodes[9],
    });
    const fresh = json.backupCodes as string[];
    expect(fresh).toHaveLength(10);
    const { verify } = await atSecondStep();
    expect((await verify({ backupCode: backupCodes[0] })).status).toBe(422);
    expect((await verify({ backupCode: fresh[0] })).status).toBe(200);
    expect(await stateOf(browser)).toEqual({ isOn: true, backupCodesLeft: 9 });
    expect((await auditActionsOf(id)).at(-1)?.action).toBe('user.renew-backup-codes');
    await expect.poll(() => subjectsTo(email)).toContain('Tienes códigos de respaldo nuevos');
  });

  it('are refused with the password alone', async () => {
    const { browser, password } = await anEnrolledMember(shop);
    const { status, json } = await browser.post('/api/auth/two-factor/backup-codes', { password });
    expect([status, Object.keys(json.errors ?? {})]).toEqual([422, ['code']]);
  });

  it('are refused without a second factor', async () => {
    const { browser, registration } = await aMember(shop);
    const { status, json } = await browser.post('/api/auth/two-factor/backup-codes', {
      password: registration.password,
    });
    expect([status, json.type]).toEqual([409, '/problemas/sin-segundo-paso']);
  });
});
