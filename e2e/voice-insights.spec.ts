import { expect } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop, failAt, toastOf } from './browsing.ts';
import { adminToken, demoAdmin } from './people.ts';
import { aColleague } from './picking.ts';
import { askApi } from './shop.ts';
import { test } from './story.ts';
import { aSpokenSession } from './voice.ts';
import { bothWidths } from './widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(`what the assistant lacked is taught, kept and asked for, each at once ${bothWidths}`, async ({
  page,
}) => {
  const { word, phrase } = await aSpokenSession();
  await enterShop(page, demoAdmin, { path: '/admin/voice-insights' });
  const main = page.getByRole('main');
  const rowOf = (text: string) =>
    main
      .getByRole('listitem')
      .filter({ hasText: `«${text}»` })
      .first();
  await expect(rowOf(word)).toContainText('No encontró el producto · 2 veces');
  await isClean(page, 'what was lacking');

  await page.getByRole('button', { name: '7 días' }).press('Enter');
  await expect(page).toHaveURL(/dias=7/);
  await expect(page.getByText(/sesi(ón|ones) en 7 días/)).toBeVisible();

  const teach = page.getByRole('button', { name: `Enseñar un sinónimo: ${word}` });
  await teach.press('Enter');
  const lesson = page.getByRole('dialog', { name: 'Enseñar un sinónimo' });
  await expect(lesson.getByLabel('Quien busca…')).toHaveValue(word);
  await lesson.getByRole('button', { name: 'Enseñar' }).click();
  await expect(lesson.getByText('Escribe cómo le dice la tienda.')).toBeVisible();
  await isClean(page, 'teaching a synonym');
  await lesson.getByLabel('…quiere decir').fill('leche');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Aprendido');
  await expect(rowOf(word)).toContainText(`Aprendido: «${word}» es «leche».`);
  await expect(teach).toBeFocused();

  await page.getByRole('button', { name: `Guardar como caso: ${phrase}` }).press('Enter');
  const keep = page.getByRole('dialog', { name: 'Guardar como caso' });
  // It begins with how the phrase is read today.
  await expect(keep.getByLabel('Frase', { exact: true })).toHaveValue(phrase);
  await expect(keep.getByLabel('Qué quiere quien la dice')).toHaveValue('add');
  const item = keep.getByRole('listitem', { name: 'Producto 1' });
  await expect(item.getByLabel('Cantidad')).toHaveValue('2');
  await item.getByLabel('Cantidad').fill('dos');
  await keep.getByRole('button', { name: 'Guardar caso' }).press('Enter');
  await expect(item.getByText('Escribe un número.')).toBeVisible();
  await expect(item.getByLabel('Cantidad')).toBeFocused();
  await isClean(page, 'keeping a case');
  await item.getByLabel('Cantidad').fill('3');
  await keep.getByRole('button', { name: 'Guardar caso' }).press('Enter');
  await expect(toastOf(page)).toContainText('Hoy falla');
  await expect(rowOf(phrase)).toContainText('Guardado como caso: hoy falla.');

  const ask = page.getByRole('button', { name: `Pedirlo a compras: ${word}` });
  await ask.press('Enter');
  await expect(toastOf(page)).toContainText(`Anotado para compras: ${word}`);
  await expect(rowOf(word)).toContainText('Pedido a compras.');
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  const notesOf = async () => {
    const { notes } = await askApi('/api/admin/search-words', { token: await adminToken() });
    return notes.filter(({ query }: { query: string }) => query === word).length;
  };
  expect(await notesOf()).toBe(1);
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(notesOf).toBe(0);

  await page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('button', { name: /^Casos/ })
    .click();
  await expect(rowOf(phrase)).toContainText('Falla');
  await isClean(page, 'cases');
  await page.getByRole('button', { name: `Quitar el caso: ${phrase}` }).press('Enter');
  await expect(rowOf(phrase)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Frases que se deben entender' })).toBeFocused();
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(rowOf(phrase)).toContainText('Falla');
});

