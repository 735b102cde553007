import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  openTestShop,
  type TestShop,
} from './account-shop.builders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.drop());

const post = (path: string, body: unknown) => aBrowser(shop).post(`/api/auth/${path}`, body);
const verify = (email: string, otp: string) => post('email-otp/verify-email', { email, otp });
const resend = (email: string) =>
  post('email-otp/send-verification-otp', { email, type: 'email-verification' });
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

const registered = async (name: string) => {
  const registration = aRegistration({ email: `${name}@hospital-san-rafael.example` });
  await post('sign-up/email', registration);
  return registration;
};

describe('the code', () => {
  it('has six digits and is kept only as a digest that needs the secret', async () => {
    const { email } = await registered('ana');
    const code = codeFor(shop, email);
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await shop.pool.query<{ value: string }>(
      'select value from verifications where identifier like $1',
      [`%${email}`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.value).not.toContain(code);
    const bare = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code)));
    expect(rows[0]?.value).not.toContain(Buffer.from(bare).toString('base64url'));
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456'])('%j is no code', async (otp) => {
    const { status, json } = await verify('ana@hospital-san-rafael.example', otp);
    expect(status).toBe(422);
    expect(json.detail).toBe('El código debe tener 6 dígitos');
  });

  it('signs in who enters it', async () => {
    const { email } = await registered('beba');
    const browser = aBrowser(shop);
    const { status, headers } = await browser.post('/api/auth/email-otp/verify-email', {
      email,
      otp: codeFor(shop, email),
    });
    expect(status).toBe(200);
    expect(headers.get('set-auth-token')).toBeTruthy();
    expect((await browser.get('/api/auth/token')).status).toBe(200);
  });

  it('serves once', async () => {
    const { email } = await registered('carla');
    const code = codeFor(shop, email);
    expect((await verify(email, code)).status).toBe(200);
    const again = await verify(email, code);
    expect(again.status).toBe(422);
    expect(again.json.detail).toBe('Código inválido o expirado');
  });

  it('serves once even when two enter it at the same moment', async () => {
    const { email } = await registered('dora');
    const code = codeFor(shop, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('allows five wrong tries, and then not even the right one', async () => {
    const { email } = await registered('elsa');
    const code = codeFor(shop, email);
    for (let turn = 0; turn < 5; turn++) expect((await verify(email, otherThan(code))).status).toBe(422);
    const right = await verify(email, code);
    expect(right.status).toBe(422);
    expect(right.json.detail).toBe('Código inválido o expirado');
  });

  it('still serves after four wrong tries', async () => {
    const { email } = await registered('flor');
    const code = codeFor(shop, email);
    for (let turn = 0; turn < 4; turn++) await verify(email, otherThan(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const { email } = await registered('gina');
    const { rows } = await shop.pool.query<{ seconds: number }>(
      `select extract(epoch from expires_at - now())::float8 as seconds from verifications where identifier like $1`,
      [`%${email}`],
    );
    expect(rows[0]?.seconds).toBeGreaterThan(590);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(600);
    await shop.pool.query(
      `update verifications set expires_at = now() - interval '1 second' where identifier like $1`,
      [`%${email}`],
    );
    const late = await verify(email, codeFor(shop, email));
    expect(late.status).toBe(422);
    expect(late.json.detail).toBe('Código inválido o expirado');
  });
});

describe('sending it again', () => {
  it('works at once after registering, makes the older code worthless, and then waits 60 s', async () => {
    const { email } = await registered('hilda');
    const first = codeFor(shop, email);
    expect((await resend(email)).status).toBe(200);
    const second = codeFor(shop, email);
    expect(second).not.toBe(first);

    const soon = await resend(email);
    expect(soon.status).toBe(429);
    expect(soon.json.type).toBe('/problemas/demasiados-intentos');
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });

  it('answers the same for unknown and for proven addresses, and mails neither', async () => {
    const { email } = await registered('irma');
    const { registration } = await aSignedInBrowser(shop, { email: 'julia@hospital-san-rafael.example' });
    const mailsBefore = shop.mailbox.mails().length;
    const [unproven, proven, unknown] = [
      await resend(email),
      await resend(registration.email),
      await resend('nadie@hospital-san-rafael.example'),
    ];
    expect([proven.status, proven.text]).toEqual([unproven.status, unproven.text]);
    expect([unknown.status, unknown.text]).toEqual([unproven.status, unproven.text]);
    expect(shop.mailbox.mails().length).toBe(mailsBefore + 1);
    // Nor does the wait tell them apart.
    expect((await resend('nadie@hospital-san-rafael.example')).status).toBe(429);
    expect((await resend(registration.email)).status).toBe(429);
  });

  it('creates no account', async () => {
    await resend('fantasma@hospital-san-rafael.example');
    const { rows } = await shop.pool.query(`select from profiles where email like 'fantasma@%'`);
    expect(rows).toHaveLength(0);
  });

  it('refuses other kinds of code', async () => {
    const { status } = await post('email-otp/send-verification-otp', {
      email: 'ana@hospital-san-rafael.example',
      type: 'sign-in',
    });
    expect(status).toBe(422);
  });

  it('tells a wrong code for an unknown address like one for a known address', async () => {
    const { email } = await registered('karen');
    const known = await verify(email, otherThan(codeFor(shop, email)));
    const unknown = await verify('nadie@hospital-san-rafael.example', '123456');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by code, and every session ends', async () => {
    const { browser, accessToken, registration } = await aSignedInBrowser(shop, {
      email: 'laura@hospital-san-rafael.example',
    });
    const { email } = registration;
    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect((await post('email-otp/request-password-reset', { email })).status).toBe(200);
    const reset = await post('email-otp/reset-password', {
      email,
      otp: codeFor(shop, email),
      password: 'contrasena-nueva-1',
    });
    expect(reset.status).toBe(200);

    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
    expect((await post('sign-in/email', registration)).status).toBe(401);
    expect((await post('sign-in/email', { email, password: 'contrasena-nueva-1' })).status).toBe(200);
  });

  it('answers the same for an unknown address', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'nilda@hospital-san-rafael.example' });
    const known = await post('email-otp/request-password-reset', { email: registration.email });
    const unknown = await post('email-otp/request-password-reset', { email: 'nadie@otro.example' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it('needs the code of its own purpose', async () => {
    const { email } = await registered('olga');
    const { status } = await post('email-otp/reset-password', {
      email,
      otp: codeFor(shop, email),
      password: 'contrasena-nueva-1',
    });
    expect(status).toBe(422);
  });
});
