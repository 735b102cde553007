import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, demoAdmin, demoPassword } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const aCatalogUser = {
  fullName: 'Catálogo Demo',
  email: 'catalogo@hospital-san-rafael.example',
  password: demoPassword,
};

test(`what is proposed of allergens takes two people, and is taken back by a key ${bothWidths}`, async ({
  page,
  browser,
}) => {
  const cheese = await aProduct({ title: 'Queso de la propuesta', allergens: ['soya'] });
  const token = await adminToken();
  await callApiOrThrow('/api/admin/proposals/look', { method: 'POST', token });
  const allergensOf = async () =>
    (await callApiOrThrow(`/api/admin/products/${cheese.id}`, { token })).allergen_info;

  await enterShop(page, demoAdmin, { path: '/admin/product-enrichment?dato=allergen_info' });
  const card = page.getByRole('region', { name: `Propuesta para ${cheese.title}` });
  await expect(page.getByRole('table', { name: /Parte de los productos/ })).toBeVisible();
  await isClean(page, 'proposals');
  // Others of the suite may be surer: those are skipped.
  for (let tries = 0; tries < 60 && !(await card.isVisible()); tries += 1) await page.keyboard.press('s');
  await expect(card).toContainText('Leche, Soya');
  await page.keyboard.press('a');
  await expect(page.getByText('Falta otra persona')).toBeVisible();
  expect(await allergensOf()).toEqual(['soya']);

  const other = await (await browser.newContext()).newPage();
  await enterShop(other, aCatalogUser, { path: '/admin/product-enrichment?dato=allergen_info' });
  const second = other.getByRole('region', { name: `Propuesta para ${cheese.title}` });
  await expect(other.getByRole('region', { name: /^Propuesta para/ })).toBeVisible();
  for (let tries = 0; tries < 60 && !(await second.isVisible()); tries += 1) await other.keyboard.press('s');
  await expect(second).toContainText('Una persona ya la aceptó');
  await second.getByRole('button', { name: 'Aceptar' }).click();
  await expect.poll(allergensOf).toEqual(['leche', 'soya']);
  await expect(other.getByRole('button', { name: 'Deshacer la anterior' })).toBeVisible();
  await other.keyboard.press('z');
  await expect.poll(allergensOf).toEqual(['soya']);
  await other.context().close();
});
