import type { WishReadingJson } from '@nutricion/contract/plans/plan-wishes';
import { defaultAnswers } from '@nutricion/domain/plans/first-answers';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { noResponse, offline } from '../../../testing/open-screen.tsx';
import { leavePage } from '../../../testing/open-tool.tsx';
import { openPlanner, openPlannerAt } from '../open-planner.builders.ts';

const READ = 'POST /api/meal-plans/wishes';
const GENERATE = 'POST /api/functions/generate-meal-plan';
type Wish = WishReadingJson['wishes'][number];

const aFood = (food: string) => ({ food, words: [food], unless: [] });
const without = (food: string): Wish => ({
  kind: 'without',
  said: `sin ${food}`,
  ...aFood(food),
  contains: [],
  provenBy: null,
});
const more = (food: string): Wish => ({ kind: 'more', said: `más ${food}`, ...aFood(food) });
const nightShift: Wish = {
  kind: 'shift',
  said: 'los jueves trabajo de noche',
  weekdays: [4],
  shift: '7p-7a',
};

const aReading = (values: Partial<WishReadingJson>): WishReadingJson => ({
  wishes: [],
  settings: [],
  notUnderstood: [],
  withoutModel: null,
  ...values,
});

const days3 = { ...defaultAnswers, days: 3 };

/** The last question, with a server that understands any text as `reading`. */
const showReading = async (reading: WishReadingJson | typeof offline, answers = days3) => {
  const planner = await openPlannerAt(
    { answers },
    { responses: { [READ]: reading, [GENERATE]: noResponse } },
  );
  return { planner, ...partsOf(planner) };
};

const partsOf = (planner: Awaited<ReturnType<typeof openPlanner>>) => {
  const list = planner.getByRole('list', { name: 'Lo que entendimos' });
  return {
    field: planner.getByLabelText('¿Algo más que debamos saber?'),
    chips: () =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    generate: planner.getByRole('button', { name: 'Generar Plan' }),
  };
};

test('wishes in her own words are understood, changed and kept, and go with the plan', async () => {
  const { planner, field, chips } = await showReading(
    aReading({
      wishes: [without('cerdo'), nightShift, more('habichuelas')],
      settings: [{ setting: 'people', value: 2, said: 'somos 2' }],
      notUnderstood: ['quiero que llueva'],
    }),
  );
  await field.fill('sin cerdo, los jueves trabajo de noche, más habichuelas, somos 2, quiero que llueva');
  await planner.getByRole('button', { name: 'Añadir al plan' }).click();
  await expect.element(planner.getByText('No entendí: «quiero que llueva».', { exact: true })).toBeVisible();
  // Text that isn't understood stays, to be rephrased.
  await expect.element(field).toHaveValue('quiero que llueva');
  expect(chips()).toEqual(['Sin cerdo', 'Jueves: 7 p. m. a 7 a. m.', 'Más habichuelas']);
  await expect.element(planner.getByText('Cambiamos tus respuestas: 2 personas.')).toBeVisible();
  await expect.element(planner.getByText('3 días · 3 comidas al día · 2 personas · $100-200')).toBeVisible();

  await planner.getByRole('button', { name: 'Quitar: Más habichuelas' }).click();
  await expect.element(field).toHaveFocus();
  await expect.poll(chips).toHaveLength(2);
  await field.fill('');
  await planner.getByRole('button', { name: 'Cambiar: Sin cerdo' }).click();
  await expect.element(field).toHaveValue('sin cerdo');
  await field.fill('sin cerdo ni pescado');

  // Closed by accident, and the page reloaded.
  await leavePage(planner);
  const again = await openPlanner({
    responses: {
      [READ]: aReading({ wishes: [without('cerdo'), without('pescado')] }),
      [GENERATE]: noResponse,
    },
  });
  const parts = partsOf(again);
  await expect.element(parts.field).toHaveValue('sin cerdo ni pescado');
  expect(parts.chips()).toEqual(['Jueves: 7 p. m. a 7 a. m.']);

  // Uninterpreted text is shown before a plan is made of it.
  await parts.generate.click();
  await expect.poll(parts.chips).toEqual(['Jueves: 7 p. m. a 7 a. m.', 'Sin cerdo', 'Sin pescado']);
  expect(again.sent(READ).at(-1)?.body).toEqual({ text: 'sin cerdo ni pescado' });
  expect(again.sent(GENERATE)).toEqual([]);
  await expect.element(parts.field).toHaveValue('');
  await parts.generate.click();
  await expect.element(again.getByText('Analizando 200+ productos')).toBeVisible();
  expect(again.sent(GENERATE)).toMatchObject([
    { body: { answers: { people: 2, wishes: [nightShift, without('cerdo'), without('pescado')] } } },
  ]);
});

