import { expect, test } from '@playwright/test';
import { enterShop } from './browsing.ts';
import { demoNurse } from './people.ts';

test('shows the shop before any script has come, and nothing in it can be touched yet', async ({ page }) => {
  await enterShop(page, demoNurse);
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

test('shows a stranger no shop, not even for a moment', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.splash')).toBeVisible();
  await expect(page.locator('.opening-page')).toHaveCount(0);
});
