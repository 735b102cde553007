import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { MealPlanJson } from '../packages/contract/src/meal-plan.ts';
import { isClean } from './axe.ts';
import { cartButton, enterShop, toastOf } from './browsing.ts';
import { aNurse } from './people.ts';
import { answerAll, aPlan, dishesOf, openPlanner } from './planner.ts';
import type { Json } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const menu = (dialog: Locator) => dialog.getByRole('region', { name: 'Tu menú' });
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const enter = async (page: Page) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/education' });
  return nurse;
};

test('a plan: its days, its list, its reasons; each recipe opens; it is there again after a reload', {
  tag: bothWidths,
}, async ({ page }) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 3, people: 2, allergy: 'Maní' });
  await isClean(page, 'the plan');
  expect(plan.plan).toHaveLength(3);
  for (const dish of dishesOf(plan))
    await expect(menu(dialog).getByRole('link', { name: dish }).first()).toBeVisible();
  await expect(dialog.getByText(dollars(plan.totalCost)).first()).toBeAttached();
  const list = dialog.getByRole('region', { name: /^Lista de compra/ });
  await expect(list.getByRole('listitem')).toHaveCount(plan.shoppingList.length);
  for (const { productName, packageLabel } of plan.shoppingList)
    await expect(
      list.getByRole('listitem').filter({ hasText: `${productName} ${packageLabel}` }),
    ).not.toHaveCount(0);
  for (const sentence of plan.explanation.sentences) await expect(dialog.getByText(sentence)).toBeVisible();

  const [first = ''] = dishesOf(plan);
  await menu(dialog).getByRole('link', { name: first }).first().click();
  const recipe = page.getByRole('dialog', { name: first });
  await expect(recipe.getByRole('heading', { name: 'Preparación' })).toBeVisible();
  await expect(recipe.getByText('2-3 personas').first()).toBeVisible();
  await page.goBack();
  await expect(recipe).toBeHidden();
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeFocused();
  await page.reload();
  await openPlanner(page);
  await expect(menu(dialog).getByRole('link', { name: first }).first()).toBeVisible();
  // A network that fails at the wrong moment loses nothing.
  await page.route('**/api/meal-plans/compose', (route) => route.abort());
  await page.reload();
  const reopened = await openPlanner(page);
  await expect(reopened.getByRole('heading', { name: 'No pudimos abrir tu plan' })).toBeVisible();
  await page.unroute('**/api/meal-plans/compose');
  await reopened.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(menu(dialog).getByRole('link', { name: first }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  await expect(page.getByRole('heading', { name: /^Paso 1 de 7/ })).toBeVisible();
});

test('what is pinned stays when the rest is planned anew, and the change can be undone', async ({ page }) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page);
  const before = dishesOf(plan);
  const pinned = before[1] ?? '';
  const pin = menu(dialog)
    .getByRole('button', { name: `Fijar ${pinned}` })
    .first();
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByText('Fijaste 1 comida: esa se queda.')).toBeVisible();
  const answered = page.waitForResponse('**/api/functions/generate-meal-plan');
  await dialog.getByRole('button', { name: 'Cambiar lo demás' }).click();
  const after = dishesOf(await (await answered).json());
  expect(after[1]).toBe(pinned);
  await expect(toastOf(page).getByText('Cambiamos lo que no fijaste')).toBeVisible();
  await expect(menu(dialog).getByRole('link').first()).toHaveText(after[0] ?? '');
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(menu(dialog).getByRole('link').first()).toHaveText(before[0] ?? '');
});

test('one meal is swapped for another, at its price; servings change for one meal and for all', async ({
  page,
}) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page);
  const [first = ''] = dishesOf(plan);
  await menu(dialog)
    .getByRole('button', { name: `Cambiar ${first}` })
    .first()
    .click();
  const choice = page.getByRole('dialog', { name: first });
  const other = choice.getByRole('region', { name: 'En su lugar' }).getByRole('button').first();
  await expect(other).toBeVisible();
  await expect(other).toHaveText(/[+−]\$\d|Mismo precio/);
  await isClean(page, 'what can stand in its place');
  const name = (await other.locator('b').first().textContent()) ?? '';
  await other.click();
  await expect(choice).toBeHidden();
  await expect(menu(dialog).getByRole('link').first()).toHaveText(name);

  await menu(dialog)
    .getByRole('button', { name: `Cambiar ${name}` })
    .first()
    .click();
  const composed = page.waitForResponse('**/api/meal-plans/compose');
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Uno más de porciones' }).click();
  expect((await (await composed).json()).plan[0].meals[0].servings).toBe(2);
  await page.keyboard.press('Escape');

  await dialog.getByRole('button', { name: 'Una persona más' }).click();
  await expect(dialog.getByText('2 personas', { exact: true })).toBeVisible();
});

