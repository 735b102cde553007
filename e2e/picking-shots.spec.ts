import { test } from '@playwright/test';
import { enterShop } from './browsing.ts';
import { aColleague, anOrderToPick, catalogProduct } from './picking.ts';

const shots = process.env.SHOTS ?? '/tmp/shots';
for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const)
  test(`shots ${width}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      viewport: { width, height },
      isMobile: width < 800,
      hasTouch: width < 800,
      baseURL: process.env.SHOP_URL ?? '',
      locale: 'es-PR',
      timezoneId: 'America/Puerto_Rico',
      reducedMotion: 'reduce',
      deviceScaleFactor: width < 800 ? 2 : 1,
    });
    const page = await context.newPage();
    const picker = await aColleague('almacen');
    const p = async (sku: string) => (await catalogProduct(sku)).id;
    const date = width < 800 ? '2026-11-28' : '2026-11-29';
    const items = async (...list: [string, number][]) =>
      Promise.all(list.map(async ([sku, quantity]) => ({ productId: await p(sku), quantity })));
    await anOrderToPick({
      date,
      items: await items(
        ['arroz-grano-mediano', 3],
        ['leche-fresca-2', 2],
        ['guineo-maduro', 4],
        ['agua-galon', 2],
        ['limber-coco', 1],
        ['pan-integral', 1],
      ),
    });
    await anOrderToPick({
      date,
      items: await items(
        ['arroz-grano-mediano', 1],
        ['leche-fresca-2', 1],
        ['pechuga-de-pollo', 2],
        ['habichuelas-rosadas-lata', 6],
      ),
      substitution: 'call-me',
    });
    await anOrderToPick({
      date,
      items: await items(['arroz-grano-mediano', 2], ['cafe-molido', 1], ['guineo-maduro', 2]),
      substitution: 'none',
    });
    const shot = async (name: string, full = false) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: full });
    };
    await enterShop(page, picker, { path: '/admin/picking' });
    await shot('1-queue');
    await page
      .locator('section', { hasText: width < 800 ? '28 de noviembre' : '29 de noviembre' })
      .getByRole('button', { name: /^Tomar/ })
      .click();
    await page.getByRole('button', { name: 'Falta' }).waitFor();
    await shot('2-stop');
    await shot('2-stop-full', true);
    const main = () => page.getByRole('button', { name: /^Puesto/ });
    await main().click();
    await shot('3-after-tap');
    for (let n = 0; n < 20; n += 1) {
      const title = await page.getByRole('region', { name: 'Toca ahora' }).locator('h2').textContent();
      if (title?.includes('Arroz')) break;
      await main().click();
    }
    await page.getByRole('button', { name: 'Falta' }).click();
    await shot('4-short-none');
    await page.getByText('Bolsa 1', { exact: true }).click();
    await shot('5-short-best');
    await page.getByText('Bolsa 2', { exact: true }).click();
    await shot('6-short-call');
    await page.getByRole('button', { name: /No contesta/ }).click();
    await shot('7-after-ask');
    await page.getByRole('button', { name: 'Falta' }).click();
    await page.getByText('Bolsa 1', { exact: true }).click();
    await page.locator('dialog, [role=dialog]').getByRole('button', { name: /Paga/ }).first().click();
    await main().click();
    await shot('8-substitute-stop');
    await page.keyboard.type('pechuga-de-pollo\n');
    await shot('9-scanned');
    await page.keyboard.type('sopa-tomate\n');
    await shot('10-wrong');
    await context.setOffline(true);
    await main().click();
    await main().click();
    await shot('11-offline');
    await context.setOffline(false);
    for (let n = 0; n < 20 && (await main().count()) > 0; n += 1) await main().click();
    await shot('12-walk-done');
    await page.getByRole('button', { name: 'Revisar las bolsas' }).click();
    await shot('13-check', true);
    await page.getByRole('button', { name: /hablar con el cliente/ }).click();
    await shot('14-answer');
    await page.getByRole('button', { name: /Dejarlo fuera|Dejar fuera/ }).click();
    for (let n = 0; n < 3; n += 1)
      await page
        .getByRole('button', { name: /está completa/ })
        .first()
        .click();
    await shot('15-checked', true);
    await page.getByRole('button', { name: /^Listo/ }).click();
    await page.getByText('Lote terminado').waitFor();
    await shot('16-done');
    await context.close();
  });
