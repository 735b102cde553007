import { expect, type Page } from '@playwright/test';
import { enterShop, openSession, signInByForm, toastOf } from '../browsing.ts';
import { codeMailedTo } from '../mailbox.ts';
import { test } from '../story.ts';
import { aNewUser, aNurse, aWaitingUser, register, SAN_RAFAEL, type TestUser } from '../test-users.ts';

const expectMessage = (page: Page, message: string) =>
  expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();

test.use({ reuseContext: false });

test.describe('signing in', () => {
  test.beforeEach(({ page }) => page.goto('/auth'));

  test('asks for both fields, and keeps what was typed', async ({ page }) => {
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expectMessage(page, 'Completa todos los campos');
    await page.getByLabel('Correo institucional').fill('alguien@hospital-san-rafael.example');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expectMessage(page, 'Completa todos los campos');
    await expect(page.getByLabel('Correo institucional')).toHaveValue('alguien@hospital-san-rafael.example');
  });

  test('says the same of a wrong password and of an address nobody registered', async ({ page }) => {
    const nurse = await aWaitingUser();
    for (const testUser of [{ ...nurse, password: 'otra-cosa-distinta' }, aNewUser()]) {
      await signInByForm(page, testUser);
      await expectMessage(page, 'Email o contraseña incorrectos');
      await expect(toastOf(page)).toContainText('Error al iniciar sesión');
      await page.reload();
    }
  });

  test('welcomes back and goes to the shop', async ({ page }) => {
    await signInByForm(page, await aNurse());
    await expect(toastOf(page)).toContainText('¡Bienvenido de vuelta!');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  });

  test('asks for the code first while the address is unproved', async ({ page }) => {
    const testUser = aNewUser();
    await register(testUser);
    await signInByForm(page, testUser);
    await expect(page.getByLabel('Código de verificación')).toBeVisible();
    await page.getByLabel('Código de verificación').fill(await codeMailedTo(testUser.email));
    await expect(page.getByRole('heading', { name: 'Verificación Pendiente' })).toBeVisible();
  });
});

test.describe('registering', () => {
  const fill = async (page: Page, testUser: Partial<TestUser>) => {
    await page.getByLabel('Nombre completo').fill(testUser.fullName ?? '');
    await page.getByLabel('Correo institucional').fill(testUser.email ?? '');
    await page.getByLabel('Contraseña', { exact: true }).fill(testUser.password ?? '');
    await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  };

  test('switches between the two modes by their buttons', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Crear cuenta nueva' }).click();
    await expect(page.getByLabel('Nombre completo')).toBeVisible();
    await page.getByRole('button', { name: 'Ya tengo cuenta' }).click();
    await expect(page.getByLabel('Nombre completo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Crear cuenta nueva' })).toBeVisible();
  });

  test('names what is missing, short or unknown', async ({ page }) => {
    const testUser = aNewUser();
    await page.goto('/auth?mode=register');
    await fill(page, { ...testUser, fullName: '' });
    await expectMessage(page, 'Completa todos los campos requeridos');
    await fill(page, { ...testUser, password: 'siete77' });
    await expectMessage(page, 'La contraseña debe tener al menos 8 caracteres');
    await fill(page, { ...testUser, email: 'alguien@correo-de-la-calle.example' });
    await expectMessage(page, 'El dominio de email no está registrado. Contacta a tu administrador.');
    await expect(toastOf(page)).toContainText('Error al crear cuenta');
    await expect(page.getByLabel('Nombre completo')).toHaveValue(testUser.fullName);
  });

  test('goes to the code, and Volver comes back with the code cleared', async ({ page }) => {
    const testUser = aNewUser();
    await page.goto('/auth?mode=register');
    await fill(page, testUser);
    await expect(toastOf(page)).toContainText(`Cuenta creada - ${SAN_RAFAEL.name}`);
    await page.getByLabel('Código de verificación').fill('123');
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(page.getByLabel('Nombre completo')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Código de verificación')).toHaveValue('');
  });
});