test('the whole list goes into the cart, as far as the stock goes; what is missing is said', async ({
  page,
}) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 2 });
  const scarce = plan.shoppingList[0];
  if (!scarce) throw new Error('The plan buys nothing');
  // For this browser alone: the others' plans are out of the same stock.
  await page.route(/\/api\/products\?.*ids=/, async (route) => {
    const response = await route.fetch();
    const { products, ...rest } = await response.json();
    const left = products.map((product: Json) =>
      product.id === scarce.productId ? { ...product, stock: scarce.quantity - 1 } : product,
    );
    await route.fulfill({ response, json: { ...rest, products: left } });
  });
  await dialog.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect(dialog.getByText(`No alcanza: ${scarce.productName} (1 paquete).`)).toBeVisible();
  await expect(dialog.getByText('Ya está en tu carrito')).toBeVisible();
  const packages = plan.shoppingList.reduce((sum, { quantity }) => sum + quantity, 0) - 1;
  await isClean(page, 'in the cart');
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName(new RegExp(`Artículos: ${packages} `));
});

test('a plan that reaches $100 says what it earns', async ({ page }) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 7, people: 4, budget: '$200+' });
  expect(plan.totalCost).toBeGreaterThan(100);
  await expect(
    dialog.getByText('Con este plan pasas de $100: ganas $20 en frutas y vegetales.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect(dialog.getByText('Pasaste de $100: escoge $20 en frutas y vegetales gratis.')).toBeVisible();
});

test('kept under a name, opened from the profile, shared with a colleague, deleted', async ({
  page,
  browser,
}) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page);
  const [first = ''] = dishesOf(plan);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  const saving = page.getByRole('dialog', { name: 'Guardar este plan' });
  await saving.getByLabel('Nombre del plan').fill('  ');
  await saving.getByRole('button', { name: 'Guardar' }).click();
  await expect(saving.getByText('Ponle un nombre al plan.')).toBeVisible();
  await isClean(page, 'saving, with a fault');
  await saving.getByLabel('Nombre del plan').fill('Semana de noches');
  await saving.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('button', { name: 'Guardado' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Compartir' }).click();
  const sharing = page.getByRole('dialog', { name: 'Compartir el plan' });
  await sharing.getByRole('button', { name: 'Crear enlace' }).click();
  const link = await sharing.getByLabel('Enlace').inputValue();
  await isClean(page, 'sharing');

  const context = await browser.newContext({ baseURL: new URL(link).origin, serviceWorkers: 'block' });
  const colleague = await context.newPage();
  await enterShop(colleague, await aNurse());
  await colleague.goto(link);
  const shared = colleague.getByRole('dialog', { name: 'Semana de noches' });
  await expect(shared.getByText('Te lo compartieron.')).toBeVisible();
  await expect(menu(shared).getByRole('link', { name: first }).first()).toBeVisible();
  await isClean(colleague, 'a shared plan');

  await page.goto('/profile?seccion=planes');
  await expect(page.getByText('· Compartido')).toBeVisible();
  await isClean(page, 'her plans');
  await page.getByRole('link', { name: /^Semana de noches/ }).click();
  const own = page.getByRole('dialog', { name: 'Semana de noches' });
  await expect(menu(own).getByRole('link', { name: first }).first()).toBeVisible();
  await page.reload();
  await expect(menu(own).getByRole('link', { name: first }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await page.getByRole('button', { name: 'Borrar Semana de noches' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page.getByText('Todavía no guardas ninguno')).toBeVisible();

  await colleague.goto(link);
  await expect(colleague.getByRole('heading', { name: 'No encontramos ese plan' })).toBeVisible();
  await colleague.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  await expect(colleague.getByRole('heading', { name: /^Paso 1 de 7/ })).toBeVisible();
  await context.close();
});

test('it goes into a calendar around her shift, and onto one sheet of paper', async ({ page }) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 2 });
  const [first = ''] = dishesOf(plan);
  await dialog.getByRole('button', { name: 'Calendario' }).click();
  const asking = page.getByRole('dialog', { name: 'Llevarlo a tu calendario' });
  await isClean(page, 'asking for the shift');
  await asking.getByRole('radio', { name: '7 p. m. a 7 a. m.' }).check();
  const downloading = page.waitForEvent('download');
  await asking.getByRole('button', { name: 'Descargar calendario' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('BEGIN:VCALENDAR');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(dishesOf(plan).length);

  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  const paper = page.locator('.plan-print');
  await expect(paper.getByRole('cell', { name: first }).first()).toBeVisible();
  for (const { productName } of plan.shoppingList)
    await expect(paper.getByText(productName).first()).toBeVisible();
});

test('where no plan fits, the wish in the way is named and the nearest plan offered', async ({ page }) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 14, people: 8, budget: '$50-100' });
  expect(plan.explanation.relaxed.length).toBeGreaterThan(0);
  await expect(dialog.getByText('Este es el plan más cercano a lo que pediste')).toBeVisible();
  for (const { text } of plan.explanation.relaxed) await expect(dialog.getByText(text)).toBeVisible();
  await isClean(page, 'the nearest plan');
  await dialog.getByRole('button', { name: 'Cambiar mis respuestas' }).click();
  await expect(page.getByRole('slider', { name: 'Días del plan' })).toHaveValue('14');
});

