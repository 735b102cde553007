import { expect, type Page } from '@playwright/test';
import { enterShop } from './browsing.ts';
import { test } from './story.ts';
import { aHospital, aNurse, demoNurse } from './test-users.ts';

/** Opens the shop as a user known to this browser: only they get a prerendered page. */
const enterAsReturningUser = async (
  page: Page,
  nurse: Parameters<typeof enterShop>[1] = demoNurse,
): Promise<void> => {
  await enterShop(page, nurse);
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('nutricion-plus-opening=1');
};

test('shows the shop before any script has come, and nothing in it can be touched yet', async ({ page }) => {
  await enterAsReturningUser(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/category/frutas']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.opening-page')).toHaveAttribute('inert', '');
    await expect(page.locator('header img, header svg').first()).toBeVisible();
    await expect(page.locator('[data-cat] img').first()).toBeVisible();
  }
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Frutas' })).toBeVisible();
  await expect(page.locator('.opening-page')).toHaveCount(0);
});

test('draws the first products’ pictures where they will stand, and the shape of the cart', async ({
  page,
}) => {
  // Nobody at her hospital has bought anything: her shelf is the shop's own.
  const { email_domain } = await aHospital();
  await enterAsReturningUser(page, await aNurse({ domain: email_domain }));
  await page.goto('/category/frutas');
  const card = page.getByRole('article').first();
  const image = card.locator('img').first();
  const [src, place] = [await image.getAttribute('src'), await image.boundingBox()];
  const product = await card.getByRole('link').first().getAttribute('href');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/category/frutas', { waitUntil: 'domcontentloaded' });
  const drawn = page.locator('.opening-page [role="status"] img').first();
  await expect(drawn).toHaveAttribute('src', src ?? '');
  const there = await drawn.boundingBox();
  // A chip on the tile makes its picture a tenth smaller.
  const middle = (box: typeof place) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(there) - middle(place))).toBeLessThan(1);
  expect((place?.width ?? 0) / (there?.width ?? 1)).toBeGreaterThan(0.89);
  expect(Math.abs((there?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(0.15 * (there?.width ?? 0));
  await page.goto(product ?? '', { waitUntil: 'domcontentloaded' });
  await expect(page.locator(`.opening-page [data-cat="frutas"] img[src="${src}"]`)).toBeVisible();
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.opening-page')).toContainText('Tu carrito');
});

test('shows a stranger no shop, not even for a moment', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.splash')).toBeVisible();
  await expect(page.locator('.opening-page')).toHaveCount(0);
});
