import { expect, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop, toastOf } from './browsing.ts';
import { mailTo } from './mailbox.ts';
import { callApi, callApiOrThrow } from './shop.ts';
import { test } from './story.ts';
import {
  adminToken,
  aHospital,
  aNewUser,
  aNurse,
  aWaitingUser,
  demoAdmin,
  register,
  uniqueText,
} from './test-users.ts';

const historyOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Más sobre ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Historial' }).click();
  return page.getByRole('dialog', { name: 'Historial' });
};

const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test.describe('hospitals', () => {
  test('one is created, its staff can register, it is edited, and its history shows each change', async ({
    page,
  }) => {
    const unique = uniqueText();
    const name = `Hospital del Ejemplo ${unique}`;
    await enterShop(page, demoAdmin, { path: '/admin/hospitals' });
    await page.getByRole('button', { name: 'Hospital nuevo' }).click();
    const form = page.getByRole('dialog', { name: 'Hospital nuevo' });
    await form.getByLabel('Nombre').fill(name);
    await form.getByLabel('Dominio del correo').fill('no es un dominio');
    await form.getByRole('button', { name: 'Crear hospital' }).click();
    await expect(form.getByText('Escribe solo el dominio, como hospital.org.').first()).toBeVisible();
    await expect(form.getByLabel('Nombre')).toHaveValue(name);

    await form.getByLabel('Dominio del correo').fill(`del-ejemplo-${unique}.example`);
    await form.getByRole('button', { name: 'Añadir edificio' }).click();
    await form.getByRole('textbox', { name: 'Edificio', exact: true }).fill('Torre Norte');
    await form.getByRole('textbox', { name: /piso o unidad 1$/ }).fill('Piso 5');
    await form.getByRole('button', { name: 'Crear hospital' }).click();
    await expect(toastOf(page)).toContainText('Hospital creado');
    await expect(rowOf(page, name)).toContainText('1 lugar en 1 edificio');
    await register(aNewUser({ domain: `del-ejemplo-${unique}.example` }));

    await page.getByRole('button', { name, exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Editar hospital' });
    await edit.getByLabel('Nombre').fill(`${name} II`);
    await edit.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(toastOf(page)).toContainText('Cambios guardados');
    const history = await historyOf(page, `${name} II`);
    await expect(history.getByRole('listitem').first()).toContainText('editó');
    await expect(history.getByRole('listitem').last()).toContainText(`${demoAdmin.fullName} creó ${name}`);
  });

  test('a domain belongs to one hospital only', async ({ page }) => {
    const hospital = await aHospital();
    await enterShop(page, demoAdmin, { path: '/admin/hospitals' });
    await page.getByRole('button', { name: 'Hospital nuevo' }).click();
    const form = page.getByRole('dialog', { name: 'Hospital nuevo' });
    await form.getByLabel('Nombre').fill('Hospital Doble');
    await form.getByLabel('Dominio del correo').fill(hospital.email_domain.toUpperCase());
    await form.getByRole('button', { name: 'Crear hospital' }).click();
    await expect(form.getByText('Ese dominio ya pertenece a otro hospital.').first()).toBeVisible();
  });

  test('a deactivated one takes no more registrations, and its people go on', async ({ page }) => {
    const hospital = await aHospital();
    const nurse = await aNurse({ domain: hospital.email_domain });
    await enterShop(page, demoAdmin, { path: '/admin/hospitals' });
    const acceptsRegistrations = page.getByRole('switch', { name: `${hospital.name}: acepta registros` });
    await acceptsRegistrations.click();
    const question = page.getByRole('dialog', { name: `¿Desactivar ${hospital.name}?` });
    await question.getByRole('button', { name: 'Desactivar' }).click();
    await expect(acceptsRegistrations).not.toBeChecked();

    const newcomer = aNewUser({ domain: hospital.email_domain });
    const { status, json } = await callApi('/api/auth/sign-up/email', {
      body: { name: newcomer.fullName, email: newcomer.email, password: newcomer.password },
    });
    expect(status).toBe(422);
    expect(json.detail).toBe('El dominio de email no está registrado. Contacta a tu administrador.');
    const { email, password } = nurse;
    expect((await callApi('/api/auth/sign-in/email', { body: { email, password } })).status).toBe(200);

    await acceptsRegistrations.click();
    await expect(acceptsRegistrations).toBeChecked();
    await register(newcomer);
    const history = await historyOf(page, hospital.name);
    await expect(history.getByRole('listitem')).toContainText([/activó/, /desactivó/, /creó/]);
  });
});

test.describe('people', () => {
  test('the page opens on users who wait; one is verified and notified by mail', async ({ page }) => {
    const newUser = await aWaitingUser({ name: `Persona en Espera ${uniqueText()}` });
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    await expect(page.getByRole('tab', { name: /^Por verificar/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: `Verificar a ${newUser.fullName}` }).click();
    await expect(rowOf(page, newUser.email)).toContainText('Verificada');
    await expect(rowOf(page, newUser.email)).toContainText('Le avisamos por correo');
    await mailTo(newUser.email, /está activa/);
    const history = await historyOf(page, newUser.fullName);
    await expect(history.getByRole('listitem')).toContainText(
      `${demoAdmin.fullName} verificó a ${newUser.fullName}`,
    );
  });

  test('one is rejected after a confirmation and can’t sign in', async ({ page }) => {
    const newUser = await aWaitingUser();
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    await page.getByRole('button', { name: `Rechazar a ${newUser.fullName}` }).click();
    const question = page.getByRole('dialog', { name: `¿Rechazar a ${newUser.fullName}?` });
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: `Rechazar a ${newUser.fullName}` }).click();
    await question.getByRole('button', { name: 'El correo es de otro hospital.' }).click();
    await isClean(page, 'turning somebody away');
    await question.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(rowOf(page, newUser.email)).toContainText('Rechazada');
    expect((await mailTo(newUser.email, /^Sobre tu solicitud/)).text).toContain(
      'El correo es de otro hospital.',
    );
    const { email, password } = newUser;
    expect((await callApi('/api/auth/sign-in/email', { body: { email, password } })).status).toBe(403);
  });

  test('everybody of one domain comes in at once, and whoever is asked about is looked at', async ({
    page,
  }) => {
    const hospital = await aHospital();
    const first = await aWaitingUser({ domain: hospital.email_domain, name: 'Persona Repetida' });
    const second = await aWaitingUser({ domain: hospital.email_domain, name: 'PERSONA REPETIDA' });
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    await expect(page.getByText(`Hay otra cuenta con ese nombre: ${second.email}`)).toBeVisible();
    await isClean(page, 'people who wait');
    await page.getByRole('button', { name: `Verificar las 2 de @${hospital.email_domain}` }).click();
    const question = page.getByRole('dialog', { name: `¿Verificar las 2 de @${hospital.email_domain}?` });
    await question.getByRole('button', { name: 'Verificar', exact: true }).click();
    await expect(toastOf(page)).toContainText('2 personas verificadas');
    await mailTo(first.email, /está activa/);
    await mailTo(second.email, /está activa/);

    const { email, password } = second;
    await callApi('/api/auth/sign-in/email', { body: { email, password } });
    await page.getByRole('searchbox', { name: 'Busca por nombre, correo u hospital' }).fill(email);
    await page.getByRole('tab', { name: /^Verificadas/ }).click();
    await page.getByRole('button', { name: second.fullName, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: second.fullName });
    await expect(sheet).toContainText('Todavía no ha pedido');
    await isClean(page, 'a person');
    await sheet.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
    await expect(toastOf(page)).toContainText(/Se cerr(ó|aron) \d sesi/);
    await expect(sheet).toContainText('Sin sesiones abiertas');
  });

  // Only here, because the demo administrator has to be the last one.
  test('roles are given with a reason and open their pages; the last administrator keeps hers', async ({
    page,
    browser,
  }) => {
    // Verified by an administrator, of which the history tells.
    const nurse = await aWaitingUser({ name: `Compañera ${uniqueText()}` });
    await callApiOrThrow(`/api/admin/users/${nurse.id}/verify`, {
      method: 'POST',
      token: await adminToken(),
    });
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    const openRoles = async (name: string) => {
      await page.getByRole('searchbox', { name: 'Busca por nombre, correo u hospital' }).fill(name);
      await page.getByRole('tab', { name: /^Verificadas/ }).click();
      // Rows of the previous search must be gone, and with them an open menu.
      await expect(page.getByRole('button', { name: /^Más sobre/ })).toHaveCount(1);
      await expect(async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: `Más sobre ${name}` }).click();
        await page.getByRole('menuitem', { name: 'Roles' }).click({ timeout: 2_000 });
      }).toPass();
      return page.getByRole('dialog', { name: `Roles de ${name}` });
    };
    const setRole = async (name: string, role: RegExp, isOn: boolean, reason: string) => {
      const sheet = await openRoles(name);
      await sheet.getByRole('checkbox', { name: role }).setChecked(isOn);
      await sheet.getByLabel('¿Por qué?').fill(reason);
      await sheet.getByRole('button', { name: 'Guardar roles' }).click();
      return sheet;
    };
    const sheet = await openRoles(nurse.fullName);
    await sheet.getByRole('checkbox', { name: /^Cuentas/ }).check();
    await sheet.getByRole('button', { name: 'Guardar roles' }).click();
    await expect(sheet.getByLabel('¿Por qué?')).toBeFocused();
    await sheet.getByLabel('¿Por qué?').fill('Ayuda con las cuentas');
    await isClean(page, 'giving roles');
    await sheet.getByRole('button', { name: 'Guardar roles' }).click();
    await expect(rowOf(page, nurse.email)).toContainText('Cuentas');

    const hers = await (await browser.newContext()).newPage();
    await enterShop(hers, nurse, { path: '/admin' });
    await expect(hers.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
    await hers.goto('/admin/settings');
    await expect(hers.getByRole('heading', { name: 'Tu rol no abre esta página' })).toBeVisible();
    await hers.getByRole('main').getByRole('link', { name: 'Usuarios' }).click();
    await expect(hers.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();

    await setRole(nurse.fullName, /^Administración/, true, 'Administra desde hoy');
    await expect(rowOf(page, nurse.email)).toContainText('Administración');
    await setRole(nurse.fullName, /^Administración/, false, 'Ya no administra');
    await expect(rowOf(page, nurse.email)).not.toContainText('Administración');
    await setRole(nurse.fullName, /^Cuentas/, false, 'Vuelve a su unidad');
    await expect(rowOf(page, nurse.email)).not.toContainText('Cuentas');
    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'Acceso Denegado', exact: true })).toBeVisible();
    await hers.context().close();
    const history = await historyOf(page, nurse.fullName);
    await expect(history.getByRole('listitem')).toContainText([
      /cambió los roles.*«Vuelve a su unidad»/s,
      /le quitó el rol/,
      /le dio el rol/,
      /cambió los roles/,
      /verificó a/,
    ]);
    await page.keyboard.press('Escape');

    const own = await setRole(demoAdmin.fullName, /^Administración/, false, 'Me voy');
    await expect(own.getByRole('alert')).toContainText('Es la última persona con rol de administración.');
    await expect(own.getByLabel('¿Por qué?')).toHaveValue('Me voy');
    await own.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await expect(rowOf(page, demoAdmin.email)).toContainText('Administración');
  });
});

