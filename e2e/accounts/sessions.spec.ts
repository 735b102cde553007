import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cartButton, openMiniCart, signInByForm, toastOf } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { callApi } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse, type Nurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

/** Each of these signs in and out several times, and hashing a password takes its time. */
// They wait until what is fetched ahead is there.
test.use({ reuseContext: false, savesData: false });

test.describe.configure({ timeout: 150_000 });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Everything that a browser keeps for the shop's scripts, and what its address says. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const name of await caches.keys()) {
      if (name.includes('precache')) continue;
      parts.push(name);
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts.push(request.url, await (await cache.match(request))?.text());
    }
    for (const { name } of await indexedDB.databases()) parts.push(name);
    return JSON.stringify(parts);
  });

const expectNoTraces = async (page: Page, traces: readonly string[]): Promise<void> => {
  const stored = await everythingStored(page);
  for (const trace of traces) expect(stored).not.toContain(trace);
  // Beside settings of the device there is at most what is sealed.
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith('nutricion-plus-sealed:'))).toEqual([]);
};

/** On a shared computer: a cart, an allergy, a search, a checkout half filled in. */
const leaveTraces = async (page: Page, nurse: Nurse, product: { readonly id: string }): Promise<void> => {
  await page.goto(`/product/${product.id}`);
  await page.getByLabel('Es mi equipo').setChecked(false);
  await signInByForm(page, nurse);
  await page.getByRole('button', { name: /^Agregar · / }).click();
  await expect(cartButton(page)).toContainText('1');
  await page.goto('/?search=habichuelas');
  await expect(page.getByRole('heading', { name: /^Resultados para/ })).toBeVisible();
  await page.evaluate((id) => {
    const allergies = { keptAtMs: Date.now(), answers: { allergies: ['peanuts'] } };
    localStorage.setItem(`nutricion-plus-meal-plan:${id}`, JSON.stringify(allergies));
  }, nurse.id);
  await page.goto('/checkout');
  await page.getByLabel('Celular').fill('787-555-0199');
};

const tracesOf = (nurse: Nurse, product: { readonly id: string; readonly title: string }) => [
  nurse.id,
  nurse.email,
  nurse.fullName,
  product.id,
  product.title,
  'habichuelas',
  'peanuts',
  '555-0199',
];

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth');
};

test('a telephone is taken for a private device by default, a desktop for a shared one', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
  await page.goto('/auth');
  await expect(page.getByLabel('Es mi equipo')).toBeChecked({ checked: isMobile });
});

test('after signing out nothing tells who was there; she finds her cart and her form again', async ({
  page,
}) => {
  const [nurse, other, beans] = await Promise.all([
    aNurse({ name: 'Zoraida Quiñones' }),
    aNurse(),
    aProduct({ title: 'Gandules que nadie debe ver', price: 4 }),
  ]);
  await leaveTraces(page, nurse, beans);
  await signOut(page);
  await expectNoTraces(page, tracesOf(nurse, beans));

  await test.step('somebody else neither sees nor destroys it', async () => {
    await signInByForm(page, other);
    await expect(cartButton(page)).toContainText('Compra $100 y gana $20');
    await signOut(page);
  });
  await test.step('without a network she leaves as little, and it is there again', async () => {
    await signInByForm(page, nurse);
    await expect(cartButton(page)).toContainText('Agrega $96.00 más');
    await page.goto('/checkout');
    await expect(page.getByLabel('Celular')).toHaveValue('787-555-0199');
    await page.goto('/profile');
    const out = page.getByRole('button', { name: 'Cerrar sesión' });
    await expect(out).toBeVisible();
    // Its code is fetched once the page stands.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await out.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('nutricion-plus-session'))).toBeNull();
    await expectNoTraces(page, tracesOf(nurse, beans));
    await page.context().setOffline(false);
    await page.goto('/auth');
    await signInByForm(page, nurse);
    const panel = await openMiniCart(page);
    await expect(panel.getByRole('listitem').filter({ hasText: beans.title })).toBeVisible();
  });
});

test('after half an hour without use the session ends, and signing in returns to the same page', async ({
  page,
}) => {
  const [nurse, beans] = await Promise.all([
    aNurse({ name: 'Zoraida Quiñones' }),
    aProduct({ title: 'Gandules que nadie debe ver', price: 4 }),
  ]);
  await page.clock.install();
  await leaveTraces(page, nurse, beans);
  await page.waitForLoadState('networkidle');
  await test.step('using it goes on', async () => {
    await page.clock.fastForward('20:00');
    await page.keyboard.press('Shift');
    await page.clock.fastForward('20:00');
    await expect(page.getByLabel('Celular')).toHaveValue('787-555-0199');
  });
  await test.step('it asks before', async () => {
    await page.clock.fastForward('08:30');
    await expect(toastOf(page)).toContainText('¿Sigues ahí?');
  });
  await page.clock.fastForward('02:00');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Cerramos tu sesión porque nadie usaba la tienda.')).toBeVisible();
  await isClean(page, 'session ended');
  await expectNoTraces(page, tracesOf(nurse, beans));
  await page.getByLabel('Es mi equipo').setChecked(true);
  await signInByForm(page, nurse);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Celular')).toHaveValue('787-555-0199');
});