test('foods of certain days and a sum of her own are read by Enter', async () => {
  const { planner, field, chips } = await showReading(
    aReading({
      wishes: [
        { kind: 'days-without', said: 'los lunes sin carne', ...aFood('carne'), weekdays: [1], contains: [] },
        { kind: 'days-more', said: 'pescado los viernes', ...aFood('pescado'), weekdays: [5] },
        { kind: 'sum', said: 'no más de $80', mostCents: 8_000 },
      ],
      settings: [{ setting: 'budget', value: '50-100', said: 'no más de $80' }],
    }),
    { ...defaultAnswers, days: 7 },
  );
  await field.fill('los lunes sin carne, pescado los viernes, no más de $80');
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.getByText('Cambiamos tus respuestas: presupuesto de $50-100.')).toBeVisible();
  expect(chips()).toEqual(['Lunes: sin carne', 'Viernes: más pescado', 'Hasta $80 en total']);
  await expect.element(planner.getByText('7 días · 3 comidas al día · 1 persona · hasta $80')).toBeVisible();
});

test('answers that the text changed can be had back', async () => {
  const { planner, field, chips } = await showReading(
    aReading({
      wishes: [without('cerdo')],
      settings: [
        { setting: 'people', value: 4, said: 'somos 4' },
        { setting: 'days', value: 5, said: 'para 5 días' },
        { setting: 'diet', value: 'dairy-free', said: 'sin lactosa' },
      ],
    }),
  );
  await field.fill('somos 4, para 5 días, sin lactosa, sin cerdo');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(planner.getByText('Cambiamos tus respuestas: 4 personas, 5 días y dieta: sin lácteos.'))
    .toBeVisible();
  await expect.element(planner.getByText('5 días · 3 comidas al día · 4 personas')).toBeVisible();
  await planner.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(planner.getByText('3 días · 3 comidas al día · 1 persona')).toBeVisible();
  await expect.element(planner.getByText('Cambiamos tus respuestas:')).not.toBeInTheDocument();
  expect(chips()).toEqual(['Sin cerdo']);
});

test('an allergy that is said is ticked', async () => {
  const { planner, field, chips } = await showReading(
    aReading({
      wishes: [{ kind: 'allergy', said: 'alérgica a las nueces', allergen: 'nueces' }],
      settings: [{ setting: 'allergy', value: 'peanuts', said: 'alérgica al maní' }],
    }),
  );
  await field.fill('mi hija es alérgica al maní y a las nueces');
  await userEvent.keyboard('{Enter}');
  await expect.element(planner.getByRole('checkbox', { name: 'Maní' })).toBeChecked();
  expect(chips()).toEqual(['Alergia: nueces']);
});

test('a text that can’t be read holds up no plan', async () => {
  const { planner, field, generate } = await showReading(offline);
  await field.fill('sin cerdo');
  await generate.click();
  await expect
    .element(planner.getByText('Si generas el plan ahora, no tendrá en cuenta este texto.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('sin cerdo');
  await generate.click();
  await expect.element(planner.getByText('Analizando 200+ productos')).toBeVisible();
  expect(planner.sent(GENERATE)[0]?.body).toHaveProperty('answers', days3);
});

test('a language model that is used up is told of quietly, in the specification’s words', async () => {
  const { planner, field, chips } = await showReading(
    aReading({ wishes: [without('cerdo')], withoutModel: 'payment_required' }),
  );
  await field.fill('sin cerdo');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(planner.getByText('Servicio temporalmente no disponible. Contacta soporte.'))
    .toBeVisible();
  expect(chips()).toEqual(['Sin cerdo']);
  await planner.getByRole('button', { name: 'Atrás' }).click();
  await planner.getByRole('button', { name: 'Siguiente' }).click();
  expect(chips()).toEqual(['Sin cerdo']);
});
