import { expect } from '@playwright/test';
import { isClean } from './axe.ts';
import { cartButton, enterShop, openSearch } from './browsing.ts';
import { adminToken, aNurse } from './people.ts';
import { aProduct } from './products.ts';
import { box, foundCard, overlay } from './search-parts.ts';
import { askApi, shopDatabase } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

/** Specification, section 2. */
const chips = [
  'frutas frescas',
  'pan de sandwich',
  'leche',
  'huevos',
  'yogurt',
  'snacks',
  'agua',
  'carne molida',
  'pollo',
  'arroz',
  'pasta',
];

/** A shop that has just opened has nothing popular: eight of its products are looked at. */
const lookAtEight = async (): Promise<void> => {
  const token = await adminToken();
  const { products } = await askApi('/api/products?category=Leche&limit=8', { token });
  for (const { id } of products) await askApi(`/api/products/${id}`, { token });
  const popular = async () => (await askApi('/api/products/popular', { token })).products.length;
  await expect.poll(popular, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the search opens over the whole screen with where to begin', { tag: bothWidths }, async ({ page }) => {
  test.setTimeout(120_000);
  await lookAtEight();
  await enterShop(page, await aNurse(), { path: '/education' });
  await openSearch(page);
  await expect(box(page)).toBeFocused();
  const size = page.viewportSize();
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
  const quick = overlay(page).getByRole('region', { name: 'Búsquedas rápidas' }).getByRole('button');
  await expect(quick).toHaveText(chips);
  for (const [title, count] of [
    ['Productos Populares', 8],
    ['Snacks para ti', 8],
    ['Productos esenciales', 4],
  ] as const)
    await expect(overlay(page).getByRole('region', { name: title }).getByRole('article')).toHaveCount(count);
  await isClean(page, 'search, before anything is typed');

  await overlay(page).getByRole('button', { name: 'leche', exact: true }).click();
  await expect(overlay(page).getByRole('heading', { name: 'Resultados (20)' })).toBeVisible();
  await expect(box(page)).toHaveValue('leche');
  await isClean(page, 'search with results');
  await box(page).fill('zzzzqqqq');
  await expect(overlay(page).getByRole('heading', { name: 'No encontramos resultados' })).toBeVisible();
  await expect(
    overlay(page).getByText('Intenta con otro término de búsqueda', { exact: true }),
  ).toBeVisible();
  await isClean(page, 'search without results');
});

