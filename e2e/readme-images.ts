import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { enterShop } from './browsing.ts';
import { demoAdmin, demoNurse, type TestUser } from './test-users.ts';

const folder = join(import.meta.dirname, '../docs/images');
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

interface ReadmeImage {
  readonly name: string;
  readonly user: TestUser;
  readonly desktop: string;
  readonly phone: string;
}

const images: readonly ReadmeImage[] = [
  { name: 'home', user: demoNurse, desktop: '/', phone: '/' },
  { name: 'admin', user: demoAdmin, desktop: '/admin/orders', phone: '/admin/today' },
];

/** The README's images, of a lived-in shop: a desktop and a telephone beside each other. */
export const takeReadmeImages = async (browser: Browser, baseURL: string): Promise<void> => {
  for (const image of images) {
    const screenshots = [
      await screenshotOf(browser, baseURL, image.user, image.desktop, desktop),
      await screenshotOf(browser, baseURL, image.user, image.phone, phone),
    ];
    const file = join(folder, `${image.name}.jpg`);
    const page = await browser.newPage({ viewport: { width: 1200, height: 640 } });
    await page.setContent(besideEachOther(screenshots));
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
    await page.close();
    process.stdout.write(`${image.name}.jpg ${Math.round(statSync(file).size / 1000)} kB\n`);
  }
};

const besideEachOther = (screenshots: readonly string[]): string => `
  <style>
    body { margin: 0; height: 640px; display: flex; gap: 28px; padding: 28px; box-sizing: border-box; background: #eef3f0 }
    img { height: 584px; border-radius: 14px; object-fit: cover; object-position: top; box-shadow: 0 6px 24px #00301f26 }
    img:first-child { width: 846px }
    img:last-child { width: 270px; border-radius: 26px }
  </style>
  ${screenshots.map((screenshot) => `<img src="data:image/png;base64,${screenshot}">`).join('')}`;

/** @returns a PNG in base64 */
const screenshotOf = async (
  browser: Browser,
  baseURL: string,
  user: TestUser,
  path: string,
  viewport: typeof desktop,
): Promise<string> => {
  const isMobile = viewport === phone;
  const context = await browser.newContext({
    ...{ baseURL, viewport, isMobile, hasTouch: isMobile, deviceScaleFactor: 2 },
    ...{ locale: 'es-PR', timezoneId: 'America/Puerto_Rico', reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await enterShop(page, user, { path });
  await page.waitForLoadState('networkidle');
  const screenshot = await page.screenshot();
  await context.close();
  return screenshot.toString('base64');
};