test('the shop’s particulars and limits are set; who saw an older version loses nothing', async ({
  page,
}) => {
  await enterShop(page, demoAdmin, { path: '/admin/settings' });
  const limits = page.getByRole('region', { name: 'Límites contra abuso' });
  const field = limits.getByLabel('Horas para confirmar');
  const hours = Number(await field.inputValue());
  await field.fill('0');
  await limits.getByLabel('¿Por qué?').fill('Contestamos antes');
  await limits.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(limits.getByText('Escribe 1 o más.')).toBeVisible();
  await field.fill(String(hours - 1));

  const token = await adminToken();
  const path = '/api/admin/settings/order-limits';
  const stored = await callApi(path, { token });
  const limitsOfColleague = { ...stored.json.limits, reviewHours: hours + 1 };
  const body = { ...stored.json, limits: limitsOfColleague, reason: 'Al mismo tiempo' };
  await callApiOrThrow(path, { method: 'PUT', token, body });
  await limits.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(limits.getByRole('alert').first()).toContainText('Otra persona cambió esto');
  await isClean(page, 'settings');
  await limits.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toastOf(page)).toContainText('Cambios guardados');
  expect((await callApi(path, { token })).json.limits).toMatchObject({ reviewHours: hours - 1 });
});

test('the table of roles says what each opens, and what a person can', async ({ page }) => {
  await enterShop(page, demoAdmin, { path: '/admin/roles' });
  await expect(page.getByRole('heading', { level: 1, name: '¿Qué puede hacer …?' })).toBeVisible();
  await page.getByLabel('¿Y otra persona?').fill('Almacén Demo');
  await page.getByRole('button', { name: /Almacén Demo/ }).click();
  const newUser = page.getByRole('region', { name: '¿Qué puede hacer Almacén Demo?' });
  await expect(newUser.getByRole('listitem').filter({ hasText: 'Preparar pedidos' })).toBeVisible();
  await isClean(page, 'the table of roles');
});

test('every page of the menu opens', async ({ page }) => {
  await enterShop(page, demoAdmin, { path: '/admin' });
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(page.getByRole('button', { name: /Rol: Administración$/ })).toBeVisible();
  for (const link of await menu.getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The wall stands alone, with a way back.
    if (path === '/admin/today') await page.goBack();
    // Any other address leaves the administration.
    await expect(menu).toBeVisible();
  }
});
