import { publicContactSchema, unknownShopParticulars } from '@nutricion/contract/orders/shop-particulars';
import { describe, expect, it } from 'vitest';
import {
  aBrowser,
  aRegistration,
  aSignedInBrowser,
  codeFor,
  sharedTestShop,
} from '../account-shop.builders.ts';

const shop = sharedTestShop();

const signUp = (body: unknown) => aBrowser(shop).post('/api/auth/sign-up/email', body);
const profileOf = (email: string) =>
  shop.db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst();
const mailsTo = (email: string) => shop.mailbox.mails().filter(({ to }) => to === email);

describe('registering', () => {
  it('leads a nurse from her hospital address to her own profile', async () => {
    const browser = aBrowser(shop);
    const email = 'ana.lopez@hospital-san-rafael.example';
    const registration = aRegistration({
      name: '  Ana López ',
      email: 'Ana.Lopez@Hospital-San-Rafael.example ',
    });
    const registered = await browser.post('/api/auth/sign-up/email', registration);
    expect(registered.status).toBe(200);
    expect(registered.json).toEqual({
      user: { name: 'Ana López', email },
      hospital: { name: 'Hospital San Rafael' },
    });
    expect([...browser.cookies.keys()]).toEqual(['nutricion-plus.registration', 'nutricion-plus.code']);
    expect((await browser.get('/api/auth/token')).status).toBe(401);

    const verified = await browser.post('/api/auth/email-otp/verify-email', {
      email,
      otp: codeFor(shop, email),
    });
    expect(verified.status).toBe(200);
    const { json } = await browser.get('/api/auth/token');
    const me = await browser.get('/api/me', { authorization: `Bearer ${json?.token}` });
    expect(me.json).toEqual({
      profile: {
        id: expect.any(String),
        email,
        full_name: 'Ana López',
        is_verified: false,
        role: 'customer',
        hospital_id: shop.hospitalId,
        phone: null,
      },
      roles: [],
      hospital: { id: shop.hospitalId, name: 'Hospital San Rafael' },
      second_factor: 'off',
      session: { isTrusted: false, sealKey: expect.any(String) },
      shop: {
        ivuBasisPoints: 1150,
        orderLimits: {
          unitsPerProduct: 40,
          openUnitsPerProduct: 80,
          scarceUnits: 12,
          stockSharePercent: 50,
          reviewAbove: 500,
        },
        // No contact data of the shop have been entered yet.
        contact: publicContactSchema.parse(unknownShopParticulars),
        nextDelivery: null,
      },
    });
  });

  it('refuses a name or password that the database cannot store', async () => {
    for (const field of ['name', 'password'] as const) {
      const refused = await signUp(aRegistration({ [field]: 'guagua-azul\u0000' }));
      expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('requires every field', async () => {
    const { status, json } = await signUp({ email: '', password: 'larga-y-buena', name: ' ' });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      detail: 'Completa todos los campos requeridos',
      errors: {
        email: 'Completa todos los campos requeridos',
        name: 'Completa todos los campos requeridos',
      },
    });
  });

  it('requires a password of eight characters', async () => {
    const { status, json } = await signUp(aRegistration({ password: 'corta-7' }));
    expect(status).toBe(422);
    expect(json?.errors).toEqual({ password: 'La contraseña debe tener al menos 8 caracteres' });
  });

  it.each(['ana@otro.example', 'ana@san-rafael.example', 'ana@evil.hospital-san-rafael.example'])(
    'refuses %s, whose domain is no active hospital’s',
    async (email) => {
      const { status, json } = await signUp(aRegistration({ email }));
      expect(status).toBe(422);
      expect(json?.detail).toBe('El dominio de email no está registrado. Contacta a tu administrador.');
      expect(await profileOf(email)).toBeUndefined();
    },
  );

  it('refuses the domain of an inactive hospital', async () => {
    await shop.db
      .insertInto('hospitals')
      .values({ name: 'Hospital Cerrado', email_domain: 'cerrado.example', is_active: false })
      .execute();
    const { status } = await signUp(aRegistration({ email: 'ana@cerrado.example' }));
    expect(status).toBe(422);
  });

  it.each([
    'no es un email',
    'a@b@hospital-san-rafael.example',
    'x@hospital-san-rafael.example\nBcc: y@z.example',
  ])('refuses the address %j', async (email) => {
    const { status, json } = await signUp(aRegistration({ email }));
    expect(status).toBe(422);
    expect(json?.errors).toHaveProperty('email');
  });

  it('ignores fields that the customer must not set', async () => {
    const email = 'lista@hospital-san-rafael.example';
    await signUp({
      ...aRegistration({ email }),
      role: 'admin',
      hospital_id: '00000000-0000-4000-8000-000000000000',
      hospitalId: '00000000-0000-4000-8000-000000000000',
      is_verified: true,
      emailVerified: true,
      email_verified: true,
      user_id: '00000000-0000-4000-8000-000000000000',
      id: '00000000-0000-4000-8000-000000000000',
    });
    const profile = await profileOf(email);
    expect(profile).toMatchObject({
      role: 'customer',
      hospital_id: shop.hospitalId,
      is_verified: false,
      email_verified: false,
    });
    expect(profile?.id).not.toBe('00000000-0000-4000-8000-000000000000');
  });

  it('leaves nothing behind if the account can’t be created completely', async () => {
    const email = 'trunca@hospital-san-rafael.example';
    await shop.asOwner(
      `alter table registrations add constraint broken check (password_hash = '') not valid`,
    );
    const { status } = await signUp(aRegistration({ email }));
    await shop.asOwner('alter table registrations drop constraint broken');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await profileOf(email)).toBeUndefined();
  });
});

describe('registering an address that has an account', () => {
  it('responds the same as for a new one, and mails the owner', async () => {
    const email = 'lucia@hospital-san-rafael.example';
    await aSignedInBrowser(shop, { email });
    const before = mailsTo(email).length;
    const again = await signUp(aRegistration({ email, name: 'Otra Persona' }));
    const fresh = await signUp(
      aRegistration({ email: 'fresca@hospital-san-rafael.example', name: 'Otra Persona' }),
    );

    expect(again.status).toBe(fresh.status);
    expect(again.text.replace(email, '')).toBe(fresh.text.replace('fresca@hospital-san-rafael.example', ''));
    expect([...again.headers.keys()]).toEqual([...fresh.headers.keys()]);
    expect(mailsTo(email)).toHaveLength(before + 1);
    expect(mailsTo(email)[0]?.subject).toBe('Ya tienes cuenta en Nutrición Plus');
    expect(await profileOf(email)).toMatchObject({ full_name: 'Carmen Prueba' });
  });

  it('does not change the password of a confirmed account', async () => {
    const email = 'marta@hospital-san-rafael.example';
    await aSignedInBrowser(shop, { email, password: 'la-de-siempre-1' });
    await signUp(aRegistration({ email, password: 'la-del-ladron-1' }));
    const signIn = (password: string) => aBrowser(shop).post('/api/auth/sign-in/email', { email, password });
    expect((await signIn('la-del-ladron-1')).status).toBe(401);
    expect((await signIn('la-de-siempre-1')).status).toBe(200);
  });
});
