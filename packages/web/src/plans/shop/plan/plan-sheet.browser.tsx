import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESKTOP, noResponse, offline, PHONE } from '../../../testing/open-screen.tsx';
import { leavePage, opener } from '../../../testing/open-tool.tsx';
import { aLine, aMealPlan, anExplanation } from '../meal-plan.builders.ts';
import { openPlan, openPlanner } from '../open-planner.builders.ts';

const GENERATE = 'POST /api/functions/generate-meal-plan';
const COMPOSE = 'POST /api/meal-plans/compose';
const menu = page.getByRole('region', { name: 'Tu menú' });
const toast = page.getByRole('region', { name: /^Avisos/ });

const twoDays = [
  ['Avena con guineo', 'Ensalada de atún', 'Asopao de pollo'],
  ['Revoltillo', 'Arroz con gandules', 'Viandas con bacalao'],
];

test.each([
  ['a telephone', PHONE],
  ['a desktop', DESKTOP],
])('on %s a plan shows its days, its list, its reasons and what became of each wish', async (_, size) => {
  const plan = aMealPlan(twoDays, {
    answers: { ...aMealPlan(twoDays).answers, people: 2 },
    shoppingList: [aLine('Avena', { quantity: 2, price: 3.25 }), aLine('Guineos', { price: 1.5 })],
    explanation: anExplanation({
      sentences: ['Cuesta $8.00, 12 % menos que tu presupuesto.', 'Repite el pollo dos veces.'],
      wishes: [
        { label: 'Sin cerdo', text: 'Ninguna comida lo lleva.', isMet: true },
        { label: 'Más habichuelas', text: 'Con lo demás que pides, en ninguna.', isMet: false },
      ],
    }),
  });
  const screen = await openPlan(plan, { size });
  await expect.element(screen.getByRole('dialog', { name: 'Tu plan de comidas' })).toBeVisible();
  for (const dish of twoDays.flat())
    await expect.element(menu.getByRole('link', { name: dish })).toBeVisible();
  await expect.element(menu.getByRole('heading', { name: 'Jueves' })).toBeVisible();
  // A recipe opens for as many as the plan has it.
  await expect
    .element(menu.getByRole('link', { name: 'Revoltillo' }))
    .toHaveAttribute('href', '/?receta=revoltillo&para=2');
  expect(screen.getByText('$8.00', { exact: true }).all()).not.toHaveLength(0);
  const list = screen.getByRole('region', { name: /^Lista de compra/ });
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['2×Avena 2 lb$6.50', '1×Guineos 2 lb$1.50']);
  for (const sentence of plan.explanation.sentences)
    await expect.element(screen.getByText(sentence)).toBeVisible();
  const wishes = screen.getByRole('region', { name: 'Lo que pediste' }).getByRole('listitem');
  await expect.element(wishes.nth(0)).toHaveTextContent('Sin cerdoNinguna comida lo lleva.');
  await expect.element(wishes.nth(1)).toHaveTextContent('Más habichuelasCon lo demás que pides');
});

test.each([
  ['a telephone', PHONE],
  ['a desktop', DESKTOP],
])('on %s a meal says when it was cooked, and what to do the evening before', async (_, size) => {
  const [first, second] = aMealPlan(twoDays).plan;
  if (!first || !second) throw new Error('two days');
  const soaked = { ...second.meals[1], eveningBefore: 'Remoja los gandules desde la noche antes.' };
  const plan = aMealPlan(twoDays, {
    plan: [
      first,
      {
        ...second,
        meals: second.meals.map((meal, at) =>
          at === 0 ? { ...meal, leftoverFromDay: 1 } : at === 1 ? { ...meal, ...soaked } : meal,
        ),
      },
    ],
  });
  await openPlan(plan, { size });
  const mealOf = (dish: string) => menu.getByRole('listitem').filter({ hasText: dish }).last();
  await expect.element(mealOf('Revoltillo')).toHaveTextContent('Ya cocinada el miércoles');
  await expect.element(mealOf('Arroz con gandules')).toHaveTextContent('La noche antes: Remoja los gandules');
  await expect.element(mealOf('Viandas con bacalao')).not.toHaveTextContent('La noche antes');
});

