import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { cardOf, enterShop, openSearch } from './browsing.ts';
import { aNurse, somethingUnique } from './people.ts';
import { aProduct } from './products.ts';
import { box, overlay, resultsStatus } from './search-parts.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('results are filtered and ordered by their address, which survives a reload', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
  test.setTimeout(120_000);
  await enterShop(page, await aNurse(), { path: '/?search=leche' });
  await expect(resultsStatus(page)).toHaveText('20 productos encontrados');
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
  await panel.getByRole('checkbox', { name: /^Sin soya/ }).check();
  await expect(page).toHaveURL(/[?&]sin=soya/);
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
  await expect(resultsStatus(page)).toHaveText(`${titles.length} productos encontrados`);
  await isClean(page, 'filtered results');

  await page.reload();
  await expect(shown.getByRole('heading')).toHaveText(titles);
  const used = page.getByRole('group', { name: 'Filtros en uso' });
  await used.getByRole('button', { name: 'Quitar el filtro $3 a $4.99' }).click();
  await expect(page).not.toHaveURL(/min=/);
  await expect(used.getByRole('button', { name: 'Quitar el filtro Sin soya' })).toBeVisible();
  await expect(used).toBeFocused();
  await used.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page).toHaveURL('/?search=leche&orden=precio-mayor');
  await expect(resultsStatus(page)).toHaveText('20 productos encontrados');

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
  // A tap may bring into sight first what a bar covers.
  await page.getByRole('article').nth(10).getByRole('link').click({ trial: true });
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

test('a misspelt search says what it was taken for, and leads to what was typed', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
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
  await expect(resultsStatus(page)).toHaveText(
    /^\d+ productos encontrados( de \d+)?\. Mostrando resultados para «leche»$/,
  );
  await isClean(page, 'misspelt search');

  await literal(main).click();
  await expect(page).toHaveURL('/?search=lehce&literal=1');
  await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await expect(resultsStatus(page)).toHaveText('0 productos encontrados');
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
  await expect(resultsStatus(page)).toHaveText(
    /^\d+ productos? encontrados?\. Mostrando resultados para «leche»$/,
  );
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

test('one alone is counted as one', async ({ page }) => {
  const unique = somethingUnique();
  const [nurse, lonely] = await Promise.all([aNurse(), aProduct({ title: `Quenepas ${unique}` })]);
  await enterShop(page, nurse, { path: `/?search=${unique}` });
  await expect(cardOf(page, lonely.title)).toBeVisible();
  await expect(resultsStatus(page)).toHaveText('1 producto encontrado');
});

test('nothing found says so and leads to the whole catalogue', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/?search=zzzzqqqq' });
  await expect(page.getByRole('heading', { name: 'No encontramos productos' })).toBeVisible();
  await expect(
    page.getByText('No hay resultados para "zzzzqqqq". Intenta con otro término de búsqueda.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todo el catálogo' })).toHaveAttribute('href', '/');
});

test('a category is filtered by its kinds', { tag: bothWidths }, async ({ page, isMobile }) => {
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
