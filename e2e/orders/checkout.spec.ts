import { expect, type Page, type Route } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop, figure } from '../browsing.ts';
import { aProduct, changePrice, changeStock, fillWindows, type ShopProduct, stockOf } from '../products.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, type Hospital, type Nurse, tokenOf } from '../test-users.ts';
import { bothWidths } from '../widths.ts';
import { chooseWindow, fillCheckout, MORNING, orderButton, orderNumber } from './checkout.ts';

interface Scene {
  readonly hospital: Hospital;
  readonly nurse: Nurse;
  readonly beans: ShopProduct;
}

/** A nurse of a hospital of its own, at the checkout with two tins of beans at $5.00. */
const atCheckout = async (page: Page): Promise<Scene> => {
  const [hospital, beans] = await Promise.all([aHospital(), aProduct({ price: 5 })]);
  const nurse = await aNurse({ domain: hospital.email_domain });
  const cart = await aCart([{ id: beans.id, quantity: 2 }]);
  await enterShop(page, nurse, { cart, path: '/checkout' });
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  return { hospital, nurse, beans };
};

const ordersOf = async (nurse: Nurse) =>
  (await callApiOrThrow('/api/orders', { token: await tokenOf(nurse) })).orders as readonly {
    number: string;
  }[];

/** Drops the response of the next order after the server has accepted it. */
const dropNextResponse = (page: Page) =>
  page.route(
    '**/api/orders',
    async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('two quick taps place one order', async ({ page }) => {
  const { nurse, beans } = await atCheckout(page);
  await fillCheckout(page);
  await orderButton(page).dblclick();
  const number = await orderNumber(page);
  expect((await ordersOf(nurse)).map((order) => order.number)).toEqual([number]);
  expect(await stockOf(beans.id)).toBe(beans.stock - 2);
});

test('a lost response is requested again, even after a reload, and places one order only', async ({
  page,
}) => {
  const { nurse, beans } = await atCheckout(page);
  await fillCheckout(page);
  await dropNextResponse(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No nos llegó respuesta');
  await isClean(page, 'an order without an answer');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No nos llegó respuesta');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const number = await orderNumber(page);
  expect((await ordersOf(nurse)).map((order) => order.number)).toEqual([number]);
  expect(await stockOf(beans.id)).toBe(beans.stock - 2);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});

test.describe('what changed meanwhile', () => {
  test('a price that rose stops the order, shows the difference, and asks', async ({ page }) => {
    const { nurse, beans } = await atCheckout(page);
    await fillCheckout(page);
    await changePrice(beans.id, 6);
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Tu carrito cambió' });
    await expect(dialog).toContainText(`${beans.title} × 2 subió`);
    await expect(dialog).toContainText('antes $10.00');
    await expect(dialog).toContainText('$12.00');
    await isClean(page, 'the question whether to go on');
    expect(await ordersOf(nurse)).toEqual([]);
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Ordenar por $12.00' }).click();
    await orderNumber(page);
    await expect(figure(page, 'Total')).toContainText('$12.00');
  });

  test('too little stock stops the order, and nothing is ordered without a yes', async ({ page }) => {
    const { nurse, beans } = await atCheckout(page);
    await fillCheckout(page);
    await changeStock(beans.id, 1);
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Tu carrito cambió' });
    await expect(dialog).toContainText(`De ${beans.title} queda 1. Dejamos 1 en tu carrito.`);
    await changeStock(beans.id, 0);
    await dialog.getByRole('button', { name: 'Ordenar por $5.00' }).click();
    await expect(dialog).toContainText(`${beans.title} se agotó y salió de tu carrito.`);
    await dialog.getByRole('button', { name: 'Volver al carrito' }).click();
    await expect(page).toHaveURL('/cart');
    expect(await ordersOf(nurse)).toEqual([]);
  });

  test('a price that fell is charged, with a message', async ({ page }) => {
    const { beans } = await atCheckout(page);
    await fillCheckout(page);
    await changePrice(beans.id, 4.5);
    await orderButton(page).click();
    await orderNumber(page);
    await expect(page.getByText('Bajó de precio: pagas $1.00 menos de lo que viste.')).toBeVisible();
    await expect(figure(page, 'Total')).toContainText('$9.00');
  });

  test('a delivery window that filled up stops the order until another is chosen', async ({ page }) => {
    const { hospital } = await atCheckout(page);
    await fillCheckout(page);
    const [first = '', second = ''] = await deliveryDays(page);
    await fillWindows(hospital.id, first);
    await orderButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Tu carrito cambió' });
    await expect(dialog).toContainText('La hora que escogiste se llenó. Escoge otra.');
    await dialog.getByRole('button', { name: 'Escoger otra hora' }).click();
    await expect(page.getByRole('radio', { name: MORNING })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('radio', { name: /, lleno$/ })).toBeDisabled();
    await page.getByRole('radio', { name: formatDay(second) }).check();
    await chooseWindow(page, MORNING);
    await orderButton(page).click();
    await orderNumber(page);
  });
});

test.describe('the form', () => {
  test('says what is missing of a home address, and keeps all that was typed', { tag: bothWidths }, async ({
    page,
  }) => {
    await atCheckout(page);
    await page.getByRole('radio', { name: /^A mi casa/ }).check();
    await page.getByLabel(/^Urbanización/).fill('Urb. Las Flores');
    await page.getByRole('textbox', { name: 'ZIP' }).fill('12345');
    await page.getByLabel('Celular').fill('555');
    await orderButton(page).click();
    for (const message of [
      'Escribe la calle y el número.',
      'Escoge un municipio.',
      'El ZIP de Puerto Rico tiene 5 dígitos, como 00926.',
      'Escoge una hora de entrega.',
      'Escribe un celular de 10 dígitos, como 787-555-0142.',
    ])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Calle y número, o carretera y km')).toBeFocused();
    await expect(page.getByLabel(/^Urbanización/)).toHaveValue('Urb. Las Flores');

    await page.getByLabel('Calle y número, o carretera y km').fill('Calle Amapola 12');
    await page.getByRole('combobox', { name: 'Municipio' }).selectOption('Mayagüez');
    await page.getByRole('textbox', { name: 'ZIP' }).fill('00680');
    await page.getByLabel('Celular').fill('939 555 0199');
    await chooseWindow(page, MORNING);
    await page.reload();
    await expect(page.getByLabel('Calle y número, o carretera y km')).toHaveValue('Calle Amapola 12');
    await expect(page.getByRole('combobox', { name: 'Municipio' })).toHaveValue('Mayagüez');
    await expect(page.getByRole('radio', { name: MORNING })).toBeChecked();
    await orderButton(page).click();
    await orderNumber(page);
    await expect(page.getByText(/Urb\. Las Flores.*Calle Amapola 12.*Mayagüez.*00680/)).toBeVisible();
  });

  test('offline says so, loses nothing, and goes through when the network is back', async ({
    page,
    context,
  }) => {
    const { nurse } = await atCheckout(page);
    await fillCheckout(page);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: /sin conexión/i })).toBeVisible();
    await orderButton(page).click();
    await expect(page.getByText('Tu pedido no salió: no hay conexión')).toBeVisible();
    expect(await ordersOf(nurse)).toEqual([]);
    await context.setOffline(false);
    await orderButton(page).click();
    const number = await orderNumber(page);
    expect((await ordersOf(nurse)).map((order) => order.number)).toEqual([number]);
  });
});

/** The ISO dates that the page offers, as the API tells them to this browser's person. */
const deliveryDays = async (page: Page): Promise<readonly string[]> => {
  const { token } = await (await page.request.get('/api/auth/token')).json();
  return (await callApiOrThrow('/api/checkout', { token })).days.map(({ date }: { date: string }) => date);
};

/** "domingo, 22 de noviembre": the day as the page says it. */
const formatDay = (isoDate: string): string =>
  new Intl.DateTimeFormat('es-PR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${isoDate}T00:00:00Z`));
