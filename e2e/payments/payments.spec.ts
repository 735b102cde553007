import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { fillCheckout, orderButton } from '../orders/checkout.ts';
import { aProduct } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { adminToken, aHospital, aNurse, demoAdmin, type Nurse, tokenOf } from '../test-users.ts';
import { confirmOnPhone, onCardPage, orderBeingPaid, packOrder, test } from './pay.ts';

// One after the other: each worker would open a shop of its own.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** At the checkout with three of a product at $4. */
const atTheCheckout = async (page: Page, title: string): Promise<Nurse> => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const { id } = await aProduct({ title, price: 4, stock: 20 });
  await enterShop(page, nurse, { cart: await aCart([{ id, quantity: 3 }]), path: '/checkout' });
  await fillCheckout(page);
  return nurse;
};

const openAsStaff = async (page: Page, path: string) => enterShop(page, demoAdmin, { path });

test('a card is refused, then pays; what was short isn’t charged, and a line goes back with its credit note', async ({
  page,
}) => {
  const nurse = await atTheCheckout(page, 'Arroz que se paga');
  await expect(page.getByRole('radio', { name: /^Al recibir/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^ATH Móvil/ })).toBeVisible();
  await expect(page.getByText('Si nadie lo recibe')).toBeVisible();
  await page.getByRole('radio', { name: /^Tarjeta/ }).check();
  await isClean(page, 'the checkout with three ways of paying');
  await orderButton(page).click();
  await onCardPage(page, 'Que el banco diga que no');
  const orderId = await orderBeingPaid(page);
  await expect(page.getByRole('heading', { name: 'Tu banco no aprobó el pago' })).toBeVisible();
  await isClean(page, 'a card that was refused');
  await page.getByRole('link', { name: 'Intentar otra vez' }).click();
  await onCardPage(page, 'Pagar');
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();

  const token = await adminToken();
  await packOrder(token, orderId, 1);
  const paymentOf = () =>
    shopDatabase()
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await paymentOf()).captured_cents).toBe(800);

  await openAsStaff(page, '/admin/payments?estado=cobrado');
  const { number } = await callApiOrThrow(`/api/admin/orders/${orderId}`, { token });
  await isClean(page, 'the list of payments');
  await page.getByRole('link', { name: number, exact: true }).click();
  const card = page.getByLabel(`Pago de ${number}`);
  await expect(card).toContainText('···· 4242');
  await isClean(page, 'a payment');
  await card.getByRole('button', { name: 'Devolver dinero' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Uno más de Arroz que se paga' }).click();
  await dialog.getByLabel('¿Por qué?').fill('Llegó abierto.');
  await isClean(page, 'a refund by line');
  await dialog.getByRole('button', { name: 'Devolver $4.00' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await paymentOf()).refunded_cents).toBe(400);
  await mailTo(nurse.email, new RegExp(`Te devolvimos dinero: ${number}`));
});

test('ATH Móvil is confirmed on the telephone; the counter reads what goes back before it cancels', async ({
  page,
  payingShop,
}) => {
  await atTheCheckout(page, 'Café que se paga');
  await page.getByRole('radio', { name: /^ATH Móvil/ }).check();
  await orderButton(page).click();
  const orderId = await orderBeingPaid(page);
  await expect(page.getByText(/en tu ATH Móvil/)).toBeVisible();
  await isClean(page, 'waiting for the telephone');
  await confirmOnPhone(payingShop, orderId);
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();

  await openAsStaff(page, `/admin/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancelar…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Se devuelven \$12\.00/)).toBeVisible();
  await dialog.getByText('Una parte').click();
  await dialog.getByLabel('¿Cuánto se devuelve?').fill('20');
  await dialog.getByLabel('¿Por qué?').fill('No nos llegó.');
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(dialog.getByText('Es más de lo que se pagó')).toBeVisible();
  await isClean(page, 'a cancellation of more than was paid');
  await dialog.getByLabel('¿Cuánto se devuelve?').fill('5');
  await expect(dialog.getByText('Se devuelven $5.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click();
  await expect(toastOf(page)).toContainText('cancelado');
  const effects = () =>
    payingShop.ath.effects.filter(({ kind }) => kind === 'refund').map(({ cents }) => cents);
  await expect.poll(effects).toEqual([500]);

  await openAsStaff(page, '/admin/payments/close');
  await expect(page.getByLabel('ATH Móvil en línea')).toContainText('$5.00');
  await isClean(page, 'the close of the day');
});

test('somebody who let two unpaid orders go pays beforehand, and reads why', async ({ page }) => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const { id } = await aProduct({ title: 'Pan que se paga', price: 4, stock: 20 });
  const token = await tokenOf(nurse);
  for (const _ of [1, 2]) {
    const orderId = await anOrderOf(token, [{ productId: id, quantity: 1 }]);
    const db = shopDatabase();
    await db
      .insertInto('order_status_history')
      .values({ order_id: orderId, status: 'no_entregado' })
      .execute();
    await db.updateTable('orders').set({ status: 'no_entregado' }).where('id', '=', orderId).execute();
  }
  await enterShop(page, nurse, { cart: await aCart([{ id, quantity: 3 }]), path: '/checkout' });
  await expect(page.getByText('Dos pedidos tuyos volvieron')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Al recibir/ })).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Tarjeta/ })).toBeChecked();
  await isClean(page, 'a checkout that is paid beforehand');
});
