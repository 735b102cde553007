import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop, toastOf } from './browsing.ts';
import { aNurse, tokenOf } from './people.ts';
import { answerAll, next, openPlanner } from './planner.ts';
import { askApi } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

const GENERATE = '**/api/functions/generate-meal-plan';
const question = (dialog: Locator, words: string) => dialog.getByRole('heading', { name: words });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('seven questions, forwards and back, kept when closed by accident and after a reload', {
  tag: bothWidths,
}, async ({ page }) => {
  test.setTimeout(120_000);
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  await expect(question(dialog, 'Paso 1 de 7. ¿Para cuántos días?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Atrás' })).toBeHidden();
  const slider = dialog.getByRole('slider', { name: 'Días del plan' });
  await slider.press('End');
  await expect(slider).toHaveValue('14');
  await slider.press('Home');
  await expect(slider).toHaveValue('1');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 día');
  await slider.fill('5');
  await isClean(page, 'step 1');

  await next(dialog);
  // What comes in place of what one had under the finger is read out.
  await expect(question(dialog, 'Paso 2 de 7. ¿Cuántas comidas al día?')).toBeFocused();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: /^4 comidas al día/ }).check();
  await isClean(page, 'step 2');
  await next(dialog);
  await expect(dialog.getByRole('radio')).toHaveCount(8);
  await dialog.getByRole('radio', { name: '3 personas' }).check();
  await isClean(page, 'step 3');
  await dialog.getByRole('button', { name: 'Atrás' }).click();
  await expect(dialog.getByRole('radio', { name: /^4 comidas al día/ })).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeFocused();
  await openPlanner(page);
  await expect(dialog.getByRole('radio', { name: /^4 comidas al día/ })).toBeChecked();
  await page.reload();
  await openPlanner(page);
  await expect(question(dialog, 'Paso 2 de 7. ¿Cuántas comidas al día?')).toBeVisible();
  await next(dialog);
  await expect(dialog.getByRole('radio', { name: '3 personas' })).toBeChecked();
  await next(dialog);
  await isClean(page, 'step 4');
  await next(dialog);
  // Enter goes on, as in any form.
  await dialog.getByRole('checkbox', { name: 'Más energía' }).check();
  await isClean(page, 'step 5');
  await dialog.getByRole('checkbox', { name: 'Más energía' }).press('Enter');
  await expect(question(dialog, 'Paso 6 de 7. ¿Cuánto quieres gastar?')).toBeFocused();
  await dialog.getByRole('radio', { name: '$50-100' }).check();
  await isClean(page, 'step 6');
  await next(dialog);
  await expect(question(dialog, 'Paso 7 de 7. ¿Alguna alergia?')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Siguiente' })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Generar Plan' })).toBeVisible();
  await expect(dialog.getByText('5 días · 4 comidas al día · 3 personas · $50-100')).toBeVisible();
  await isClean(page, 'step 7');
});

test('choosing an option takes "none" away, and taking the last away brings it back', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  for (let step = 0; step < 3; step += 1) await next(dialog);
  const [none, vegetarian, dairyFree] = ['Sin dieta especial', 'Vegetariana', 'Sin lácteos'].map((name) =>
    dialog.getByRole('checkbox', { name }),
  ) as [Locator, Locator, Locator];
  await expect(none).toBeChecked();
  await vegetarian.check();
  await expect(none).not.toBeChecked();
  await dairyFree.check();
  await expect(vegetarian).toBeChecked();
  await none.check();
  await expect(vegetarian).not.toBeChecked();
  await expect(dairyFree).not.toBeChecked();
  await vegetarian.check();
  await vegetarian.uncheck();
  await expect(none).toBeChecked();
});

test('the first answers are those of her household; garbage in local storage is no answer', async ({
  page,
}) => {
  const nurse = await aNurse();
  const token = await tokenOf(nurse);
  const { version } = await askApi('/api/me/preferences', { token });
  await askApi('/api/me/preferences', {
    method: 'PUT',
    token,
    body: {
      version,
      adults: 2,
      children: 1,
      allergens: ['leche', 'huevo'],
      diets: ['high-protein'],
      dietTags: [],
      members: [],
    },
  });
  await enterShop(page, nurse, { path: '/education' });
  await page.evaluate((id) => localStorage.setItem(`nutricion-plus-meal-plan:${id}`, '{"step":9'), nurse.id);
  await page.reload();
  const dialog = await openPlanner(page);
  await expect(dialog.getByRole('slider')).toHaveValue('7');
  await next(dialog);
  await next(dialog);
  await expect(dialog.getByRole('radio', { name: '3 personas' })).toBeChecked();
  await next(dialog);
  await expect(dialog.getByRole('checkbox', { name: 'Alta en proteína' })).toBeChecked();
  for (let step = 3; step < 6; step += 1) await next(dialog);
  await expect(dialog.getByRole('checkbox', { name: 'Huevo' })).toBeChecked();
  await expect(dialog.getByText('Por tu perfil también dejamos fuera: leche.')).toBeVisible();
});

