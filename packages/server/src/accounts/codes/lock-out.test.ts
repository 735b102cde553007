import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from '../account-shop.builders.ts';

// With the real limits, which are tested here.
const shop = sharedTestShop();

type Browser = ReturnType<typeof aBrowser>;
const HOSPITAL = '198.51.100.7';
const STRANGER = '203.0.113.66';

let userCount = 0;
const anAddress = () => `duena-${++userCount}@hospital-san-rafael.example`;
const signUp = (browser: Browser, email: string, password = 'guagua-azul-22') =>
  browser.post('/api/auth/sign-up/email', aRegistration({ email, password }));
const resend = (browser: Browser, email: string) =>
  browser.post('/api/auth/email-otp/send-verification-otp', { email });
const verify = (browser: Browser, email: string, otp: string) =>
  browser.post('/api/auth/email-otp/verify-email', { email, otp });
const request = (browser: Browser, email: string) =>
  browser.post('/api/auth/email-otp/request-password-reset', { email });
const reset = (browser: Browser, email: string, otp: string) =>
  browser.post('/api/auth/email-otp/reset-password', { email, otp, password: 'contrasena-nueva-1' });

const otherThan = (email: string) => (codeFor(shop, email) === '123456' ? '654321' : '123456');
/** IP addresses of attempts: for `many` another one each time, else always `where`. */
const networks = (where: string) => (attempt: number) => (where === 'many' ? `192.0.2.${attempt}` : where);
const guess = async (
  enter: typeof verify,
  email: string,
  { times, from }: { readonly times: number; readonly from: string },
) => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < times; attempt++)
    statuses.push((await enter(aBrowser(shop, networks(from)(attempt)), email, otherThan(email))).status);
  return statuses;
};

describe.each([
  ['one network', STRANGER],
  ['many networks', 'many'],
])('an owner while strangers from %s guess at her code', (_, from) => {
  it('confirms her address with the code that her browser requested', async () => {
    const email = anAddress();
    const owner = aBrowser(shop, HOSPITAL);
    await signUp(owner, email);
    const code = codeFor(shop, email);
    await guess(verify, email, { times: 20, from });
    expect((await verify(owner, email, code)).status).toBe(200);
  });

  it('confirms her address in another browser with a new code', async () => {
    const email = anAddress();
    const owner = aBrowser(shop, HOSPITAL);
    await signUp(owner, email);
    await guess(verify, email, { times: 20, from });
    expect((await resend(owner, email)).status).toBe(200);
    expect((await verify(aBrowser(shop, '198.51.100.8'), email, codeFor(shop, email))).status).toBe(200);
  });

  it('sets a new password and signs in with it while strangers keep guessing', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: anAddress() });
    const { email } = registration;
    const owner = aBrowser(shop, '198.51.100.9');
    expect((await request(owner, email)).status).toBe(200);
    await guess(reset, email, { times: 20, from });
    for (let attempt = 0; attempt < 20; attempt++)
      await aBrowser(shop, networks(from)(attempt)).post('/api/auth/sign-in/email', {
        email,
        password: 'no-12345',
      });
    expect((await reset(owner, email, codeFor(shop, email))).status).toBe(200);
    const signedIn = await owner.post('/api/auth/sign-in/email', { email, password: 'contrasena-nueva-1' });
    expect(signedIn.status).toBe(200);
  });

  it('recovers on a recognized device with a code that another browser requested', async () => {
    const { browser, registration } = await aSignedInBrowser(shop, { email: anAddress() });
    const { email } = registration;
    await request(aBrowser(shop, '198.51.100.10'), email);
    await guess(reset, email, { times: 4, from });
    await guess(reset, anAddress(), { times: 60, from: HOSPITAL });
    expect((await reset(browser, email, codeFor(shop, email))).status).toBe(200);
  });
});

describe('an owner for whose address a stranger requests codes', () => {
  it.each([
    ['another network', STRANGER],
    ['her own network', HOSPITAL],
  ])('gets a code of her own from %s within the same minute', async (_, ip) => {
    const email = anAddress();
    const owner = aBrowser(shop, HOSPITAL);
    await signUp(owner, email);
    await signUp(aBrowser(shop, ip), email, 'la-del-extrano-1');
    await resend(aBrowser(shop, ip), email);
    const before = codeFor(shop, email);
    expect((await resend(owner, email)).status).toBe(200);
    expect(codeFor(shop, email)).not.toBe(before);
    expect((await verify(owner, email, codeFor(shop, email))).status).toBe(200);
  });

  it('recovers her account within the same minute', async () => {
    const { browser, registration } = await aSignedInBrowser(shop, { email: anAddress() });
    const { email } = registration;
    for (let attempt = 0; attempt < 3; attempt++) await request(aBrowser(shop, STRANGER), email);
    expect((await request(aBrowser(shop, HOSPITAL), email)).status).toBe(200);
    expect((await request(browser, email)).status).toBe(200);
    expect((await reset(browser, email, codeFor(shop, email))).status).toBe(200);
  });

  it.each([
    ['fifteen sign-ups from her own network', 15, HOSPITAL],
    ['a hundred sign-ups from her own network', 100, HOSPITAL],
    ['sign-ups from sixty networks', 60, 'many'],
  ])('registers after %s, and the newest mailed code is accepted', async (_, times, from) => {
    const email = anAddress();
    for (let attempt = 0; attempt < times; attempt++)
      expect((await signUp(aBrowser(shop, networks(from)(attempt)), email, 'la-del-extrano-1')).status).toBe(
        200,
      );
    const mails = shop.mailbox.mails().filter(({ to }) => to === email).length;
    expect(mails).toBeLessThanOrEqual(3);
    const owner = aBrowser(shop, HOSPITAL);
    expect((await signUp(owner, email)).status).toBe(200);
    expect((await verify(owner, email, codeFor(shop, email))).status).toBe(200);
    expect((await owner.get('/api/auth/token')).status).toBe(200);
  });

  it('gets another code after all have expired, although the day’s codes are used up', async () => {
    const email = anAddress();
    for (let attempt = 0; attempt < 60; attempt++)
      await signUp(aBrowser(shop, HOSPITAL), email, 'la-del-extrano-1');
    await shop.pool.query(`update email_codes set expires_at = now() - interval '1 second'`);
    const owner = aBrowser(shop, HOSPITAL);
    const before = codeFor(shop, email);
    expect((await signUp(owner, email)).status).toBe(200);
    expect(codeFor(shop, email)).not.toBe(before);
    expect((await verify(owner, email, codeFor(shop, email))).status).toBe(200);
  });
});

