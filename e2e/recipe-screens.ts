import type { Page } from '@playwright/test';
import { failAt } from './browsing.ts';
import type { ScreenState } from './screen-state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The window scrolled to its end. */
const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('[role=dialog] .overflow-y-auto')) part.scrollTo(0, 1e6);
  });

const inTheKitchen = async (page: Page, steps: number): Promise<void> => {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('cooking')) localStorage.removeItem(key);
  });
  await page.reload();
  for (let step = 0; step < steps; step += 1) await button(page, /^(Siguiente|Terminé)$/).click();
};

/** Recipes: the home page's carousel, the lists, a recipe, the stove. */
export const recipeScreenStates = (recipeId: string): readonly ScreenState[] => [
  {
    name: 'recipes-carousel',
    path: '/',
    act: async (page) => {
      await heading(page, 'Comidas Congeladas').scrollIntoViewIfNeeded();
      await heading(page, 'Cocina y guarda').evaluate((title) => title.scrollIntoView({ block: 'center' }));
    },
  },
  // Before the list has been loaded once: from then on it is kept on the device.
  {
    name: 'recipes-express-loading',
    path: '/?recetas=express',
    before: (page) => page.route('**/api/recipes/express', () => {}),
    act: (page) => heading(page, 'Recetas Express').waitFor(),
  },
  {
    name: 'recipes-express-error',
    path: '/?recetas=express',
    before: (page) => failAt(page, '**/api/recipes/express'),
    act: (page) => button(page, 'Tratar otra vez').waitFor(),
  },
  {
    name: 'recipes-express',
    path: '/?recetas=express',
    act: (page) => page.getByRole('article').first().waitFor(),
  },
  { name: 'recipes-all', path: '/?recetas=todas', act: (page) => page.getByRole('searchbox').waitFor() },
  {
    name: 'recipes-none-found',
    path: '/?recetas=todas&buscar=zzzz',
    act: (page) => heading(page, 'Ninguna receta así').waitFor(),
  },
  { name: 'recipe', path: `/?receta=${recipeId}`, act: (page) => heading(page, 'Preparación').waitFor() },
  {
    name: 'recipe-end',
    path: `/?receta=${recipeId}`,
    act: async (page) => {
      await heading(page, 'Preparación').waitFor();
      await toTheEnd(page);
    },
  },
  {
    name: 'recipe-for-ten',
    path: `/?receta=${recipeId}&para=10`,
    act: (page) => heading(page, 'Preparación').waitFor(),
  },
  {
    name: 'recipe-in-cart',
    path: `/?receta=${recipeId}`,
    act: (page) => button(page, 'Agregar ingredientes').click(),
  },
  {
    name: 'recipe-loading',
    path: `/?receta=${recipeId}`,
    before: (page) => page.route('**/api/recipes/*', () => {}),
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'recipe-unknown',
    path: '/?receta=nada',
    act: (page) => heading(page, 'No encontramos esa receta').waitFor(),
  },
  { name: 'kitchen', path: `/?receta=${recipeId}&cocinar=1`, act: (page) => inTheKitchen(page, 0) },
  {
    name: 'kitchen-timer',
    path: `/?receta=${recipeId}&cocinar=1`,
    act: async (page) => {
      await inTheKitchen(page, 2);
      await button(page, /^Reloj de/)
        .first()
        .click();
    },
  },
  {
    name: 'kitchen-for-ten',
    path: `/?receta=${recipeId}&para=10&cocinar=1`,
    act: async (page) => {
      await inTheKitchen(page, 0);
      await page.getByText('Todos los ingredientes').click();
    },
  },
  {
    name: 'kitchen-done',
    path: `/?receta=${recipeId}&cocinar=1`,
    act: async (page) => {
      await inTheKitchen(page, 0);
      while ((await heading(page, '¡Buen provecho!').count()) === 0)
        await button(page, /^(Siguiente|Terminé)$/).click();
    },
  },
];
