import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop } from './browsing.ts';
import { aNurse, tokenOf } from './people.ts';
import { someRecipe } from './recipe.ts';
import type { Json } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

/** Its second step names a wait and its first doesn't. */
const isSlow = ({ instructions: [first = '', second = '', ...rest] }: Json): boolean =>
  /(cocina|hierve) \d+ minutos/i.test(second) && !/minuto/.test(first) && rest.length > 1;

const kitchen = (page: Page): Locator => page.getByRole('dialog', { name: /./ }).last();

const openKitchen = async (page: Page): Promise<Json> => {
  const nurse = await aNurse();
  const dish = await someRecipe(await tokenOf(nurse), isSlow);
  await enterShop(page, nurse, { path: `/?receta=${dish.id}` });
  await page.getByRole('button', { name: 'Cocinar paso a paso' }).click();
  await expect(kitchen(page).getByText(`Paso 1 de ${dish.instructions.length}`)).toBeVisible();
  return dish;
};

/** "13:42", in seconds. */
const secondsLeft = async (clock: Locator): Promise<number> => {
  const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
};

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('one step at a time, by thumb and by arrow, kept over a reload, left by Escape', {
  tag: bothWidths,
}, async ({ page }) => {
  const { instructions } = await openKitchen(page);
  const last = instructions.length;
  await expect(kitchen(page).getByText(instructions[0], { exact: true })).toBeVisible();
  await expect(kitchen(page).getByRole('button', { name: 'Atrás' })).toBeDisabled();
  await isClean(page, 'first step');
  await kitchen(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(kitchen(page).getByText(instructions[1], { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(kitchen(page).getByText(`Paso 3 de ${last}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(kitchen(page).getByText(`Paso 2 de ${last}`)).toBeVisible();
  await page.reload();
  await expect(kitchen(page).getByText(`Paso 2 de ${last}`)).toBeVisible();
  await kitchen(page).getByText('Todos los ingredientes').click();
  await isClean(page, 'second step with all ingredients');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Cocinar paso a paso' }).click();
  await expect(kitchen(page).getByText(`Paso 2 de ${last}`)).toBeVisible();
  await kitchen(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(kitchen(page).getByText(`Paso 3 de ${last}`)).toBeVisible();
  for (let step = 4; step <= last; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(kitchen(page).getByText(`Paso ${step} de ${last}`)).toBeVisible();
  }
  await kitchen(page).getByRole('button', { name: 'Terminé' }).click();
  await expect(kitchen(page).getByRole('heading', { name: '¡Buen provecho!' })).toBeVisible();
  await isClean(page, 'done');
  await kitchen(page).getByRole('button', { name: 'Volver a la receta' }).click();
  const cook = page.getByRole('button', { name: 'Cocinar paso a paso' });
  await expect(cook).toBeFocused();
  // A dish that is done begins anew.
  await cook.click();
  await expect(kitchen(page).getByText(`Paso 1 de ${last}`)).toBeVisible();
});

test('a wait has a timer that goes on between steps, pauses, survives a reload and rings', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shakes: unknown[] = [];
    Object.assign(window, { shakes });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => shakes.push(pattern) });
  });
  await openKitchen(page);
  await page.clock.install();
  await page.keyboard.press('ArrowRight');
  const start = kitchen(page)
    .getByRole('button', { name: /^Reloj de \d+ minutos?$/ })
    .first();
  const minutes = Number(/\d+/.exec((await start.textContent()) ?? '')?.[0]);
  await start.click();
  const clock = kitchen(page).getByRole('timer').first();
  await page.clock.runFor('01:00');
  await expect.poll(() => secondsLeft(clock)).toBeLessThanOrEqual((minutes - 1) * 60);
  await page.keyboard.press('ArrowRight');
  await expect(clock).toBeVisible();
  await isClean(page, 'a timer runs');
  const toggle = kitchen(page).getByRole('button', { name: /^(Pausar|Seguir) el reloj/ });
  await toggle.click();
  await expect(toggle).toHaveAccessibleName(/^Seguir/);
  const left = await secondsLeft(clock);
  await page.clock.runFor('05:00');
  expect(await secondsLeft(clock)).toBe(left);
  await page.reload();
  await expect(clock).toBeVisible();
  expect(await secondsLeft(clock)).toBe(left);
  await kitchen(page)
    .getByRole('button', { name: /^Un minuto más/ })
    .click();
  await expect.poll(() => secondsLeft(clock)).toBe(left + 60);
  await toggle.click();
  await page.clock.runFor(`${minutes + 1}:00`);
  await expect(clock).toHaveText('¡Ya!');
  expect(await page.evaluate(() => Reflect.get(window, 'shakes').length)).toBeGreaterThan(0);
  await expect(page.getByRole('status').filter({ hasText: /^Listo: / })).toHaveCount(1);
  await isClean(page, 'a timer is over');
  await kitchen(page)
    .getByRole('button', { name: /^Quitar el reloj/ })
    .click();
  await expect(clock).toBeHidden();
});

test('the screen stays on, again after a look elsewhere; where it can’t, the kitchen says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { times: 0, held: null as EventTarget | null };
    const wakeLock = {
      request: async () => {
        asked.times += 1;
        asked.held = Object.assign(new EventTarget(), {
          released: false,
          async release() {
            this.released = true;
          },
        });
        return asked.held;
      },
    };
    Object.assign(window, { asked });
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
  });
  await openKitchen(page);
  await expect(kitchen(page).getByText('La pantalla se queda encendida mientras cocinas.')).toBeVisible();
  // The browser takes the lock from a page out of sight.
  await page.evaluate(() => {
    Reflect.get(window, 'asked').held.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked').times)).toBe(2);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true }),
  );
  await page.reload();
  await expect(
    kitchen(page).getByText(/^Este equipo no nos deja mantener la pantalla encendida/),
  ).toBeVisible();
});
