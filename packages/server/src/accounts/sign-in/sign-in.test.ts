import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  openTestShop,
  sharedTestShop,
} from '../account-shop.builders.ts';

const shop = sharedTestShop();

const signIn = (body: unknown) => aBrowser(shop).post('/api/auth/sign-in/email', body);

describe('signing in', () => {
  it('sets a HttpOnly cookie, and returns a token for clients without cookies', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'ana@hospital-san-rafael.example' });
    const { status, headers, json } = await signIn({
      email: 'ANA@hospital-san-rafael.example',
      password: registration.password,
    });
    expect(status).toBe(200);
    expect(json).toEqual({
      user: { id: expect.any(String), email: registration.email, name: registration.name },
    });
    expect(headers.getSetCookie()[0]).toMatch(/^nutricion-plus\.session_token=[^;]+;.*Path=\/api\/auth/);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Strict');
    }
    expect(headers.get('set-auth-token')).toMatch(/^[^.]+\.[^.]+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('requires both fields', async () => {
    const { status, json } = await signIn({ email: 'ana@hospital-san-rafael.example', password: '' });
    expect(status).toBe(422);
    expect(json?.detail).toBe('Completa todos los campos');
  });

  it('responds the same to a wrong password and an unknown address', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'beba@hospital-san-rafael.example' });
    const wrong = await signIn({ email: registration.email, password: 'no-es-esta-1' });
    const unknown = await signIn({ email: 'nadie@hospital-san-rafael.example', password: 'no-es-esta-1' });
    expect(wrong.status).toBe(401);
    expect(wrong.json?.detail).toBe('Email o contraseña incorrectos');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.text).toBe(wrong.text);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('hashes as often for an unknown or unconfirmed address as for a wrong password', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'calma@hospital-san-rafael.example' });
    const waiting = aRegistration({ email: 'espera@hospital-san-rafael.example' });
    for (const password of ['la-una-1234', 'la-otra-1234', 'la-tercera-1234'])
      await aBrowser(shop).post('/api/auth/sign-up/email', { ...waiting, password });
    const hashesFor = async (email: string) => {
      const before = shop.hashes();
      expect((await signIn({ email, password: 'no-es-esta-1' })).status).toBe(401);
      return shop.hashes() - before;
    };
    const ofWrongPassword = await hashesFor(registration.email);
    expect(ofWrongPassword).toBeGreaterThan(0);
    expect(await hashesFor(waiting.email)).toBe(ofWrongPassword);
    expect(await hashesFor('nadie.nunca@hospital-san-rafael.example')).toBe(ofWrongPassword);
  });

  it('asks a user who knows the password to confirm the address, and sends a new code', async () => {
    const registration = aRegistration({ email: 'nueva@hospital-san-rafael.example' });
    await aBrowser(shop).post('/api/auth/sign-up/email', registration);
    const firstCode = codeFor(shop, registration.email);
    const { status, json, headers } = await signIn(registration);
    expect(status).toBe(403);
    expect(json?.type).toBe('/problemas/correo-sin-verificar');
    expect(headers.getSetCookie().join()).not.toContain('session_token');
    expect(codeFor(shop, registration.email)).not.toBe(firstCode);

    const wrong = await signIn({ ...registration, password: 'no-es-esta-1' });
    expect(wrong.status).toBe(401);
  });

  it.each(['rejected_at', 'deactivated_at'] as const)(
    'refuses an account with %s, and says so only to who knows the password',
    async (column) => {
      const email = `${column.slice(0, 5)}@hospital-san-rafael.example`;
      const { registration, browser, accessToken } = await aSignedInBrowser(shop, { email });
      await shop.db
        .updateTable('profiles')
        .set({ [column]: new Date() })
        .where('email', '=', email)
        .execute();
      shop.accounts.forgetCaller(
        (
          await shop.db
            .selectFrom('profiles')
            .select('id')
            .where('email', '=', email)
            .executeTakeFirstOrThrow()
        ).id,
      );

      const right = await signIn(registration);
      expect(right.status).toBe(403);
      expect(right.json?.detail).toBe('Tu cuenta no está activa. Contacta a tu administrador.');
      expect(right.headers.getSetCookie()).toEqual([]);
      const wrong = await signIn({ ...registration, password: 'no-es-esta-1' });
      expect(wrong.json?.detail).toBe('Email o contraseña incorrectos');

      expect((await browser.get('/api/auth/token')).status).toBe(401);
      expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
    },
  );
});

describe('the cookie', () => {
  it('is secure behind https', async () => {
    const secure = await openTestShop({ publicUrl: 'https://tienda.example' });
    const { browser } = await aSignedInBrowser(secure);
    const { headers } = await browser.get('/api/auth/token');
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-nutricion-plus\.session_token=.*; Path=\/; .*Secure/);
    await secure.drop();
  });

  it('is accepted once under its former name behind https, and renamed', async () => {
    const secure = await openTestShop({ publicUrl: 'https://tienda.example' });
    const { browser } = await aSignedInBrowser(secure);
    const [named, former] = ['__Host-nutricion-plus.session_token', '__Secure-nutricion-plus.session_token'];
    browser.cookies.set(former, browser.cookies.get(named) ?? '');
    browser.cookies.delete(named);
    const { status, headers } = await browser.get('/api/auth/token');
    expect(status).toBe(200);
    expect([...browser.cookies.keys()].filter((name) => name.endsWith('session_token'))).toEqual([named]);
    expect(headers.getSetCookie().find((line) => line.startsWith(former))).toMatch(
      /Max-Age=0; Path=\/api\/auth/,
    );
    expect((await browser.get('/api/auth/token')).status).toBe(200);
    await secure.drop();
  });
});
