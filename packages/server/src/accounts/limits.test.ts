import { describe, expect, it } from 'vitest';
import { openRateLimits } from '../platform/rate-limits.ts';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from './account-shop.builders.ts';

const shop = sharedTestShop({
  limits: {
    signInPerAddress: { points: 3, seconds: 60 },
    signInPerIp: { points: 6, seconds: 60 },
    codePerAddress: { points: 6, seconds: 60 },
    codePerIp: { points: 8, seconds: 60 },
    resendPerIp: { points: 3, seconds: 60 },
    signUpPerIp: { points: 4, seconds: 60 },
  },
});

const at = (ip: string) => {
  const browser = aBrowser(shop, ip);
  return (path: string, body: unknown) => browser.post(`/api/auth/${path}`, body);
};
const wrong = (email: string) => ({ email, password: 'no-es-esta-1' });
const tooMany = (response: { status: number; headers: Headers; json: { type?: string } }) => {
  expect(response.status).toBe(429);
  expect(response.json.type).toBe('/problemas/demasiados-intentos');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
};

describe('signing in', () => {
  it.each(['known', 'unknown'])(
    'stops after so many failures for one %s address, from anywhere',
    async (kind) => {
      const email = `${kind}@hospital-san-rafael.example`;
      if (kind === 'known') await aSignedInBrowser(shop, { email });
      for (let attempt = 0; attempt < 3; attempt++)
        expect((await at(`203.0.113.${attempt}`)('sign-in/email', wrong(email))).status).toBe(401);
      tooMany(await at('203.0.113.9')('sign-in/email', wrong(email)));
      tooMany(await at('203.0.113.10')('sign-in/email', { email, password: aRegistration().password }));
    },
  );

  it('stops one IP that tries many addresses, and no other', async () => {
    const post = at('203.0.113.20');
    for (let attempt = 0; attempt < 6; attempt++)
      expect((await post('sign-in/email', wrong(`a${attempt}@otro.example`))).status).toBe(401);
    tooMany(await post('sign-in/email', wrong('a7@otro.example')));
    expect((await at('203.0.113.21')('sign-in/email', wrong('a8@otro.example'))).status).toBe(401);
  });

  it('does not count successful attempts', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'turno@hospital-san-rafael.example' });
    const post = at('203.0.113.30');
    for (let attempt = 0; attempt < 9; attempt++)
      expect((await post('sign-in/email', registration)).status).toBe(200);
  });

  it('allows no more if all come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, attempt) =>
        at(`203.0.113.${40 + attempt}`)('sign-in/email', wrong('todos@otro.example')),
      ),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});

describe('entering codes', () => {
  it.each(['conocida', 'desconocida'])(
    'stops for one address (%s), however many codes it gets',
    async (name) => {
      const email = `${name}@hospital-san-rafael.example`;
      if (name === 'conocida') await at('203.0.113.60')('sign-up/email', aRegistration({ email }));
      const other = codeFor(shop, email) === '111111' ? '222222' : '111111';
      for (let attempt = 0; attempt < 6; attempt++)
        expect(
          (await at(`203.0.113.${61 + attempt}`)('email-otp/verify-email', { email, otp: other })).status,
        ).toBe(422);
      tooMany(
        await at('203.0.113.70')('email-otp/verify-email', { email, otp: codeFor(shop, email) || '123456' }),
      );
    },
  );

  it('stops one IP that tries many addresses', async () => {
    const post = at('203.0.113.80');
    for (let attempt = 0; attempt < 8; attempt++)
      await post('email-otp/verify-email', { email: `c${attempt}@otro.example`, otp: '123456' });
    tooMany(await post('email-otp/verify-email', { email: 'c9@otro.example', otp: '123456' }));
  });
});

describe('requests that send mail', () => {
  it('are stopped for one IP', async () => {
    const post = at('203.0.113.90');
    for (let attempt = 0; attempt < 3; attempt++)
      expect(
        (await post('email-otp/send-verification-otp', { email: `d${attempt}@otro.example` })).status,
      ).toBe(200);
    tooMany(await post('email-otp/request-password-reset', { email: 'd9@otro.example' }));
  });

  it('are stopped for one IP that keeps registering', async () => {
    const post = at('203.0.113.91');
    for (let attempt = 0; attempt < 4; attempt++)
      await post('sign-up/email', aRegistration({ email: `e${attempt}@otro.example` }));
    tooMany(await post('sign-up/email', aRegistration()));
  });

  it('mail an address once, however often it is registered', async () => {
    const { registration } = await aSignedInBrowser(shop, { email: 'calma@hospital-san-rafael.example' });
    const mails = () => shop.mailbox.mails().filter(({ to }) => to === registration.email).length;
    const before = mails();
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await at(`203.0.113.${100 + attempt}`)('sign-up/email', registration)).status).toBe(200);
    expect(mails()).toBe(before + 1);
  });
});

describe('the codes of a day', () => {
  const dayShop = sharedTestShop({ limits: { codesPerIp: { points: 6, seconds: 86_400 } } });
  const request = (ip: string, path: string, email: string) =>
    aBrowser(dayShop, ip).post(`/api/auth/email-otp/${path}`, { email });

  it('end for one IP, and no other', async () => {
    for (let attempt = 0; attempt < 6; attempt++)
      expect(
        (await request('203.0.113.140', 'send-verification-otp', `f${attempt}@otro.example`)).status,
      ).toBe(200);
    const refused = await request('203.0.113.140', 'request-password-reset', 'f7@otro.example');
    tooMany(refused);
    expect(refused.json.detail).toBe('Espera 24 horas e intenta de nuevo.');
    expect((await request('203.0.113.141', 'request-password-reset', 'f7@otro.example')).status).toBe(200);
  });

  it('are not used up by repeated requests within a minute', async () => {
    const email = 'impaciente@hospital-san-rafael.example';
    const post = at('203.0.113.150');
    await post('email-otp/send-verification-otp', { email });
    for (let attempt = 0; attempt < 2; attempt++)
      tooMany(await post('email-otp/send-verification-otp', { email }));
    const { rows } = await shop.pool.query(
      `select points from rate_limits where key like 'codesPerAddressAndIp:%' and points > 1`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the counters', () => {
  it('are shared by processes, and expire', async () => {
    const rules = { tries: { points: 2, seconds: 600 } };
    const [one, other] = [openRateLimits(shop.pool, rules), openRateLimits(shop.pool, rules)];
    expect(await one.consume('tries', 'x')).toBeNull();
    expect(await other.consume('tries', 'x')).toBeNull();
    expect(await one.consume('tries', 'x')).toBeGreaterThan(0);
    await shop.pool.query('update rate_limits set expire = expire - 600000');
    expect(await other.consume('tries', 'x')).toBeNull();
  });

  it('store no e-mail address', async () => {
    await at('203.0.113.120')('sign-in/email', wrong('secreta@otro.example'));
    const { rows } = await shop.pool.query<{ key: string }>('select key from rate_limits');
    expect(rows.map(({ key }) => key).join()).not.toMatch(/secreta|203\.0\.113/);
  });
});
