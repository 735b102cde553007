import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MealPlanJson } from '@nutricion/contract/meal-plans';
import type { ProductId } from '@nutricion/domain/ids';
import type { Pantry } from '@nutricion/domain/meal-plan/pantry';
import { accept } from '@nutricion/domain/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../settings.ts';
import { readSeededPantry } from '../../testing/seeded-pantry.ts';
import { theWords } from '../catalog/search-words.builders.ts';
import { aPlanKitchen } from './meal-plans.builders.ts';
import { createPlanner, type Planner } from './planner.ts';

const GENERATE = 'POST /api/functions/generate-meal-plan';
const answers = {
  days: 3,
  mealsPerDay: 3,
  people: 2,
  dietaryPreferences: ['none'],
  goals: ['none'],
  budget: '100-200',
  allergies: ['none'],
};

const mealsOf = ({ plan }: MealPlanJson) =>
  plan.flatMap(({ day, meals }) =>
    meals.map(({ type, recipeId, servings }) => ({ day, type, recipeId, servings })),
  );

/** The same pantry with other facts of a product. */
const withProduct = (pantry: Pantry, id: string, values: object): Pantry => {
  const product = pantry.products.get(id as ProductId);
  if (!product) throw new Error('no such product');
  return { ...pantry, products: new Map(pantry.products).set(product.id, { ...product, ...values }) };
};

let pantry: Pantry;
let today: Pantry;
let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;
const execArgv = ['--import', join(projectRoot, 'scripts/read-typescript.mjs')];
const planner = createPlanner({ limitMs: 20_000, execArgv });

beforeAll(async () => {
  pantry = await readSeededPantry();
  today = pantry;
  kitchen = await aPlanKitchen({ planner, readPantry: async () => today, words: theWords });
});
afterAll(() => kitchen.drop());

const generate = (who: string, body: object = {}): Promise<MealPlanJson> =>
  kitchen.call(who, GENERATE, '/api/functions/generate-meal-plan', { answers, seed: 7, ...body });

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
    expect(plan.answers).toEqual({ ...answers, dietaryPreferences: [], goals: [], allergies: [] });
    expect(await generate(nurse)).toEqual(plan);
  });

  it('keeps out what the profile avoids, whatever the wizard says', async () => {
    const nurse = await kitchen.aNurse(['leche', 'trigo']);
    const plan = await generate(nurse, { answers: { ...answers, allergies: ['eggs'] } });
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
    const wish = { ...answers, days: 14, mealsPerDay: 4, people: 8, budget: '50-100' };
    const plan = await generate(nurse, { answers: wish });
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
      answers,
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
      answers: { ...answers, ...wrong },
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
      words: theWords,
      plansPerHour,
    });
    const nurse = await other.aNurse();
    const ask = () => other.send(nurse, 'POST', '/api/functions/generate-meal-plan', { answers });
    return { ask, close: () => other.drop() };
  };

  it('words a plan that takes too long', async () => {
    const { ask, close } = await failing(createPlanner({ limitMs: 1, execArgv }));
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
      plan: async (_, { answers: wanted }) =>
        accept({ meals: [], answers: wanted, relaxed: [], minimumCents: 0 }),
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
});

describe('a plan that is kept', () => {
  const kept = async (nurse: string) => {
    const plan = await generate(nurse);
    const id = randomUUID();
    const body = { name: 'Mi semana', answers: plan.answers, seed: plan.seed, meals: mealsOf(plan) };
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`, body);
    return { id, plan, body };
  };
  const open = (nurse: string, id: string) =>
    kitchen.call(nurse, 'GET /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`);

  it('opens as it was, is renamed, listed and deleted, and is nobody else’s', async () => {
    const [nurse, other] = [await kitchen.aNurse(), await kitchen.aNurse()];
    const { id, plan, body } = await kept(nurse);
    const opened = await open(nurse, id);
    expect(opened).toMatchObject({ name: 'Mi semana', totalCostThen: plan.totalCost, shareToken: null });
    expect(opened.plan?.plan).toEqual(plan.plan);
    expect(opened.plan?.explanation.warnings).toEqual([]);
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`, {
      ...body,
      name: 'Otra',
    });
    const { plans } = await kitchen.call(nurse, 'GET /api/me/meal-plans', '/api/me/meal-plans');
    expect(plans).toMatchObject([{ id, name: 'Otra', days: 3, mealsPerDay: 3, people: 2, isShared: false }]);
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['PUT', '/share'],
    ] as const)
      expect((await kitchen.send(other, method, `/api/me/meal-plans/${id}${path}`)).status).toBe(404);
    expect((await kitchen.send(other, 'PUT', `/api/me/meal-plans/${id}`, body)).status).toBe(404);
    await kitchen.call(nurse, 'DELETE /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`);
    expect((await kitchen.send(nurse, 'GET', `/api/me/meal-plans/${id}`)).status).toBe(404);
  });

  it('says what no longer holds', async () => {
    const nurse = await kitchen.aNurse();
    const { id, plan } = await kept(nurse);
    const [line] = plan.shoppingList;
    if (!line) throw new Error('an empty list');
    today = withProduct(pantry, line.productId, { stock: 0 });
    const soldOut = await open(nurse, id);
    today = { ...pantry, recipes: pantry.recipes.slice(0, 5) };
    const gone = await open(nurse, id);
    today = pantry;
    expect(soldOut.plan?.explanation.warnings).toEqual([`${line.productName} se agotó.`]);
    expect(gone.plan).toBeNull();
  });

  it('is shared by a link without her allergies, and warns of the reader’s', async () => {
    const [nurse, reader] = [
      await kitchen.aNurse(['mani']),
      await kitchen.aNurse(['huevo', 'leche', 'trigo']),
    ];
    const { id } = await kept(nurse);
    const share = () =>
      kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}/share', `/api/me/meal-plans/${id}/share`);
    const { token } = await share();
    expect(await share()).toEqual({ token });
    const path = `/api/meal-plans/shared/${token}`;
    const seen = await kitchen.call(reader, 'GET /api/meal-plans/shared/{token}', path);
    expect(seen.plan?.answers.allergies).toEqual([]);
    expect(seen.plan?.explanation.avoidedAllergens).toEqual(['Leche', 'Huevo', 'Trigo']);
    expect(seen.plan?.explanation.warnings.join()).toMatch(/tiene o puede tener lo que ustedes evitan/);
    await kitchen.call(nurse, 'DELETE /api/me/meal-plans/{id}/share', `/api/me/meal-plans/${id}/share`);
    expect((await kitchen.send(reader, 'GET', path)).status).toBe(404);
  });
});
