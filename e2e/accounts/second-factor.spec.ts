import { type Browser, expect, type Page } from '@playwright/test';
import { shopPasswords } from '../../packages/server/src/accounts/password/passwords.ts';
import { createProvenAccount } from '../../packages/server/src/accounts/registration/create-account.ts';
import { anAuthenticator } from '../../packages/server/src/accounts/second-factor/authenticator.builders.ts';
import { createAdmin } from '../../packages/server/src/accounts/users/create-admin.ts';
import { type Database, openDatabase } from '../../packages/server/src/platform/db/database.ts';
import { isClean } from '../axe.ts';
import { signInByForm, toastOf } from '../browsing.ts';
import { type Shop, startShop } from '../server.ts';
import { test } from '../story.ts';
import type { TestUser } from '../test-users.ts';

/** A shop as it takes real orders, where administration asks for a second factor. */
let shop: Shop;
let database: Database;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  shop = await startShop({
    NODE_ENV: 'production',
    AUTH_SECRET: 'a-secret-for-this-test-of-more-than-32-characters',
    // Nobody listens there: what is mailed is not this story's.
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  });
  database = openDatabase(shop.databaseUrl, { maxConnections: 2 });
});
test.afterAll(async () => {
  await database?.close();
  await shop?.stop();
});

/** As `npm run admin:create` makes one. */
const anAdministrator = async (): Promise<TestUser> => {
  const email = 'jefa@hospital-de-prueba.example';
  const made = await createAdmin(database.db, { email, fullName: 'Jefa de Turno' }, shopPasswords);
  if (!made.ok || made.value.kind !== 'created') throw new Error('no administrator');
  return { email, fullName: 'Jefa de Turno', password: made.value.password };
};

const aColleague = async (): Promise<TestUser> => {
  const newUser = {
    email: 'ana@hospital-de-prueba.example',
    fullName: 'Ana Vega',
    password: 'guagua-azul-22',
  };
  await database.db
    .transaction()
    .execute((trx) =>
      createProvenAccount(trx, { ...newUser, hospitalId: null, isVerified: true }, shopPasswords),
    );
  return newUser;
};

/** As if everybody had signed in an hour ago. */
const anHourLater = () =>
  database.pool.query(`update sessions set authenticated_at = authenticated_at - interval '1 hour'`);

const pageOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();

