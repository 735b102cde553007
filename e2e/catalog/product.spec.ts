import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cardOf, cartButton, enterShop, failAt } from '../browsing.ts';
import { fillStatedCards, runningPromotion, showCardStates } from '../card-states.ts';
import { aProduct } from '../products.ts';
import type { Json } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The page of a product, with what a test says about it laid over what the shop says. */
const visitProduct = async (page: Page, id: string, over: Json): Promise<void> => {
  await page.unroute(`**/api/products/${id}`);
  await page.route(`**/api/products/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...over } });
  });
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('heading', { name: 'Datos de nutrición' }).first()).toBeVisible();
};

test('every state of the card, to the letter', { tag: bothWidths }, async ({ page }) => {
  await enterShop(page, await aNurse());
  await showCardStates(page);
  await page.goto('/category/frutas');
  await expect(cardOf(page, 'Como casi todas')).toBeVisible();
  await fillStatedCards(page);
  const card = (title: string) => cardOf(page, title);

  await expect(
    card('Como casi todas').getByRole('button', { name: 'Agregar Como casi todas' }),
  ).toBeVisible();
  await expect(card('Como casi todas')).not.toContainText(/Quedan|Comprados ayer|off/);

  await expect(card('En el carrito, una').getByRole('button', { name: /^Quitar/ })).toBeVisible();
  await expect(card('En el carrito, una').getByRole('button', { name: /^Uno menos/ })).toBeHidden();
  await expect(card('En el carrito, tres').getByRole('button', { name: /^Uno menos/ })).toBeVisible();
  await expect(card('En el carrito, tres').getByRole('button', { name: /^Quitar/ })).toBeHidden();
  await expect(card('En el carrito, tres').getByRole('group')).toContainText('3');
  const last = card('No quedan más que estas dos');
  await expect(last.getByRole('button', { name: /^Uno más/ })).toBeDisabled();

  await expect(card('Se acabó')).toContainText('Sin Stock');
  await expect(card('Se acabó').getByRole('button', { name: /^Agregar/ })).toHaveCount(0);
  await expect(card('Quedan cuatro')).toContainText('Quedan 4');
  await expect(card('Comprada ayer')).toContainText('Comprados ayer 12');
  await expect(card('Comprada ayer por todo el mundo')).toContainText('Comprados ayer 999+');

  const offer = card('En oferta');
  await expect(offer).toContainText('20% off');
  const [now, before] =
    (await offer.textContent())?.match(/Ahora \$([\d.]+).*antes \$([\d.]+)/)?.slice(1) ?? [];
  expect(Number(now)).toBe(Math.round(Number(before) * 80) / 100);
  await expect(card('En oferta, comprada ayer y en el carrito')).toContainText(/20% off.*Comprados ayer 37/s);
  await expect(card('En oferta y se acabó')).toContainText('Sin Stock');

  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await isClean(page, 'every state of the card');
});

test('a card follows its stepper to nothing, and keeps the focus', async ({ page }) => {
  const rice = await aProduct({ title: 'Arroz contado', stock: 2 });
  await enterShop(page, await aNurse(), { path: `/?search=${encodeURIComponent(rice.title)}` });
  const card = cardOf(page, rice.title);
  await card.getByRole('button', { name: /^Agregar/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /^Uno más/ })).toBeDisabled();
  await card.getByRole('button', { name: /^Uno menos/ }).press('Enter');
  await card.getByRole('button', { name: /^Quitar/ }).press('Enter');
  await expect(card.getByRole('button', { name: /^Agregar/ })).toBeFocused();
});

test('an offer says what it gives and until when, whatever its kind', async ({ page }) => {
  const beans = await aProduct({ title: 'Habichuelas en oferta', price: 10 });
  await enterShop(page, await aNurse());
  const lower = 'O 20 % menos en cada unidad, si así sale más bajo.';
  for (const [rule, badge, words, price, sum] of [
    [
      { type: 'percent-off', discount_percent: 35 },
      '35% OFF',
      '35 % menos en cada unidad.',
      '$8.00',
      'Pagas $6.50',
    ],
    [
      { type: 'bogo' },
      'Compra 1, lleva 1 GRATIS',
      'Por cada una que pagas, otra va gratis.',
      '$8.00',
      '2 × $10.00 − $10.00',
    ],
    [
      { type: 'buy-x-save-y', condition_quantity: 3, discount_value: 7 },
      'Compra 3 Ahorra $7',
      `Cada 3 que llevas, ahorras $7. ${lower}`,
      '$8.00',
      '3 × $10.00 − $7.00',
    ],
    [
      { type: 'spend-x-save-y', condition_spend: 25, discount_value: 6.5 },
      'Gasta $25, ahorra $6.50',
      `Si gastas $25 o más en este producto, ahorras $6.50. ${lower}`,
      '$8.00',
      '3 × $10.00 − $6.50',
    ],
    // Three for two dollars less are dearer than three at the card's price: the offer is the card's.
    [
      { type: 'buy-x-save-y', condition_quantity: 3, discount_value: 2 },
      'Compra 3 Ahorra $6',
      '20 % menos en cada unidad.',
      '$8.00',
      '',
    ],
    [{ type: 'percent-off', discount_percent: 0 }, 'OFERTA', '20 % menos en cada unidad.', '$8.00', ''],
  ] as const) {
    await visitProduct(page, beans.id, { promotion: runningPromotion(rule) });
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
    const box = page.getByRole('region', { name: 'Agregar al carrito' });
    await expect(box).toContainText(words);
    await expect(box).toContainText(/Hasta el \d+ de \p{L}+\./u);
    await expect(box).toContainText(`Ahora ${price}`);
    await expect(box).toContainText(sum);
  }
  await isClean(page, 'product on offer');
});

test('missing data are shown as missing, never as zero or none', async ({ page }) => {
  const riddle = await aProduct({ title: 'Lata sin etiqueta' });
  await enterShop(page, await aNurse());
  await visitProduct(page, riddle.id, { nutrition: null, allergen_info: null, may_contain: [] });
  const allergens = page.getByRole('region', { name: 'Alérgenos' });
  await expect(allergens.getByRole('listitem')).toHaveText([/^Sin datos: leche, huevo, .+, ajonjolí$/]);
  await expect(page.getByText('No significa cero: mira el envase.').filter({ visible: true })).toBeVisible();
  await isClean(page, 'product of which nothing is known');

  await visitProduct(page, riddle.id, { allergen_info: ['leche'], may_contain: ['mani'] });
  await expect(allergens.getByRole('listitem').filter({ hasText: 'leche' })).toContainText('Contiene');
  await expect(allergens.getByRole('listitem').filter({ hasText: 'maní' })).toContainText('Puede contener');
  await expect(allergens.getByRole('listitem').filter({ hasText: 'huevo' })).toContainText('No declarado');
});

test('several units are added at once, no more than are in stock', async ({ page }) => {
  const coffee = await aProduct({ title: 'Café de tres en tres', price: 7.25, stock: 4 });
  await enterShop(page, await aNurse(), { path: `/product/${coffee.id}` });
  const box = page.getByRole('region', { name: 'Agregar al carrito' });
  await expect(box).toContainText('Quedan 4');
  await box.getByRole('button', { name: /^Uno más/ }).click();
  await box.getByRole('button', { name: /^Uno más/ }).click();
  await box.getByRole('button', { name: 'Agregar · $21.75' }).click();
  await expect(cartButton(page)).toContainText('3');
  await expect(box).toContainText('Llevas 3 en tu carrito');
  await box.getByRole('button', { name: 'Agregar · $7.25' }).click();
  await expect(box.getByRole('button', { name: 'Ya llevas todos' })).toBeDisabled();
});

test('a sold-out product offers similar ones; an unknown address offers a way back', async ({ page }) => {
  const gone = await aProduct({ title: 'Se fue volando', stock: 0, category: 'Frutas' });
  await enterShop(page, await aNurse());
  await visitProduct(page, gone.id, {});
  await expect(page.getByText('Sin Stock').first()).toBeVisible();
  await page.getByRole('button', { name: 'Avísame cuando vuelva' }).click();
  await expect(page.getByRole('button', { name: 'Te avisamos', pressed: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Te avisamos', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver parecidos' }).click();
  await expect(page.getByRole('region', { name: 'Similares' })).toBeInViewport();
  await isClean(page, 'product sold out');

  await page.goto('/product/nada');
  await expect(page.getByRole('heading', { name: 'No encontramos ese producto' })).toBeVisible();
  await isClean(page, 'unknown product');
  await page.getByRole('link', { name: 'Ver la tienda' }).click();
  await expect(page).toHaveURL('/');
});

test('a product that failed to load can be tried again', async ({ page }) => {
  const rice = await aProduct({ title: 'Arroz que tarda' });
  await enterShop(page, await aNurse());
  await failAt(page, `**/api/products/${rice.id}`);
  await page.goto(`/product/${rice.id}`);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar el producto' })).toBeVisible();
  await isClean(page, 'product that failed');
  await page.unroute(`**/api/products/${rice.id}`);
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(page.getByRole('heading', { level: 1, name: rice.title })).toBeVisible();
});
