import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { somePreferences } from '../../../accounts/public/preferences.builders.ts';
import { DESKTOP, openScreen, PHONE, type Responses } from '../../../testing/open-screen.tsx';
import { LayerLink } from '../layer-link.tsx';
import { anIngredient, aRecipe, aRecipeSummary } from '../recipe.builders.ts';
import { withList } from '../recipe-address.ts';
import { RecipeLayer } from '../recipe-layer.tsx';

const Page = () => (
  <>
    <LayerLink to={(params) => withList(params, 'express')}>Abrir las recetas</LayerLink>
    <RecipeLayer />
  </>
);

const anExpress = (title: string, category: 'pre-shift' | 'during-shift' | 'post-shift' | 'night-shift') => ({
  ...aRecipe({ title, ingredients: [anIngredient(`Avena de ${title}`), anIngredient(`Guineo de ${title}`)] }),
  category,
});
const express = [
  anExpress('Batida de avena', 'pre-shift'),
  anExpress('Tostada de aguacate', 'pre-shift'),
  anExpress('Wrap de atún', 'during-shift'),
  anExpress('Sopa de gandules', 'post-shift'),
  anExpress('Yogurt con nueces', 'night-shift'),
] as const;
const all = [
  aRecipeSummary({ title: 'Gandules guisados', category: 'night-shift', meal: 'cena' }),
  aRecipeSummary({ title: 'Avena con guineo', category: 'night-shift', meal: 'desayuno' }),
  aRecipeSummary({ title: 'Arroz con gandules', category: 'other', meal: 'cena' }),
  aRecipeSummary({ title: 'Ensalada de garbanzos', category: 'during-shift', meal: 'almuerzo' }),
];

const open = async (at: string, size: readonly [number, number] = PHONE) => {
  const responses: Responses = {
    'GET /api/me/preferences': somePreferences(),
    'GET /api/recipes': { recipes: all, total: all.length },
    'GET /api/recipes/express': { recipes: [...express] },
    'GET /api/recipes/{id}': ({ params }) =>
      express.find(({ id }) => id === params.id) ?? aRecipe(all.find(({ id }) => id === params.id)),
  };
  const screen = await openScreen(<Page />, { at, size, responses });
  const list = (name: string) => screen.getByRole('dialog', { name, exact: true });
  return { ...screen, list };
};

const titles = (list: { readonly element: () => Element }): readonly (string | null)[] =>
  [...list.element().querySelectorAll('article h3')].map(({ textContent }) => textContent);

test('Recetas Express are shown by the moment of the shift', async () => {
  const screen = await open('/education');
  await screen.getByRole('link', { name: 'Abrir las recetas' }).click();
  const list = screen.list('Recetas Express');
  await expect.element(list.getByRole('article')).toHaveLength(express.length);
  for (const [category, label] of [
    ['pre-shift', 'Antes del turno'],
    ['during-shift', 'Durante el turno'],
    ['post-shift', 'Después del turno'],
    ['night-shift', 'Turno de noche'],
  ] as const) {
    await list.getByRole('button', { name: label, exact: true }).click();
    const ofShift = express.filter((recipe) => recipe.category === category).map(({ title }) => title);
    await expect.poll(() => titles(list)).toEqual(ofShift);
  }
  await list.getByRole('button', { name: 'Todas', exact: true }).click();
  await expect.element(list.getByRole('article')).toHaveLength(express.length);
});

test('an express recipe goes into the cart whole from its card, and in parts from its own window', async () => {
  const [whole, single] = express;
  const screen = await open('/education?recetas=express');
  const list = screen.list('Recetas Express');
  await list.getByRole('button', { name: `Agregar los ingredientes de ${whole.title}` }).click();
  await expect
    .element(list.getByRole('article').filter({ hasText: whole.title }))
    .toHaveTextContent('Ya está en tu carrito');
  await list.getByRole('link', { name: single.title }).click();
  const dialog = screen.list(single.title);
  const product = single.ingredients[0]?.productTitle;
  await dialog.getByRole('button', { name: `Agregar solo ${product}`, exact: true }).click();
  await expect.element(dialog.getByText('En tu carrito: 1')).toHaveLength(1);
});

test('each window gives the focus back to what opened it, and the address too', async () => {
  const screen = await open('/education');
  const opener = screen.getByRole('link', { name: 'Abrir las recetas' });
  await opener.click();
  const list = screen.list('Recetas Express');
  await expect.element(list).toBeVisible();
  const entries = history.length;
  const link = list.getByRole('link', { name: express[1].title });
  await link.click();
  await expect.element(screen.list(express[1].title)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.list(express[1].title)).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(location.search).toBe('');
  // To close is to go back: nothing was added to the history.
  await opener.click();
  await expect.element(list).toBeVisible();
  expect(history.length).toBe(entries);
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('all recipes are searched and filtered, on %s', async (_, size) => {
  const screen = await open('/education?recetas=express', size);
  await screen.getByRole('button', { name: `Todas las recetas (${all.length})` }).click();
  const list = screen.list('Todas las recetas');
  await expect.element(list.getByRole('status')).toHaveTextContent('4 recetas');
  await list.getByRole('button', { name: 'Turno de noche' }).click();
  await list.getByRole('button', { name: 'Cena' }).click();
  await expect.poll(() => titles(list)).toEqual(['Gandules guisados']);
  await expect.element(list.getByRole('status')).toHaveTextContent('1 receta');
  await list.getByRole('searchbox', { name: 'Buscar recetas' }).fill('zzzz');
  await expect.element(list.getByRole('heading', { name: 'Ninguna receta así' })).toBeVisible();
  await list.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect.element(list.getByRole('article')).toHaveLength(all.length);
  await list.getByRole('searchbox').fill('GANDUL');
  await expect.poll(() => titles(list)).toEqual(['Gandules guisados', 'Arroz con gandules']);
});

test('back from a recipe leads to the same list, and back from that to the page', async () => {
  const screen = await open('/education');
  await screen.getByRole('link', { name: 'Abrir las recetas' }).click();
  await screen.getByRole('button', { name: `Todas las recetas (${all.length})` }).click();
  const list = screen.list('Todas las recetas');
  await list.getByRole('searchbox').fill('GANDUL');
  await expect.poll(() => location.search).toContain('buscar=GANDUL');
  await list.getByRole('link', { name: 'Gandules guisados' }).click();
  await expect.element(screen.list('Gandules guisados')).toBeVisible();
  history.back();
  await expect.element(screen.list('Gandules guisados')).not.toBeInTheDocument();
  await expect.element(list.getByRole('searchbox')).toHaveValue('GANDUL');
  history.back();
  await expect.element(list).not.toBeInTheDocument();
});

test('the address opens a list with its search, and a recipe over it', async () => {
  const [recipe] = all;
  const screen = await open(`/education?recetas=todas&buscar=GANDUL&receta=${recipe?.id}`);
  await expect.element(screen.list('Gandules guisados')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.list('Todas las recetas').getByRole('searchbox')).toHaveValue('GANDUL');
});
