import { expect, type Locator, type Page } from '@playwright/test';
import { cardOf, cartButton, openMiniCart } from './browsing.ts';
import { orderNumber } from './orders/checkout.ts';
import { aProduct } from './products.ts';
import { test } from './story.ts';
import { aHospital, aNurse } from './test-users.ts';

/** Presses Tab until `target` has the focus, which must be seen at every stop on the way. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key);
    expect(await focusIsSeen(page), 'every stop shows its focus').toBe(true);
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error(`Tab never reached ${target}`);
};

/** Something on the focused element or around it differs from how it looks without the focus. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return true;
    const drawn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
      return hasOutline || /\b[2-9](\.\d+)?px/.test(style.boxShadow.replace(/rgba?\([^)]*\)/g, ''));
    };
    const around = [active, active.parentElement, active.closest('label'), active.previousElementSibling];
    const candidates = [...around, ...(active.previousElementSibling?.children ?? [])].filter(
      (one) => one !== null,
    );
    return candidates.some((one) => drawn(one) || drawn(one, '::after'));
  });

const focused = (page: Page) => page.locator(':focus');

test('from the sign-in to the order with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const hospital = await aHospital();
  const [nurse, coffee] = await Promise.all([
    aNurse({ domain: hospital.email_domain }),
    aProduct({ title: 'Café de teclado', price: 6 }),
  ]);

  await test.step('she signs in', async () => {
    await page.goto('/auth');
    await tabTo(page, page.getByLabel('Correo institucional'));
    await page.keyboard.type(nurse.email);
    await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.type(nurse.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  });
  await test.step('she searches by suggestion, and Escape closes the search', async () => {
    const bar = page.getByRole('button', { name: 'Buscar productos' });
    // The new page's content has the focus; the search stands right before it.
    await tabTo(page, bar, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: 'Buscar productos' });
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(bar).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('cafe de teclado');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Resultados para "cafe de teclado"' })).toBeVisible();
  });
  await test.step('she adds two, and the focus stays on the plus', async () => {
    const card = cardOf(page, coffee.title);
    await tabTo(page, card.getByRole('button', { name: /^Agregar/ }));
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: /^Uno más/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cartButton(page)).toContainText('$12.00');
  });
  await test.step('the mini cart keeps the focus in, and gives it back', async () => {
    await tabTo(page, cartButton(page));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: /^Tu carrito/ });
    await expect(panel).toBeVisible();
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(cartButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('button', { name: 'Ir al Checkout' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Tu carrito/ })).toBeVisible();
  });
  await test.step('she goes to the checkout and fills it in', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Ir al Checkout' }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '¿Dónde te lo llevamos?' })).toBeVisible();
    await tabTo(page, page.getByLabel('Edificio'));
    await expect(page.getByLabel('Edificio')).toHaveValue('Torre Única');
    await tabTo(page, page.getByLabel('Piso o unidad'));
    await page.keyboard.type('Piso 2');
    const days = page.getByRole('group', { name: 'Día de entrega' });
    await tabTo(page, days.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(days.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(focused(page)).toBeChecked();
    await tabTo(page, page.getByLabel('Celular'));
    await page.keyboard.type('7875550142');
  });
  await test.step('she orders', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Hacer el pedido' }).filter({ visible: true }));
    await page.keyboard.press('Enter');
    await orderNumber(page);
    await expect(page.getByText(/Piso 2 · Pediatría/).first()).toBeVisible();
  });
});

test('the skip link leads past the header, and a menu opens, moves and closes by keys', async ({ page }) => {
  const nurse = await aNurse();
  await page.goto('/auth');
  await page.getByLabel('Correo institucional').fill(nurse.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(nurse.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);

  const tools = page.getByRole('button', { name: 'Herramientas' });
  await tools.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tools).toBeFocused();
  await openMiniCart(page);
});
