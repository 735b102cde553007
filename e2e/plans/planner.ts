import { expect, type Locator, type Page } from '@playwright/test';
import { type MealPlanJson, mealPlanSchema } from '../../packages/contract/src/plans/meal-plan.ts';

/** The planner, out of the Herramientas menu. */
export const openPlanner = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Planificador de comidas' }).click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toBeVisible();
  return dialog;
};

export const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Siguiente' }).click();

export interface PlanChoices {
  readonly days?: number;
  readonly people?: number;
  /** As the card reads: "Vegetariana". */
  readonly diet?: string;
  readonly goal?: string;
  readonly budget?: '$50-100' | '$100-200' | '$200+';
  readonly allergy?: string;
}

/** Answers all seven questions, down to 'Generar Plan', which is not tapped. */
export const answerAllSteps = async (dialog: Locator, choices: PlanChoices = {}): Promise<void> => {
  const { days = 3, people = 1, diet, goal, budget = '$100-200', allergy } = choices;
  await dialog.getByRole('slider', { name: 'Días del plan' }).fill(`${days}`);
  await next(dialog);
  await next(dialog);
  await dialog.getByRole('radio', { name: people === 1 ? '1 persona' : `${people} personas` }).check();
  await next(dialog);
  if (diet) await dialog.getByRole('checkbox', { name: diet }).check();
  await next(dialog);
  if (goal) await dialog.getByRole('checkbox', { name: goal }).check();
  await next(dialog);
  await dialog.getByRole('radio', { name: budget }).check();
  await next(dialog);
  if (allergy) await dialog.getByRole('checkbox', { name: allergy }).check();
};

/** Taps 'Generar Plan' and answers the plan that the server gave, once it is on the screen. */
export const generate = async (page: Page, dialog: Locator): Promise<MealPlanJson> => {
  const pendingResponse = page.waitForResponse('**/api/functions/generate-meal-plan', {
    // The shop itself gives up after twenty seconds.
    timeout: 25_000,
  });
  await dialog.getByRole('button', { name: 'Generar Plan' }).click();
  const response = await pendingResponse;
  expect(response.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Tu menú' })).toBeVisible();
  return mealPlanSchema.parse(await response.json());
};

/** A plan of three days on the screen, from the first question on. */
export const aPlan = async (page: Page, choices: PlanChoices = {}) => {
  const questions = await openPlanner(page);
  await answerAllSteps(questions, choices);
  const plan = await generate(page, questions);
  const dialog = page.getByRole('dialog', { name: 'Tu plan de comidas' });
  await expect(dialog).toBeVisible();
  return { dialog, plan };
};

/** The names of all dishes, day by day. */
export const dishesOf = (plan: Pick<MealPlanJson, 'plan'>): readonly string[] =>
  plan.plan.flatMap(({ meals }) => meals.map(({ recipeName }) => recipeName));
