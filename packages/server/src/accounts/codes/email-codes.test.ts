import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from '../account-shop.builders.ts';

const shop = sharedTestShop();

const post = (path: string, body: unknown) => aBrowser(shop).post(`/api/auth/${path}`, body);
const verify = (email: string, otp: string) => post('email-otp/verify-email', { email, otp });
const resend = (email: string) =>
  post('email-otp/send-verification-otp', { email, type: 'email-verification' });
const SPENT = 'Código inválido o expirado. Ya van cinco intentos: pide un código nuevo.';
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

const registered = async (name: string) => {
  const registration = aRegistration({ email: `${name}@hospital-san-rafael.example` });
  await post('sign-up/email', registration);
  return registration;
};

describe('a mailed code', () => {
  it('has six digits and is stored only as a digest keyed by the secret', async () => {
    const { email } = await registered('ana');
    const code = codeFor(shop, email);
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await shop.pool.query<{ row: string }>('select t::text as row from email_codes t');
    expect(rows.length).toBeGreaterThan(0);
    const bare = createHash('sha256').update(code).digest();
    for (const { row } of rows)
      for (const secret of [email, `,${code},`, bare.toString('base64url'), bare.toString('hex')])
        expect(row).not.toContain(secret);
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456'])('refuses %j as malformed', async (otp) => {
    const { status, json } = await verify('ana@hospital-san-rafael.example', otp);
    expect(status).toBe(422);
    expect(json.detail).toBe('El código debe tener 6 dígitos');
  });

  it('signs in the user who enters it', async () => {
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

  it('works once', async () => {
    const { email } = await registered('carla');
    const code = codeFor(shop, email);
    expect((await verify(email, code)).status).toBe(200);
    const again = await verify(email, code);
    expect(again.status).toBe(422);
    expect(again.json.detail).toBe('Código inválido o expirado');
  });

  it('works once if it is entered twice at the same moment', async () => {
    const { email } = await registered('dora');
    const code = codeFor(shop, email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => verify(email, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused after five wrong tries, even if right', async () => {
    const { email } = await registered('elsa');
    const code = codeFor(shop, email);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await verify(email, otherThan(code))).status).toBe(422);
    const right = await verify(email, code);
    expect(right.status).toBe(422);
    expect(right.json.detail).toBe(SPENT);
  });

  it('reports the need of a new code at the fifth wrong try, for unknown addresses too', async () => {
    const registeredAccount = (await registered('fina')).email;
    const unknown = 'nadie.cinco@hospital-san-rafael.example';
    const proven = (await aSignedInBrowser(shop, { email: 'fela@hospital-san-rafael.example' })).registration;
    const texts = async (email: string) => {
      await resend(email);
      const details: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt++) details.push((await verify(email, '000000')).json.detail);
      return details;
    };
    const replies = await texts(registeredAccount);
    expect(replies.slice(3)).toEqual(['Código inválido o expirado', SPENT, SPENT]);
    expect(await texts(unknown)).toEqual(replies);
    expect(await texts(proven.email)).toEqual(replies);
  });

  it('has five tries of its own; a wrong try counts against each valid code', async () => {
    const { email } = await registered('flavia');
    const first = codeFor(shop, email);
    for (let attempt = 0; attempt < 3; attempt++) await verify(email, otherThan(first));
    await resend(email);
    const second = codeFor(shop, email);
    const neither = ['111111', '222222', '333333'].find((code) => code !== first && code !== second) ?? '';
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await verify(email, neither)).json.detail).toBe('Código inválido o expirado');
    expect((await verify(email, first)).status).toBe(422);
    expect((await verify(email, second)).status).toBe(200);
  });

  it('still works after four wrong tries', async () => {
    const { email } = await registered('flor');
    const code = codeFor(shop, email);
    for (let attempt = 0; attempt < 4; attempt++) await verify(email, otherThan(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { email } = await registered('gina');
    const { rows } = await shop.pool.query<{ seconds: number }>(
      'select extract(epoch from expires_at - created_at)::float8 as seconds from email_codes',
    );
    expect(new Set(rows.map(({ seconds }) => seconds))).toEqual(new Set([600]));
    await shop.pool.query(`update email_codes set expires_at = now() - interval '1 second'`);
    const late = await verify(email, codeFor(shop, email));
    expect(late.status).toBe(422);
    expect(late.json.detail).toBe('Código inválido o expirado');
  });
});

describe('resending a code', () => {
  it('works at once after registering, keeps the older code valid, and then waits 60 s', async () => {
    const { email } = await registered('hilda');
    const first = codeFor(shop, email);
    expect((await resend(email)).status).toBe(200);
    const second = codeFor(shop, email);
    expect(second).not.toBe(first);

    const soon = await resend(email);
    expect(soon.status).toBe(429);
    expect(soon.json.type).toBe('/problemas/demasiados-intentos');
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    expect((await verify(email, first)).status).toBe(200);
    expect((await verify(email, second)).status).toBe(422);
  });

  it('responds the same for unknown and confirmed addresses, and mails neither', async () => {
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
    // The wait is the same too.
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

  it('responds to a wrong code the same for unknown and known addresses', async () => {
    const { email } = await registered('karen');
    const registeredAccount = await verify(email, otherThan(codeFor(shop, email)));
    const unknown = await verify('nadie@hospital-san-rafael.example', '123456');
    expect([unknown.status, unknown.text]).toEqual([registeredAccount.status, registeredAccount.text]);
  });
});
