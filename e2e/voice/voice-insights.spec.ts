import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, demoAdmin } from '../test-users.ts';
import { aSpokenSession } from './voice.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('what a nurse asked for in vain is taught and kept, and her session read beside her cart', async ({
  page,
}) => {
  const { nurse, hospital, sessionId, milk, word, phrase } = await aSpokenSession();
  await enterShop(page, demoAdmin, { path: '/admin/voice-insights' });
  const main = page.getByRole('main');
  const rowOf = (text: string) =>
    main
      .getByRole('listitem')
      .filter({ hasText: `«${text}»` })
      .first();
  await expect(rowOf(word)).toContainText('No encontró el producto · 2 veces');
  await page.getByRole('button', { name: `Enseñar un sinónimo: ${word}` }).click();
  await page.getByLabel('…quiere decir').fill('leche');
  await page.keyboard.press('Enter');
  await expect(rowOf(word)).toContainText(`Aprendido: «${word}» es «leche».`);
  await page.getByRole('button', { name: `Guardar como caso: ${phrase}` }).click();
  const keepButton = page.getByRole('dialog', { name: 'Guardar como caso' });
  // It begins with how the phrase is read today.
  await expect(keepButton.getByLabel('Cantidad')).toHaveValue('2');
  await isClean(page, 'keeping a case');
  await keepButton.getByLabel('Cantidad').fill('3');
  await keepButton.getByRole('button', { name: 'Guardar caso' }).click();
  await expect(toastOf(page)).toContainText('Hoy falla');
  await expect(rowOf(phrase)).toContainText('Guardado como caso: hoy falla.');

  await page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('button', { name: 'Sesiones', exact: true })
    .click();
  const row = page.locator(`[data-row="${sessionId}"]`);
  await expect(row).toContainText(hospital);
  await expect(main).not.toContainText(nurse.fullName);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(`/admin/voice-insights/${sessionId}`);
  const undone = page.getByRole('listitem').filter({ hasText: 'ponme dos' }).first();
  await expect(undone).toContainText('Deshecho');
  await expect(undone).toContainText(milk.title);
  await expect(main).not.toContainText(nurse.fullName);
  await isClean(page, 'a voice session');
  await page.getByRole('button', { name: '¿De quién fue?' }).click();
  await page.getByLabel('¿Por qué hace falta saberlo?').fill('Se quejó de un cobro');
  await page.getByRole('button', { name: 'Ver el nombre' }).click();
  await expect(page.getByRole('status').filter({ hasText: nurse.fullName })).toBeVisible();
  const { entries } = await callApiOrThrow(`/api/admin/audit?subjectId=${sessionId}`, {
    token: await adminToken(),
  });
  expect(entries).toMatchObject([{ action: 'voice.reveal', reason: 'Se quejó de un cobro' }]);
});
