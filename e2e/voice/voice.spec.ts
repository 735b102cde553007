import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop } from '../browsing.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse, tokenOf } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

const openAssistant = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Asistente de voz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asistente de voz' });
  await expect(dialog.getByLabel('Escribe lo que necesitas')).toBeVisible();
  return dialog;
};

const say = async (dialog: Locator, text: string): Promise<void> => {
  await dialog.getByLabel('Escribe lo que necesitas').fill(text);
  await dialog.getByLabel('Escribe lo que necesitas').press('Enter');
};

/** What the cart of this device holds, by title. */
const cartOf = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('nutricion-plus-cart') ?? '{"items":[]}');
    const items: { product: { title: string }; quantity: number }[] = stored.items ?? [];
    return Object.fromEntries(items.map(({ product, quantity }) => [product.title, quantity]));
  });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a nurse types what she needs: found, added, taken back, asked, and never ordered', {
  tag: bothWidths,
}, async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openAssistant(page);
  await isClean(page, 'greeting');

  await say(dialog, 'busca arroz');
  await expect(dialog.getByRole('button', { name: /^Agregar 1 de / })).toHaveCount(5);
  await isClean(page, 'products found');
  await dialog
    .getByRole('button', { name: /^Agregar 1 de / })
    .first()
    .click();
  // She was shown nothing that she asked to look at: it is put in at once.
  await expect(dialog.getByText(/^Agregué 1 de .*Tu carrito: 1 producto/)).toBeVisible();
  expect(Object.values(await cartOf(page))).toEqual([1]);
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dialog.getByText('Deshecho.')).toBeVisible();
  expect(await cartOf(page)).toEqual({});

  await say(dialog, 'ponme dos leche fresca entera');
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([2]);
  await say(dialog, 'vacía el carrito');
  await expect(dialog.getByText(/^¿Vacío tu carrito\?/)).toBeVisible();
  expect(Object.values(await cartOf(page))).toEqual([2]);
  await isClean(page, 'a question');
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog.getByText('Está bien, no hice nada.')).toBeVisible();
  await say(dialog, 'vacía el carrito');
  await expect(dialog.getByRole('button', { name: 'Sí', exact: true })).toHaveCount(1);
  await say(dialog, 'sí');
  await expect.poll(() => cartOf(page)).toEqual({});

  await say(dialog, 'ponme una leche fresca entera');
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1]);
  await say(dialog, 'quiero pagar');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('what she asks to look at isn’t put in without a yes', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openAssistant(page);
  await say(dialog, 'muéstrame las leches');
  await dialog
    .getByRole('button', { name: /^Agregar 1 de / })
    .first()
    .click();
  await expect(
    dialog.getByText('No puedo agregar hasta que confirmes. ¿Quieres agregar estos productos?'),
  ).toBeVisible();
  expect(await cartOf(page)).toEqual({});
  await dialog.getByRole('button', { name: 'Sí', exact: true }).click();
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([1]);
});

test('the cart that is there is what is spoken of, and what else the tools find', async ({ page }) => {
  const nurse = await aNurse();
  const matches = await callApiOrThrow('/api/products/search?q=arroz%20grano%20mediano&limit=1', {
    token: await tokenOf(nurse),
  });
  const rice = matches.results[0].id;
  await enterShop(page, nurse, { cart: await aCart([{ id: rice, quantity: 3 }]), path: '/education' });
  const dialog = await openAssistant(page);
  await say(dialog, '¿qué hay en mi carrito?');
  await expect(dialog.getByText(/^Tu carrito: 3 productos/)).toBeVisible();
  await say(dialog, 'déjalo en uno el arroz');
  await say(dialog, 'recetas con pollo');
  await expect(dialog.getByText(/^Estas recetas encontré con «pollo»/)).toBeVisible();
  await say(dialog, 'mis pedidos');
  await expect(dialog.getByText('Todavía no has pedido nada.')).toBeVisible();
  await say(dialog, 'la doctora viene a las tres');
  await expect(dialog.getByText(/^No te entendí/)).toBeVisible();
});

/** A browser that hears what the test says. */
const withRecognizer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Recognizer extends EventTarget {
      start() {
        (window as unknown as { heard: (text: string) => void }).heard = (text) => {
          const result = Object.assign([{ transcript: text }], { isFinal: true });
          this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
        };
        (window as unknown as { mishear: (error: string) => void }).mishear = (error) => {
          this.dispatchEvent(Object.assign(new Event('error'), { error }));
          this.dispatchEvent(new Event('end'));
        };
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognizer });
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const voice = { lang: 'es-MX', localService: true, name: 'Voz' };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        cancel: () => {},
        speak: (utterance: EventTarget & { text: string }) => {
          spoken.push(utterance.text);
          setTimeout(() => utterance.dispatchEvent(new Event('end')), 50);
        },
      },
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class extends EventTarget {
        voice: unknown;
        lang = '';
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    });
    const shaken: unknown[] = [];
    Object.assign(window, { shaken });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => shaken.push(pattern) });
  });

