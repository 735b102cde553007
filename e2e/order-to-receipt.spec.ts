import { expect, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { aCart, enterShop, toastOf } from './browsing.ts';
import { aColleagueUser, catalogProduct } from './fulfilment/picking.ts';
import { fillCheckout, orderButton } from './orders/checkout.ts';
import { confirmOnPhone, onCardPage, orderBeingPaid, type ShopWithPayments, test } from './payments/pay.ts';
import { shopDatabase } from './shop.ts';
import { aHospital, aNurse, type Nurse } from './test-users.ts';

// One after the other, because pickers claim all waiting orders.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Two bags of rice, of which one will be another rice, and two of coffee, of which one will be missing. */
const orderFor = async (page: Page): Promise<Nurse> => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const [rice, coffee] = await Promise.all([
    catalogProduct('arroz-grano-mediano'),
    catalogProduct('cafe-molido'),
  ]);
  const lines = [rice, coffee].map(({ id }) => ({ id, quantity: 2 }));
  await enterShop(page, nurse, { cart: await aCart(lines), path: '/checkout' });
  await fillCheckout(page);
  return nurse;
};

/** As a picker: a substitute for one line, the other left out, the bag checked, its label printed. */
const pickAndPrint = async (page: Page): Promise<void> => {
  const [rice, other, coffee] = await Promise.all([
    catalogProduct('arroz-grano-mediano'),
    catalogProduct('arroz-grano-largo'),
    catalogProduct('cafe-molido'),
  ]);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enterShop(page, await aColleagueUser('almacen'), { path: '/admin/picking' });
  await page.getByRole('button', { name: 'Tomar 1 pedido' }).click();
  const now = page.getByRole('region', { name: 'Toca ahora' });
  const missing = async (title: string, choice: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name: 'Falta' }).click();
    const sheet = page.getByRole('dialog', { name: `Falta ${title}` });
    await sheet.getByRole('button', { name: `Uno menos de ${title}` }).click();
    await sheet.getByRole('button', { name: choice }).click();
    await expect(sheet).toBeHidden();
  };
  const done = { rice: false, coffee: false };
  while (!(done.rice && done.coffee)) {
    await expect(now).toContainText(new RegExp(`${rice.title}|${other.title}|${coffee.title}`));
    const shown = await now.getByRole('heading').innerText();
    if (shown === rice.title && !done.rice) {
      await missing(rice.title, new RegExp(other.title));
      done.rice = true;
    } else if (shown === coffee.title && !done.coffee) {
      await missing(coffee.title, 'Dejarlo fuera');
      done.coffee = true;
    } else await page.getByRole('button', { name: 'Puesto' }).click();
  }
  while (await now.isVisible()) await page.getByRole('button', { name: 'Puesto' }).click();
  await page.getByRole('button', { name: 'Revisar las bolsas' }).click();
  await page.getByRole('button', { name: 'La bolsa 1 está completa' }).click();
  await page.getByRole('button', { name: 'Listo', exact: true }).click();
  await page.getByRole('link', { name: 'Imprimir sus etiquetas' }).click();
  await page.getByRole('button', { name: /^Imprimir 1 etiqueta/ }).click();
  await page.getByRole('button', { name: 'Sí, salió todo' }).click();
  await expect(toastOf(page)).toContainText('Anotado como impreso');
};

/** As a driver: leaves with it, and hands it over by the code that its customer reads to them. */
const carry = async (
  page: Page,
  orderId: string,
  nurse: Nurse,
  paymentCase: 'cash' | 'paid',
): Promise<void> => {
  const driver = await aColleagueUser('reparto');
  await enterShop(page, driver, { path: '/admin/deliveries' });
  await page.getByRole('button', { name: 'Tomar esta ruta' }).click();
  await page.getByRole('button', { name: 'Salir con 1 pedido' }).click();
  await page.getByLabel('¿Por qué sale hoy?').fill('Prueba');
  await page.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Parada 1' })).toBeVisible();
  const route = page.url();

  await enterShop(page, nurse, { path: `/profile/orders/${orderId}` });
  const shown = page.getByRole('region', { name: 'Tu código de entrega' });
  const code = /\d{4}/.exec((await shown.innerText()).replaceAll(/\s/g, ''))?.[0] ?? '';

  await enterShop(page, driver, { path: new URL(route).pathname });
  const stop = page.getByRole('region', { name: 'Parada 1' });
  await stop.getByRole('button', { name: 'Entregar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Entregar NP-/ });
  if (paymentCase === 'cash') await sheet.getByText('Efectivo').click();
  await sheet.getByLabel('Código del cliente').fill(code);
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(toastOf(page)).toContainText('Entregado');
};

const moneyOf = async (orderId: string) => {
  const order = await shopDatabase()
    .selectFrom('orders')
    .select(['status', 'total_cents', 'packed_total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payment = await shopDatabase()
    .selectFrom('payments')
    .select(['authorized_cents', 'captured_cents', 'refunded_cents'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    status: order.status,
    totalCents: order.total_cents,
    packedCents: order.packed_total_cents ?? 0,
    ...payment,
  };
};

const readsReceipt = async (page: Page, nurse: Nurse, orderId: string): Promise<void> => {
  const { packedCents } = await moneyOf(orderId);
  await enterShop(page, nurse, { path: `/profile/orders/${orderId}/receipt` });
  await expect(page.getByText(`$${(packedCents / 100).toFixed(2)}`).first()).toBeVisible();
  await expect(page.getByText(/En lugar de Arroz/).first()).toBeVisible();
  await isClean(page, 'a receipt');
};

type PaymentCase = 'card' | 'ath-movil' | 'on-delivery';
const pays: Record<PaymentCase, (page: Page, shop: ShopWithPayments) => Promise<string>> = {
  card: async (page) => {
    await page.getByRole('radio', { name: /^Tarjeta/ }).check();
    await orderButton(page).click();
    await onCardPage(page, 'Pagar');
    return orderBeingPaid(page);
  },
  'ath-movil': async (page, shop) => {
    await page.getByRole('radio', { name: /^ATH Móvil/ }).check();
    await orderButton(page).click();
    const orderId = await orderBeingPaid(page);
    await confirmOnPhone(shop, orderId);
    return orderId;
  },
  'on-delivery': async (page) => {
    await page.getByRole('radio', { name: /^Al recibir/ }).check();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
    const { id } = await shopDatabase()
      .selectFrom('orders')
      .select('id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  },
};

for (const paymentCase of ['card', 'ath-movil', 'on-delivery'] as const)
  test(`from the cart to the receipt, paid by ${paymentCase}: one short, one substitute, handed over by its code`, async ({
    page,
    payingShop,
  }) => {
    test.setTimeout(120_000);
    const nurse = await orderFor(page);
    const orderId = await pays[paymentCase](page, payingShop);
    await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
    await pickAndPrint(page);
    await carry(page, orderId, nurse, paymentCase === 'on-delivery' ? 'cash' : 'paid');

    await expect.poll(async () => (await moneyOf(orderId)).status).toBe('entregado');
    const charged = async () => {
      const { captured_cents, refunded_cents } = await moneyOf(orderId);
      return captured_cents - refunded_cents;
    };
    const { packedCents, totalCents } = await moneyOf(orderId);
    expect(packedCents).toBeLessThan(totalCents);
    await expect.poll(charged).toBe(packedCents);
    expect((await moneyOf(orderId)).authorized_cents).toBe(
      paymentCase === 'on-delivery' ? packedCents : totalCents,
    );
    await readsReceipt(page, nurse, orderId);
  });
