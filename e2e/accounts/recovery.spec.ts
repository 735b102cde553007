import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { toastOf } from '../browsing.ts';
import { codeMailedTo, mailTo } from '../mailbox.ts';
import { callApi } from '../shop.ts';
import { test } from '../story.ts';
import { aNewUser, aNurse, register } from '../test-users.ts';

const NEW = 'otra-guardia-mas-larga';
const recoveryCode = async (email: string): Promise<string> =>
  (await mailTo(email, /código para cambiar la contraseña/)).subject.slice(0, 6);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Código de recuperación');
const passwordField = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const requestCode = async (page: Page, email: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Correo institucional').fill(email);
  await button(page, '¿Olvidaste tu contraseña?').click();
  await expect(page.getByLabel('Correo institucional')).toHaveValue(email);
  await button(page, 'Enviar código').click();
  await expect(codeField(page)).toBeFocused();
};

test.describe('a forgotten password', () => {
  test('is replaced after a code by mail, and a mail confirms it', async ({ page }) => {
    const nurse = await aNurse();
    await requestCode(page, nurse.email);
    await codeField(page).fill(await recoveryCode(nurse.email));
    await expect(passwordField(page, 'Contraseña nueva')).toBeFocused();
    await passwordField(page, 'Contraseña nueva').fill(NEW);
    await button(page, 'Cambiar contraseña').click();
    await expect(toastOf(page)).toContainText('Contraseña cambiada');

    // What was just chosen stands there: one more tap and they are in.
    await expect(page.getByLabel('Correo institucional')).toHaveValue(nurse.email);
    await button(page, 'Iniciar sesión').click();
    await expect(page).toHaveURL('/');
    await mailTo(nurse.email, /contraseña de Nutrición Plus cambió/);
    const withOld = await callApi('/api/auth/sign-in/email', {
      body: { email: nurse.email, password: nurse.password },
    });
    expect(withOld.status).toBe(401);
  });

  test('says what is wrong and keeps the rest, and offers another code after five tries', async ({
    page,
  }) => {
    const nurse = await aNurse();
    await requestCode(page, nurse.email);
    const code = await recoveryCode(nurse.email);
    await codeField(page).fill(code);
    await passwordField(page, 'Contraseña nueva').fill('password1');
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByRole('alert')).toContainText('Esa contraseña es de las más usadas');
    await expect(codeField(page)).toHaveValue(code);

    await passwordField(page, 'Contraseña nueva').fill(NEW);
    await codeField(page).fill(code === '000000' ? '111111' : '000000');
    for (let turn = 0; turn < 4; turn += 1) {
      await button(page, 'Cambiar contraseña').click();
      await expect(page.getByRole('alert')).toHaveText('Código inválido o expirado');
      await page.getByLabel('Contraseña nueva', { exact: true }).fill(`${NEW}-${turn}`);
    }
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByRole('alert')).toContainText('pide un código nuevo');
    await expect(button(page, 'Reenviar código')).toBeEnabled();
  });

  test('shows the same for an address that is not registered', async ({ page }) => {
    await requestCode(page, aNewUser().email);
    await codeField(page).fill('123456');
    await passwordField(page, 'Contraseña nueva').fill(NEW);
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByRole('alert')).toHaveText('Código inválido o expirado');
  });

  test('opens from the mail to somebody who registers twice', async ({ page }) => {
    const nurse = await aNurse();
    await register(nurse);
    const { text } = await mailTo(nurse.email, /Ya tienes cuenta/);
    const link = /\S*mode=recover\S*/.exec(text)?.[0] ?? '';
    await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
    await expect(page.getByRole('heading', { name: 'Recupera tu cuenta' })).toBeVisible();
    await expect(page.getByLabel('Correo institucional')).toHaveValue(nurse.email);
  });

  test('has screens that everybody can use', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/auth?mode=recover');
    await button(page, 'Enviar código').click();
    await expect(page.getByRole('alert')).toContainText('Escribe tu email.');
    await isClean(page, 'recover');
    await page.goto('/auth?mode=reset-password&email=a@hospital-san-rafael.example');
    await codeField(page).fill('123456');
    await button(page, 'Cambiar contraseña').click();
    await expect(page.getByRole('alert')).toContainText('La contraseña debe tener al menos 8 caracteres');
    await isClean(page, 'reset');
  });
});

test.describe('an address that a stranger registered too', () => {
  const STRANGERS = 'la-que-puso-un-extrano';

  test('opens with the password chosen in this browser', async ({ page }) => {
    const testUser = aNewUser();
    await register({ ...testUser, password: STRANGERS });
    await page.goto('/auth?mode=register');
    await page.getByLabel('Nombre completo').fill(testUser.fullName);
    await page.getByLabel('Correo institucional').fill(testUser.email);
    await passwordField(page, 'Contraseña').fill(testUser.password);
    await button(page, 'Crear cuenta').click();
    await page.getByLabel('Código de verificación').fill(await codeMailedTo(testUser.email));
    await expect(page.getByRole('heading', { name: 'Verificación Pendiente' })).toBeVisible();
    const stranger = await callApi('/api/auth/sign-in/email', {
      body: { email: testUser.email, password: STRANGERS },
    });
    expect(stranger.status).toBe(401);
  });

  test('asks for her password where the code is entered in another browser', async ({ page }) => {
    const testUser = aNewUser();
    await register(testUser);
    await register({ ...testUser, password: STRANGERS });
    await page.goto(`/auth?mode=verify-otp&email=${encodeURIComponent(testUser.email)}`);
    await page.getByLabel('Código de verificación').fill(await codeMailedTo(testUser.email));
    await expect(passwordField(page, 'Tu contraseña')).toBeFocused();
    await expect(page.getByText('Falta la contraseña que escogiste al crear tu cuenta.')).toBeVisible();
    await isClean(page, 'which password');
    await passwordField(page, 'Tu contraseña').fill('ninguna-de-las-dos');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Esa no es la contraseña con que te registraste');
    await passwordField(page, 'Tu contraseña').fill(testUser.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Verificación Pendiente' })).toBeVisible();
  });
});
