import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop } from './browsing.ts';
import { aNurse } from './people.ts';
import { answerAll, generate, next, openPlanner, type Wish } from './planner.ts';
import { test } from './story.ts';

const READ = '**/api/meal-plans/wishes';
const field = (dialog: Locator) => dialog.getByLabel('¿Algo más que debamos saber?');
const chips = (dialog: Locator) => dialog.getByRole('list', { name: 'Lo que entendimos' });

/** The last question, everything else answered. */
const atLast = async (page: Page, wish: Wish = {}): Promise<Locator> => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const dialog = await openPlanner(page);
  await answerAll(dialog, wish);
  return dialog;
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('wishes in her own words, understood, changed, kept and in the plan', async ({ page }) => {
  test.setTimeout(120_000);
  const dialog = await atLast(page);
  await field(dialog).fill(
    'sin cerdo, los jueves trabajo de noche, más habichuelas, somos 2, quiero que llueva',
  );
  await dialog.getByRole('button', { name: 'Añadir al plan' }).click();
  await expect(dialog.getByText('No entendí: «quiero que llueva».')).toBeVisible();
  // What isn't understood stays to be said otherwise.
  await expect(field(dialog)).toHaveValue('quiero que llueva');
  await expect(chips(dialog).getByRole('listitem')).toHaveText([
    'Sin cerdo',
    'Jueves: 7 p. m. a 7 a. m.',
    'Más habichuelas',
  ]);
  await expect(dialog.getByText('Cambiamos tus respuestas: 2 personas.')).toBeVisible();
  await expect(dialog.getByText('3 días · 3 comidas al día · 2 personas · $100-200')).toBeVisible();
  await isClean(page, 'wishes');

  await dialog.getByRole('button', { name: 'Quitar: Más habichuelas' }).click();
  await expect(field(dialog)).toBeFocused();
  await expect(chips(dialog).getByRole('listitem')).toHaveCount(2);
  await field(dialog).fill('');
  await dialog.getByRole('button', { name: 'Cambiar: Sin cerdo' }).click();
  await expect(field(dialog)).toHaveValue('sin cerdo');
  await field(dialog).fill('sin cerdo ni pescado');

  // Closed by accident, and the page loaded anew.
  await page.reload();
  await openPlanner(page);
  await expect(field(dialog)).toHaveValue('sin cerdo ni pescado');
  await expect(chips(dialog).getByRole('listitem')).toHaveText(['Jueves: 7 p. m. a 7 a. m.']);

  // What nobody has read yet is shown before a plan is made of it.
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await expect(chips(dialog).getByRole('listitem')).toHaveText([
    'Jueves: 7 p. m. a 7 a. m.',
    'Sin cerdo',
    'Sin pescado',
  ]);
  await expect(field(dialog)).toHaveValue('');
  const plan = await generate(page, dialog);
  const asked = page.getByRole('region', { name: 'Lo que pediste' });
  await expect(asked.getByRole('listitem')).toHaveCount(3);
  await expect(asked.getByText('Ninguna comida lo lleva.')).toHaveCount(2);
  expect(plan.plan.length).toBe(3);
  expect(
    plan.shoppingList.filter(({ productName }) => /cerdo|jamón|tocineta|tilapia|atún/i.test(productName)),
  ).toEqual([]);
  await isClean(page, 'a plan with wishes');
});

test('foods of certain days and a sum of her own', async ({ page }) => {
  test.setTimeout(120_000);
  const dialog = await atLast(page, { days: 7 });
  await field(dialog).fill('los lunes sin carne, pescado los viernes, no más de $80');
  await field(dialog).press('Enter');
  await expect(chips(dialog).getByRole('listitem')).toHaveText([
    'Lunes: sin carne',
    'Viernes: más pescado',
    'Hasta $80 en total',
  ]);
  await expect(dialog.getByText('Cambiamos tus respuestas: presupuesto de $50-100.')).toBeVisible();
  await expect(dialog.getByText('7 días · 3 comidas al día · 1 persona · hasta $80')).toBeVisible();
  await isClean(page, 'wishes of days and a sum');
  const plan = await generate(page, dialog);
  expect(plan.explanation.relaxed).toEqual([]);
  expect(plan.totalCost).toBeLessThanOrEqual(80);
  const asked = page.getByRole('region', { name: 'Lo que pediste' });
  await expect(asked.getByText('Ese día, ninguna comida lo lleva.')).toBeVisible();
  // What is liked is no promise.
  await expect(asked.getByText(/^Ese día, (en \d de 3 comidas|con lo demás que pides)/)).toBeVisible();
  await expect(asked.getByText(/^El plan cuesta \$[\d.]+\.$/)).toBeVisible();
});

