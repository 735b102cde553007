import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildParts } from '../scripts/build-parts.mjs';
import { ensureTestChromium } from '../scripts/chromium.mjs';
import { type Sitting, sitDown, sittings } from './screen-list.ts';
import { prepareShop } from './screen-world.ts';
import { startShop } from './server.ts';
import { leaveShot, type Shot, showShot } from './shot.ts';

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
    for (const sitting of Object.values(sittings(world))) {
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
  const page = await context.newPage();
  await sitDown(page, sitting);
  for (const shot of sitting.shots) {
    try {
      await take(page, shot, viewport.width);
    } catch (error) {
      faults.push(`${shot.name}-${viewport.width}: ${error}`);
    }
  }
  await context.close();
};

const take = async (page: Page, shot: Shot, width: number): Promise<void> => {
  const { name, act } = shot;
  await showShot(page, shot);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: !act && !isSmall });
  await leaveShot(page);
  say(`${name} ${width}`);
};

await takeAll();
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
