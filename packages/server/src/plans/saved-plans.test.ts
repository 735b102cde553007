import { randomUUID } from 'node:crypto';
import type { Pantry } from '@nutricion/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWordTable } from '../search/search-words.builders.ts';
import { readSeededPantry } from '../testing/seeded-pantry.ts';
import { aPlanKitchen, aPlanner, mealsOf, plainPlanAnswers, withProduct } from './meal-plans.builders.ts';

let pantry: Pantry;
let today: Pantry;
let kitchen: Awaited<ReturnType<typeof aPlanKitchen>>;

beforeAll(async () => {
  pantry = await readSeededPantry();
  today = pantry;
  kitchen = await aPlanKitchen({ planner: aPlanner(), readPantry: async () => today, words: aWordTable });
});
afterAll(() => kitchen.drop());

describe('a plan that is kept', () => {
  const stored = async (nurse: string) => {
    const plan = await kitchen.call(
      nurse,
      'POST /api/functions/generate-meal-plan',
      '/api/functions/generate-meal-plan',
      { answers: plainPlanAnswers, seed: 7 },
    );
    const id = randomUUID();
    const body = { name: 'Mi semana', answers: plan.answers, seed: plan.seed, meals: mealsOf(plan) };
    await kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`, body);
    return { id, plan, body };
  };
  const open = (nurse: string, id: string) =>
    kitchen.call(nurse, 'GET /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`);

  it('opens as it was, is renamed, listed and deleted, and is nobody else’s', async () => {
    const [nurse, other] = [await kitchen.aNurse(), await kitchen.aNurse()];
    const { id, plan, body } = await stored(nurse);
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
    const { id, plan } = await stored(nurse);
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
    const { id } = await stored(nurse);
    const share = () =>
      kitchen.call(nurse, 'PUT /api/me/meal-plans/{id}/share', `/api/me/meal-plans/${id}/share`);
    const { token } = await share();
    expect(await share()).toEqual({ token });
    const path = `/api/meal-plans/shared/${token}`;
    const shared = await kitchen.call(reader, 'GET /api/meal-plans/shared/{token}', path);
    expect(shared.plan?.answers.allergies).toEqual([]);
    expect(shared.plan?.explanation.avoidedAllergens).toEqual(['Leche', 'Huevo', 'Trigo']);
    expect(shared.plan?.explanation.warnings.join()).toMatch(/tiene o puede tener lo que ustedes evitan/);
    await kitchen.call(nurse, 'DELETE /api/me/meal-plans/{id}/share', `/api/me/meal-plans/${id}/share`);
    expect((await kitchen.send(reader, 'GET', path)).status).toBe(404);

    const again = `/api/meal-plans/shared/${(await share()).token}`;
    expect((await kitchen.send(reader, 'GET', again)).status).toBe(200);
    await kitchen.call(nurse, 'DELETE /api/me/meal-plans/{id}', `/api/me/meal-plans/${id}`);
    expect((await kitchen.send(reader, 'GET', again)).status).toBe(404);
  });
});
