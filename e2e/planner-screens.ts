import type { Page } from '@playwright/test';
import { answerAllSteps, aPlan, next, openPlanner } from './plans/planner.ts';
import type { ScreenState } from './screen-state.ts';

const GENERATE = '**/api/functions/generate-meal-plan';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the first question, whatever the previous state stored. */
const begun = async (page: Page) => {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('meal-plan')) localStorage.removeItem(key);
  });
  await page.reload();
};

const atStep = (step: number) => async (page: Page) => {
  await begun(page);
  const dialog = await openPlanner(page);
  for (let at = 1; at < step; at += 1) await next(dialog);
};

const withPlan =
  (act: (page: Page) => Promise<unknown> = async () => {}, choices: Parameters<typeof aPlan>[1] = {}) =>
  async (page: Page) => {
    await begun(page);
    await aPlan(page, choices);
    await act(page);
  };

const generating = async (page: Page) => {
  await begun(page);
  await answerAllSteps(await openPlanner(page));
  await button(page, 'Generar Plan').click();
};

const scrolledTo = (y: number) => (page: Page) =>
  page.evaluate((top) => {
    for (const part of document.querySelectorAll('[role=dialog] .overflow-y-auto')) part.scrollTo(0, top);
  }, y);

const wishing = async (page: Page) => {
  await begun(page);
  const dialog = await openPlanner(page);
  await answerAllSteps(dialog);
  const field = dialog.getByLabel('¿Algo más que debamos saber?');
  await field.fill('sin cerdo, algo criollo, los martes trabajo de noche, somos 2, quiero que llueva');
  await field.press('Enter');
  await dialog.getByText('No entendí').waitFor();
  await scrolledTo(1e6)(page);
};

const withWishes = async (page: Page) => {
  await wishing(page);
  await button(page, 'Generar Plan').click();
  await page.getByRole('heading', { name: 'Lo que pediste' }).scrollIntoViewIfNeeded();
};

const week = { days: 7, people: 2, goal: 'Gastar menos', budget: '$100-200', allergy: 'Maní' } as const;

/** The planner: its seven questions, the wait, the plan and what can be done with it. */
export const plannerStates: readonly ScreenState[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => ({
    name: `planner-step-${step}`,
    path: '/education',
    act: atStep(step),
  })),
  { name: 'planner-wishes', path: '/education', act: wishing },
  { name: 'planner-plan-wishes', path: '/education', act: withWishes },
  {
    name: 'planner-generating',
    path: '/education',
    before: (page) => page.route(GENERATE, () => {}),
    act: async (page) => {
      await generating(page);
      await page.getByText('20 a 30 segundos').waitFor();
    },
  },
  {
    name: 'planner-failure',
    path: '/education',
    before: (page) => page.route(GENERATE, (route) => route.fulfill({ status: 408, json: {} })),
    act: async (page) => {
      await generating(page);
      await page.getByText('La generación tardó demasiado').first().waitFor();
    },
  },
  { name: 'planner-plan', path: '/education', act: withPlan(undefined, week) },
  { name: 'planner-plan-menu', path: '/education', act: withPlan(scrolledTo(620), week) },
  { name: 'planner-plan-end', path: '/education', act: withPlan(scrolledTo(1e6), week) },
  {
    name: 'planner-nearest',
    path: '/education',
    act: withPlan(undefined, { days: 14, people: 8, budget: '$50-100' }),
  },
  {
    name: 'planner-meal',
    path: '/education',
    act: withPlan(async (page) => {
      await button(page, /^Cambiar /)
        .first()
        .click();
      await page.getByRole('region', { name: 'En su lugar' }).getByRole('button').first().waitFor();
    }),
  },
  {
    name: 'planner-in-cart',
    path: '/education',
    act: withPlan(async (page) => {
      await button(page, 'Todo al carrito').click();
      await page.getByText('Ya está en tu carrito').waitFor();
    }),
  },
  {
    name: 'planner-save',
    path: '/education',
    act: withPlan((page) => button(page, 'Guardar').click()),
  },
  {
    name: 'planner-share',
    path: '/education',
    act: withPlan(async (page) => {
      await button(page, 'Compartir').click();
      await button(page, 'Guardar y crear enlace').click();
      await page.getByLabel('Enlace').waitFor();
    }),
  },
  {
    name: 'planner-calendar',
    path: '/education',
    act: withPlan((page) => button(page, 'Calendario').click()),
  },
  {
    name: 'planner-paper',
    path: '/education',
    act: withPlan((page) => page.emulateMedia({ media: 'print' }), week),
  },
  {
    name: 'profile-plans',
    path: '/profile?seccion=planes',
    before: (page) => page.emulateMedia({ media: null }),
  },
];
