import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { somePreferences } from '../../../accounts/public/preferences.builders.ts';
import { aMe, DESKTOP, PHONE } from '../../../testing/open-screen.tsx';
import { leavePage, opener } from '../../../testing/open-tool.tsx';
import { openPlanner, openPlannerAt } from '../open-planner.builders.ts';

type Planner = Awaited<ReturnType<typeof openPlanner>>;

const DAY_MS = 86_400_000;

const next = (planner: Planner) => planner.getByRole('button', { name: 'Siguiente' }).click();
const radio = (planner: Planner, name: RegExp | string) => planner.getByRole('radio', { name });
const box = (planner: Planner, name: string) => planner.getByRole('checkbox', { name });
const heading = (planner: Planner, name: string) => planner.getByRole('heading', { name });

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a telephone', PHONE],
  ['a desktop', DESKTOP],
])('on %s seven questions are answered, forwards and back', async (_, size) => {
  const planner = await openPlanner({ size });
  await expect.element(heading(planner, 'Paso 1 de 7. ¿Para cuántos días?')).toBeVisible();
  await expect.element(planner.getByRole('button', { name: 'Atrás' })).not.toBeInTheDocument();
  const slider = planner.getByRole('slider', { name: 'Días del plan' });
  await slider.click();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('14');
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveValue('1');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1 día');
  await slider.fill('5');

  await next(planner);
  // The new question is announced to screen readers.
  await expect.element(heading(planner, 'Paso 2 de 7. ¿Cuántas comidas al día?')).toHaveFocus();
  expect(planner.getByRole('radio').all()).toHaveLength(3);
  await radio(planner, /^4 comidas al día/).click();
  await next(planner);
  await expect.element(heading(planner, 'Paso 3 de 7. ¿Para cuántas personas?')).toHaveFocus();
  expect(planner.getByRole('radio').all()).toHaveLength(8);
  await radio(planner, '3 personas').click();
  await planner.getByRole('button', { name: 'Atrás' }).click();
  await expect.element(radio(planner, /^4 comidas al día/)).toBeChecked();
  await next(planner);
  await expect.element(radio(planner, '3 personas')).toBeChecked();
  await next(planner);
  await next(planner);
  // Enter continues, as in any form.
  await box(planner, 'Más energía').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(planner, 'Paso 6 de 7. ¿Cuánto quieres gastar?')).toHaveFocus();
  await radio(planner, '$50-100').click();
  await next(planner);
  await expect.element(heading(planner, 'Paso 7 de 7. ¿Alguna alergia?')).toHaveFocus();
  await expect.element(planner.getByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument();
  await expect.element(planner.getByRole('button', { name: 'Generar Plan' })).toBeVisible();
  await expect.element(planner.getByText('5 días · 4 comidas al día · 3 personas · $50-100')).toBeVisible();
});

test('answers and question are there again when the window was closed by accident, and after a reload', async () => {
  const planner = await openPlanner();
  await next(planner);
  await radio(planner, /^4 comidas al día/).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(radio(planner, /^4 comidas al día/)).toBeChecked();

  await leavePage(planner);
  const again = await openPlanner();
  await expect.element(heading(again, 'Paso 2 de 7. ¿Cuántas comidas al día?')).toBeVisible();
  await expect.element(radio(again, /^4 comidas al día/)).toBeChecked();
});

test('choosing an option takes "none" away, and taking the last away brings it back', async () => {
  const planner = await openPlannerAt({ step: 3 });
  const [none, vegetarian, dairyFree] = ['Sin dieta especial', 'Vegetariana', 'Sin lácteos'].map((name) =>
    box(planner, name),
  ) as [ReturnType<typeof box>, ReturnType<typeof box>, ReturnType<typeof box>];
  await expect.element(none).toBeChecked();
  await vegetarian.click();
  await expect.element(none).not.toBeChecked();
  await dairyFree.click();
  await expect.element(vegetarian).toBeChecked();
  await none.click();
  await expect.element(vegetarian).not.toBeChecked();
  await expect.element(dairyFree).not.toBeChecked();
  await vegetarian.click();
  await vegetarian.click();
  await expect.element(none).toBeChecked();
});

test('the first answers are those of the household; garbage in local storage is no answer', async () => {
  const me = aMe();
  localStorage.setItem(`nutricion-plus-meal-plan:${me.profile.id}`, '{"step":9');
  const household = somePreferences({
    adults: 2,
    children: 1,
    allergens: ['leche', 'huevo'],
    diets: ['high-protein'],
  });
  const planner = await openPlanner({ me, responses: { 'GET /api/me/preferences': household } });
  await expect.element(planner.getByRole('slider')).toHaveValue('7');
  await next(planner);
  await next(planner);
  await expect.element(radio(planner, '3 personas')).toBeChecked();
  await next(planner);
  await expect.element(box(planner, 'Alta en proteína')).toBeChecked();
  for (let step = 3; step < 6; step += 1) await next(planner);
  await expect.element(box(planner, 'Huevo')).toBeChecked();
  await expect.element(planner.getByText('Por tu perfil también dejamos fuera: leche.')).toBeVisible();
});

test('the answers belong to one person, for a day', async () => {
  const nurse = aMe();
  const colleague = aMe({ profile: { ...nurse.profile, id: 'colleague' } });
  vi.useFakeTimers({ toFake: ['Date'] });
  const planner = await openPlanner({ me: nurse });
  await planner.getByRole('slider').fill('12');
  await leavePage(planner);
  const hers = await openPlanner({ me: colleague });
  await expect.element(hers.getByRole('slider')).toHaveValue('7');
  await leavePage(hers);
  const back = await openPlanner({ me: nurse });
  await expect.element(back.getByRole('slider')).toHaveValue('12');
  await leavePage(back);
  vi.setSystemTime(Date.now() + DAY_MS + 1);
  const later = await openPlanner({ me: nurse });
  await expect.element(later.getByRole('slider')).toHaveValue('7');
});
