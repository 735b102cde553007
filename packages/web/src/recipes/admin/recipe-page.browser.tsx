import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { somePreferences } from '../../accounts/public/preferences.builders.ts';
import { aConflict } from '../../kit/admin/record/conflict.builders.ts';
import { GuardedNavigation } from '../../kit/admin/record/leave-guard.tsx';
import { aMe, DESKTOP, openScreen, type Responses } from '../../testing/open-screen.tsx';
import { aComputedRecipe, anAdminRecipe, aRecipeContent, aRecipeRow } from './admin-recipe.builders.ts';
import { RecipePage } from './recipe-page.tsx';

const open = async (at: string, responses: Responses) => {
  const screen = await openScreen(
    <GuardedNavigation>
      <Routes>
        <Route path="/admin/recipes/new" element={<RecipePage />} />
        <Route path="/admin/recipes/:id" element={<RecipePage />} />
      </Routes>
    </GuardedNavigation>,
    {
      at,
      me: aMe({ roles: ['admin'] }),
      size: DESKTOP,
      responses: {
        'POST /api/admin/recipes/computed': aComputedRecipe(),
        'GET /api/admin/recipes/{id}/versions': { versions: [] },
        ...responses,
      },
    },
  );
  return {
    ...screen,
    toast: screen.getByRole('region', { name: /^Avisos/ }),
    aside: screen.getByRole('region', { name: 'Lo que sale' }),
    save: screen.getByRole('button', { name: 'Guardar cambios' }),
    tab: (name: string) => screen.getByRole('tab', { name }),
  };
};

/** A recipe on a fake server that stores changes. */
const openRecipe = async (recipe: AdminRecipeJson, responses: Responses = {}, section = '') => {
  const server = { recipe };
  const store = (changes: Partial<AdminRecipeJson>): AdminRecipeJson => {
    server.recipe = { ...server.recipe, ...changes, version: server.recipe.version + 1 };
    return server.recipe;
  };
  const screen = await open(`/admin/recipes/${recipe.id}${section && `?seccion=${section}`}`, {
    'GET /api/admin/recipes/{id}': () => server.recipe,
    'PATCH /api/admin/recipes/{id}': ({ body: { version, ...changes } }) =>
      version === server.recipe.version
        ? store({ state: 'con-cambios', content: { ...server.recipe.content, ...changes } as never })
        : aConflict(server.recipe),
    ...responses,
  });
  return { ...screen, kept: server, keep: store };
};

test('a new recipe says what it lacks as it is typed, shows its timers and is saved', async () => {
  const screen = await open('/admin/recipes/new', {
    'POST /api/admin/recipes/computed': ({ body }) =>
      aComputedRecipe({
        faults: (body.instructions.length < 2 ? { instructions: 'Escribe 2 pasos o más.' } : {}) as never,
      }),
    'POST /api/admin/recipes': ({ body }) =>
      anAdminRecipe({ state: 'borrador', content: aRecipeContent({ title: body.title }), published: null }),
    'GET /api/admin/recipes/{id}': anAdminRecipe({ state: 'borrador', published: null }),
    // The preview warns of what its reader avoids.
    'GET /api/me/preferences': somePreferences(),
  });
  await screen.getByRole('textbox', { name: 'Título' }).fill('Sancocho');
  await screen.getByLabelText('Comida', { exact: true }).selectOptions('cena');
  await screen.getByLabelText('Con qué se cocina').selectOptions('una-olla');
  await screen.getByRole('textbox', { name: 'Etiquetas' }).fill('criollo,');
  await expect.element(screen.aside).toHaveTextContent('$2.00por porción');
  await expect.element(screen.aside).toHaveTextContent('Pasos: Escribe 2 pasos o más.');
  await screen.tab('Pasos').click();
  for (const [position, step] of ['Pela y pica.', 'Hierve 25 minutos.'].entries()) {
    await screen.getByRole('button', { name: 'Agregar un paso' }).click();
    await screen.getByRole('textbox', { name: `Paso ${position + 1}` }).fill(step);
  }
  await expect
    .element(screen.getByRole('list', { name: 'Relojes de este paso' }))
    .toHaveTextContent('25 minutos');
  await expect.element(screen.aside).toHaveTextContent('Se puede publicar');
  await screen.tab('Vista previa').click();
  await expect
    .element(screen.getByRole('region', { name: 'Vista previa' }))
    .toHaveTextContent('1 taza de maíz');
  await screen.save.click();
  await expect.element(screen.toast).toHaveTextContent('Borrador guardado');
  expect(screen.sent('POST /api/admin/recipes')[0]?.body).toMatchObject({
    title: 'Sancocho',
    meal: 'cena',
    equipment: 'una-olla',
    tags: ['criollo'],
    instructions: ['Pela y pica.', 'Hierve 25 minutos.'],
  });
  await expect.poll(() => location.pathname).toBe(`/admin/recipes/${anAdminRecipe().id}`);
});

