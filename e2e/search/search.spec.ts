import { expect } from '@playwright/test';
import { cartButton, enterShop, openSearch } from '../browsing.ts';
import { shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test('a card of home leads to its product, and back leads to where one was', async ({ page }) => {
  await enterShop(page, await aNurse());
  const shelf = page.getByRole('region', { name: 'Bebidas' });
  await shelf.scrollIntoViewIfNeeded();
  const card = shelf.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(shelf.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('a search leads to its results, to a product, and all the way back; the shop notes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/education' });
  const overlay = await openSearch(page);
  const box = overlay.getByRole('combobox', { name: 'Buscar productos' });
  await box.fill('lehce');
  await expect(overlay.getByText('Mostrando resultados para «leche»')).toBeVisible();
  const results = overlay.getByRole('article').first();
  await results.getByRole('button', { name: /^Agregar/ }).click();
  await expect(results.getByRole('button', { name: /^Uno más/ })).toBeFocused();
  await box.fill('leche');
  await expect(overlay.getByRole('heading', { name: 'Resultados (20)' })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/?search=leche');
  await expect(cartButton(page)).toContainText('1');

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(20);
  const tenth = cards.nth(10).getByRole('link');
  await tenth.scrollIntoViewIfNeeded();
  // A tap may bring into sight first what a bar covers.
  await tenth.click({ trial: true });
  // The page's place in the history is kept after a moment of rest.
  await page.waitForFunction(() =>
    sessionStorage.getItem('nutricion-plus-scroll')?.includes(`/?search=leche":${scrollY}`),
  );
  const at = () => page.evaluate(() => Math.round(scrollY));
  const place = await at();
  expect(place).toBeGreaterThan(300);
  await tenth.click();
  await expect(page).toHaveURL(/\/product\//);
  const chosenId = page.url().split('/').at(-1);
  await page.goBack();
  await expect(page).toHaveURL('/?search=leche');
  await expect.poll(at).toBe(place);

  await page.goBack();
  await expect(page).toHaveURL('/education');
  await openSearch(page);
  const recent = overlay.getByRole('region', { name: 'Tus búsquedas recientes' });
  await expect(recent.getByRole('listitem')).toHaveText(['leche']);
  // The entry of the history says that it was open.
  await page.reload();
  await expect(recent).toBeVisible();
  await expect
    .poll(() =>
      shopDatabase()
        .selectFrom('searches')
        .select(['query', 'chosen_product_id', 'is_entered'])
        .where('user_id', '=', nurse.id)
        .orderBy('created_at')
        .execute(),
    )
    .toMatchObject([
      { query: 'lehce', is_entered: false },
      { query: 'leche', chosen_product_id: chosenId, is_entered: true },
    ]);
});

// In a component test Chromium's windowless shell ends with its page here.
test('the last card of a shelf can be reached by keyboard', { tag: bothWidths }, async ({ page }) => {
  await enterShop(page, await aNurse());
  const shelf = page.getByRole('region', { name: 'Frutas' });
  await shelf.scrollIntoViewIfNeeded();
  await shelf.getByRole('article').first().getByRole('link').focus();
  await expect(shelf.getByRole('article')).toHaveCount(12);
  await shelf.getByRole('article').last().getByRole('link').focus();
  await expect(shelf.getByRole('article').last()).toBeInViewport();
});