test.describe('the code', () => {
  test('opens by its address with the e-mail filled in, and takes six digits only', async ({ page }) => {
    const testUser = aNewUser();
    await register(testUser);
    await page.goto(`/auth?mode=verify-otp&email=${encodeURIComponent(testUser.email)}`);
    await expect(page.getByText(testUser.email)).toBeVisible();
    const field = page.getByLabel('Código de verificación');
    const submit = page.getByRole('button', { name: 'Verificar cuenta' });
    await expect(submit).toBeDisabled();
    await field.pressSequentially('12a-34');
    await expect(field).toHaveValue('1234');
    await expect(submit).toBeDisabled();

    const code = await codeMailedTo(testUser.email);
    await field.fill(code === '000000' ? '111111' : '000000');
    await expectMessage(page, 'Código inválido o expirado');
    await expect(toastOf(page)).toContainText('Error al verificar código');
    await field.fill(code);
    await expect(toastOf(page)).toContainText('¡Cuenta verificada exitosamente!');
    await expect(page).toHaveURL('/');
  });

  test('is sent again once a minute', async ({ page }) => {
    const testUser = aNewUser();
    await register(testUser);
    const first = await codeMailedTo(testUser.email);
    await page.clock.install();
    await page.goto(`/auth?mode=verify-otp&email=${encodeURIComponent(testUser.email)}`);
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    await expect(toastOf(page)).toContainText('Código reenviado');
    await expect(toastOf(page)).toContainText('Revisa tu email');
    await expect(page.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled();
    await expect.poll(() => codeMailedTo(testUser.email)).not.toBe(first);

    // The page's minute is over, the server's is not.
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
    await expect(toastOf(page)).toContainText(/Espera \d+ segundos/);
    await expect(page.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toBeDisabled();
  });
});

test.describe('the session', () => {
  test('a visitor who is not signed in signs in first and then sees the page that was opened', async ({
    page,
  }) => {
    const nurse = await aNurse();
    await page.goto('/category/frutas?de=correo');
    await expect(page).toHaveURL(/\/auth/);
    await signInByForm(page, nurse);
    await expect(page).toHaveURL('/category/frutas?de=correo');
    await expect(page.getByRole('heading', { level: 1, name: 'Frutas' })).toBeVisible();
  });

  test('survives a reload, and renews a token that was tampered with or expired', async ({ page }) => {
    await enterShop(page, await aNurse());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
    for (const spoil of [tampered, expired]) {
      await page.evaluate(spoil);
      await page.goto('/profile?seccion=pedidos');
      await expect(page.getByRole('heading', { name: 'Todavía no tienes pedidos' })).toBeVisible();
      await expect(page).toHaveURL('/profile?seccion=pedidos');
    }
  });

  test('ends in every tab at once, and the back button shows nothing', async ({ page, context }) => {
    await enterShop(page, await aNurse());
    await page.goto('/profile');
    const otherTab = await context.newPage();
    await otherTab.goto('/cart');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(otherTab).toHaveURL('/auth');
    await page.goBack();
    await expect(page).toHaveURL(/\/auth/);
    expect((await context.request.get('/api/auth/token')).status()).toBe(401);
  });

  test('starts from a magic link, whose token is removed from the address', async ({ page, context }) => {
    const { accessToken: token } = await openSession(context, await aNurse());
    await page.goto(`/cart#access_token=${token}&type=magiclink`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  });
});

/** Another letter in the middle of the signature. */
const tampered = () => {
  for (const [key, text] of Object.entries({ ...localStorage })) {
    const token = /"accessToken":"([^"]+)"/.exec(text)?.[1];
    if (!token) continue;
    const at = token.length - 20;
    const other = token[at] === 'A' ? 'B' : 'A';
    localStorage.setItem(key, text.replace(token, token.slice(0, at) + other + token.slice(at + 1)));
  }
};

/** A token that says it ended a minute ago. */
const expired = () => {
  for (const [key, text] of Object.entries({ ...localStorage })) {
    const token = /"accessToken":"([^"]+)"/.exec(text)?.[1];
    if (!token) continue;
    const [head, payload = '', signature] = token.split('.');
    const claims = {
      ...JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))),
      exp: Date.now() / 1000 - 60,
    };
    localStorage.setItem(key, text.replace(token, [head, btoa(JSON.stringify(claims)), signature].join('.')));
  }
};