/** From the menu of a person's row; a list that is loaded anew meanwhile takes the open menu with it. */
const choose = (page: Page, newUser: TestUser, item: string) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Más sobre ${newUser.fullName}` }).click({ timeout: 2_000 });
    await page.getByRole('menuitem', { name: item }).click({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });

test('an administrator sets up a second factor, signs in with it, and gives a role', async ({ browser }) => {
  const [chief, colleague] = [await anAdministrator(), await aColleague()];
  const page = await pageOf(browser);

  // Without one they are kept out, and led to where it is set up.
  await page.goto('/admin');
  await signInByForm(page, chief);
  await expect(page.getByRole('heading', { name: 'Falta tu segundo paso' })).toBeVisible();
  await isClean(page, 'administration without a second factor');
  await page.getByRole('link', { name: 'Activar el segundo paso' }).click();
  const section = page.getByRole('region', { name: 'Segundo paso al entrar' });
  await expect(section).toContainText('Para administrar la tienda lo necesitas.');
  await isClean(page, 'security, off');
  await section.getByRole('button', { name: 'Activar el segundo paso' }).click();
  await section.getByLabel('Tu contraseña').fill('no-es-esta');
  await section.getByRole('button', { name: 'Continuar' }).click();
  await expect(section).toContainText('Esa no es tu contraseña.');
  await section.getByLabel('Tu contraseña').fill(chief.password);
  await section.getByRole('button', { name: 'Continuar' }).click();
  await expect(section.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await section.getByText('No puedo escanear').click();
  const secret = (await section.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).innerText()).replaceAll(' ', '');
  await isClean(page, 'security, the QR code');
  const codeAt = anAuthenticator(`otpauth://totp/x?secret=${secret}`);
  await section.getByLabel('Código de tu aplicación').fill(codeAt(-4));
  await section.getByRole('button', { name: 'Activar' }).click();
  await expect(section).toContainText('Ese código no sirve.');
  const codes = section.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem');
  // A code of the half minute before is one of the minute before where the machine takes its time.
  await expect(async () => {
    await section.getByLabel('Código de tu aplicación').fill(codeAt(-1));
    await section.getByRole('button', { name: 'Activar' }).click();
    await expect(codes).toHaveCount(10, { timeout: 5_000 });
  }).toPass({ timeout: 20_000 });
  await isClean(page, 'security, the backup codes');
  const backupCode = await codes.first().innerText();
  const lastBackupCode = await codes.last().innerText();
  await section.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(section).toContainText('Te quedan 10 códigos de respaldo.');
  await isClean(page, 'security, on');

  // The password alone opens nothing any more.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Entra a tu cuenta' })).toBeVisible();
  await signInByForm(page, chief);
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible();
  await isClean(page, 'the second step');
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByLabel('Correo institucional')).toHaveValue(chief.email);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByLabel('Código de tu aplicación').fill(codeAt(-4));
  await expect(page.getByRole('alert')).toContainText('Ese código no sirve.');
  await page.getByLabel('Código de tu aplicación').fill(codeAt());
  await expect(toastOf(page)).toContainText('¡Bienvenido de vuelta!');

  // Roles are given by who proved themselves lately; the change goes on by itself.
  await anHourLater();
  await page.goto('/admin/users?estado=verificada');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: colleague.email });
  await choose(page, colleague, 'Roles');
  const sheet = page.getByRole('dialog', { name: `Roles de ${colleague.fullName}` });
  await sheet.getByRole('checkbox', { name: /^Administración/ }).check();
  await sheet.getByLabel('¿Por qué?').fill('Administra desde hoy');
  await sheet.getByRole('button', { name: 'Guardar roles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await isClean(page, 'proving oneself again');
  await dialog.getByRole('button', { name: 'Confirmar y seguir' }).click();
  await expect(dialog).toContainText('Escribe tu contraseña.');
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta');
  await dialog.getByLabel('Código de tu aplicación').fill(codeAt(1));
  await dialog.getByRole('button', { name: 'Confirmar y seguir' }).click();
  await expect(dialog).toContainText('Esa no es tu contraseña.');
  await expect(dialog.getByLabel('Código de tu aplicación')).not.toHaveValue('');
  await dialog.getByLabel('Tu contraseña').fill(chief.password);
  await dialog.getByRole('button', { name: 'Confirmar y seguir' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Administra');

  // Whoever would rather not leaves things as they are.
  await anHourLater();
  await choose(page, colleague, 'Roles');
  await sheet.getByRole('checkbox', { name: /^Administración/ }).uncheck();
  await sheet.getByLabel('¿Por qué?').fill('Se va');
  await sheet.getByRole('button', { name: 'Guardar roles' }).click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(sheet).toContainText('Confirma tu contraseña y repite el cambio.');
  await expect(sheet.getByLabel('¿Por qué?')).toHaveValue('Se va');
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(row).toContainText('Administra');

  // A lost telephone: a backup code signs in, once.
  const other = await pageOf(browser);
  await other.goto('/auth');
  await signInByForm(other, chief);
  await other.getByRole('button', { name: 'Usar un código de respaldo' }).click();
  await isClean(other, 'the second step by a backup code');
  await other.getByLabel('Código de respaldo').fill(backupCode);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(toastOf(other)).toContainText('¡Bienvenido de vuelta!');
  await other.goto('/profile?seccion=seguridad');
  await expect(other.getByRole('region', { name: 'Segundo paso al entrar' })).toContainText('Te quedan 9');

  // And it is turned off by the two together.
  await other.getByRole('button', { name: 'Desactivar' }).click();
  const off = other.getByRole('dialog', { name: '¿Desactivar el segundo paso?' });
  await off.getByLabel('Tu contraseña').fill(chief.password);
  await off.getByRole('button', { name: 'Usar un código de respaldo' }).click();
  await off.getByLabel('Código de respaldo').fill(backupCode);
  await off.getByRole('button', { name: 'Desactivar' }).click();
  await expect(off).toContainText('Ese código de respaldo no sirve, o ya se usó.');

  // Nor does the password alone delete the account.
  await other.goto('/profile?seccion=privacidad');
  await other.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  const deletion = other.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  await deletion.getByLabel('Tu contraseña').fill(chief.password);
  await deletion.getByLabel('Escribe BORRAR para confirmar').fill('borrar');
  await deletion.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(deletion).toContainText('El código debe tener 6 dígitos');
  await isClean(other, 'deletion with a second factor');
  await deletion.getByRole('button', { name: 'Usar un código de respaldo' }).click();
  await deletion.getByLabel('Código de respaldo').fill(lastBackupCode);
  await deletion.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(toastOf(other)).toContainText('Borramos tu cuenta');
});