describe('an owner for whose address strangers keep requesting codes', () => {
  const flood = async (email: string) => {
    for (let attempt = 0; attempt < 6; attempt++)
      await request(aBrowser(shop, `203.0.113.${100 + attempt}`), email);
  };
  const anAccount = async () => (await aSignedInBrowser(shop, { email: anAddress() })).registration.email;

  it('can enter her code after strangers have used up their tries', async () => {
    const email = await anAccount();
    await flood(email);
    const owner = aBrowser(shop, '198.51.100.20');
    expect((await request(owner, email)).status).toBe(200);
    const statuses = await guess(reset, email, { times: 50, from: 'many' });
    expect(statuses.filter((status) => status === 422)).toHaveLength(45);
    expect((await reset(owner, email, codeFor(shop, email))).status).toBe(200);
  });

  it('gets another code after five wrong tries of her own', async () => {
    const email = await anAccount();
    const owner = aBrowser(shop, '198.51.100.21');
    await request(owner, email);
    const first = codeFor(shop, email);
    for (let attempt = 0; attempt < 5; attempt++) await reset(owner, email, otherThan(email));
    for (let attempt = 0; attempt < 4; attempt++)
      await signUp(aBrowser(shop, `203.0.113.${110 + attempt}`), email);
    await shop.pool.query(`delete from rate_limits where key like 'codeAskedPer%'`);
    expect((await request(owner, email)).status).toBe(200);
    expect(codeFor(shop, email)).not.toBe(first);
    expect((await reset(owner, email, codeFor(shop, email))).status).toBe(200);
  });

  it('has five tries in her browser; all other browsers share five, however many request codes', async () => {
    const email = await anAccount();
    await flood(email);
    const count = async () =>
      (await shop.pool.query('select sum(5 - wrong_tries)::int as tries from email_codes')).rows[0].tries;
    const before = await count();
    for (let attempt = 0; attempt < 6; attempt++)
      await request(aBrowser(shop, `203.0.113.${120 + attempt}`), email);
    expect(await count()).toBe(before);
  });
});

describe('an attacker who guesses codes', () => {
  const MILLIONTHS_A_DAY = 225;
  const COMPARED = 3;

  it('is stopped after ten tries from one network, also if they come at once', async () => {
    const email = anAddress();
    await signUp(aBrowser(shop), email);
    const statuses = await guess(verify, email, { times: 15, from: STRANGER });
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    const other = anAddress();
    const browsers = Array.from({ length: 15 }, () => aBrowser(shop, '203.0.113.67'));
    const responses = await Promise.all(browsers.map((browser) => verify(browser, other, '123456')));
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
  });

  it('is stopped at a chance of 225 in a million a day over all networks, browsers and codes', async () => {
    const email = anAddress();
    await signUp(aBrowser(shop), email);
    let tries = 0;
    for (let attempt = 0; attempt < 60; attempt++) {
      const ip = `100.64.0.${attempt}`;
      const browser = aBrowser(shop, ip);
      await signUp(browser, email, `la-del-extrano-${attempt}`);
      const other = otherThan(email);
      for (const entering of [browser, aBrowser(shop, ip)])
        if ((await verify(entering, email, other)).status === 422) tries += 1;
    }
    expect(tries * COMPARED).toBe(MILLIONTHS_A_DAY);
    const late = await verify(aBrowser(shop, '100.64.1.1'), email, codeFor(shop, email));
    expect(late.status).toBe(429);
  });

  it('has a try compared with at most the three newest codes, those of the same browser first', async () => {
    const email = anAddress();
    const owner = aBrowser(shop, HOSPITAL);
    await signUp(owner, email);
    const first = codeFor(shop, email);
    for (let attempt = 0; attempt < 3; attempt++) {
      await signUp(aBrowser(shop, `100.64.2.${attempt}`), email, 'la-del-extrano-1');
      await resend(aBrowser(shop, `100.64.2.${attempt}`), email);
    }
    expect((await verify(aBrowser(shop, STRANGER), email, first)).status).toBe(422);
    expect((await verify(owner, email, first)).status).toBe(200);
  });

  it('gains no tries with a forged browser cookie', async () => {
    const email = anAddress();
    await signUp(aBrowser(shop), email);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 15; attempt++) {
      const forger = aBrowser(shop, '203.0.113.68');
      forger.cookies.set('nutricion-plus.code', `${'A'.repeat(20)}${String(attempt).padStart(2, '0')}`);
      statuses.push((await verify(forger, email, otherThan(email))).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  });
});
