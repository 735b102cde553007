import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, aSignedInBrowser, sharedTestShop } from './account-shop.builders.ts';

const shop = sharedTestShop();
let browser: ReturnType<typeof aBrowser>;
beforeAll(async () => {
  ({ browser } = await aSignedInBrowser(shop));
});

describe('the calls under /api/auth', () => {
  it.each([
    ['POST', 'sign-in/email-otp'],
    ['POST', 'sign-in/social'],
    ['POST', 'update-user'],
    ['POST', 'change-email'],
    ['POST', 'delete-user'],
    ['POST', 'reset-password'],
    ['GET', 'list-sessions'],
    ['POST', 'revoke-sessions'],
    ['GET', 'verify-email'],
    ['POST', 'email-otp/check-verification-otp'],
    ['POST', 'email-otp/request-email-change'],
    ['GET', 'rotating-sessions/renew'],
    ['POST', 'rotating-sessions/end'],
    ['GET', 'error'],
    ['GET', 'ok'],
    ['GET', 'sign-in/email'],
  ])('do not include %s %s', async (method, path) => {
    const { status, headers, json } = await browser.send(
      method,
      `/api/auth/${path}`,
      method === 'POST' ? {} : undefined,
    );
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(json.detail).toBe('No encontramos esa dirección.');
  });

  it('publish the public keys of access tokens and nothing private', async () => {
    const { status, json, text } = await aBrowser(shop).get('/api/auth/jwks');
    expect(status).toBe(200);
    expect(json).toMatchObject({ keys: [{ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' }] });
    expect(text).not.toContain('"d"');
  });
});

describe('the origin of a change', () => {
  const signOut = (headers: Record<string, string>) => aBrowser(shop).post('/api/auth/sign-out', {}, headers);

  it('is refused from other sites', async () => {
    expect((await signOut({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await signOut({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(
      (await signOut({ origin: 'https://otra.tienda.example', 'sec-fetch-site': 'same-site' })).status,
    ).toBe(403);
  });

  it('is accepted from the public address, the own host, and clients that are no browsers', async () => {
    expect((await signOut({ origin: shop.publicUrl })).status).toBe(200);
    expect((await signOut({ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' })).status).toBe(200);
    const script = await shop.app.request('/api/auth/sign-out', { method: 'POST' });
    expect(script.status).toBe(200);
  });
});

describe('an invalid body', () => {
  it.each(['{', '[]', '"x"', 'null', '42'])('is refused in Spanish: %s', async (body) => {
    const response = await shop.app.request('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([400, 422]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.text()).not.toMatch(/\b(invalid|required|expected|must)\b/i);
  });

  it.each([
    { email: 5, password: true },
    { email: { $ne: '' }, password: ['x'] },
  ])('is refused with a wrong type: %j', async (body) => {
    const { status, text } = await aBrowser(shop).post('/api/auth/sign-in/email', body);
    expect(status).toBe(422);
    expect(text).not.toMatch(/\b(invalid|required|expected|must)\b/i);
  });
});

describe('the hospital of an address', () => {
  it('is public by its name', async () => {
    const hospital = await browser.get('/api/hospitals/lookup?email=Quien@Hospital-San-Rafael.example');
    expect(hospital.json).toEqual({ hospital: { name: 'Hospital San Rafael' } });
    const missing = await browser.get('/api/hospitals/lookup?email=quien@otro.example');
    expect(missing.json).toEqual({ hospital: null });
  });
});
