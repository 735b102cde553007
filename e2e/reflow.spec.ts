import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aCart, cartButton, enterShop } from './browsing.ts';
import { orderButton } from './orders/checkout.ts';
import { aProduct } from './products.ts';
import { callApiOrThrow } from './shop.ts';
import { test } from './story.ts';
import { aNurse, demoAdmin, tokenOf } from './test-users.ts';

/** Nothing overflows the page's width, so that nobody has to scroll in two directions. */
const fits = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: path, timeout: 5_000 }).toBeLessThanOrEqual(0);
};

const shopPages: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/', 'Más Vendidos'],
  ['/category/carnes', 'Carnes y Proteínas'],
  ['/?search=leche', /^Resultados para/],
  ['/cart', '¡Incentivo desbloqueado!'],
  ['/checkout', '¿Cuándo lo quieres?'],
  ['/profile', 'Tu perfil'],
  ['/profile?seccion=pedidos', 'Mis pedidos'],
  ['/profile?seccion=favoritos', 'Tus listas'],
  ['/profile?seccion=sesiones', 'Sesiones abiertas'],
  ['/profile?seccion=privacidad', 'Borrar tu cuenta'],
  ['/no-existe', 'Oops! Page not found'],
];
const adminPages = [
  ['/admin', 'Resumen'],
  ['/admin/orders', 'Pedidos'],
  ['/admin/users', 'Usuarios'],
  ['/admin/hospitals', 'Hospitales'],
] as const;

/** A browser zoomed to 200 % has half as many pixels to lay a page out in. */
for (const [what, width, height] of [
  ['320 px', 320, 640],
  ['1280 px at 200 %', 640, 450],
] as const)
  test(`every page fits at ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await fits(page, '/auth', 'Entra a tu cuenta');
    await fits(page, '/auth?mode=register', 'Crea tu cuenta');
    await fits(page, '/auth?mode=verify-otp&email=a@hospital-san-rafael.example', 'Verifica tu correo');
    await fits(page, '/auth?mode=recover', 'Recupera tu cuenta');
    await fits(
      page,
      '/auth?mode=reset-password&email=a@hospital-san-rafael.example',
      'Escoge una contraseña nueva',
    );
    const beans = await aProduct({ price: 60, title: 'Habichuelas con un nombre largo de verdad' });
    await enterShop(page, await aNurse(), { cart: await aCart([{ id: beans.id, quantity: 2 }]) });
    for (const [path, heading] of shopPages) await fits(page, path, heading);
    await fits(page, `/product/${beans.id}`, beans.title);
    await page.context().clearCookies();
    await enterShop(page, demoAdmin);
    for (const [path, heading] of adminPages) await fits(page, path, heading);
  });

/** As long as the shop takes it, and nowhere to break it. */
const word = (letters: number): string => 'Supercalifragilistico'.repeat(10).slice(0, letters);

for (const width of [320, 360, 390])
  test(`a long unbroken word widens no page at ${width} px, and hides no button`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const [nurse, beans] = await Promise.all([aNurse(), aProduct({ price: 6, title: word(60) })]);
    const token = await tokenOf(nurse);
    await callApiOrThrow('/api/me/addresses', {
      token,
      body: {
        label: word(40),
        address: {
          urbanizacion: word(80),
          street: word(120),
          apartment: word(40),
          municipio: 'Caguas',
          zip: '00725',
        },
        isDefault: true,
      },
    });
    const listId = randomUUID();
    await callApiOrThrow('/api/me/lists', {
      token,
      body: {
        id: listId,
        name: word(60),
        lines: [{ productId: beans.id, quantity: 1, isChecked: false }],
      },
    });
    await callApiOrThrow('/api/me', { token, method: 'PATCH', body: { full_name: word(120) } });
    await enterShop(page, nurse, { cart: await aCart([{ id: beans.id, quantity: 1 }]) });
    await fits(page, '/profile', 'Tu perfil');
    await fits(page, '/profile?seccion=direcciones', 'Direcciones');
    await fits(page, '/profile?seccion=favoritos', 'Tus listas');
    await fits(page, `/profile?seccion=favoritos&lista=${listId}`, word(60));
    await fits(page, `/product/${beans.id}`, beans.title);
    await fits(page, '/cart', /^Tu carrito/);
    await fits(page, '/checkout', '¿Dónde te lo llevamos?');
    await page.getByRole('radio', { name: /A mi casa/ }).check({ force: true });
    await expect(page.getByText(word(40)).first()).toBeVisible();
    await fits(page, '/checkout', '¿Dónde te lo llevamos?');
    const order = orderButton(page).filter({ visible: true });
    await order.scrollIntoViewIfNeeded();
    await expect(order).toBeInViewport({ ratio: 1 });
  });

test('nothing moves where the system asks for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterShop(page, await aNurse());
  const slide = page.getByRole('button', { name: /^Ver lámina 1/ });
  await expect(slide).toHaveAttribute('aria-current', 'true');
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: /^Tu carrito/ })).toBeVisible();
  const longestMs = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    ),
  );
  expect(longestMs).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  // Longer than a banner stands when it is allowed to move (6 s).
  await page.waitForTimeout(7_000);
  await expect(slide).toHaveAttribute('aria-current', 'true');
});
