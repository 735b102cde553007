import { expect, type Page } from '@playwright/test';
import { enterShop, toastOf } from '../browsing.ts';
import { test } from '../story.ts';
import { demoAdmin, demoCatalog, demoNurse, uniqueText } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(`one person writes an article, another sends it back and then publishes it for customers ${bothWidths}`, async ({
  page,
}) => {
  const unique = uniqueText();
  const title = `Congelar sin pena ${unique}`;
  const aside = page.getByRole('region', { name: 'Cómo se lee' });
  const summary = page.getByLabel('Resumen');
  await enterShop(page, demoCatalog, { path: '/admin/education' });
  await page.getByRole('link', { name: 'Artículo nuevo' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await summary.fill('Cómo se guarda lo que sobra.');
  await page.getByLabel('Tema').selectOption('cocina');
  await page.getByLabel('Vale hasta').fill('2030-06-30');
  await tab(page, 'Texto').click();
  const body = page.getByRole('textbox', { name: 'Texto' });
  await body.fill('Mira <b>esto</b>.');
  await expect(aside).toContainText('tiene HTML');
  await body.fill('## Antes de dormir\n\nLa fibra **previene** la diabetes.');
  await expect(aside).toContainText('Pon al menos una fuente');
  await tab(page, 'Fuentes').click();
  await button(page, 'Agregar una fuente').click();
  await page.getByLabel('Título').fill('Guía de fibra');
  await page.getByLabel('Quién la publica').fill('Instituto');
  await page.getByLabel('Año').fill('2024');
  await page.getByLabel('Dirección').fill('https://instituto.example/fibra');
  await tab(page, 'Prueba').click();
  await button(page, 'Agregar una pregunta').click();
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Qué trae fibra?');
  await page.getByRole('textbox', { name: 'Opción 1' }).fill('El agua');
  await page.getByRole('textbox', { name: 'Opción 2' }).fill('Los gandules');
  await page.getByRole('radio', { name: 'La correcta es la 2' }).check();
  await page.getByLabel('El porqué').fill('Media taza trae unos seis gramos.');
  await expect(aside).toContainText('Está completo');
  await button(page, 'Guardar cambios').click();
  await expect(page).toHaveURL(/education\/[0-9a-f-]{36}/);
  const path = new URL(page.url()).pathname;
  await button(page, 'Pedir revisión').click();
  await expect(toastOf(page)).toContainText('lo publica otra persona');

  await enterShop(page, demoAdmin, { path: '/admin/education?estado=en-revision' });
  await page.getByRole('link', { name: title }).first().click();
  await button(page, 'Devolver').click();
  await page.getByLabel('¿Qué falta?').fill('Di cuánta fibra al día.');
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click();
  await expect(toastOf(page)).toContainText('Devuelto');

  await enterShop(page, demoCatalog, { path });
  await expect(aside).toContainText('Di cuánta fibra al día.');
  await summary.fill('Cómo se guarda lo que sobra, y cuánta fibra al día.');
  await button(page, 'Guardar cambios').click();
  await button(page, 'Pedir revisión').click();
  await expect(page.getByText('En revisión', { exact: true })).toBeVisible();

  await enterShop(page, demoAdmin, { path });
  await button(page, 'Aprobar y publicar').click();
  await expect(toastOf(page)).toContainText('ya lo leen los clientes');

  await enterShop(page, demoNurse, { path: `/education/congelar-sin-pena-${unique}` });
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Guía de fibra/ })).toBeVisible();
});
