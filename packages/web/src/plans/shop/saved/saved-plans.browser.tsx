import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRefusal, openScreen, type Responses } from '../../../testing/open-screen.tsx';
import { aMealPlan } from '../meal-plan.builders.ts';
import { openPlan } from '../open-planner.builders.ts';
import { PlanLayer } from '../plan-layer.tsx';
import { SavedPlansSection } from './saved-plans-section.tsx';

const SAVE = 'PUT /api/me/meal-plans/{id}';
const LIST = 'GET /api/me/meal-plans';
const plan = aMealPlan();
const saved = {
  id: 'semana',
  name: 'Semana de noches',
  savedAt: '2026-11-23T12:00:00Z',
  totalCostThen: 6,
};
const listed = { ...saved, days: 1, mealsPerDay: 3, people: 1, isShared: true };

const openPage = (at: string, responses: Responses) => {
  const onNew = vi.fn();
  const Page = () => (
    <main>
      <SavedPlansSection onCreatePlan={onNew} />
      <PlanLayer onNew={onNew} />
    </main>
  );
  return openScreen(<Page />, { at, responses: { [LIST]: { plans: [] }, ...responses } }).then((screen) => ({
    screen,
    onNew,
  }));
};

test('a plan is kept under a name, and shared by a link', async () => {
  const screen = await openPlan(plan, {
    responses: {
      [LIST]: { plans: [] },
      [SAVE]: ({ params, body }) => ({ id: params.id, name: body.name }),
      'PUT /api/me/meal-plans/{id}/share': { token: 'token-of-the-plan' },
    },
  });
  await screen.getByRole('button', { name: 'Guardar' }).click();
  const saving = page.getByRole('dialog', { name: 'Guardar este plan' });
  const name = saving.getByLabelText('Nombre del plan');
  await expect.element(name).toHaveValue('1 día desde el 25 nov');
  await name.fill('  ');
  await saving.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(saving.getByText('Ponle un nombre al plan.')).toBeVisible();
  expect(screen.sent(SAVE)).toEqual([]);
  await name.fill('Semana de noches');
  await saving.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(screen.getByRole('button', { name: 'Guardado' })).toBeVisible();
  expect(screen.sent(SAVE)).toMatchObject([{ body: { name: 'Semana de noches', startDate: '2026-11-25' } }]);

  await screen.getByRole('button', { name: 'Compartir' }).click();
  const sharing = page.getByRole('dialog', { name: 'Compartir el plan' });
  await sharing.getByRole('button', { name: 'Crear enlace' }).click();
  await expect
    .element(sharing.getByLabelText('Enlace'))
    .toHaveValue(`${location.origin}/?plan-compartido=token-of-the-plan`);
  const id = screen.sent(SAVE)[0]?.params.id;
  expect(screen.sent('PUT /api/me/meal-plans/{id}/share')).toMatchObject([{ params: { id } }]);
});

test('a plan that isn’t saved yet is saved and shared in one step', async () => {
  const screen = await openPlan(plan, {
    responses: {
      [LIST]: { plans: [] },
      [SAVE]: ({ params, body }) => ({ id: params.id, name: body.name }),
      'PUT /api/me/meal-plans/{id}/share': { token: 'token-of-the-plan' },
    },
  });
  await screen.getByRole('button', { name: 'Compartir' }).click();
  const sharing = page.getByRole('dialog', { name: 'Compartir el plan' });
  await sharing.getByRole('button', { name: 'Guardar y crear enlace' }).click();
  await expect
    .element(sharing.getByLabelText('Enlace'))
    .toHaveValue(`${location.origin}/?plan-compartido=token-of-the-plan`);
  const id = screen.sent(SAVE)[0]?.params.id;
  expect(screen.sent('PUT /api/me/meal-plans/{id}/share')).toMatchObject([{ params: { id } }]);
});

test('a plan is opened from the profile, and closed there', async () => {
  const { screen } = await openPage('/profile?seccion=planes', {
    [LIST]: { plans: [listed] },
    'GET /api/me/meal-plans/{id}': { ...saved, plan, shareToken: null },
  });
  await expect.element(screen.getByText('1 día · 1 persona · $6.00 · Compartido')).toBeVisible();
  await screen.getByRole('link', { name: /^Semana de noches/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Semana de noches' });
  await expect.element(dialog.getByRole('link', { name: 'Avena con guineo' })).toBeVisible();
  expect(location.search).toBe('?seccion=planes&plan=semana');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => location.search).toBe('?seccion=planes');
});

test('a plan that the address names is open from the start', async () => {
  await openPage('/profile?seccion=planes&plan=semana', {
    'GET /api/me/meal-plans/{id}': { ...saved, plan, shareToken: null },
  });
  const dialog = page.getByRole('dialog', { name: 'Semana de noches' });
  await expect.element(dialog.getByRole('link', { name: 'Avena con guineo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.search).toBe('?seccion=planes');
});

test('a plan is deleted once that is confirmed', async () => {
  const { screen } = await openPage('/profile?seccion=planes', {
    [LIST]: { plans: [listed] },
    'DELETE /api/me/meal-plans/{id}': {},
  });
  await screen.getByRole('button', { name: 'Borrar Semana de noches' }).click();
  const confirmDialog = page.getByRole('dialog', { name: '¿Borrar Semana de noches?' });
  await expect.element(confirmDialog).toHaveTextContent('Su enlace deja de servir. No se puede deshacer.');
  expect(screen.sent('DELETE /api/me/meal-plans/{id}')).toEqual([]);
  screen.respond({ [LIST]: { plans: [] } });
  await confirmDialog.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect.element(screen.getByText('Todavía no guardas ninguno')).toBeVisible();
  expect(screen.sent('DELETE /api/me/meal-plans/{id}')).toMatchObject([{ params: { id: 'semana' } }]);
});

test('a colleague sees a shared plan, and that it isn’t theirs', async () => {
  const { id: _, ...shared } = saved;
  const { screen } = await openPage('/?plan-compartido=token', {
    'GET /api/meal-plans/shared/{token}': { ...shared, plan },
  });
  const dialog = page.getByRole('dialog', { name: 'Semana de noches' });
  await expect.element(dialog.getByText('Te lo compartieron.')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Avena con guineo' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(screen.sent('GET /api/meal-plans/shared/{token}')[0]?.params).toEqual({ token: 'token' });
});

test('a link to a plan that is gone says so, and leads to a new one', async () => {
  const { screen, onNew } = await openPage('/?plan-compartido=token', {
    'GET /api/meal-plans/shared/{token}': aRefusal(404, 'Ese plan no existe.'),
  });
  await expect.element(screen.getByRole('heading', { name: 'No encontramos ese plan' })).toBeVisible();
  await screen.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  expect(onNew).toHaveBeenCalledOnce();
  await expect.poll(() => location.search).toBe('');
});
