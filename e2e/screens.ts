import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildParts } from '../scripts/build-parts.mjs';
import { ensureTestChromium } from '../scripts/chromium.mjs';
import { enterShop, openSession } from './browsing.ts';
import { type Sitting, sittings } from './screen-list.ts';
import { prepareShop } from './screen-world.ts';
import { startShop } from './server.ts';
import type { Shot } from './shot.ts';

/**
 * `npm run screens`: every screen and state of the shop at two widths, as `.screens/cart-390.png`, from
 * a shop with a database of its own. `npm run screens -- cart` takes only the names with "cart" in them,
 * `npm run screens -- '^cart' small` those that begin so, as a short telephone shows them, upright and lying:
 * only what is seen at once.
 */
const folder = join(import.meta.dirname, '../.screens');
const usual = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const small = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
];
const [wanted = '', asked] = process.argv.slice(2);
const isSmall = asked === 'small';
const sizes = isSmall ? small : usual;
const faults: string[] = [];
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const takeAll = async (): Promise<void> => {
  const failed = await buildParts();
  if (failed) throw new Error(failed.output);
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATABASE_URL = shop.databaseUrl;
  const executablePath = await ensureTestChromium();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    const world = await prepareShop();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const sitting of sittings(world)) {
      const shots = sitting.shots.filter(({ name }) => new RegExp(wanted).test(name));
      if (shots.length > 0) await Promise.all(sizes.map((size) => sit(browser, size, { ...sitting, shots })));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
};

const sit = async (browser: Browser, viewport: (typeof sizes)[number], sitting: Sitting): Promise<void> => {
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
  const { who, isWaiting = false, cart, shots } = sitting;
  const page = await context.newPage();
  if (who && isWaiting) {
    await page.goto(`/#access_token=${(await openSession(context, who)).accessToken}`);
    await page.waitForURL('/');
  } else if (who) await enterShop(page, who, cart && { cart });
  for (const shot of shots) {
    try {
      await take(page, shot, viewport.width);
    } catch (error) {
      faults.push(`${shot.name}-${viewport.width}: ${error}`);
    }
  }
  await context.close();
};

const take = async (page: Page, { name, path, before, act }: Shot, width: number): Promise<void> => {
  await before?.(page);
  await page.goto(path);
  // A state that loads for ever has no heading of its own to wait for.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await act?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !act && !isSmall });
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  say(`${name} ${width}`);
};

await takeAll();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
