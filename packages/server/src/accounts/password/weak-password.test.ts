import { describe, expect, it } from 'vitest';
import { aBrowser, aRegistration, aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';
import { demoPassword } from '../demo/seed-demo-accounts.ts';
import { refuseWeakPassword } from './weak-password.ts';

const shop = sharedTestShop();

const COMMON =
  'Esa contraseña es de las más usadas y se adivina enseguida. Escoge otra: tres palabras que solo tú juntarías.';
const NAMES =
  'Tu email y los nombres del hospital y de la tienda se adivinan enseguida. Escoge otra: tres palabras que solo tú juntarías.';

describe('refuseWeakPassword', () => {
  it.each([
    ['password1', COMMON],
    ['Mariposa', COMMON],
    ['12345678', COMMON],
    ['Enfermera1', COMMON],
    ['NutricionPlus2026', NAMES],
    ['Hospital San Rafael', NAMES],
    ['carmen@hospital-san-rafael.example', NAMES],
  ])('refuses %s at registration and says what to do', async (password, text) => {
    const { status, json } = await aBrowser(shop).post(
      '/api/auth/sign-up/email',
      aRegistration({ password }),
    );
    expect([status, json.errors]).toEqual([422, { password: text }]);
    const { rows } = await shop.pool.query(`select from profiles where email like 'carmen@%'`);
    expect(rows).toHaveLength(0);
  });

  it('refuses a change, and the old password stays', async () => {
    const { browser, registration } = await aSignedInBrowser(shop, {
      email: 'ana@hospital-san-rafael.example',
    });
    const change = (newPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword: registration.password, newPassword });
    for (const [password, text] of [
      ['iloveyou1', COMMON],
      ['ana@hospital-san-rafael.example', NAMES],
    ] as const) {
      const { status, json } = await change(password);
      expect([status, json.errors]).toEqual([422, { newPassword: text }]);
    }
    expect((await aBrowser(shop).post('/api/auth/sign-in/email', registration)).status).toBe(200);
  });

  it('accepts the password of the demo accounts', async () => {
    const chosen = {
      field: 'password',
      email: 'enfermera@hospital-san-rafael.example',
      hospitalName: 'Hospital San Rafael',
    } as const;
    expect(await refuseWeakPassword({ ...chosen, password: demoPassword })).toBeNull();
  });
});
