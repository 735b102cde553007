import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cardOf, enterShop, failAt } from '../browsing.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';

const TITLE = 'El sodio en la comida criolla y cómo bajarlo sin perder el sabor';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an article is found by topic, saved, read to its end, and its quiz answered', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  await expect(page.getByRole('heading', { level: 1, name: 'Educación' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12);
  await isClean(page, 'list');
  await page.getByRole('link', { name: 'Salud', exact: true }).click();
  await expect(page).toHaveURL(/\/education\?topic=salud$/);
  const card = cardOf(page, TITLE);
  await expect(card).toContainText('Sin leer');
  await card.getByRole('button', { name: /^Guardar para después/ }).click();
  await expect(card.getByRole('button', { name: /^Quitar de guardados/ })).toBeVisible();
  await page.getByRole('link', { name: 'Guardados primero' }).click();
  await expect(page.getByRole('article').first()).toContainText(TITLE);

  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardado' })).toHaveAttribute('aria-pressed', 'true');
  const progress = page.getByRole('complementary', { name: 'Tu progreso y las fuentes' });
  await expect(progress).toContainText('Sin leer');
  const sources = progress.getByRole('link');
  await expect(sources.first()).toHaveAttribute('rel', /noopener/);

  const quiz = page.getByRole('region', { name: 'Ponte a prueba' });
  await quiz.scrollIntoViewIfNeeded();
  await expect(progress).toContainText('Leído');
  // By keyboard: the button that answered keeps the focus.
  const wrong = quiz.getByRole('button', { name: 'Del salero en la mesa' });
  await wrong.press('Enter');
  await expect(quiz).toContainText('Esa no es.');
  await expect(wrong).toBeFocused();
  await quiz.getByRole('button', { name: 'Baja', exact: true }).click();
  await expect(quiz).toContainText('Correcto.');
  await quiz.getByRole('button', { name: 'Dejar uno solo y subir el sofrito, el ajo y el recao' }).click();
  await expect(quiz).toContainText('2 de 3 bien.');
  await expect(progress).toContainText('Leído · 2 de 3 en la prueba');
  // At the top: half of an answer under the bar of the cart is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await isClean(page, 'article with its quiz answered');
  await page
    .getByRole('region', { name: 'Para tu próxima compra' })
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Uno más de/ }).first()).toBeVisible();

  await page.reload();
  await expect(progress).toContainText('Leído · 2 de 3 en la prueba');
  await expect(quiz).toContainText('La última vez: 2 de 3.');
});

test('an address that no article has, and a server that does not answer', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education/nada' });
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese artículo' })).toBeVisible();
  await failAt(page, '**/api/education');
  await page.getByRole('link', { name: 'Ver los artículos' }).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar los artículos');
  await isClean(page, 'error');
  await page.unroute('**/api/education');
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
