import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildParts } from '../scripts/build-parts.mjs';
import { ensureTestChromium } from '../scripts/chromium.mjs';
import { takeReadmeImages } from './readme-images.ts';
import { prepareScreenFixture } from './screen-fixture.ts';
import { leaveState, type ScreenState, showState } from './screen-state.ts';
import { startShop } from './server.ts';
import { type SignedInRun, signedInRuns, signInForRun } from './signed-in-runs.ts';

/**
 * `npm run screens`: every screen and state of the shop at two widths, as `.screens/cart-390.png`, from
 * a lived-in shop with a database of its own. `npm run screens -- cart` takes only the names with "cart" in them,
 * `npm run screens -- '^cart' small` those that begin so, as a short telephone shows them, upright and lying:
 * only what is seen at once. `npm run screens -- readme` makes the README's images instead.
 */
const folder = join(import.meta.dirname, '../.screens');
const defaultSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const smallSizes = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];
const [namePattern = '', sizeOption] = process.argv.slice(2);
const isSmall = sizeOption === 'small';
const sizes = isSmall ? smallSizes : defaultSizes;
const failures: string[] = [];
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const captureAll = async (): Promise<void> => {
  const failed = await buildParts();
  if (failed) throw new Error(failed.output);
  const shop = await startShop({}, undefined, true);
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  const executablePath = await ensureTestChromium();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    if (namePattern === 'readme') return await takeReadmeImages(browser, shop.url);
    const fixture = await prepareScreenFixture();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const run of Object.values(signedInRuns(fixture))) {
      const states = run.states.filter(({ name }) => new RegExp(namePattern).test(name));
      if (states.length > 0)
        await Promise.all(sizes.map((size) => captureRun(browser, size, { ...run, states })));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
};

const captureRun = async (
  browser: Browser,
  viewport: (typeof sizes)[number],
  run: SignedInRun,
): Promise<void> => {
  const isPhone = viewport.width < 1024;
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    baseURL: process.env.SHOP_URL ?? '',
    locale: 'es-PR',
    timezoneId: 'America/Puerto_Rico',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInForRun(page, run);
  for (const state of run.states) {
    try {
      await captureState(page, state, viewport.width);
    } catch (error) {
      failures.push(`${state.name}-${viewport.width}: ${error}`);
    }
  }
  await context.close();
};

const captureState = async (page: Page, state: ScreenState, width: number): Promise<void> => {
  const { name, act } = state;
  await showState(page, state);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !act && !isSmall });
  await leaveState(page);
  print(`${name} ${width}`);
};

await captureAll();
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
