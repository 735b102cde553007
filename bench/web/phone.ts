import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { enterShop } from '../../e2e/browsing.ts';
import type { Json } from '../../e2e/shop.ts';
import { demoNurse } from '../../e2e/test-users.ts';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { freePort } from '../../scripts/port.mjs';

export interface Phone {
  readonly context: BrowserContext;
  /** Signed in as the demo nurse, on the home page. */
  readonly page: Page;
  /** Where Lighthouse reaches the same browser. */
  readonly debuggingPort: number;
  readonly close: () => Promise<void>;
}

/**
 * A real Chromium at a phone's size with one profile, so that every page opened in it, Lighthouse's too, has the
 * same session and cart.
 */
export const openPhone = async (cart: Json): Promise<Phone> => {
  const profile = mkdtempSync(join(tmpdir(), 'nutricion-plus-bench-'));
  const debuggingPort = await freePort();
  const executablePath = await ensureChromium(console.error);
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    baseURL: process.env.SHOP_URL ?? '',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await enterShop(page, demoNurse, { cart });
  return {
    context,
    page,
    debuggingPort,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
