import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, aRegistration, codeFor, openTestShop, type TestShop } from './account-shop.builders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.drop());

describe('a nurse with an address of her hospital', () => {
  it('registers, proves the address by the mailed code, and is signed in', async () => {
    const browser = aBrowser(shop);
    const registration = aRegistration({ email: 'Ana.Lopez@Hospital-San-Rafael.example' });
    const registered = await browser.post('/api/auth/sign-up/email', registration);
    expect(registered.status).toBe(200);
    expect(registered.json).toMatchObject({ hospital: { name: 'Hospital San Rafael' } });
    expect(browser.cookies.size).toBe(0);

    const email = 'ana.lopez@hospital-san-rafael.example';
    const verified = await browser.post('/api/auth/email-otp/verify-email', {
      email,
      otp: codeFor(shop, email),
    });
    expect(verified.text).toContain(email);
    expect(verified.status).toBe(200);

    const token = await browser.get('/api/auth/token');
    expect(token.status).toBe(200);
    const me = await browser.get('/api/me', { authorization: `Bearer ${token.json.token}` });
    expect(me.text).toContain('x');
    expect(me.json).toMatchObject({
      profile: {
        email,
        full_name: 'Carmen Prueba',
        is_verified: false,
        role: 'customer',
        hospital_id: shop.hospitalId,
      },
      roles: [],
      hospital: { name: 'Hospital San Rafael' },
      shop: { ivuBasisPoints: 1150 },
    });
  });
});