test('what she has is off the list and remembered; another plan has other dishes; the next uses what is left', async ({
  page,
}) => {
  await enter(page);
  const { dialog, plan } = await aPlan(page, { days: 3 });
  const [line] = plan.shoppingList;
  const name = line?.productName ?? '';
  const list = dialog.getByRole('region', { name: 'Lista de compra' });
  await list.getByRole('button', { name: `Ya tengo ${name}` }).click();
  const atHome = list.getByRole('region', { name: 'De tu despensa, sin comprar' });
  await expect(atHome).toContainText(name);
  await expect(list.getByRole('button', { name: `Ya tengo ${name}` })).toBeHidden();
  await isClean(page, 'a list without what she has');

  const answered = page.waitForResponse('**/api/functions/generate-meal-plan');
  await dialog.getByRole('button', { name: 'Otro plan' }).click();
  const other: MealPlanJson = await (await answered).json();
  const before = new Set(dishesOf(plan));
  const dishes = [...new Set(dishesOf(other))];
  expect(dishes.filter((dish) => before.has(dish)).length).toBeLessThanOrEqual(dishes.length / 2);
  // Who has enough of it has enough for that plan as well.
  expect(other.shoppingList.map(({ productName }) => productName)).not.toContain(name);

  await dialog.getByRole('button', { name: 'Todo al carrito' }).click();
  await expect(dialog.getByText('Ya está en tu carrito')).toBeVisible();
  await dialog.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  const asked = page.waitForRequest('**/api/functions/generate-meal-plan');
  await answerAll(page.getByRole('dialog').first(), { days: 3 });
  await page.getByRole('button', { name: 'Generar Plan' }).click();
  const { answers, lately } = (await asked).postDataJSON();
  expect(answers.atHome.length).toBeGreaterThan(1);
  expect(answers.atHome).toContainEqual({ productId: line?.productId, packages: null });
  expect(lately.length).toBe(dishes.length);
});

test('too little to live on is said before the price, and more money is a touch away', async ({ page }) => {
  await enter(page);
  const dialog = await openPlanner(page);
  await answerAll(dialog, { days: 7, people: 3, budget: '$50-100' });
  await page.route('**/api/functions/generate-meal-plan', async (route) => {
    const response = await route.fetch();
    const plan: MealPlanJson = await response.json();
    const ways = [{ label: 'Presupuesto de $100-200', change: { budget: '100-200' as const } }];
    const energy = { kcal: 1300, neededKcal: 1800, percent: 72, ways };
    await route.fulfill({ response, json: { ...plan, explanation: { ...plan.explanation, energy } } });
  });
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Esta comida sola no alcanza' })).toBeVisible();
  await isClean(page, 'too little to live on');
  await page.unroute('**/api/functions/generate-meal-plan');
  const asked = page.waitForRequest('**/api/functions/generate-meal-plan');
  await page.getByRole('button', { name: 'Presupuesto de $100-200' }).click();
  expect((await asked).postDataJSON().answers).toMatchObject({ days: 7, people: 3, budget: '100-200' });
  await expect(page.getByRole('heading', { name: 'Tu menú' })).toBeVisible();
});
