import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { findTestChromium } from '../../scripts/chromium.mjs';
import { test } from '../story.ts';
import { microphoneArgs } from './voice-provider/microphone.ts';
import { requestSecret } from './voice-provider/node-client.ts';
import { type FakeProvider, startFakeProvider } from './voice-provider/start-fake-provider.ts';
import type { Turn } from './voice-provider/turn.ts';

const chromium = findTestChromium();

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    args: microphoneArgs('ponme-dos-leches'),
  },
});

let provider: FakeProvider;
let pageUrl: string;
let closePage = () => {};

test.beforeAll(async () => {
  const entry = join(import.meta.dirname, 'voice-provider/conformance-page.ts');
  const bundle = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  const script = bundle.outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  // Another origin than the provider's, as a shop's is, and a real one: what a test answers in its stead isn't
  // taken for this machine, which pages from elsewhere may not reach.
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>voice</title><script>${script}</script>`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  pageUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  closePage = () => server.close();
});
test.afterAll(() => closePage());

test.beforeEach(async ({ page }) => {
  provider = await startFakeProvider();
  await page.goto(pageUrl);
});
test.afterEach(() => provider.close());

/** Opens a session of the official client; its microphone says "ponme dos leches" at once. */
const connect = async (page: Page): Promise<void> => {
  const secret = await requestSecret(provider, { session: { type: 'realtime' } });
  const callUrl = `${provider.url}/v1/realtime/calls`;
  await page.evaluate(([url = '', key = '']) => window.talkTo(url, key), [callUrl, secret]);
};

const report = (page: Page) => page.evaluate(() => window.report);

const addsTwoMilks = async (turn: Turn): Promise<void> => {
  turn.hear('Ponme dos leches');
  await turn.callTool('add_product', { name: 'leche', quantity: 2 });
  await turn.say('Añadí dos leches.', { soundMs: 1_000 });
};

test('the official client speaks, calls a tool and hears the answer', async ({ page }) => {
  provider.setScript(addsTwoMilks);
  await connect(page);
  await expect.poll(async () => (await report(page)).eventTypes).toContain('output_audio_buffer.stopped');

  const { toolArguments, history, unread, errors } = await report(page);
  const { scriptErrors } = provider.log;
  expect({ unread, errors, scriptErrors }).toEqual({ unread: [], errors: [], scriptErrors: [] });
  expect(toolArguments).toEqual([{ name: 'leche', quantity: 2 }]);
  expect(provider.log.calls[0]?.toolOutputs).toEqual([
    { callId: expect.any(String), output: '{"ok":true,"said":"dos leches"}' },
  ]);
  expect(history).toEqual(['user: Ponme dos leches', 'assistant: Añadí dos leches.']);
  expect(await page.evaluate(() => window.heardEnergy())).toBeGreaterThan(0);

  await page.evaluate(() => window.hangUp());
  await expect.poll(() => provider.log.calls[0]?.endedBy).toBe('peer');
});

test('the official client interrupts and is interrupted', async ({ page }) => {
  provider.setScript(async (turn) => {
    if (turn.transcript !== undefined) await turn.say('Está bien.');
    else await turn.say('Tengo leche entera, leche baja en grasa y leche de soya.', { soundMs: 20_000 });
  });
  await connect(page);
  const countOf = (type: string) => async () =>
    (await report(page)).eventTypes.filter((each) => each === type).length;

  await expect.poll(countOf('output_audio_buffer.started')).toBe(1);
  await page.evaluate(() => window.cutIn());
  await expect.poll(countOf('output_audio_buffer.cleared')).toBe(1);
  await expect.poll(countOf('response.done')).toBe(1);

  await provider.customerSays('Dime otra vez');
  await expect.poll(countOf('output_audio_buffer.stopped')).toBe(1);
  const { unread, errors } = await report(page);
  expect({ unread, errors }).toEqual({ unread: [], errors: [] });
});