test('the answers are hers alone, and of a day', async ({ page }) => {
  const [nurse, colleague] = await Promise.all([aNurse(), aNurse()]);
  await page.clock.install({ time: Date.now() });
  await enterShop(page, nurse, { path: '/education' });
  const dialog = await openPlanner(page);
  await dialog.getByRole('slider').fill('12');
  await enterShop(page, colleague, { path: '/education' });
  await openPlanner(page);
  await expect(dialog.getByRole('slider')).toHaveValue('7');
  await enterShop(page, nurse, { path: '/education' });
  await openPlanner(page);
  await expect(dialog.getByRole('slider')).toHaveValue('12');
  await page.evaluate((id) => {
    const key = `nutricion-plus-meal-plan:${id}`;
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, keptAtMs: kept.keptAtMs - 86_400_001 }));
  }, nurse.id);
  await page.reload();
  await openPlanner(page);
  await expect(dialog.getByRole('slider')).toHaveValue('7');
});

const problem = (status: number, type: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { type: `https://nutricion.example/problemas/${type}`, title: 'No', status, detail },
});

const failures = [
  {
    what: 'no data',
    answer: { json: {} },
    text: 'No se recibieron datos del servidor',
  },
  {
    what: 'too slow',
    answer: problem(408, 'plan-tarda', 'Tardó'),
    text: 'La generación tardó demasiado. Intenta con un plan más pequeño (menos días o comidas).',
  },
  {
    what: 'too many',
    answer: problem(429, 'limit_exceeded', 'Muchas'),
    text: 'Demasiadas solicitudes. Intenta nuevamente en unos minutos.',
  },
  {
    what: 'not paid',
    answer: problem(402, 'payment_required', 'Sin pago'),
    text: 'Servicio temporalmente no disponible. Contacta soporte.',
  },
  {
    what: 'a refusal with words of its own',
    answer: problem(409, 'plan-imposible', 'Con esas respuestas no hay plan.'),
    text: 'Con esas respuestas no hay plan.',
  },
] as const;

test('each failure has its words, and loses no answer', async ({ page }) => {
  test.setTimeout(120_000);
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  await answerAll(dialog, { days: 9, allergy: 'Maní' });
  for (const { what, answer, text } of failures) {
    await test.step(what, async () => {
      await page.route(GENERATE, (route) => route.fulfill(answer));
      await dialog.getByRole('button', { name: 'Generar Plan' }).click();
      await expect(toastOf(page).getByText(text)).toBeVisible();
      // What happened is said once; what to do next stays above the question.
      await expect(page.getByText(text)).toHaveCount(1);
      await expect(dialog.getByText('Tus respuestas siguen aquí')).toBeVisible();
      await expect(dialog.getByRole('checkbox', { name: 'Maní' })).toBeChecked();
      await page.unroute(GENERATE);
    });
  }
  await isClean(page, 'after a failure');
  await page.route(GENERATE, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await expect(toastOf(page).getByText('No hay conexión. Revisa tu red e intenta de nuevo.')).toBeVisible();
  await expect(dialog.getByText('9 días · 3 comidas al día · 1 persona · $100-200')).toBeVisible();
});

test('a toast of a failure stands five seconds', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  await answerAll(dialog);
  await page.route(GENERATE, (route) => route.fulfill({ json: {} }));
  await stopTheClock(page);
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  const toast = toastOf(page).getByText('No se recibieron datos del servidor');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(4_500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast).toBeHidden();
});

test('the hint of 20 to 30 seconds comes only when a plan takes longer than two, and waiting can be stopped', async ({
  page,
}) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  await answerAll(dialog);
  await neverAnswer(page);
  await stopTheClock(page);
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await expect(page.getByText('Analizando 200+ productos')).toBeVisible();
  const hint = page.getByText('20 a 30 segundos');
  await page.clock.runFor(1_900);
  await expect(hint).toBeHidden();
  await page.clock.runFor(200);
  await expect(hint).toBeVisible();
  await page.clock.resume();
  await isClean(page, 'generating');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog.getByRole('button', { name: 'Generar Plan' })).toBeVisible();
  // A server that never answers is given up in the end.
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await page.clock.runFor(46_000);
  await expect(toastOf(page).getByText('La generación tardó demasiado.')).toBeVisible();
});

const neverAnswer = (page: Page) => page.route(GENERATE, () => {});

/** From now on time passes only by `runFor`, however slow the machine. */
const stopTheClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};
