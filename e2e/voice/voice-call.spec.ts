import { expect, type Locator, type Page } from '@playwright/test';
import { findTestChromium } from '../../scripts/chromium.mjs';
import { signInByForm } from '../browsing.ts';
import { type Shop, startShop } from '../server.ts';
import { test } from '../story.ts';
import { demoNurse } from '../test-users.ts';
import { microphoneArgs } from './voice-provider/microphone.ts';
import { type FakeProvider, startFakeProvider } from './voice-provider/start-fake-provider.ts';
import type { Turn } from './voice-provider/turn.ts';

const chromium = findTestChromium();
const KEY = 'llave-de-prueba';

test.use({
  permissions: ['microphone'],
  reuseContext: false,
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: microphoneArgs('ponme-dos-leches'),
  },
});
test.describe.configure({ mode: 'serial' });

let provider: FakeProvider;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startFakeProvider({ apiKey: KEY });
  shop = await startShop({
    VOICE_API_KEY: KEY,
    VOICE_BASE_URL: `${provider.url}/v1`,
    VOICE_MODEL: 'modelo-de-prueba',
    VOICE_TRANSCRIPTION_MODEL: 'escribano-de-prueba',
    VOICE_HEARER: 'Voz de Prueba',
  });
});
test.afterAll(async () => {
  await shop.stop();
  await provider.close();
});

/** Into the shop, to the assistant, and on with the microphone. */
const startCall = async (page: Page): Promise<Locator> => {
  await page.goto(`${shop.url}/auth`);
  await signInByForm(page, demoNurse);
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeVisible();
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Asistente de voz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asistente de voz' });
  await dialog.getByRole('checkbox', { name: 'Manos libres' }).check();
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  const consent = page.getByRole('dialog', { name: 'Antes de que hables' });
  await expect(consent.getByText('Tu voz va a Voz de Prueba, que la oye y te contesta.')).toBeVisible();
  await consent.getByRole('button', { name: 'Está bien, quiero hablar' }).click();
  return dialog;
};

const cartOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('nutricion-plus-cart') ?? '{"items":[]}');
    return (stored.items ?? []).map(({ quantity }: { quantity: number }) => quantity);
  });

/** What the assistant does with "ponme dos leches", as it should. */
const addsTwoMilks = async (turn: Turn): Promise<void> => {
  turn.hear('Ponme dos leches');
  const matches = (await turn.callTool('search_products', { query: 'leche fresca entera' })) as {
    products: { id: string }[];
  };
  await turn.callTool('add_to_cart', { product_id: matches.products[0]?.id, quantity: 2 });
  await turn.say('Agregué dos leches.');
};

test('she orders by voice: heard, found, added, with a receipt of what the tool did', async ({ page }) => {
  provider.setScript(addsTwoMilks);
  const dialog = await startCall(page);
  await expect(dialog.getByText('Ponme dos leches')).toBeVisible();
  await expect(dialog.getByText(/^Agregué 2 de /)).toBeVisible();
  await expect(dialog.getByText('Agregué dos leches.')).toBeVisible();
  await expect(dialog.getByText('Esto no se hizo', { exact: false })).toHaveCount(0);
  expect(await cartOf(page)).toEqual([2]);
  const [call] = provider.log.calls;
  expect(JSON.stringify(call?.sessions)).toContain('search_products');
  // Muted until the session's settings were taken over; then heard.
  expect(call?.audio.heardSpeech).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => provider.log.hangups.length, { timeout: 15_000 }).toBeGreaterThan(0);
});

test('an assistant that claims what no tool did is struck through, and a wrong total set right', async ({
  page,
}) => {
  provider.setScript(async (turn) => {
    turn.hear('Ponme dos leches');
    await turn.say('Agregué dos leches. Tu total es 55 dólares.');
  });
  const dialog = await startCall(page);
  await expect(dialog.getByText('Esto no se hizo. Tu carrito está como antes.')).toBeVisible();
  await expect(dialog.getByText(/^El total correcto de tu carrito es \$/)).toBeVisible();
  await expect(dialog.locator('s').getByText('Agregué dos leches.')).toBeVisible();
});

test('a refused tool is told to both, and emptying the cart waits for her yes', async ({ page }) => {
  let output: unknown;
  provider.setScript(async (turn) => {
    turn.hear('Vacía el carrito');
    await turn.callTool('add_to_cart', { product_id: '00000000-0000-4000-8000-000000000000' });
    output = await turn.callTool('clear_cart', {});
    await turn.say('¿Seguro?');
  });
  const dialog = await startCall(page);
  await expect(dialog.getByText('Producto no encontrado')).toBeVisible();
  const before = await cartOf(page);
  // An empty cart is said to be so; one that has followed her is asked about, and stays.
  await expect.poll(() => JSON.stringify(output)).toMatch(before.length === 0 ? /vacío/ : /"asks"/);
  expect(await cartOf(page)).toEqual(before);
});

test('speaking while the assistant speaks interrupts it', async ({ page }) => {
  let status = '';
  provider.setScript(async (turn) => {
    turn.hear('Ponme dos leches');
    const reply = await turn.say('Tenemos muchísimas leches, y te las voy a decir todas despacio.', {
      soundMs: 8_000,
    });
    status = reply.status;
  });
  const dialog = await startCall(page);
  await expect(dialog.getByRole('button', { name: 'Callar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Callar' }).click();
  await expect.poll(() => status, { timeout: 15_000 }).toBe('cancelled');
});

test('a provider that dies, refuses or lets no call through is said, and typing goes on', async ({
  page,
}) => {
  provider.setScript(async () => {});
  provider.setFaults({ channel: { diesAfterMs: 1_000 } });
  const dialog = await startCall(page);
  await expect(dialog.getByText(/^Se cortó la voz/)).toBeVisible();
  provider.setFaults({ secrets: { status: 503 } });
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await expect(dialog.getByText('Failed to get ephemeral token')).toBeVisible();
  provider.setFaults({ calls: { status: 500 } });
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await expect(dialog.getByText(/^No se pudo iniciar el asistente de voz/)).toBeVisible();
  provider.setFaults({ channel: { neverOpens: true } });
  await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
  await expect(dialog.getByText(/^La red de donde estás no deja pasar la voz/)).toBeVisible();
  provider.setFaults({});
  await dialog.getByLabel('Escribe lo que necesitas').fill('busca arroz');
  await dialog.getByLabel('Escribe lo que necesitas').press('Enter');
  await expect(dialog.getByRole('button', { name: /^Agregar 1 de / })).toHaveCount(5);
});

test('an eleventh call within the hour is refused with the way on', async ({ page }) => {
  provider.setFaults({ secrets: { status: 503 } });
  const dialog = await startCall(page);
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Encender el micrófono' }).click();
    await expect(dialog.getByText(/^Empezaste 10 llamadas en una hora/)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
});
