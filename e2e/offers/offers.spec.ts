import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct, shownProduct } from '../products.ts';
import { callApiOrThrow, type Json } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, demoAdmin, demoNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A day of Puerto Rico, so many from today. */
const dayIn = (days: number): string =>
  new Date(Date.now() - 4 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const anOffer = async (productId: string, offerFields: Json = {}): Promise<Json> =>
  callApiOrThrow('/api/admin/offers', {
    method: 'POST',
    token: await adminToken(),
    body: {
      product_id: productId,
      type: 'percent-off',
      badge_text: null,
      discount_percent: 25,
      discount_value: null,
      condition_quantity: null,
      condition_spend: null,
      starts_on: dayIn(0),
      ends_on: dayIn(5),
      is_draft: false,
      ...offerFields,
    },
  });

const colleagueSaves = async (offer: Json, changes: Json): Promise<void> => {
  const token = await adminToken();
  const { version } = await callApiOrThrow(`/api/admin/offers/${offer.id}`, { token });
  await callApiOrThrow(`/api/admin/offers/${offer.id}`, {
    method: 'PATCH',
    token,
    body: { version, ...changes },
  });
};

const preview = (page: Page) => page.getByRole('region', { name: 'Así se ve y se cobra' });

test(`an offer is written, tried with a cart, published, and the shop sells by it at once ${bothWidths}`, async ({
  page,
}) => {
  const rice = await aProduct({ title: 'Arroz de oferta', price: 10 });
  await enterShop(page, demoAdmin, { path: '/admin/incentives' });
  await page.getByRole('link', { name: 'Oferta nueva' }).click();
  await page.getByRole('searchbox', { name: 'Busca el producto' }).fill(rice.title);
  await page.getByRole('button', { name: rice.title }).click();

  // Less than what every offer costs at the most: the shop says so, and refuses to have it printed.
  await page.getByRole('textbox', { name: 'Por ciento menos' }).fill('10');
  await expect(preview(page)).toContainText('$8.00');
  await expect(preview(page)).toContainText('se cobra 20 % menos');
  await page.getByLabel('Etiqueta propia').fill('10% OFF');
  await expect(preview(page)).toContainText('«20% OFF»');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByLabel('Etiqueta propia')).toBeFocused();
  await isClean(page, 'an offer that promises another price');

  await page.getByLabel('Etiqueta propia').fill('');
  await page.getByLabel('Clase de oferta').selectOption('bogo');
  await page.getByLabel('Desde').fill(dayIn(0));
  await expect(preview(page)).toContainText('a las 11:59 p. m.');
  const cart = page.getByRole('list', { name: 'Carrito de prueba' });
  // Three of which one is free.
  await expect(cart).toContainText('$20.00');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toastOf(page)).toContainText('Borrador guardado');
  expect((await shownProduct(rice.id)).promotion).toBeNull();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Vigente', { exact: true })).toBeVisible();
  await expect.poll(async () => (await shownProduct(rice.id)).current_price, { timeout: 1_500 }).toBe(8);
  await isClean(page, 'an offer that runs');

  await enterShop(page, demoNurse, { path: `/product/${rice.id}` });
  await expect(page.getByText('Compra 1, lleva 1 GRATIS').first()).toBeVisible();
});

test(`two people edit one offer, and a value is taken back ${bothWidths}`, async ({ page }) => {
  const milk = await aProduct({ title: 'Leche de oferta', price: 4 });
  const offer = await anOffer(milk.id);
  await enterShop(page, demoAdmin, { path: `/admin/incentives/${offer.id}` });
  await page.getByRole('textbox', { name: 'Por ciento menos' }).fill('30');
  await colleagueSaves(offer, { discount_percent: 40, ends_on: dayIn(9) });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('region', { name: 'Otra persona guardó primero' });
  await expect(conflict).toBeVisible();
  await expect(page.getByLabel('Hasta')).toHaveValue(dayIn(9));
  await isClean(page, 'an offer that a colleague saved first');
  await conflict.getByRole('radio', { name: /^Lo mío/ }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toastOf(page)).toContainText('Cambios guardados');
  await expect.poll(async () => (await shownProduct(milk.id)).promotion.discount_percent).toBe(30);

  await page.getByRole('button', { name: /^Volver a este valor: Por ciento menos, 40/ }).click();
  await expect(page.getByRole('textbox', { name: 'Por ciento menos' })).toHaveValue('40');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(async () => (await shownProduct(milk.id)).promotion.discount_percent).toBe(40);
});

test(`offers that meet are told in the list, the record and the calendar; a pause stops the price ${bothWidths}`, async ({
  page,
}) => {
  const egg = await aProduct({ title: 'Huevos de oferta', price: 6 });
  await anOffer(egg.id, { ends_on: dayIn(3) });
  const long = await anOffer(egg.id, { type: 'bogo', discount_percent: null, ends_on: dayIn(8) });
  await enterShop(page, demoAdmin, { path: `/admin/incentives?q=${encodeURIComponent(egg.title)}` });
  await expect(page.getByText('Se cruza con otra')).toHaveCount(2);
  await isClean(page, 'the list of offers');
  await page.goto('/admin/incentives?vista=calendario');
  await expect(page.getByRole('link', { name: /Se cruza con 25% OFF/ })).toBeVisible();
  await isClean(page, 'the calendar of offers');
  await page.goto(`/admin/incentives/${long.id}`);
  await expect(preview(page)).toContainText('Esos días cuenta la que termina más tarde: esta');
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(toastOf(page)).toContainText('Pausada');
  // The other one counts now: a quarter off.
  await expect.poll(async () => (await shownProduct(egg.id)).promotion.type).toBe('percent-off');
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(async () => (await shownProduct(egg.id)).promotion.type).toBe('bogo');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Duplicar' })).toBeVisible();
});

test(`the incentive says its rule, its cost and why a product can be chosen ${bothWidths}`, async ({
  page,
}) => {
  const apple = await aProduct({ title: 'Manzana del incentivo', price: 25, category: 'Frutas' });
  await enterShop(page, demoAdmin, { path: '/admin/incentives?vista=incentivo' });
  await expect(page.getByRole('region', { name: 'Regla vigente' })).toContainText(
    '$20 en frutas y vegetales',
  );
  await isClean(page, 'the incentive');
  await page.getByRole('link', { name: 'Qué se puede escoger y por qué' }).click();
  await page.getByRole('searchbox').fill(apple.title);
  const shownText = page.getByText('Cuesta $5.00 más de lo que se regala.');
  // Of this product alone: others of the kind stood there before the search was answered.
  await expect(shownText).toHaveCount(1);
  await isClean(page, 'what can be chosen for free');
});

test(`by keyboard alone an offer is found and changed ${bothWidths}`, async ({ page, isMobile }) => {
  test.skip(isMobile, 'A keyboard is at a desk.');
  const bread = await aProduct({ title: 'Pan de oferta', price: 5 });
  await anOffer(bread.id);
  await enterShop(page, demoAdmin, { path: '/admin/incentives' });
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(bread.title);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Por ciento menos' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('50');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await shownProduct(bread.id)).promotion.discount_percent).toBe(50);
});
