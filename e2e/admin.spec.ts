import { expect, type Page, test } from '@playwright/test';
import { enterShop, toastOf } from './browsing.ts';
import { mailTo } from './mailbox.ts';
import {
  adminToken,
  aHospital,
  aNurse,
  aPerson,
  aWaitingPerson,
  demoAdmin,
  register,
  somethingUnique,
} from './people.ts';
import { askApi, callApi } from './shop.ts';

const historyOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Más sobre ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Historial' }).click();
  return page.getByRole('dialog', { name: 'Historial' });
};

const rowOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test.describe('hospitals', () => {
  test('one is created, its people can register, it is edited, and its history tells', async ({ page }) => {
    const unique = somethingUnique();
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
    await register(aPerson({ domain: `del-ejemplo-${unique}.example` }));

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

    const newcomer = aPerson({ domain: hospital.email_domain });
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
  test('the page opens on those who wait; one is verified and told by mail', async ({ page }) => {
    const person = await aWaitingPerson({ name: 'Persona en Espera' });
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    await expect(page.getByRole('tab', { name: /^Por verificar/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: `Verificar a ${person.fullName}` }).click();
    await expect(rowOf(page, person.email)).toContainText('Verificada');
    await expect(rowOf(page, person.email)).toContainText('Le avisamos por correo');
    await mailTo(person.email, /está activa/);
    const history = await historyOf(page, person.fullName);
    await expect(history.getByRole('listitem')).toContainText(
      `${demoAdmin.fullName} verificó a ${person.fullName}`,
    );
  });

  test('one is rejected, after a question, and can’t come in', async ({ page }) => {
    const person = await aWaitingPerson();
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    await page.getByRole('button', { name: `Rechazar a ${person.fullName}` }).click();
    const question = page.getByRole('group', { name: `Rechazar a ${person.fullName}` });
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByRole('button', { name: `Rechazar a ${person.fullName}` }).click();
    await question.getByRole('button', { name: 'Sí, rechazar' }).click();
    await expect(rowOf(page, person.email)).toContainText('Rechazada');
    await mailTo(person.email, /^Sobre tu solicitud/);
    const { email, password } = person;
    expect((await callApi('/api/auth/sign-in/email', { body: { email, password } })).status).toBe(403);
  });

  // No other test gives the role: the demo administrator has to be the last one here.
  test('the role is given and taken, but the last administrator keeps it', async ({ page, browser }) => {
    // Verified by an administrator, of which the history tells.
    const nurse = await aWaitingPerson({ name: 'Compañera de Oficina' });
    await askApi(`/api/admin/users/${nurse.id}/verify`, { method: 'POST', token: await adminToken() });
    const hers = await (await browser.newContext()).newPage();
    await enterShop(page, demoAdmin, { path: '/admin/users' });
    const askFor = async (name: string, item: string, yes: string) => {
      await page.getByRole('searchbox', { name: 'Busca por nombre, correo u hospital' }).fill(name);
      await page.getByRole('tab', { name: /^Verificadas/ }).click();
      // The rows of the search before this one must be gone: with them goes a menu opened on one.
      await expect(page.getByRole('button', { name: /^Más sobre/ })).toHaveCount(1);
      await expect(async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: `Más sobre ${name}` }).click();
        await page.getByRole('menuitem', { name: item }).click({ timeout: 2_000 });
      }).toPass();
      await page.getByRole('dialog').getByRole('button', { name: yes }).click();
    };
    await askFor(nurse.fullName, 'Dar administración', 'Dar el rol');
    await expect(rowOf(page, nurse.email)).toContainText('Administra');
    await enterShop(hers, nurse, { path: '/admin' });
    await expect(hers.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
    await askFor(nurse.fullName, 'Quitar administración', 'Quitar el rol');
    await expect(rowOf(page, nurse.email)).not.toContainText('Administra');
    await hers.reload();
    await expect(hers.getByRole('heading', { name: 'Acceso Denegado', exact: true })).toBeVisible();
    await hers.context().close();
    const history = await historyOf(page, nurse.fullName);
    await expect(history.getByRole('listitem')).toContainText([
      /le quitó el rol/,
      /le dio el rol/,
      /verificó a/,
    ]);
    await page.keyboard.press('Escape');

    await askFor(demoAdmin.fullName, 'Quitar administración', 'Quitar el rol');
    await expect(page.getByRole('alert')).toContainText('Es la última persona con rol de administración.');
    await expect(rowOf(page, demoAdmin.email)).toContainText('Administra');
  });
});

test('every page of the menu stands, the owed ones as honest notes', async ({ page }) => {
  await enterShop(page, demoAdmin, { path: '/admin' });
  const menu = page.getByRole('navigation', { name: 'Administración' });
  await expect(page.getByRole('button', { name: /Rol: admin$/ })).toBeVisible();
  const owed = menu.getByRole('link', { name: /todavía no$/ });
  await expect(owed).toHaveCount(8);
  for (const link of await owed.all()) {
    await link.click();
    await expect(page.getByRole('heading', { name: 'Todavía no', exact: true })).toBeVisible();
  }
});
