import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from '../account-shop.builders.ts';

const shop = sharedTestShop();

let addresses = 0;
const anAddress = () => `persona-${++addresses}@hospital-san-rafael.example`;
const OWNERS = 'la-de-la-duena-1';
const STRANGERS = 'la-del-extrano-1';
type Browser = ReturnType<typeof aBrowser>;

const signUp = (browser: Browser, email: string, password: string, name = 'Carmen Prueba') =>
  browser.post('/api/auth/sign-up/email', aRegistration({ email, password, name }));
const verify = (browser: Browser, email: string, otp: string, password?: string) =>
  browser.post('/api/auth/email-otp/verify-email', { email, otp, ...(password && { password }) });
const opens = async (email: string, password: string) =>
  (await aBrowser(shop).post('/api/auth/sign-in/email', { email, password })).status;
const codesTo = (email: string) =>
  shop.mailbox
    .mails()
    .filter(({ to, subject }) => to === email && /^\d{6} /.test(subject))
    .map(({ subject }) => subject.slice(0, 6));
const rowsOf = async (email: string) => {
  const { rows } = await shop.pool.query<{ registrations: number; sessions: number; name: string }>(
    `select (select count(*)::int from registrations where user_id = p.id) as registrations,
       (select count(*)::int from sessions where user_id = p.id) as sessions, full_name as name
     from profiles p where email = $1`,
    [email],
  );
  return rows[0];
};

describe('an address that two people register', () => {
  describe.each(['the stranger first', 'the owner first'])('%s', (order) => {
    const bothRegister = async () => {
      const email = anAddress();
      const [owner, stranger] = [aBrowser(shop), aBrowser(shop, '203.0.113.66')];
      const asOwner = () => signUp(owner, email, OWNERS, 'La Dueña');
      const asStranger = () => signUp(stranger, email, STRANGERS, 'El Extraño');
      for (const register of order === 'the owner first' ? [asOwner, asStranger] : [asStranger, asOwner])
        expect((await register()).status).toBe(200);
      const [newest = '', oldest = ''] = codesTo(email);
      return { email, owner, stranger, newest, oldest };
    };

    it.each(['newest', 'oldest'] as const)(
      'gives it to who enters the %s code, with her password and her name',
      async (which) => {
        const { email, owner, [which]: code } = await bothRegister();
        expect((await verify(owner, email, code)).status).toBe(200);
        expect(await opens(email, STRANGERS)).toBe(401);
        expect(await opens(email, OWNERS)).toBe(200);
        expect(await rowsOf(email)).toMatchObject({ registrations: 0, name: 'La Dueña' });
      },
    );

    it('requires her password in another browser without using up the code', async () => {
      const { email, newest } = await bothRegister();
      const telephone = aBrowser(shop);
      const registered = await verify(telephone, email, newest);
      expect([registered.status, registered.json.errors]).toEqual([
        422,
        {
          password:
            'Otra persona también registró este correo. Escribe la contraseña que escogiste al crear tu cuenta. Si no la recuerdas, regístrate otra vez en este equipo.',
        },
      ]);
      expect(await rowsOf(email)).toMatchObject({ registrations: 2, sessions: 0 });
      expect(await opens(email, STRANGERS)).toBe(403);
      const neither = await verify(telephone, email, newest, 'ninguna-de-las-dos');
      expect([neither.status, Object.keys(neither.json.errors ?? {})]).toEqual([422, ['password']]);
      expect((await verify(telephone, email, newest, OWNERS)).status).toBe(200);
      expect(await opens(email, STRANGERS)).toBe(401);
      expect(await opens(email, OWNERS)).toBe(200);
    });

    it('takes the newest registration of the browser in which the code is entered', async () => {
      const { email, newest } = await bothRegister();
      const telephone = aBrowser(shop);
      expect((await verify(telephone, email, newest)).status).toBe(422);
      const third = 'la-que-recuerda-ahora';
      await signUp(telephone, email, third, 'La Dueña');
      expect((await verify(telephone, email, newest)).status).toBe(200);
      for (const [password, status] of [
        [third, 200],
        [STRANGERS, 401],
      ] as const)
        expect(await opens(email, password)).toBe(status);
    });

    it('prefers her password to the cookie that a stranger left in a shared browser', async () => {
      const { email, stranger, newest } = await bothRegister();
      expect((await verify(stranger, email, newest, OWNERS)).status).toBe(200);
      expect(await opens(email, STRANGERS)).toBe(401);
    });

    it('uses her own registration after she signs in elsewhere', async () => {
      const { email, newest } = await bothRegister();
      const telephone = aBrowser(shop);
      const refused = await telephone.post('/api/auth/sign-in/email', { email, password: OWNERS });
      expect([refused.status, refused.json.type]).toEqual([403, '/problemas/correo-sin-verificar']);
      expect((await verify(telephone, email, newest)).status).toBe(200);
      expect(await opens(email, STRANGERS)).toBe(401);
    });

    it('ignores a cookie that the shop did not sign', async () => {
      const { email, stranger, newest } = await bothRegister();
      const [name, value = ''] = [...stranger.cookies][0] ?? [];
      const forger = aBrowser(shop);
      forger.cookies.set(name ?? '', `${value.slice(0, -3)}AAA`);
      expect((await verify(forger, email, newest)).json.errors).toHaveProperty('password');
    });
  });

  it('accepts one of two who verify at the same moment', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const email = anAddress();
      const users = [
        { browser: aBrowser(shop), password: OWNERS },
        { browser: aBrowser(shop, '203.0.113.66'), password: STRANGERS },
      ];
      for (const { browser, password } of users) await signUp(browser, email, password);
      const codes = codesTo(email);
      const responses = await Promise.all(
        users.map(({ browser }, position) => verify(browser, email, codes[position] ?? '')),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      const winner = responses[0]?.status === 200 ? 0 : 1;
      expect(await opens(email, users[winner]?.password ?? '')).toBe(200);
      expect(await opens(email, users[1 - winner]?.password ?? '')).toBe(401);
    }
  });

  it('has no password and no session before it is confirmed', async () => {
    const email = anAddress();
    await signUp(aBrowser(shop), email, OWNERS);
    const { rows } = await shop.pool.query(
      'select from accounts a join profiles p on p.id = a.user_id where p.email = $1',
      [email],
    );
    expect(rows).toHaveLength(0);
    expect(await rowsOf(email)).toMatchObject({ registrations: 1, sessions: 0 });
    expect(await opens(email, OWNERS)).toBe(403);
    expect(await opens(email, STRANGERS)).toBe(401);
  });

  it('clears the registration’s cookie after the confirmation', async () => {
    const { browser } = await aSignedInBrowser(shop, { email: anAddress() });
    expect([...browser.cookies.keys()].toSorted()).toEqual([
      'nutricion-plus.device',
      'nutricion-plus.session_token',
    ]);
  });
});