test('it closes by Escape, by its button and by going back, and leaves the page where it was', async ({
  page,
}) => {
  await enterShop(page, await aNurse(), { path: '/category/lacteos' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  // Its place in the history is kept after a moment of rest.
  await page.waitForFunction(() => sessionStorage.getItem('nutricion-plus-scroll')?.includes(':700'));
  const bar = page.getByRole('button', { name: 'Buscar productos' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => overlay(page).getByRole('button', { name: 'Cerrar' }).click(),
    () => page.goBack(),
  ];
  for (const close of ways) {
    // By its place: a click by name would first scroll the page to what stands fixed over it.
    const { x, y } = (await bar.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 60, y + 20);
    await expect(overlay(page)).toBeVisible();
    await page.mouse.move(200, 30);
    await page.mouse.wheel(0, 500);
    for (let stop = 0; stop < 30; stop += 1) await page.keyboard.press('Tab');
    expect(await overlay(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(overlay(page)).toBeHidden();
    await expect(bar).toBeFocused();
    await expect(page).toHaveURL('/category/lacteos');
    expect(await page.evaluate(() => scrollY)).toBe(700);
  }
});

test('a late answer never takes the place of a newer one', async ({ page }) => {
  await enterShop(page, await aNurse());
  let answerTheFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerTheFirst = resolve;
  });
  await page.route(/\/api\/products\/(search|suggest)\?q=arroz&/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await openSearch(page);
  const asked = page.waitForRequest(/search\?q=arroz/);
  await box(page).fill('arroz');
  await asked;
  await box(page).fill('lechuga');
  await expect(foundCard(page, 'Lechuga romana')).toBeVisible();
  const words = await page.getByRole('option').allTextContents();
  expect(words.every((word) => word.includes('lechuga'))).toBe(true);
  answerTheFirst();
  await page.waitForLoadState('networkidle');
  await expect(foundCard(page, 'Lechuga romana')).toBeVisible();
  await expect(overlay(page).getByRole('link', { name: /^Arroz/ })).toHaveCount(0);
  expect(await page.getByRole('option').allTextContents()).toEqual(words);
});

test('the shop is asked when the typing pauses, once', async ({ page }) => {
  await enterShop(page, await aNurse());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/search') asked.push(searchParams.get('q') ?? '');
  });
  await openSearch(page);
  await page.keyboard.type('habichuelas', { delay: 20 });
  await expect(overlay(page).getByRole('heading', { name: /^Resultados/ })).toBeVisible();
  await box(page).fill('');
  await expect(overlay(page).getByRole('region', { name: 'Búsquedas rápidas' })).toBeVisible();
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(overlay(page)).toBeVisible();
  expect(asked).toEqual(['habichuelas']);
});

test('Enter leads to the results, and back to the page before; searches are remembered for her alone', async ({
  page,
}) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  await openSearch(page);
  await box(page).fill('  café & pan 100% ');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/?search=caf%C3%A9%20%26%20pan%20100%25');
  await expect(page.getByRole('heading', { name: 'Resultados para "café & pan 100%"' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/education');
  await expect(overlay(page)).toBeHidden();
  await openSearch(page);
  const recent = overlay(page).getByRole('region', { name: 'Tus búsquedas recientes' });
  await expect(recent.getByRole('listitem')).toHaveText(['café & pan 100%']);
  await page.evaluate(() => {
    const key = 'nutricion-plus-recent-searches';
    const kept = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, kept.replace(/"userId":"[^"]*"/, '"userId":"otra"'));
  });
  await page.reload();
  // The entry of the history says that it was open.
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).getByRole('heading', { name: 'Búsquedas rápidas' })).toBeVisible();
  await expect(recent).toBeHidden();
});

test('what is added in the search is in the cart; back from a product finds the search as it was', async ({
  page,
}) => {
  const [nurse, product] = await Promise.all([aNurse(), aProduct({ title: 'Gandules buscados', price: 3 })]);
  await enterShop(page, nurse);
  await openSearch(page);
  await box(page).fill(product.title);
  const card = foundCard(page, product.title);
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await expect(card.getByRole('button', { name: /^Uno más/ })).toBeFocused();
  await card.getByRole('link', { name: product.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  await expect(cartButton(page)).toContainText('1');
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(box(page)).toHaveValue(product.title);
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a category that begins so is suggested first, and leads to its page', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  await openSearch(page);
  await box(page).fill('fru');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName('Categoría Frutas');
  await isClean(page, 'suggestions');
  await box(page).press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/category/frutas');
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/education');
});

test('the shop notes what was searched for and first chosen, not what was only typed', async ({ page }) => {
  const [nurse, product] = await Promise.all([aNurse(), aProduct({ title: 'Malta anotada' })]);
  const noted = () =>
    shopDatabase()
      .selectFrom('searches')
      .select(['query', 'result_count', 'chosen_product_id', 'is_entered'])
      .where('user_id', '=', nurse.id)
      .orderBy('created_at')
      .execute();
  await enterShop(page, nurse);
  await openSearch(page);
  await box(page).fill('arroz');
  await expect(overlay(page).getByRole('heading', { name: /^Resultados/ })).toBeVisible();
  await box(page).fill(product.title);
  await foundCard(page, product.title)
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await expect
    .poll(noted)
    .toMatchObject([{ query: product.title, chosen_product_id: product.id, is_entered: false }]);

  await box(page).fill('leche');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Resultados para "leche"' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const chosenId = page.url().split('/').at(-1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Resultados para "leche"' })).toBeVisible();
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect
    .poll(async () => (await noted()).slice(1))
    .toEqual([{ query: 'leche', result_count: 28, chosen_product_id: chosenId, is_entered: true }]);
});

test('the slash opens the search, but not where somebody types', { tag: bothWidths }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a telephone has no such key');
  await enterShop(page, await aNurse());
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('/');
});
