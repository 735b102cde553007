import { describe, expect, it } from 'vitest';
import { aBrowser, aSignedInBrowser, sharedTestShop } from '../account-shop.builders.ts';

const shop = sharedTestShop({ limits: { passwordPerSession: { points: 4, seconds: 900 } } });

let userCount = 0;
const signedIn = async () => {
  userCount += 1;
  const user = await aSignedInBrowser(shop, { email: `persona${userCount}@hospital-san-rafael.example` });
  const change = (currentPassword: unknown, newPassword: unknown) =>
    user.browser.post('/api/auth/change-password', { currentPassword, newPassword });
  const opens = async (password: string) => {
    const { email } = user.registration;
    return (await aBrowser(shop).post('/api/auth/sign-in/email', { email, password })).status === 200;
  };
  return { ...user, change, opens, password: user.registration.password };
};
const NEW = 'otra-clave-larga-9';

describe('changing the password', () => {
  it('accepts the new password and no longer the old one', async () => {
    const { change, opens, password } = await signedIn();
    expect((await change(password, NEW)).status).toBe(200);
    expect(await opens(NEW)).toBe(true);
    expect(await opens(password)).toBe(false);
  });

  it('ends every other session at once and leaves the current one', async () => {
    const { browser, accessToken, registration, change, password } = await signedIn();
    const other = aBrowser(shop);
    await other.post('/api/auth/sign-in/email', registration);
    const { json } = await other.get('/api/auth/token');
    const asOther = { authorization: `Bearer ${json.token}` };
    expect((await other.get('/api/me', asOther)).status).toBe(200);
    await change(password, NEW);
    expect((await other.get('/api/me', asOther)).status).toBe(401);
    expect((await other.get('/api/auth/token')).status).toBe(401);
    expect((await browser.get('/api/me', { authorization: `Bearer ${accessToken}` })).status).toBe(200);
    expect((await browser.get('/api/auth/token')).status).toBe(200);
  });

  it('notifies the owner by mail without the password', async () => {
    const { registration, change, password } = await signedIn();
    await change(password, NEW);
    await expect
      .poll(() => shop.mailbox.mails().find(({ to }) => to === registration.email)?.subject)
      .toBe('Tu contraseña de Nutrición Plus cambió');
    expect(JSON.stringify(shop.mailbox.mails())).not.toContain(NEW);
  });

  it('names invalid fields and changes nothing', async () => {
    const { change, opens, password } = await signedIn();
    const issues: readonly [unknown, unknown, string, string][] = [
      ['', NEW, 'currentPassword', 'Completa todos los campos'],
      [password, '', 'newPassword', 'Completa todos los campos'],
      [password, 'corta', 'newPassword', 'La contraseña debe tener al menos 8 caracteres'],
      ['no-es-esta-clave', NEW, 'currentPassword', 'Esa no es tu contraseña actual.'],
      [password, password, 'newPassword', 'Escoge una distinta de la que tienes.'],
    ];
    for (const [current, next, field, message] of issues) {
      const { status, json } = await change(current, next);
      expect(status).toBe(422);
      expect(json.errors).toMatchObject({ [field]: message });
    }
    expect(await opens(password)).toBe(true);
  });

  it('needs a session, and limits guesses in an open one', async () => {
    const { change, password } = await signedIn();
    const stranger = aBrowser(shop);
    const response = await stranger.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: NEW,
    });
    expect(response.status).toBe(401);
    for (let tries = 0; tries < 4; tries += 1) expect((await change('no-es-esta', NEW)).status).toBe(422);
    expect((await change(password, NEW)).status).toBe(429);
  });
});
