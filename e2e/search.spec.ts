import { expect, type Locator, type Page, test } from '@playwright/test';
import { isClean } from './axe.ts';
import { cardOf, cartButton, enterShop, openSearch } from './browsing.ts';
import { aNurse, somethingUnique } from './people.ts';
import { aProduct } from './products.ts';
import { shopDatabase } from './shop.ts';

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

const box = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Buscar productos' });
/** The card of a product in the search; the page below may have it too. */
const foundCard = (page: Page, title: string) =>
  overlay(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the search opens over the whole screen with where to begin', async ({ page }) => {
  test.setTimeout(120_000);
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
  await expect(overlay(page).getByRole('heading', { name: 'Productos Populares' })).toBeVisible();
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
  await expect(cartButton(page)).toContainText('$3.00');
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(box(page)).toHaveValue(product.title);
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('results are filtered and ordered by their address, which survives a reload', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  await enterShop(page, await aNurse(), { path: '/?search=leche' });
  await expect(status(page)).toHaveText('20 productos encontrados de 21');
  const link = page.getByRole('link', { name: 'Volver', exact: true });
  await expect(link).toHaveAttribute('href', '/');
  const filters = async () => {
    if (!isMobile) return page.getByRole('complementary', { name: 'Filtros' });
    await page.getByRole('button', { name: /^Filtros/ }).click();
    return page.getByRole('dialog', { name: 'Filtros' });
  };
  const panel = await filters();
  await expect(panel.getByRole('checkbox', { name: /^Lácteos y Huevos/ })).toBeVisible();
  await isClean(page, 'filters');
  await panel.getByRole('checkbox', { name: /^Sin leche/ }).check();
  await expect(page).toHaveURL(/[?&]sin=leche/);
  await panel.getByRole('radio', { name: /^\$3 a \$4\.99/ }).check();
  await expect(page).toHaveURL(/[?&]min=3&max=4\.99/);
  if (isMobile) {
    await panel.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
    await expect(page.getByRole('button', { name: /^Filtros/ })).toBeFocused();
  }
  const ordered = page.waitForResponse(/sort=price-desc/);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Mayor precio');
  await expect(page).toHaveURL(/[?&]orden=precio-mayor/);
  const shown = page.getByRole('main').getByRole('article');
  await (await ordered).finished();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const titles = await shown.getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  await expect(status(page)).toHaveText(`${titles.length} productos encontrados`);
  await isClean(page, 'filtered results');

  await page.reload();
  await expect(shown.getByRole('heading')).toHaveText(titles);
  const used = page.getByRole('group', { name: 'Filtros en uso' });
  await used.getByRole('button', { name: 'Quitar el filtro $3 a $4.99' }).click();
  await expect(page).not.toHaveURL(/min=/);
  await expect(used.getByRole('button', { name: 'Quitar el filtro Sin leche' })).toBeVisible();
  await expect(used).toBeFocused();
  await used.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL('/?search=leche&orden=precio-mayor');
  await expect(status(page)).toHaveText('20 productos encontrados de 21');

  await page.goto('/?search=leche&min=90');
  await expect(page.getByRole('heading', { name: 'Ninguno con esos filtros' })).toBeVisible();
  await isClean(page, 'everything filtered out');
  await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect(shown).toHaveCount(20);
});

test('back from a product returns to the same place of the results', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/?search=leche&ofertas=&orden=precio' });
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('article').nth(10).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const at = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(at).toBeGreaterThan(300);
  await page.waitForTimeout(300);
  const place = await at();
  await page.getByRole('article').nth(10).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/search=leche/);
  await expect.poll(at).toBe(place);
});

test('what nobody has told us the allergens of is said, never listed as free', async ({ page }) => {
  // A product of a test declares nothing.
  const [nurse, silent] = await Promise.all([aNurse(), aProduct({ title: 'Galletitas calladas' })]);
  await enterShop(page, nurse, { path: `/?search=${encodeURIComponent(silent.title)}&sin=huevo` });
  const heading = page.getByRole('heading', { name: 'Sin datos de alérgenos' });
  await expect(heading).toBeVisible();
  await expect(cardOf(page, silent.title)).toBeHidden();
  await page.getByRole('button', { name: /^Mostrarlos? de todos modos/ }).click();
  await expect(page).toHaveURL(/sindatos=1/);
  const cell = page.getByRole('listitem').filter({ has: cardOf(page, silent.title) });
  await expect(cell.getByText('Alérgenos: sin datos')).toBeVisible();
  await expect(page.getByText('Lee la etiqueta antes de comprar.')).toBeVisible();
  await isClean(page, 'products of unknown allergens');
});