test(`a session is found by what went wrong, read beside its cart, and its name asked for ${bothWidths}`, async ({
  page,
}) => {
  const { nurse, hospital, sessionId, milk, word } = await aSpokenSession();
  await enterShop(page, demoAdmin, { path: '/admin/voice-insights?vista=sesiones' });
  const row = page.locator(`[data-row="${sessionId}"]`);
  await expect(row).toContainText(hospital);
  await expect(row).toContainText('Lo deshicieron');
  await expect(page.getByRole('main')).not.toContainText(nurse.fullName);
  await isClean(page, 'voice sessions');

  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtros' });
  await filters.getByLabel('Qué salió mal').selectOption('total_mismatch');
  await filters.getByLabel('Vía').selectOption('texto');
  await filters.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/aviso=total_mismatch/);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: /^Quitar el filtro Vía/ }).click();
  await expect(page.getByRole('button', { name: 'Sesiones', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await row.getByRole('link').first().press('Enter');

  await expect(page).toHaveURL(`/admin/voice-insights/${sessionId}`);
  const said = page.getByRole('region', { name: 'Lo que pasó' }).getByRole('listitem');
  await expect(said.filter({ hasText: `busca ${word}` }).first()).toContainText('No se pudo');
  await expect(said.filter({ hasText: 'Interrumpido' }).first()).toContainText('No encontré eso');
  const undone = said.filter({ hasText: 'ponme dos' }).first();
  await expect(undone).toContainText('Deshecho');
  await expect(undone).toContainText(`${milk.title}`);
  await expect(undone).toContainText('de 0 a 2');
  await expect(said.filter({ hasText: 'vacía el carrito' }).first()).toContainText('Preguntó');
  await expect(page.getByRole('main')).not.toContainText(nurse.fullName);
  await isClean(page, 'a voice session');

  await page.getByRole('button', { name: '¿De quién fue?' }).press('Enter');
  const question = page.getByRole('dialog', { name: '¿De quién fue?' });
  await question.getByRole('button', { name: 'Ver el nombre' }).click();
  await expect(question.getByLabel('¿Por qué hace falta saberlo?')).toHaveAttribute('aria-invalid', 'true');
  await isClean(page, 'asking whose a session was');
  await question.getByLabel('¿Por qué hace falta saberlo?').fill('Se quejó de un cobro');
  await question.getByRole('button', { name: 'Ver el nombre' }).click();
  const answer = page.getByRole('status').filter({ hasText: nurse.fullName });
  await expect(answer).toBeFocused();
  const { entries } = await askApi(`/api/admin/audit?subjectId=${sessionId}`, { token: await adminToken() });
  expect(entries).toMatchObject([{ action: 'voice.reveal', reason: 'Se quejó de un cobro' }]);
  await page.getByRole('link', { name: 'Sesiones de voz' }).click();
  await expect(page).toHaveURL(/vista=sesiones/);
});

test('a session without leave shows what was done, and says why nothing else', async ({ page }) => {
  const { sessionId, word } = await aSpokenSession({ keeps: false });
  await enterShop(page, demoAdmin, { path: `/admin/voice-insights/${sessionId}` });
  await expect(
    page.getByText('No dio permiso para guardar lo que dijo, o ya pasaron 30 días.'),
  ).toBeVisible();
  await expect(page.getByText(`Buscar «${word}»`)).toHaveCount(2);
  await isClean(page, 'a session without its words');
  await page.goto('/admin/voice-insights/no-existe');
  await expect(page.getByText(/esa sesión/)).toBeVisible();
  await isClean(page, 'no such session');
});

test('whoever may only read sees it all and changes nothing; what fails says so', async ({ page }) => {
  const { word } = await aSpokenSession();
  await enterShop(page, await aColleague('lectura'), { path: '/admin/voice-insights' });
  await expect(page.getByText(`«${word}»`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Enseñar|Guardar como|Pedirlo)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Casos/ }).click();
  await expect(page.getByRole('heading', { name: /casos|Frases/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Caso nuevo' })).toHaveCount(0);

  await failAt(page, '**/api/admin/voice/**');
  await page.goto('/admin/voice-insights');
  await expect(page.getByRole('button', { name: 'Tratar otra vez' })).toBeVisible();
  await isClean(page, 'what fails');
});
