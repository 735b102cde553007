import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { cardOf, enterShop, failAt } from './browsing.ts';
import { aNurse, tokenOf } from './people.ts';
import { aProduct } from './products.ts';
import { anOrderOf } from './screen-world.ts';
import { askApi } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

/** The specification's section 9, in its order. */
const shelves = [
  ...['Frutas', 'Vegetales', 'Lácteos y Huevos', 'Carnes y Proteínas', 'Panadería', 'Comidas Congeladas'],
  ...['Provisiones y Despensa', 'Condimentos y Salsas', 'Bebidas', 'Snacks y Cereales', 'Antojitos Boricuas'],
];

const tips = (page: Page): Locator => page.getByRole('region', { name: 'Consejos de bienestar' });
const tip = (page: Page): Locator => tips(page).getByRole('heading');
const slide = (page: Page, place: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Ver lámina ${place}`) });
const isOn = (locator: Locator) => expect(locator).toHaveAttribute('aria-current', 'true');

test('a shelf for everything, in order, with a block between', { tag: bothWidths }, async ({ page }) => {
  const nurse = await aNurse();
  const rice = await aProduct({ title: 'Arroz de siempre' });
  await anOrderOf(await tokenOf(nurse), [{ productId: rice.id, quantity: 1 }]);
  await enterShop(page, nurse);
  await expect(page.getByRole('heading', { name: 'Vuelve a Pedir' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Vuelve a Pedir' }).getByRole('link', { name: rice.title }),
  ).toBeVisible();
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const order = ['Vuelve a Pedir', 'Más Vendidos', ...shelves];
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
  // After the third, sixth and ninth shelf, and not after the last, stands something that is no shelf.
  for (const [index, shelf] of shelves.entries()) {
    const next = titles[titles.indexOf(shelf) + 1];
    const isFollowedByBlock = next !== undefined && !shelves.includes(next);
    expect(isFollowedByBlock, shelf).toBe([2, 5, 8].includes(index));
  }
  await page.getByRole('heading', { name: 'Antojitos Boricuas' }).scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: 'Antojitos Boricuas' }).getByRole('article').first(),
  ).toBeVisible();
});

test('categories lead to their page, and "Todas" to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterShop(page, await aNurse());
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  const strip = page.getByRole('navigation', { name: 'Categorías' });
  await expect(strip.getByRole('link')).toHaveText(shelves);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await strip.getByRole('button', { name: 'Todas' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await strip.getByRole('link', { name: 'Panadería' }).click();
  await expect(page).toHaveURL('/category/panaderia');
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await page.getByRole('link', { name: /^Ver todo.*: Frutas/ }).click();
  await expect(page).toHaveURL('/category/frutas');
});

test('a card leads to its product, and back leads to where one was', async ({ page }) => {
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

test('the last card of a shelf can be reached, by keyboard too', { tag: bothWidths }, async ({ page }) => {
  await enterShop(page, await aNurse());
  const shelf = page.getByRole('region', { name: 'Frutas' });
  await shelf.scrollIntoViewIfNeeded();
  await shelf.getByRole('article').first().getByRole('link').focus();
  await expect(shelf.getByRole('article')).toHaveCount(12);
  await shelf.getByRole('article').last().getByRole('link').focus();
  await expect(shelf.getByRole('article').last()).toBeInViewport();
});

test('banners follow one another every six seconds, unless somebody is busy with them', async ({ page }) => {
  await page.clock.install();
  await enterShop(page, await aNurse());
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  await isOn(slide(page, 1));
  await page.clock.runFor(6_100);
  await isOn(slide(page, 2));
  await page.clock.runFor(6_100);
  await isOn(slide(page, 3));
  await page.clock.runFor(6_100);
  await isOn(slide(page, 1));

  await page.getByRole('button', { name: 'Pausar el carrusel' }).click();
  await page.getByRole('button', { name: 'Reanudar el carrusel' }).blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await isOn(slide(page, 1));
  await slide(page, 3).click();
  await isOn(slide(page, 3));

  await page.getByRole('button', { name: 'Reanudar el carrusel' }).focus();
  await page.keyboard.press('Enter');
  // The focus is still on it.
  await page.clock.runFor(30_000);
  await isOn(slide(page, 3));
  await page.getByRole('button', { name: 'Pausar el carrusel' }).blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6_100);
  await isOn(slide(page, 1));
});

test('ten tips, another every ten seconds, in silence; by hand they are read out', async ({ page }) => {
  await page.clock.install();
  await enterShop(page, await aNurse());
  await tips(page).scrollIntoViewIfNeeded();
  // While one fades into the next both can be seen.
  await page.addStyleTag({ content: '* { transition: none !important; }' });
  await page.mouse.move(0, 0);
  const spoken = page.getByRole('status').filter({ hasText: 'Consejo' });
  const seen = new Set<string>();
  for (let turn = 0; turn < 10; turn += 1) {
    await expect(tips(page)).toContainText(`${turn + 1} de 10`);
    await expect(tip(page)).toHaveCount(1);
    seen.add((await tip(page).textContent()) ?? '');
    await page.clock.runFor(10_100);
  }
  expect(seen.size).toBe(10);
  await expect(tips(page)).toContainText('1 de 10');
  await expect(spoken).toHaveCount(0);

  await tips(page).getByRole('button', { name: 'Consejo anterior' }).click();
  await expect(tips(page)).toContainText('10 de 10');
  await expect(spoken).toContainText('Consejo 10 de 10. Compara por onza.');
  await tips(page).getByRole('button', { name: 'Consejo siguiente' }).click();
  await tips(page).getByRole('button', { name: 'Pausar los consejos' }).click();
  await tips(page).getByRole('button', { name: 'Reanudar los consejos' }).blur();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(tips(page)).toContainText('1 de 10');
  await tips(page)
    .getByRole('link', { name: /Leer más/ })
    .click();
  await expect(page).toHaveURL('/education/comer-en-turno-de-noche');
});

test('"Crear Mi Plan" opens the planner, and closing it gives the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterShop(page, await aNurse());
  const button = page.getByRole('button', { name: 'Crear Mi Plan' });
  await button.scrollIntoViewIfNeeded();
  await isClean(page, 'home, its lower part');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isClean(page, 'planner over home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the strip leaves when one scrolls, and the search stays', { tag: bothWidths }, async ({ page }) => {
  await enterShop(page, await aNurse());
  const strip = page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'Próxima entrega' });
  const search = page
    .getByRole('banner')
    .locator('[role="combobox"], [role="search"] button, button:has-text("Busca")')
    .first();
  await expect(strip).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Frutas', exact: true })).toBeAttached();
  await page.mouse.wheel(0, 900);
  await expect(strip).not.toBeInViewport();
  await expect(search).toBeInViewport();
});

test('an empty shop says so, and one that fails lets one try again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterShop(page, await aNurse());
  await page.route('**/api/home*', (route) => route.fulfill({ json: { bestSellers: [], shelves: [] } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'La tienda está vacía por ahora…' })).toBeVisible();
  await isClean(page, 'empty shop');
  await page.unroute('**/api/home*');
  await page.getByRole('button', { name: 'Mirar otra vez' }).click();
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();

  await failAt(page, '**/api/home*');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No pudimos cargar los anaqueles' })).toBeVisible({
    timeout: 15_000,
  });
  await isClean(page, 'home that failed');
  await page.unroute('**/api/home*');
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
});

test('home says when an order of now comes, and of a shelf that failed that it did', async ({ page }) => {
  const nurse = await aNurse();
  await failAt(page, '**/api/reorder*');
  await enterShop(page, nurse);
  const { shop } = await askApi('/api/me', { token: await tokenOf(nurse) });
  const [, , day] = (shop.nextDelivery?.date ?? '').split('-');
  await expect(page.getByRole('region', { name: 'Llega a la hora de tu turno' })).toContainText(
    new RegExp(`Próxima entrega:.*${Number(day)} de `),
  );
  const failed = page.getByRole('alert').filter({ hasText: 'No pudimos cargarlo.' });
  await expect(failed).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/reorder*');
  await failed.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(failed).toBeHidden();
});

test('a hand feels what the cart does, unless it asked for stillness or turned it off', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const felt: number[][] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => {
      felt.push([pattern].flat() as number[]);
      return true;
    };
  });
  const felt = () => page.evaluate(() => (window as unknown as { felt: number[][] }).felt);
  const oats = await aProduct({ title: 'Avena que se siente' });
  await enterShop(page, await aNurse(), { path: `/?search=${encodeURIComponent(oats.title)}` });
  const card = cardOf(page, oats.title);
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await card.getByRole('button', { name: /^Quitar/ }).click();
  expect(await felt()).toEqual([[14], [8, 40, 8]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await expect(card.getByRole('button', { name: /^Quitar/ })).toBeVisible();
  expect(await felt()).toHaveLength(2);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/profile?seccion=datos');
  const setting = page.getByRole('switch', { name: 'Vibrar al tocar el carrito' });
  await expect(page.getByRole('heading', { name: 'Contraseña' })).toBeVisible();
  if (!isMobile) return expect(setting).toBeHidden();
  await expect(setting).toBeChecked();
  await setting.click();
  await page.goto(`/?search=${encodeURIComponent(oats.title)}`);
  await card.getByRole('button', { name: /^Quitar/ }).click();
  await expect(card.getByRole('button', { name: /^Agregar/ })).toBeVisible();
  return expect(await felt()).toEqual([]);
});

test('a link that was tapped says so until its page is there', async ({ page }) => {
  let arrive = (): void => {};
  const isAwaited = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/category-page-[^/]*\.js/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await enterShop(page, await aNurse());
  const marked = page.locator('[data-opening]');
  await expect(marked).toHaveCount(0);
  const link = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Frutas' });
  await link.click();
  await expect(link).toHaveAttribute('data-opening', '');
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Frutas' })).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect(marked).toHaveCount(0);
});
