import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aSignedInBrowser,
  codeFor,
  openTestShop,
  sharedTestShop,
} from '../account-shop.builders.ts';

const shop = sharedTestShop({
  limits: {
    signInPerAddress: { points: 3, seconds: 900 },
    signInPerDevice: { points: 3, seconds: 900 },
    signInPerIp: { points: 20, seconds: 900 },
  },
});

type Browser = ReturnType<typeof aBrowser>;
const signIn = (browser: Browser, email: string, password: string) =>
  browser.post('/api/auth/sign-in/email', { email, password });
const DEVICE = 'nutricion-plus.device';

let userCount = 0;
const aMember = async () => {
  const { browser, registration } = await aSignedInBrowser(shop, {
    email: `duena-${++userCount}@hospital-san-rafael.example`,
  });
  await browser.post('/api/auth/sign-out', {});
  return { browser, ...registration };
};
/** Uses up the wrong passwords of an address, from as many networks. */
const lockOut = async (email: string) => {
  for (let attempt = 0; attempt < 3; attempt++)
    expect((await signIn(aBrowser(shop, `203.0.113.${attempt}`), email, 'no-es-esta-1')).status).toBe(401);
};

describe('a recognized device', () => {
  it('still signs its owner in after strangers used up the tries of her address', async () => {
    const { browser, email, password } = await aMember();
    await lockOut(email);
    const stranger = await signIn(aBrowser(shop, '203.0.113.9'), email, password);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn(browser, email, password)).status).toBe(200);
    // The strangers gain nothing by it.
    expect((await signIn(aBrowser(shop, '203.0.113.10'), email, 'no-es-esta-1')).status).toBe(429);
  });

  it('has tries of its own, which count against nobody else', async () => {
    const { browser, email, password } = await aMember();
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await signIn(browser, email, 'no-es-esta-1')).status).toBe(401);
    expect((await signIn(browser, email, password)).status).toBe(429);
    expect((await signIn(aBrowser(shop), email, password)).status).toBe(200);
  });

  it('is recognized for its own users only', async () => {
    const [one, other] = [await aMember(), await aMember()];
    await lockOut(other.email);
    expect((await signIn(one.browser, other.email, other.password)).status).toBe(429);
  });

  it('is recognized for each user who shares it', async () => {
    const [one, other] = [await aMember(), await aMember()];
    expect((await signIn(one.browser, other.email, other.password)).status).toBe(200);
    for (const { email } of [one, other]) await lockOut(email);
    for (const { email, password } of [one, other])
      expect((await signIn(one.browser, email, password)).status).toBe(200);
  });

  it('counts the tries of each user who shares it separately', async () => {
    const [owner, colleague] = [await aMember(), await aMember()];
    const shared = owner.browser;
    expect((await signIn(shared, colleague.email, colleague.password)).status).toBe(200);
    const guesses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      guesses.push((await signIn(shared, owner.email, 'no-es-esta-1')).status);
      expect((await signIn(shared, colleague.email, colleague.password)).status).toBe(200);
    }
    expect(guesses).toEqual([401, 401, 401, 429, 429]);
  });

  it('is no longer recognized after a password reset, except the browser that did it', async () => {
    const { browser, email } = await aMember();
    const otherBrowser = aBrowser(shop);
    await lockOut(email);
    await otherBrowser.post('/api/auth/email-otp/request-password-reset', { email });
    const password = 'contrasena-nueva-1';
    await otherBrowser.post('/api/auth/email-otp/reset-password', {
      email,
      otp: codeFor(shop, email),
      password,
    });
    expect((await signIn(browser, email, password)).status).toBe(429);
    expect((await signIn(otherBrowser, email, password)).status).toBe(200);
  });

  it('leaves an owner on another network her tries while one stranger keeps guessing', async () => {
    const generous = await openTestShop();
    const email = 'vecina@hospital-san-rafael.example';
    const { registration } = await aSignedInBrowser(generous, { email });
    for (let attempt = 0; attempt < 30; attempt++)
      await signIn(aBrowser(generous, '203.0.113.90'), email, 'no-1234567');
    expect((await signIn(aBrowser(generous, '203.0.113.91'), email, registration.password)).status).toBe(200);
    await generous.drop();
  });

  it('stays recognized after a password change only where it was made', async () => {
    const { browser, email, password } = await aMember();
    const otherBrowser = aBrowser(shop);
    for (const device of [browser, otherBrowser]) await signIn(device, email, password);
    const next = 'otra-clave-larga-9';
    const changed = await browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: next,
    });
    expect(changed.status).toBe(200);
    await lockOut(email);
    expect((await signIn(otherBrowser, email, next)).status).toBe(429);
    expect((await signIn(browser, email, next)).status).toBe(200);
  });

  it('is accepted by its signature only, and names no user', async () => {
    const { browser, email, password } = await aMember();
    const cookie = browser.cookies.get(DEVICE) ?? '';
    expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    const forger = aBrowser(shop, '203.0.113.77');
    forger.cookies.set(DEVICE, `${'A'.repeat(22)}.${cookie.split('.')[1]}`);
    await lockOut(email);
    expect((await signIn(forger, email, password)).status).toBe(429);
  });

  it('stores a limited number of users on a shared computer', async () => {
    const shared = aBrowser(shop, '203.0.113.80');
    for (let attempt = 0; attempt < 12; attempt++) {
      const { email, password } = await aMember();
      await signIn(shared, email, password);
    }
    expect(shared.cookies.get(DEVICE)?.split('.')).toHaveLength(11);
  });

  it('has a __Host- cookie behind https', async () => {
    const secure = await openTestShop({ publicUrl: 'https://tienda.example' });
    const browser = aBrowser(secure);
    const email = 'segura@hospital-san-rafael.example';
    const signUp = await browser.post('/api/auth/sign-up/email', {
      name: 'Ana',
      email,
      password: 'guagua-azul-22',
    });
    const verified = await browser.post('/api/auth/email-otp/verify-email', {
      email,
      otp: codeFor(secure, email),
    });
    const lines = [...signUp.headers.getSetCookie(), ...verified.headers.getSetCookie()];
    for (const name of ['registration', 'device'])
      expect(lines.find((line) => line.startsWith(`__Host-nutricion-plus.${name}=`))).toMatch(
        /Path=\/;.*HttpOnly;.*Secure;.*SameSite=Strict/,
      );
    await secure.drop();
  });
});