describe('registering again and again', () => {
  it('makes one account of ten registrations at once, and every mailed code works', async () => {
    for (let attempt = 0; attempt < 4; attempt++) {
      const email = anAddress();
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => signUp(aBrowser(shop), email, OWNERS)),
      );
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
      const codes = codesTo(email);
      expect(codes.length).toBeGreaterThan(0);
      const code = codes[attempt % codes.length] ?? '';
      expect((await verify(aBrowser(shop), email, code)).status).toBe(200);
      expect(await opens(email, OWNERS)).toBe(200);
    }
  });

  it('keeps every code of a double tap valid until one is used', async () => {
    for (const which of [0, 1]) {
      const email = anAddress();
      const browser = aBrowser(shop);
      await Promise.all([signUp(browser, email, OWNERS), signUp(browser, email, OWNERS)]);
      const codes = codesTo(email);
      expect(codes).toHaveLength(2);
      expect((await verify(browser, email, codes[which] ?? '')).status).toBe(200);
      expect((await verify(browser, email, codes[1 - which] ?? '')).status).toBe(422);
    }
  });

  it('uses the last one of a browser, and stores the same password once', async () => {
    const email = anAddress();
    const browser = aBrowser(shop);
    await signUp(browser, email, 'la-primera-que-puse');
    await signUp(browser, email, OWNERS, 'Nombre Corregido');
    expect((await verify(browser, email, codeFor(shop, email))).status).toBe(200);
    expect(await opens(email, OWNERS)).toBe(200);
    expect(await rowsOf(email)).toMatchObject({ name: 'Nombre Corregido' });
  });

  it('is confirmed by a code requested days later, but not after thirty', async () => {
    const resend = (email: string) =>
      aBrowser(shop).post('/api/auth/email-otp/send-verification-otp', { email });
    const [inTime, tooLate] = [anAddress(), anAddress()];
    for (const [email, age] of [
      [inTime, '29 days'],
      [tooLate, '31 days'],
    ] as const) {
      await signUp(aBrowser(shop), email, OWNERS);
      await shop.pool.query(
        `update registrations set expires_at = expires_at - $2::interval
         where user_id = (select id from profiles where email = $1)`,
        [email, age],
      );
    }
    await shop.pool.query('delete from email_codes');
    for (const email of [inTime, tooLate]) expect((await resend(email)).status).toBe(200);
    expect(codesTo(inTime)).toHaveLength(2);
    expect((await verify(aBrowser(shop), inTime, codeFor(shop, inTime))).status).toBe(200);
    expect(codesTo(tooLate)).toHaveLength(1);
    expect(await opens(tooLate, OWNERS)).toBe(401);
    // A new registration is enough.
    await signUp(aBrowser(shop), tooLate, OWNERS);
    expect((await verify(aBrowser(shop), tooLate, codeFor(shop, tooLate))).status).toBe(200);
  });
});
