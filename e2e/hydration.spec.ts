import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { cartButton, enterShop } from './browsing.ts';
import { aNurse } from './people.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

/** 9 a. m. of a November day in Puerto Rico. */
const MORNING = new Date('2026-11-20T13:00:00Z');
const DAY_MS = 86_400_000;

/** The dialog of the calculator, out of the Herramientas menu. */
const openCalculator = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Calculadora de hidratación' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calculadora de hidratación' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Twelve hours of walking: 12 × 250 + 200 = 3,200 ml. */
const saveGoal = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('slider', { name: 'Horas de turno' }).fill('12');
  await dialog.getByRole('radio', { name: /^Media/ }).check();
  await dialog.getByRole('button', { name: 'Calcular mi meta' }).click();
  await dialog.getByRole('button', { name: 'Guardar mi meta' }).click();
};

const glass = (dialog: Locator) => dialog.getByRole('button', { name: 'Anotar un vaso de 250 ml' });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('questions, result, saved goal, glasses and the way back', { tag: bothWidths }, async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openCalculator(page);
  const slider = dialog.getByRole('slider', { name: 'Horas de turno' });
  await expect(slider).toHaveValue('8');
  await expect(slider).toHaveAttribute('aria-valuetext', '8 horas');
  await slider.press('End');
  await expect(slider).toHaveValue('16');
  await slider.press('Home');
  await expect(slider).toHaveValue('4');
  await isClean(page, 'questions');

  await slider.fill('12');
  await dialog.getByRole('radio', { name: /^Alta/ }).check();
  await dialog.getByRole('radio', { name: /^Calor/ }).check();
  await dialog.getByRole('button', { name: 'Calcular mi meta' }).click();
  // 12 × 250 + 400 + 300
  await expect(dialog.getByText('3,700 ml')).toBeVisible();
  await expect(dialog.getByText('nunca más de 1.4 litros (48 onzas) por hora')).toBeVisible();
  await isClean(page, 'result');
  await dialog.getByRole('button', { name: 'Recalcular' }).click();
  await expect(dialog.getByRole('radio', { name: /^Alta/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Normal/ }).check();
  await saveGoal(dialog);
  await expect(dialog.getByText('de 3,200 ml')).toBeVisible();
  await expect(dialog.getByText('Todavía ningún vaso')).toBeVisible();
  await isClean(page, 'goal, nothing drunk');

  for (let glasses = 0; glasses < 13; glasses += 1) await glass(dialog).click();
  await expect(dialog.getByText('¡Meta cumplida!')).toBeVisible();
  // What counts stops at the target; the log tells what was drunk.
  await expect(dialog.getByText('3,200', { exact: true })).toBeVisible();
  await expect(dialog.getByText('· 3,250 ml')).toBeVisible();
  await isClean(page, 'goal met');
  await dialog.getByRole('button', { name: 'Deshacer el último vaso' }).click();
  await expect(dialog.getByText('¡Meta cumplida!')).toBeHidden();
  await expect(dialog.getByText('de 13 vasos')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeFocused();
  await page.reload();
  await openCalculator(page);
  await expect(dialog.getByText('3,000', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Recalcular' }).filter({ visible: true }).click();
  await expect(slider).toHaveValue('12');
  await dialog.getByRole('button', { name: 'Volver a mi meta' }).click();
  await expect(dialog.getByText('de 3,200 ml')).toBeVisible();
});

test('more water than an hour holds is written down, and warned of until it fits again', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openCalculator(page);
  await saveGoal(dialog);
  for (let glasses = 0; glasses < 4; glasses += 1) await glass(dialog).click();
  const warning = dialog.getByRole('alert').filter({ hasText: 'en la última hora' });
  await expect(warning).toBeHidden();
  await glass(dialog).click();
  await expect(warning).toContainText('Con otro vaso pasarías de 1.4 litros (48 onzas) por hora');
  await glass(dialog).click();
  await expect(warning).toContainText('1,500 ml en la última hora. Queda anotado');
  await expect(dialog.getByText('· 1,500 ml')).toBeVisible();
  await isClean(page, 'more than an hour holds');
});

test('the goal is of its day and of its person alone', async ({ page }) => {
  const [nurse, colleague] = await Promise.all([aNurse(), aNurse()]);
  await page.clock.install({ time: Date.now() });
  await enterShop(page, nurse, { path: '/education' });
  const dialog = await openCalculator(page);
  await saveGoal(dialog);
  await glass(dialog).click();
  await expect(dialog.getByText('250', { exact: true })).toBeVisible();
  await enterShop(page, colleague, { path: '/education' });
  await openCalculator(page);
  await expect(dialog.getByText('¿Cómo es tu turno de hoy?')).toBeVisible();
  await enterShop(page, nurse, { path: '/education' });
  await openCalculator(page);
  await expect(dialog.getByText('de 3,200 ml')).toBeVisible();
  // Their computer's calendar turns while they look at it.
  await page.clock.setSystemTime(Date.now() + DAY_MS);
  await page.clock.runFor(61_000);
  await expect(dialog.getByText('¿Cómo es tu turno de hoy?')).toBeVisible();
});

test('garbage in local storage is no goal', async ({ page }) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/education' });
  await page.evaluate((id) => {
    localStorage.setItem(`nutricion-plus-hydration-goal:${id}`, '{"shiftDuration":99');
    localStorage.setItem(`nutricion-plus-hydration-log:${id}`, '[7]');
  }, nurse.id);
  await page.reload();
  const dialog = await openCalculator(page);
  await expect(dialog.getByRole('slider')).toHaveValue('8');
  await saveGoal(dialog);
  await expect(dialog.getByText('de 3,200 ml')).toBeVisible();
});

test('water goes to the cart once something is selected', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openCalculator(page);
  await saveGoal(dialog);
  const options = dialog.getByRole('checkbox');
  await expect(options).toHaveCount(3);
  const add = dialog.getByRole('button', { name: 'Agregar al carrito' });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Selecciona al menos un producto');
  await isClean(page, 'nothing selected');
  await options.nth(0).check();
  await options.nth(2).check();
  await expect(dialog.getByRole('alert')).toHaveText('');
  await add.click();
  await expect(page.getByText('Agregado a tu carrito')).toBeVisible();
  await expect(options.nth(0)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName(/Artículos: 2 /);
});

test('reminders ask on the tap alone, say their limit, and come every two hours', async ({ page }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    const asked = { times: 0 };
    class FakeNotification {
      static permission = 'default';
      static async requestPermission() {
        asked.times += 1;
        FakeNotification.permission = 'granted';
        return 'granted';
      }
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: FakeNotification, shown, asked });
  });
  const read = (name: 'shown' | 'asked') => page.evaluate((key) => Reflect.get(window, key), name);
  await enterShop(page, await aNurse(), { path: '/education' });
  // After signing in, whose token is of the server's time; the calculator is the browser's alone.
  await page.clock.install({ time: MORNING });
  const dialog = await openCalculator(page);
  await saveGoal(dialog);
  expect(await read('asked')).toEqual({ times: 0 });
  await expect(dialog.getByText('Si la cierras, no podemos avisarte')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Recuérdame cada 2 horas' }).click();
  await expect(dialog.getByText(/^Próximo: 11:0\d a\.\sm\./)).toBeVisible();
  expect(await read('asked')).toEqual({ times: 1 });
  await isClean(page, 'reminders on');
  await page.clock.runFor('01:55:00');
  expect(await read('shown')).toEqual([]);
  await page.clock.runFor('00:06:00');
  await expect.poll(() => read('shown')).toEqual(['Hora de un vaso de agua']);
  await page.clock.runFor('02:00:00');
  await expect.poll(async () => (await read('shown')).length).toBe(2);
  await dialog.getByRole('switch').click();
  await page.clock.runFor('04:00:00');
  expect(await read('shown')).toHaveLength(2);
});