test('a plan is there again after a reload, and where it can’t be had at once nothing is lost', async () => {
  const plan = aMealPlan();
  const planner = await openPlan(plan);
  await menu.getByRole('button', { name: 'Fijar Asopao de pollo' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await leavePage(planner);
  const again = await openPlanner({ responses: { [COMPOSE]: offline } });
  await expect.element(again.getByRole('heading', { name: 'No pudimos abrir tu plan' })).toBeVisible();
  again.respond({ [COMPOSE]: plan });
  await again.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(menu.getByRole('link', { name: 'Avena con guineo' })).toBeVisible();
  await expect
    .element(menu.getByRole('button', { name: 'Fijar Asopao de pollo' }))
    .toHaveAttribute('aria-pressed', 'true');
  await again.getByRole('button', { name: 'Crear Nuevo Plan' }).click();
  await expect.element(again.getByRole('heading', { name: /^Paso 1 de 7/ })).toBeVisible();
});

test('what is pinned stays when the rest is planned anew, and the change can be undone', async () => {
  const plan = aMealPlan();
  const other = aMealPlan([['Crema de maíz', 'Ensalada de atún', 'Sopa de plátano']]);
  const screen = await openPlan(plan, { responses: { [GENERATE]: other } });
  const pin = menu.getByRole('button', { name: 'Fijar Ensalada de atún' });
  await pin.click();
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('Fijaste 1 comida: esa se queda.')).toBeVisible();
  await screen.getByRole('button', { name: 'Cambiar lo demás' }).click();
  await expect.element(toast.getByText('Cambiamos lo que no fijaste')).toBeVisible();
  expect(screen.sent(GENERATE)[0]?.body).toMatchObject({
    pins: [{ day: 1, type: 'almuerzo', recipeId: 'ensalada-de-atún', servings: 1 }],
    startDate: '2026-11-25',
  });
  await expect.element(menu.getByRole('link').first()).toHaveTextContent('Crema de maíz');
  await expect.element(pin).toHaveAttribute('aria-pressed', 'true');
  await toast.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(menu.getByRole('link').first()).toHaveTextContent('Avena con guineo');
});

test('where no plan fits, the wish in the way is named and the nearest plan offered', async () => {
  const text = 'Con tu presupuesto alcanza para 1 día, no para 14.';
  const plan = aMealPlan(undefined, {
    explanation: anExplanation({ relaxed: [{ wish: 'days', text }] }),
  });
  const screen = await openPlan(plan);
  await expect.element(screen.getByText('Este es el plan más cercano a lo que pediste')).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  await screen.getByRole('button', { name: 'Cambiar mis respuestas' }).click();
  await expect.element(screen.getByRole('slider', { name: 'Días del plan' })).toHaveValue('1');
});

test('wishes that leave a poor plan say what to drop, and planning without one is a touch away', async () => {
  const answers = {
    ...aMealPlan().answers,
    dietaryPreferences: ['vegetarian' as const, 'low-carb' as const],
  };
  const text = 'Sin la dieta baja en carbohidratos tendrías 29 platos más y fruta en el desayuno.';
  const change = { dietaryPreferences: ['vegetarian' as const], goals: [], wishes: [] };
  const conflict = {
    text: 'Con todo lo que pides caben 3 platos: «Tempeh guisado» sale 14 veces y no hay fruta.',
    ways: [{ label: 'Probar sin la dieta baja en carbohidratos', text, change }],
  };
  const plan = aMealPlan(undefined, { answers, explanation: anExplanation({ conflict }) });
  const screen = await openPlan(plan, { responses: { [GENERATE]: noResponse } });
  const note = screen.getByRole('region', { name: 'Lo que pides junto deja poco de dónde escoger' });
  await expect.element(note).toHaveTextContent(conflict.text);
  await expect.element(note).toHaveTextContent(text);
  await note.getByRole('button', { name: 'Probar sin la dieta baja en carbohidratos' }).click();
  await expect.element(screen.getByText('Analizando 200+ productos')).toBeVisible();
  expect(screen.sent(GENERATE)[0]?.body).toMatchObject({ answers: { ...answers, ...change } });
});

test('too little to live on is said before the price, and more money is a touch away', async () => {
  const ways = [{ label: 'Presupuesto de $100-200', change: { budget: '100-200' as const } }];
  const answers = { ...aMealPlan().answers, people: 3, budget: '50-100' as const };
  const plan = aMealPlan(undefined, {
    answers,
    explanation: anExplanation({ energy: { kcal: 1300, neededKcal: 1800, percent: 72, ways } }),
  });
  const screen = await openPlan(plan, { responses: { [GENERATE]: noResponse } });
  const note = screen.getByRole('region', { name: 'Esta comida sola no alcanza' });
  await expect.element(note).toHaveTextContent('Da 1,300 kcal por persona al día, el 72 % de las 1,800');
  const price = screen.getByRole('region', { name: 'Tu plan en cifras' });
  expect(note.element().compareDocumentPosition(price.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.getByRole('button', { name: 'Presupuesto de $100-200' }).click();
  await expect.element(screen.getByText('Analizando 200+ productos')).toBeVisible();
  expect(screen.sent(GENERATE)[0]?.body).toMatchObject({ answers: { ...answers, budget: '100-200' } });
});