test('what is typed meets what a colleague saved first, and nothing of either is lost', async () => {
  const screen = await openRecipe(anAdminRecipe());
  await screen.getByLabelText('Porciones').fill('4');
  screen.keep({ content: aRecipeContent({ servings: 6, cook_time: 45 }) });
  await userEvent.keyboard('{Control>}s{/Control}');
  const conflict = screen.getByRole('region', { name: 'Otra persona guardó primero' });
  await expect.element(conflict).toHaveTextContent('Ana Vega cambió esto');
  await expect.element(screen.getByLabelText('Minutos de cocción')).toHaveValue('45');
  await conflict.getByRole('radio', { name: /^Lo mío/ }).click();
  await screen.save.click();
  await expect.element(screen.toast).toHaveTextContent('Borrador guardado');
  await expect.element(screen.getByText('Cambios sin publicar')).toBeVisible();
  expect(screen.kept.recipe.content).toMatchObject({ servings: 4, cook_time: 45 });
});

test('it is published after a look at what changes for customers', async () => {
  const changed = anAdminRecipe({ state: 'con-cambios', content: aRecipeContent({ cook_time: 45 }) });
  const screen = await openRecipe(changed, {
    'POST /api/admin/recipes/{id}/moves': anAdminRecipe({ ...changed, version: 3, state: 'publicada' }),
  });
  await screen.getByLabelText('Porciones').fill('4');
  const publish = screen.getByRole('button', { name: 'Publicar' });
  await expect.element(publish).toBeDisabled();
  await screen.getByLabelText('Porciones').fill('2');
  await publish.click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Minutos de cocción');
  await screen.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect.element(screen.toast).toHaveTextContent('Publicada: ya la ven los clientes');
  expect(screen.sent('POST /api/admin/recipes/{id}/moves')).toMatchObject([
    { body: { version: 2, move: 'publish' } },
  ]);
});

test('any published version comes back into the form', async () => {
  const version = { by: null, published_at: '2026-03-03T18:15:00.000Z' };
  const first = { ...version, number: 1, content: aRecipeContent({ servings: 3 }) };
  const screen = await openRecipe(
    anAdminRecipe(),
    {
      'GET /api/admin/recipes/{id}/versions': {
        versions: [{ ...version, number: 2, content: aRecipeContent() }, first],
      },
    },
    'versiones',
  );
  await screen.getByRole('button', { name: 'Ver qué cambia' }).last().click();
  await expect
    .element(screen.getByRole('region', { name: 'Versiones publicadas' }))
    .toHaveTextContent('Porciones');
  await screen.getByRole('button', { name: 'Volver a la versión 1' }).click();
  await expect.element(screen.getByLabelText('Porciones')).toHaveValue('3');
  await screen.save.click();
  await expect.poll(() => screen.kept.recipe.content.servings).toBe(3);
});

test('its history says who published it', async () => {
  const entry = {
    id: 1,
    actor_id: null,
    actor: 'Ana Vega',
    action: 'recipe.publish',
    subject_type: 'recipe',
    subject_id: '',
  };
  const rest = { before: null, after: null, reason: null, created_at: '2026-03-03T18:15:00.000Z' };
  const screen = await openRecipe(
    anAdminRecipe(),
    { 'GET /api/admin/audit': { entries: [{ ...entry, ...rest }], next: null } },
    'historial',
  );
  await expect.element(screen.getByText('publicó la receta')).toBeVisible();
});

test('two alike become one, chosen by its title', async () => {
  const survivor = anAdminRecipe({
    id: '7d1b0000-0000-4000-8000-000000000002',
    content: aRecipeContent({ title: 'Sancocho de siempre' }),
  });
  const screen = await open(`/admin/recipes/${anAdminRecipe().id}`, {
    'GET /api/admin/recipes/{id}': ({ params: { id } }) => (id === survivor.id ? survivor : anAdminRecipe()),
    'GET /api/admin/recipes': {
      recipes: [aRecipeRow({ id: survivor.id, title: 'Sancocho de siempre' })],
      next: null,
    },
    'POST /api/admin/recipes/{id}/merge': survivor,
  });
  await screen.getByRole('button', { name: 'Unir a otra' }).click();
  await screen.getByRole('searchbox', { name: '¿Cuál se queda?' }).fill('siempre');
  await screen.getByRole('button', { name: /^Sancocho de siempre/ }).click();
  await screen.getByRole('button', { name: 'Unir a «Sancocho de siempre»' }).click();
  await expect.element(screen.toast).toHaveTextContent('Unidas');
  await expect.poll(() => location.pathname).toBe(`/admin/recipes/${survivor.id}`);
  expect(screen.sent('POST /api/admin/recipes/{id}/merge')).toMatchObject([
    { params: { id: anAdminRecipe().id }, body: { version: 2, into: survivor.id } },
  ]);
});

test('it is archived, and that is undone', async () => {
  const screen = await openRecipe(anAdminRecipe());
  screen.respond({
    'POST /api/admin/recipes/{id}/moves': ({ body: { move } }) =>
      screen.keep({ state: move === 'archive' ? 'archivada' : 'publicada' }),
  });
  const archive = screen.getByRole('button', { name: 'Archivar' });
  await archive.click();
  await expect.element(screen.toast).toHaveTextContent('Archivada: ya no se ve en la tienda');
  await expect.element(archive).not.toBeInTheDocument();
  await screen.toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(archive).toBeVisible();
});
