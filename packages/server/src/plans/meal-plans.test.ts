import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { accept } from '@nutricion/domain/kit/result';
import type { Pantry } from '@nutricion/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import {
  aPlanKitchen,
  aPlanner,
  aThreadedPlanner,
  mealsOf,
  plainPlanAnswers,
} from './meal-plans.builders.ts';
import type { Planner } from './planner.ts';

const GENERATE = 'POST /api/functions/generate-meal-plan';
let pantry: Pantry;
let today: Pantry;
let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;
const planner = aPlanner();

beforeAll(async () => {
  pantry = await readSeededPantry();
  today = pantry;
  kitchen = await aPlanKitchen({ planner, readPantry: async () => today, words: aWordTable });
});
afterAll(() => kitchen.drop());

const generate = (user: string, body: object = {}): Promise<MealPlanJson> =>
  kitchen.call(user, GENERATE, '/api/functions/generate-meal-plan', {
    answers: plainPlanAnswers,
    seed: 7,
    ...body,
  });

describe('a generated plan', () => {
  it('has every meal of every day, whole packages and the sum of what they cost', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse);
    expect(plan.plan.map(({ dayName, date }) => `${dayName} ${date}`)).toEqual([
      'Miércoles 2026-11-25',
      'Jueves 2026-11-26',
      'Viernes 2026-11-27',
    ]);
    for (const { meals } of plan.plan)
      expect(meals.map(({ typeName }) => typeName)).toEqual(['Desayuno', 'Almuerzo', 'Cena']);
    const cents = plan.shoppingList.reduce((sum, line) => sum + Math.round(line.totalPrice * 100), 0);
    expect(Math.round(plan.totalCost * 100)).toBe(cents);
    expect(plan.totalCost).toBeLessThanOrEqual(200);
    expect(plan.answers).toEqual({ ...plainPlanAnswers, dietaryPreferences: [], goals: [], allergies: [] });
    expect(await generate(nurse)).toEqual(plan);
  });

  it('keeps out what the profile avoids, whatever the wizard says', async () => {
    const nurse = await kitchen.aNurse(['leche', 'trigo']);
    const plan = await generate(nurse, { answers: { ...plainPlanAnswers, allergies: ['eggs'] } });
    expect(plan.explanation.avoidedAllergens).toEqual(['Leche', 'Huevo', 'Trigo']);
    for (const { productId } of plan.shoppingList) {
      const food = pantry.products.get(productId as ProductId)?.food;
      expect(food?.contains, productId).not.toBeNull();
      for (const allergen of ['leche', 'huevo', 'trigo'] as const)
        expect([...(food?.contains ?? []), ...(food?.mayContain ?? [])]).not.toContain(allergen);
    }
  });

  it('says which wish is in the way and keeps the budget', async () => {
    const nurse = await kitchen.aNurse();
    const planAnswers = { ...plainPlanAnswers, days: 14, mealsPerDay: 4, people: 8, budget: '50-100' };
    const plan = await generate(nurse, { answers: planAnswers });
    expect(plan.explanation.relaxed).toHaveLength(1);
    expect(plan.explanation.relaxed[0]).toMatchObject({ wish: 'days' });
    expect(plan.totalCost).toBeLessThanOrEqual(100);
    expect(plan.plan).toHaveLength(plan.answers.days);
  });

  it('leaves pinned meals as they are when the rest is made anew', async () => {
    const nurse = await kitchen.aNurse();
    const [first, , third] = mealsOf(await generate(nurse));
    const pins = [{ ...first, servings: 5 }, third];
    const again = mealsOf(await generate(nurse, { seed: 8, pins }));
    for (const pin of pins) expect(again).toContainEqual(pin);
  });

  it('is refused when a pinned meal holds what is avoided now', async () => {
    const nurse = await kitchen.aNurse(['leche', 'huevo', 'trigo', 'soya']);
    const pin = mealsOf(await generate(await kitchen.aNurse())).find(({ type }) => type === 'desayuno');
    const recipe = pantry.recipes.find(({ id }) => id === pin?.recipeId);
    const { status, json } = await kitchen.send(nurse, 'POST', '/api/functions/generate-meal-plan', {
      answers: plainPlanAnswers,
      pins: [pin],
    });
    expect({ status, detail: json.detail }).toEqual({
      status: 409,
      detail: `«${recipe?.title}» ya no va con lo que pides. Suéltala y genera de nuevo.`,
    });
  });

  it.each([
    ['days', { days: 15 }],
    ['days', { days: 0 }],
    ['mealsPerDay', { mealsPerDay: 5 }],
    ['people', { people: 9 }],
    ['budget', { budget: '1-2' }],
    ['allergies', { allergies: ['gatos'] }],
  ])('is refused where %s is none that there is', async (field, wrong) => {
    const nurse = await kitchen.aNurse();
    const { status, json } = await kitchen.send(nurse, 'POST', '/api/functions/generate-meal-plan', {
      answers: { ...plainPlanAnswers, ...wrong },
    });
    expect(status).toBe(422);
    expect(Object.keys(json.errors).some((name) => name.includes(field))).toBe(true);
  });
});

