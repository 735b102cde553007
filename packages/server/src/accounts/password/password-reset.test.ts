import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from '../account-shop.builders.ts';
import { makeCode } from '../codes/mailed-codes.ts';

const shop = sharedTestShop();

const SECRET = 'a-secret-for-tests-of-more-than-32-characters';
const NEW = 'contrasena-nueva-1';
const post = (path: string, body: unknown) => aBrowser(shop).post(`/api/auth/${path}`, body);
const request = (email: string) => post('email-otp/request-password-reset', { email });
const reset = (email: string, otp: string, password = NEW) =>
  post('email-otp/reset-password', { email, otp, password });
const opens = async (email: string, password: string) =>
  (await post('sign-in/email', { email, password })).status === 200;
const subjectsTo = (email: string) =>
  shop.mailbox
    .mails()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);

let userCount = 0;
const aMember = () => aSignedInBrowser(shop, { email: `miembro-${++userCount}@hospital-san-rafael.example` });

describe('a password reset', () => {
  it('replaces the password by code, ends every session, and notifies the owner', async () => {
    const { browser, accessToken, registration } = await aMember();
    const { email } = registration;
    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect((await request(email)).status).toBe(200);
    expect((await reset(email, codeFor(shop, email))).status).toBe(200);

    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(401);
    expect((await browser.get('/api/auth/token')).status).toBe(401);
    expect(await opens(email, registration.password)).toBe(false);
    expect(await opens(email, NEW)).toBe(true);
    expect(subjectsTo(email)[0]).toBe('Tu contraseña de Nutrición Plus cambió');
    expect(JSON.stringify(shop.mailbox.mails())).not.toContain(NEW);
  });

  it('responds the same for an unknown address, and mails it nothing', async () => {
    const { registration } = await aMember();
    const registeredAccount = await request(registration.email);
    const unknown = await request('nadie@hospital-san-rafael.example');
    expect([unknown.status, unknown.text]).toEqual([registeredAccount.status, registeredAccount.text]);
    expect(subjectsTo('nadie@hospital-san-rafael.example')).toEqual([]);
    const wrong = await reset(registration.email, '000000');
    const wrongUnknown = await reset('nadie@hospital-san-rafael.example', '000000');
    expect([wrongUnknown.status, wrongUnknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it('needs a code of its own purpose', async () => {
    const email = 'olga@hospital-san-rafael.example';
    await post('sign-up/email', aRegistration({ email }));
    expect((await reset(email, codeFor(shop, email))).status).toBe(422);
  });

  it('accepts a code once, also if it is entered twice at the same moment', async () => {
    const { registration } = await aMember();
    const { email } = registration;
    await request(email);
    const code = codeFor(shop, email);
    const responses = await Promise.all([
      reset(email, code, 'la-una-de-las-dos'),
      reset(email, code, 'la-otra-de-las-dos'),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const isFirst = responses[0]?.status === 200;
    expect(await opens(email, 'la-una-de-las-dos')).toBe(isFirst);
    expect(await opens(email, 'la-otra-de-las-dos')).toBe(!isFirst);
  });

  it('leaves the code valid if the new password is refused as weak', async () => {
    const { registration } = await aMember();
    await request(registration.email);
    const code = codeFor(shop, registration.email);
    const weak = await reset(registration.email, code, '1234567890');
    expect([weak.status, Object.keys(weak.json.errors ?? {})]).toEqual([422, ['password']]);
    expect((await reset(registration.email, code)).status).toBe(200);
  });

  it('mails an unconfirmed address how to register, and responds the same', async () => {
    const { registration } = await aMember();
    const email = 'paca@hospital-san-rafael.example';
    await post(
      'sign-up/email',
      aRegistration({ email, name: 'Puesto Por Otro', password: 'la-del-extrano-1' }),
    );
    const [registeredAccount, unproven] = [await request(registration.email), await request(email)];
    expect([unproven.status, unproven.text]).toEqual([registeredAccount.status, registeredAccount.text]);
    const [mail] = shop.mailbox.mails().filter(({ to }) => to === email);
    expect(mail?.subject).toBe('Termina de registrarte en Nutrición Plus');
    expect(mail?.text).toContain('/auth?mode=register');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\b\d{6}\b|Puesto/);
  });

  it('gives an address to the registration that its owner confirms, with the name given there', async () => {
    const email = 'quica@hospital-san-rafael.example';
    const owner = aBrowser(shop);
    await owner.post('/api/auth/sign-up/email', aRegistration({ email, name: 'Quica Vera', password: NEW }));
    // No reset code is mailed to it; even a right one would confirm nothing.
    const recovery = await makeCode(shop.db, SECRET, { email, purpose: 'reset-password' });
    await post(
      'sign-up/email',
      aRegistration({ email, name: 'Puesto Por Otro', password: 'la-del-extrano-1' }),
    );
    expect((await reset(email, recovery, 'la-del-extrano-2')).status).toBe(422);
    expect(await opens(email, 'la-del-extrano-2')).toBe(false);

    const proof = { email, otp: codeFor(shop, email) };
    expect((await owner.post('/api/auth/email-otp/verify-email', proof)).status).toBe(200);
    const profile = await shop.db
      .selectFrom('profiles')
      .select('full_name')
      .where('email', '=', email)
      .executeTakeFirst();
    expect(profile?.full_name).toBe('Quica Vera');
    expect(await opens(email, NEW)).toBe(true);
  });
});
