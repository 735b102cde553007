import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { isClean } from './axe.ts';
import { enterShop, toastOf } from './browsing.ts';
import { adminToken, demoAdmin, demoCatalog, somethingUnique, tokenOf } from './people.ts';
import { askApi, type Json, shopDatabase } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const ask = async (path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: Json): Promise<Json> =>
  askApi(path, { method, token: await adminToken(), ...(body && { body }) });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const aside = (page: Page) => page.getByRole('region', { name: 'Cómo se lee' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const idOf = (page: Page): string => /education\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

test(`one person writes an article, another sends it back and then publishes it ${bothWidths}`, async ({
  page,
}) => {
  const title = `Congelar sin pena ${somethingUnique()}`;
  await enterShop(page, demoCatalog, { path: '/admin/education' });
  await page.getByRole('link', { name: 'Artículo nuevo' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByLabel('Resumen').fill('Cómo se guarda lo que sobra.');
  await page.getByLabel('Tema').selectOption('cocina');
  await page.getByLabel('Vale hasta').fill('2030-06-30');
  await tab(page, 'Texto').click();
  await page.getByRole('textbox', { name: 'Texto' }).fill('Mira <b>esto</b>.');
  await expect(aside(page)).toContainText('tiene HTML');
  await isClean(page, 'an article with what the shop does not show');
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('## Antes de dormir\n\nLa fibra **previene** la diabetes.');
  await expect(page.getByRole('region', { name: 'Así se lee' }).getByRole('heading')).toHaveText(
    'Antes de dormir',
  );
  await expect(aside(page)).toContainText('Pon al menos una fuente');
  await isClean(page, 'the text of an article');

  await tab(page, 'Fuentes').click();
  await page.getByRole('button', { name: 'Agregar una fuente' }).click();
  await page.getByLabel('Dirección').fill('https:');
  await expect(aside(page)).toContainText('le falta su año');
  await tab(page, 'Texto').click();
  const body = page.getByRole('textbox', { name: 'Texto' });
  await body.fill(`${await body.inputValue()}\n\nY sigue.`);
  await expect(page.getByRole('region', { name: 'Así se lee' })).toContainText('Y sigue.');
  await tab(page, 'Fuentes').click();
  await page.getByLabel('Título').fill('Guía de fibra');
  await page.getByLabel('Quién la publica').fill('Instituto');
  await page.getByLabel('Año').fill('2024');
  await page.getByLabel('Dirección').fill('https://instituto.example/fibra');
  await isClean(page, 'the sources of an article');
  await tab(page, 'Prueba').click();
  await page.getByRole('button', { name: 'Agregar una pregunta' }).click();
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Qué trae fibra?');
  await page.getByRole('textbox', { name: 'Opción 1' }).fill('El agua');
  await page.getByRole('textbox', { name: 'Opción 2' }).fill('Los gandules');
  await page.getByRole('radio', { name: 'La correcta es la 2' }).check();
  await page.getByLabel('El porqué').fill('Media taza trae unos seis gramos.');
  await expect(aside(page)).toContainText('Está completo');
  await isClean(page, 'the quiz of an article');
  await save(page);
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await expect(page).toHaveURL(/education\/[0-9a-f-]{36}/);
  const id = idOf(page);
  await page.getByRole('button', { name: 'Pedir revisión' }).click();
  await expect(toastOf(page)).toContainText('lo publica otra persona');
  await expect(page.getByRole('button', { name: 'Aprobar y publicar' })).toHaveCount(0);
  await expect(aside(page)).toContainText('Lo último lo escribiste tú');

  const { version } = await ask(`/api/admin/articles/${id}`);
  await ask(`/api/admin/articles/${id}/moves`, 'POST', {
    version,
    move: 'return',
    reason: 'Di cuánta fibra al día.',
  });
  await page.reload();
  await expect(aside(page)).toContainText('Di cuánta fibra al día.');
  await page.getByLabel('Resumen').fill('Cómo se guarda lo que sobra, y cuánta fibra al día.');
  await save(page);
  await page.getByRole('button', { name: 'Pedir revisión' }).click();
  await expect(page.getByText('En revisión', { exact: true })).toBeVisible();
  const asked = await ask(`/api/admin/articles/${id}`);
  await ask(`/api/admin/articles/${id}/moves`, 'POST', { version: asked.version, move: 'publish' });
  await page.goto(`/education/${asked.content.slug}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /Guía de fibra/ })).toBeVisible();
});

/** As somebody of the catalogue wrote it and asked for its review. */
const anAskedArticle = async (): Promise<Json> => {
  const token = await tokenOf(demoCatalog);
  const unique = somethingUnique();
  const article = await askApi('/api/admin/articles', {
    method: 'POST',
    token,
    body: {
      title: `Guardar viandas ${unique}`,
      slug: `guardar-viandas-${unique}`,
      ...{ topic: 'cocina', level: 'basico', emoji: '🍠', summary: 'En agua y en la nevera.' },
      body: 'Pela la yautía y cúbrela con agua.',
      sources: [],
      quiz: [{ question: '¿Dónde?', options: ['Nevera', 'Mesa'], answer: 0, why: 'Así no se oscurece.' }],
      ...{ product_ids: [], recipe_ids: [], review_by: '2030-01-31' },
    },
  });
  return askApi(`/api/admin/articles/${article.id}/moves`, {
    method: 'POST',
    token,
    body: { version: article.version, move: 'ask-review' },
  });
};

test(`a reviewer reads, returns with a reason and approves; versions come back ${bothWidths}`, async ({
  page,
}) => {
  const { id, content } = await anAskedArticle();
  await enterShop(page, demoAdmin, { path: '/admin/education?estado=en-revision' });
  await expect(page.getByText(content.title)).toBeVisible();
  await isClean(page, 'the articles to review');
  await page.goto(`/admin/education/${id}`);
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(dialog.getByText('Di qué falta: lo lee quien lo escribió.')).toBeVisible();
  await isClean(page, 'an article about to be given back');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Aprobar y publicar' }).click();
  await expect(toastOf(page)).toContainText('Publicado');
  await page.getByLabel('Resumen').fill('En agua, y en la nevera hasta tres días.');
  await save(page);
  await expect(page.getByText('Cambios sin publicar')).toBeVisible();
  await tab(page, 'Versiones').click();
  await expect(page.getByRole('region', { name: 'Lo que cambiaría al publicar' })).toContainText(
    'hasta tres días',
  );
  await page.getByRole('button', { name: 'Volver a la versión 1' }).click();
  await expect(page.getByLabel('Resumen')).toHaveValue('En agua y en la nevera.');
  await save(page);
  await tab(page, 'Versiones').click();
  await expect(page.getByText('Nada: lo guardado es lo que ven los clientes.')).toBeVisible();
  await isClean(page, 'the versions of an article');
  await tab(page, 'Historial').click();
  await expect(page.getByText('aprobó y publicó el artículo').first()).toBeVisible();
});

test(`an article past its day is told of on the dashboard, which leads to it ${bothWidths}`, async ({
  page,
}) => {
  const { id, version, content } = await anAskedArticle();
  await ask(`/api/admin/articles/${id}/moves`, 'POST', { version, move: 'publish' });
  // Its day has passed.
  await sql`update articles set content = jsonb_set(content, '{review_by}', '"2026-01-31"') where id = ${id}`.execute(
    shopDatabase(),
  );
  await enterShop(page, demoAdmin, { path: '/admin' });
  await page.getByRole('link', { name: /de revisarse/ }).click();
  await expect(page).toHaveURL(/avisos=vencidos/);
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeVisible();
  await expect(page.getByText(content.title)).toBeVisible();
  await expect(page.getByText('Hay que revisarlo: ya pasó su día.').first()).toBeVisible();
  await isClean(page, 'the articles past their day');
  await ask(`/api/admin/articles/${id}/moves`, 'POST', {
    version: (await ask(`/api/admin/articles/${id}`)).version,
    move: 'archive',
  });
});