test('half-typed forms of the account wait for whoever typed them, and for nobody else', async ({ page }) => {
  const [nurse, other] = await Promise.all([aNurse({ name: 'Zoraida Quiñones' }), aNurse()]);
  const traces = [nurse.id, nurse.fullName, '555-0177', 'Calle a medias'];
  const leaveUnused = async () => {
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('31:00');
    await expect(page).toHaveURL('/auth');
    await expectNoTraces(page, traces);
    await page.getByLabel('Es mi equipo').setChecked(false);
  };
  await page.clock.install();
  await page.goto('/profile?seccion=datos');
  await page.getByLabel('Es mi equipo').setChecked(false);
  await signInByForm(page, nurse);
  await page.getByLabel('Celular').fill('787-555-0177');
  await leaveUnused();

  await test.step('somebody else finds a form of their own', async () => {
    await signInByForm(page, other);
    await expect(cartButton(page)).toBeVisible();
    await page.goto('/profile?seccion=datos');
    await expect(page.getByLabel('Nombre completo')).toHaveValue(other.fullName);
    await expect(page.getByLabel('Celular')).not.toHaveValue(/0177/);
    await signOut(page);
    await expectNoTraces(page, traces);
  });
  await test.step('she goes on typing', async () => {
    await page.getByLabel('Es mi equipo').setChecked(false);
    await signInByForm(page, nurse);
    await expect(page).toHaveURL('/profile?seccion=datos');
    await expect(page.getByLabel('Celular')).toHaveValue('787-555-0177');
    await page.getByRole('button', { name: 'Guardar mis datos' }).click();
    await expect(toastOf(page)).toContainText('Datos guardados');
  });
  await test.step('an address opens again where it was', async () => {
    await page.goto('/profile?seccion=direcciones');
    await page.getByRole('button', { name: 'Agregar dirección' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dirección nueva' });
    await dialog.getByLabel('Calle y número').fill('Calle a medias');
    await dialog.getByLabel('Municipio').selectOption('Ponce');
    await leaveUnused();
    await signInByForm(page, nurse);
    await expect(dialog.getByLabel('Calle y número')).toHaveValue('Calle a medias');
    await expect(dialog.getByLabel('Municipio')).toHaveValue('Ponce');
    await isClean(page, 'an address that was half-typed');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Agregar dirección' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
});

test('after the browser was closed a visitor sees nothing of the earlier session', async ({
  page,
  context,
}) => {
  const [nurse, beans] = await Promise.all([aNurse(), aProduct({ title: 'Gandules de ayer', price: 4 })]);
  await leaveTraces(page, nurse, beans);
  await test.step('the browser was closed: its session cookies are gone', async () => {
    const stored = (await context.cookies()).filter(({ expires }) => expires !== -1);
    await context.clearCookies();
    await context.addCookies(stored);
    await page.goto('/cart');
    await expect(page).toHaveURL('/auth');
    await expectNoTraces(page, tracesOf(nurse, beans));
  });
});

test('a customer sees her sessions and ends one on another device', async ({ page, browser }) => {
  const nurse = await aNurse();
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  const elsewhere = await signInFrom(phone, nurse);
  await page.goto('/profile?seccion=sesiones');
  await signInByForm(page, nurse);
  await expect(page.getByRole('listitem').filter({ hasText: 'Este equipo' })).toBeVisible();
  await expect(page.getByText('Safari en iOS')).toBeVisible();
  await isClean(page, 'sessions');

  await page.getByRole('button', { name: 'Cerrar la sesión en Safari en iOS' }).click();
  await expect(toastOf(page)).toContainText('Cerramos la sesión en Safari en iOS');
  await expect(page.getByText('Safari en iOS', { exact: true })).toBeHidden();
  await elsewhere.goto('/profile?seccion=datos');
  await expect(elsewhere).toHaveURL('/auth');
  await expect(elsewhere.getByText('Tu sesión terminó.')).toBeVisible();
  await expectNoTraces(elsewhere, [nurse.id, nurse.email, nurse.fullName]);

  await test.step('everywhere, and here too', async () => {
    await signInByForm(elsewhere, nurse);
    await expect(elsewhere).toHaveURL('/profile?seccion=datos');
    await page.reload();
    await page.getByRole('button', { name: 'Cerrar en todas partes' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Cerrar en todas partes?' });
    await isClean(page, 'close everywhere');
    await dialog.getByRole('button', { name: 'Cerrar todas, aquí también' }).click();
    await expect(page).toHaveURL('/auth');
    await elsewhere.goto('/cart');
    await expect(elsewhere).toHaveURL('/auth');
    expect((await callApi('/api/auth/token')).status).toBe(401);
  });
  await phone.close();
});

const signInFrom = async (context: BrowserContext, nurse: Nurse): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/auth');
  await signInByForm(page, nurse);
  await expect(cartButton(page)).toBeVisible();
  return page;
};
