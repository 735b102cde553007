import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Input } from '../../../kit/api/api.ts';
import { aMealPlan } from '../meal-plan.builders.ts';
import { openPlan } from '../open-planner.builders.ts';

const COMPOSE = 'POST /api/meal-plans/compose';
const menu = page.getByRole('region', { name: 'Tu menú' });
const plan = aMealPlan();

const anAlternative = (recipeName: string, priceDifference: number) => ({
  recipeId: recipeName,
  recipeName,
  emoji: '',
  art: '',
  prepTime: 10,
  cookTime: 5,
  kcal: 400,
  priceDifference,
});

test('one meal is swapped for another, at its price', async () => {
  const alternatives = [
    anAlternative('Farina', 1.2),
    anAlternative('Tostadas', 0),
    anAlternative('Yogurt', -0.85),
  ];
  const screen = await openPlan(plan, {
    responses: { 'POST /api/meal-plans/alternatives': { alternatives } },
  });
  await menu.getByRole('button', { name: 'Cambiar Avena con guineo' }).click();
  const choice = page.getByRole('dialog', { name: 'Avena con guineo' });
  const others = choice.getByRole('region', { name: 'En su lugar' }).getByRole('button');
  await expect.element(others.nth(0)).toHaveTextContent('Farina15 min+$1.20');
  await expect.element(others.nth(1)).toHaveTextContent('Tostadas15 minMismo precio');
  await expect.element(others.nth(2)).toHaveTextContent('Yogurt15 min−$0.85');
  screen.respond({ [COMPOSE]: aMealPlan([['Farina', 'Ensalada de atún', 'Asopao de pollo']]) });
  await others.nth(0).click();
  await expect.element(choice).not.toBeInTheDocument();
  await expect.element(menu.getByRole('link').first()).toHaveTextContent('Farina');
  expect(screen.sent(COMPOSE).at(-1)?.body).toMatchObject({
    meals: [
      { type: 'desayuno', recipeId: 'Farina' },
      { type: 'almuerzo', recipeId: 'ensalada-de-atún' },
      { type: 'cena', recipeId: 'asopao-de-pollo' },
    ],
  });
});

test('servings change for one meal and for all', async () => {
  const screen = await openPlan(plan, {
    responses: { 'POST /api/meal-plans/alternatives': { alternatives: [] } },
  });
  const servings = () =>
    (screen.sent(COMPOSE).at(-1)?.body as Input<typeof COMPOSE>['body'] | undefined)?.meals.map(
      (meal) => meal.servings,
    );
  await menu.getByRole('button', { name: 'Cambiar Avena con guineo' }).click();
  await expect.element(screen.getByText('Ninguna otra receta cabe aquí')).toBeVisible();
  await screen.getByRole('button', { name: 'Uno más de porciones' }).click();
  await expect.poll(servings).toEqual([2, 1, 1]);
  await userEvent.keyboard('{Escape}');

  screen.respond({ [COMPOSE]: aMealPlan(undefined, { answers: { ...plan.answers, people: 2 } }) });
  await screen.getByRole('button', { name: 'Una persona más' }).click();
  await expect.element(screen.getByText('2 personas', { exact: true })).toBeVisible();
  expect(screen.sent(COMPOSE).at(-1)?.body).toMatchObject({ answers: { people: 2 } });
  expect(servings()).toEqual([2, 2, 2]);
});