test('the shifts she asked for stand in her calendar and on paper', async ({ page }) => {
  test.setTimeout(120_000);
  const questions = await atLast(page);
  await field(questions).fill('trabajo de noche');
  await field(questions).press('Enter');
  const plan = await generate(page, questions);
  const dialog = page.getByRole('dialog', { name: 'Tu plan de comidas' });
  await expect(dialog.getByText('En el turno ·')).toHaveCount(3);
  await isClean(page, 'a plan with meals at work');

  await dialog.getByRole('button', { name: 'Calendario' }).click();
  const asking = page.getByRole('dialog', { name: 'Llevarlo a tu calendario' });
  await expect(asking.getByRole('radio', { name: /^Los turnos que pediste/ })).toBeChecked();
  await asking.getByLabel('Empieza el').fill(dayAfter(plan.plan[0]?.date ?? ''));
  await expect(asking.getByText(/^El plan se armó para empezar un /)).toBeVisible();
  await isClean(page, 'asking for the shifts she wished for');
  await asking.getByLabel('Empieza el').fill('');
  await asking.getByRole('button', { name: 'Descargar calendario' }).click();
  await expect(asking.getByText('Escoge el día en que empieza.')).toBeVisible();
  await isClean(page, 'a calendar without a day');
  await asking.getByLabel('Empieza el').fill(plan.plan[0]?.date ?? '');
  await expect(asking.getByText(/^El plan se armó para empezar un /)).toBeHidden();
  const downloading = page.waitForEvent('download');
  await asking.getByRole('button', { name: 'Descargar calendario' }).click();
  const calendar = await readFile(await (await downloading).path(), 'utf8');
  // Each day's dinner, at eleven at night.
  expect(calendar.match(/DESCRIPTION:En el turno\./g)).toHaveLength(3);
  expect(calendar.match(/DTSTART:\d{8}T030000Z/g)).toHaveLength(3);

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.plan-print');
  await expect(paper.getByRole('cell', { name: /\(en el turno\)$/ })).toHaveCount(3);
});

const dayAfter = (isoDate: string): string =>
  new Date(Date.parse(`${isoDate}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('answers that the text changed can be had back', async ({ page }) => {
  const dialog = await atLast(page);
  await field(dialog).fill('somos 4, para 5 días, sin lactosa, sin cerdo');
  await field(dialog).press('Enter');
  await expect(
    dialog.getByText('Cambiamos tus respuestas: 4 personas, 5 días y dieta: sin lácteos.'),
  ).toBeVisible();
  await expect(dialog.getByText('5 días · 3 comidas al día · 4 personas')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshacer' }).click();
  await expect(dialog.getByText('3 días · 3 comidas al día · 1 persona')).toBeVisible();
  await expect(chips(dialog).getByRole('listitem')).toHaveText(['Sin cerdo']);
});

test('an allergy that is said is ticked', async ({ page }) => {
  const dialog = await atLast(page);
  await field(dialog).fill('mi hija es alérgica al maní y a las nueces');
  await field(dialog).press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Maní' })).toBeChecked();
  await expect(chips(dialog).getByRole('listitem')).toHaveText(['Alergia: nueces']);
});

test('a text that can’t be read holds up no plan', async ({ page }) => {
  test.setTimeout(90_000);
  const dialog = await atLast(page);
  await page.route(READ, (route) => route.abort());
  await field(dialog).fill('sin cerdo');
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await expect(dialog.getByText('Si generas el plan ahora, no tendrá en cuenta este texto.')).toBeVisible();
  await expect(field(dialog)).toHaveValue('sin cerdo');
  await isClean(page, 'a text that can’t be read');
  const plan = await generate(page, dialog);
  expect(plan.explanation.wishes).toEqual([]);
});

test('a language model that is used up is told of quietly, in the specification’s words', async ({
  page,
}) => {
  const dialog = await atLast(page);
  await page.route(READ, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), withoutModel: 'payment_required' } });
  });
  await field(dialog).fill('sin cerdo');
  await field(dialog).press('Enter');
  await expect(dialog.getByText('Servicio temporalmente no disponible. Contacta soporte.')).toBeVisible();
  await expect(chips(dialog).getByRole('listitem')).toHaveText(['Sin cerdo']);
  await dialog.getByRole('button', { name: 'Atrás' }).click();
  await next(dialog);
  await expect(chips(dialog).getByRole('listitem')).toHaveText(['Sin cerdo']);
});