describe('what the specification says of failures (section 8)', () => {
  const failing = async (broken: Planner, plansPerHour = 1000) => {
    const other = await aPlanKitchen({
      planner: broken,
      readPantry: async () => pantry,
      words: aWordTable,
      plansPerHour,
    });
    const nurse = await other.aNurse();
    const ask = () =>
      other.send(nurse, 'POST', '/api/functions/generate-meal-plan', { answers: plainPlanAnswers });
    return { ask, close: () => other.drop() };
  };

  it('words a plan that takes too long', async () => {
    const { ask, close } = await failing(aThreadedPlanner({ limitMs: 1 }));
    const { status, json } = await ask();
    expect({ status, detail: json.detail }).toEqual({
      status: 408,
      detail: 'La generación tardó demasiado. Intenta con un plan más pequeño (menos días o comidas).',
    });
    await close();
  });

  it('words too many plans in an hour', async () => {
    const { ask, close } = await failing(planner, 1);
    expect((await ask()).status).toBe(200);
    const { status, headers, json } = await ask();
    expect({ status, type: json.type, detail: json.detail }).toEqual({
      status: 429,
      type: '/problemas/limit_exceeded',
      detail: 'Demasiadas solicitudes. Intenta nuevamente en unos minutos.',
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await close();
  });

  it('withholds a plan that the check finds fault with', async () => {
    const { ask, close } = await failing({
      plan: async (_, { answers: expectedAnswers }) =>
        accept({
          meals: [],
          answers: expectedAnswers,
          relaxed: [],
          conflict: null,
          forMore: null,
          minimumCents: 0,
          withoutGoal: [],
        }),
    });
    const { status, json } = await ask();
    expect({ status, detail: json.detail }).toEqual({
      status: 500,
      detail: 'Error al generar el plan de comidas',
    });
    await close();
  });
});

describe('a plan that is changed', () => {
  it('offers three recipes for a meal, and costs what was said with any of them', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse);
    const meals = mealsOf(plan);
    const at = { day: 2, type: 'cena' };
    const choice = { answers: plan.answers, seed: plan.seed, meals };
    const { alternatives } = await kitchen.call(
      nurse,
      'POST /api/meal-plans/alternatives',
      '/api/meal-plans/alternatives',
      { ...choice, ...at },
    );
    expect(alternatives).toHaveLength(3);
    for (const { recipeId, priceDifference } of alternatives) {
      const changed = meals.map((meal) =>
        meal.day === at.day && meal.type === at.type ? { ...meal, recipeId } : meal,
      );
      const next = await kitchen.call(nurse, 'POST /api/meal-plans/compose', '/api/meal-plans/compose', {
        ...choice,
        meals: changed,
      });
      expect(next.totalCost - plan.totalCost).toBeCloseTo(priceDifference, 6);
      expect(mealsOf(next)).toEqual(changed);
    }
  });

  it('is refused when it would cost more than the budget', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse);
    const meals = mealsOf(plan).map((meal) => ({ ...meal, servings: 24 }));
    const { status, json } = await kitchen.send(nurse, 'POST', '/api/meal-plans/compose', {
      answers: plan.answers,
      seed: 7,
      meals,
    });
    expect(status).toBe(409);
    expect(json.detail).toMatch(/el plan cuesta \$[\d,.]+ y tu presupuesto llega a \$200\.00\./);
  });

  it('becomes a calendar', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse);
    const { fileName, calendar } = await kitchen.call(
      nurse,
      'POST /api/meal-plans/calendar',
      '/api/meal-plans/calendar',
      { meals: mealsOf(plan), startDate: '2026-11-25', shift: '7a-3p' },
    );
    expect(fileName).toBe('plan-de-comidas-2026-11-25.ics');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(9);
  });

  it('becomes a calendar around the shift of each day', async () => {
    const nurse = await kitchen.aNurse();
    const plan = await generate(nurse);
    const body = {
      meals: mealsOf(plan),
      startDate: '2026-11-25',
      shift: 'libre',
      // Wednesday, the first of three days.
      shifts: [{ weekdays: [3], shift: '7p-7a' }],
    };
    const path = '/api/meal-plans/calendar';
    const { calendar } = await kitchen.call(nurse, 'POST /api/meal-plans/calendar', path, body);
    expect(calendar.match(/DESCRIPTION:En el turno/g)).toHaveLength(1);
    const wrong = { ...body, shifts: [{ weekdays: [7], shift: '7p-7a' }] };
    expect((await kitchen.send(nurse, 'POST', path, wrong)).status).toBe(422);
  });
});