test('a misspelt search says what it was taken for, and leads to what was typed', async ({
  page,
  isMobile,
}) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  await openSearch(page);
  await box(page).fill('lehce');
  const literal = (inside: Page | Locator) =>
    inside.getByRole('link', { name: 'Buscar «lehce» tal como está' });
  await expect(overlay(page).getByText('Mostrando resultados para «leche»')).toBeVisible();
  await isClean(page, 'misspelt search in the overlay');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/?search=lehce');
  const main = page.getByRole('main');
  await expect(main.getByText('Mostrando resultados para «leche»').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para "lehce"' })).toBeVisible();
  // Said aloud with the count.
  await expect(status(page)).toHaveText(
    /^\d+ productos encontrados( de \d+)?\. Mostrando resultados para «leche»$/,
  );
  await isClean(page, 'misspelt search');

  await literal(main).click();
  await expect(page).toHaveURL('/?search=lehce&literal=1');
  await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await expect(status(page)).toHaveText('0 productos encontrados');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/?search=lehce');
  await expect(literal(main)).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  await page
    .getByRole('radio', { name: /^\$8 o más/ })
    .first()
    .check();
  await expect(page).toHaveURL('/?search=lehce&min=8');
  if (isMobile) await page.getByRole('button', { name: /^Ver \d+ productos?$/ }).click();
  await expect(status(page)).toHaveText(/^\d+ productos? encontrados?\. Mostrando resultados para «leche»$/);
  await expect(literal(main)).toBeVisible();

  await openSearch(page);
  await literal(overlay(page)).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/?search=lehce&literal=1');
});

test('who searches for freedom from something sees of what nobody has told us', async ({ page }) => {
  const unique = somethingUnique();
  const [nurse, silent, free] = await Promise.all([
    aNurse(),
    aProduct({ title: `Sofrito callado ${unique}` }),
    aProduct({ title: `Sofrito declarado ${unique}`, allergens: [] }),
    aProduct({ title: `Sofrito con huevo ${unique}`, allergens: ['huevo'] }),
  ]);
  await enterShop(page, nurse, { path: `/?search=${encodeURIComponent(`${unique} sin huevo`)}` });
  const cells = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  await expect(cells).toHaveCount(2);
  await expect(cells.first().getByRole('link', { name: free.title })).toBeVisible();
  await expect(cells.first().getByText(/sin datos de/i)).toHaveCount(0);
  await expect(cells.last().getByRole('link', { name: silent.title })).toBeVisible();
  await expect(cells.last().getByText('Sin datos de huevo', { exact: true })).toBeVisible();
  await isClean(page, 'search for freedom from something');
  await openSearch(page);
  await expect(overlay(page).getByText('Sin datos de huevo', { exact: true })).toHaveCount(1);
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
  await expect(page).toHaveURL('/?search=leche');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  const chosenId = page.url().split('/').at(-1);
  await page.goBack();
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect
    .poll(async () => (await noted()).slice(1))
    .toEqual([{ query: 'leche', result_count: 21, chosen_product_id: chosenId, is_entered: true }]);
});

test('nothing found says so and leads to the whole catalogue', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/?search=zzzzqqqq' });
  await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await expect(
    page.getByText('No hay resultados para "zzzzqqqq". Intenta con otro término de búsqueda.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todo el catálogo' })).toHaveAttribute('href', '/');
});

test('a category is filtered by its kinds', async ({ page, isMobile }) => {
  await enterShop(page, await aNurse(), { path: '/category/lacteos?tipo=Huevos' });
  await expect(page.getByRole('status').filter({ hasText: /^4 productos$/ })).toBeVisible();
  await isClean(page, 'filtered category');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio por unidad');
  await expect(page).toHaveURL('/category/lacteos?tipo=Huevos&orden=unidad');
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = isMobile
    ? page.getByRole('dialog', { name: 'Filtros' })
    : page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: /^Yogurt griego/ }).check();
  if (isMobile) await panel.getByRole('button', { name: 'Ver 8 productos' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^8 productos$/ })).toBeVisible();
});

test('the slash opens the search, but not where somebody types', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a telephone has no such key');
  await enterShop(page, await aNurse());
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('/');
});