const hear = (page: Page, text: string): Promise<void> =>
  page.evaluate((reply) => (window as unknown as { heard: (text: string) => void }).heard(reply), text);
const spokenOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Touches the microphone for the first time and agrees. */
const agree = async (page: Page, dialog: Locator): Promise<void> => {
  await dialog.getByRole('checkbox', { name: 'Manos libres' }).check();
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  const consent = page.getByRole('dialog', { name: 'Antes de que hables' });
  await expect(consent.getByText(/^Tu navegador le envía tu voz a su fabricante/)).toBeVisible();
  await isClean(page, 'consent');
  await consent.getByRole('checkbox', { name: /^Guardar lo que digo/ }).check();
  await consent.getByRole('button', { name: 'Está bien, quiero hablar' }).click();
  await expect(dialog.getByText('Te escucho')).toBeVisible();
};

test('hands free, she speaks: it answers aloud, and what she tells others is let go', async ({ page }) => {
  // Who asks for stillness isn't shaken either.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const nurse = await aNurse();
  await withRecognizer(page);
  await enterShop(page, nurse, { path: '/education' });
  const dialog = await openAssistant(page);
  await agree(page, dialog);
  await hear(page, 'ponme dos leche fresca entera');
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([2]);
  await expect.poll(() => spokenOf(page)).toContainEqual(expect.stringContaining('Agregué 2 de'));
  await hear(page, 'la doctora viene a las tres');
  await hear(page, 'busca pan sobao');
  await expect(dialog.getByText(/encontré con «pan sobao»|Encontré 1 producto/)).toBeVisible();
  await expect(dialog.getByText('la doctora viene a las tres')).toHaveCount(0);

  // Quiet: nothing is spoken any more, and the hand feels it.
  await dialog.getByRole('button', { name: 'Apagar el micrófono' }).click();
  await dialog.getByRole('checkbox', { name: 'En silencio' }).check();
  const before = (await spokenOf(page)).length;
  // There are two already: it is one more, which can be undone.
  await say(dialog, 'ponme una leche fresca entera');
  await expect(dialog.getByText(/^Agregué 1 de/)).toBeVisible();
  expect((await spokenOf(page)).length).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken)).not.toEqual([]);

  // The record: what she said to the shop, and not what she told the doctor.
  await page.keyboard.press('Escape');
  const token = await tokenOf(nurse);
  await expect
    .poll(async () => JSON.stringify(await callApiOrThrow('/api/me/export', { token })), { timeout: 20_000 })
    .toContain('busca pan sobao');
  expect(JSON.stringify(await callApiOrThrow('/api/me/export', { token }))).not.toContain('la doctora viene');
});

test('with the button held she speaks, and is heard as long as she holds it', async ({ page }) => {
  await withRecognizer(page);
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openAssistant(page);
  await agree(page, dialog);
  await dialog.getByRole('button', { name: 'Apagar el micrófono' }).click();
  await dialog.getByRole('checkbox', { name: 'Manos libres' }).uncheck();
  const button = dialog.getByRole('button', { name: 'Habla con el micrófono apretado' });
  await button.hover();
  await page.mouse.down();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await hear(page, 'ponme dos leche fresca entera');
  await page.mouse.up();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => Object.values(await cartOf(page))).toEqual([2]);

  // By keys too: the space bar is held.
  await button.focus();
  await page.keyboard.down(' ');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // Held, whatever she says is for the shop: what isn't understood is answered.
  await hear(page, 'la doctora viene a las tres');
  await page.keyboard.up(' ');
  await expect(dialog.getByText(/^No te entendí/)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('without a microphone, permission or network she reads why, and types on', async ({ page }) => {
  await withRecognizer(page);
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openAssistant(page);
  await agree(page, dialog);
  const fail = (error: string) =>
    page.evaluate((code) => (window as unknown as { mishear: (error: string) => void }).mishear(code), error);
  await fail('not-allowed');
  await expect(dialog.getByText(/^Tu navegador no dio permiso al micrófono/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await fail('audio-capture');
  await expect(dialog.getByText(/^No encontramos un micrófono/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await fail('network');
  await expect(dialog.getByText(/^No hay conexión para oírte/)).toBeVisible();
  await say(dialog, 'busca arroz');
  await expect(dialog.getByRole('button', { name: /^Agregar 1 de / })).toHaveCount(5);
});
