import { mealsOf } from '../../../plans/meal-plans.builders.ts';
import { uuidOf } from '../world/calls.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';
import type { Inputs } from './inputs.ts';

/** The smallest plan. */
const answers = {
  days: 1,
  mealsPerDay: 2 as const,
  people: 1,
  dietaryPreferences: 'none' as const,
  goals: 'none' as const,
  budget: '$50-100' as const,
  allergies: 'none' as const,
};
/** A request without what a draw might add that can't go together. */
const plainRequest = {
  answers,
  seed: 7,
  pins: undefined,
  unlike: undefined,
  lately: undefined,
  startDate: undefined,
};

const planned = new WeakMap<object, ReturnType<typeof plan>>();
const plan = async ({ callJson }: FuzzFixture) => {
  const { answers, seed } = plainRequest;
  return mealsOf(await callJson('POST /api/functions/generate-meal-plan', 'customer', { answers, seed }));
};
/** One plan is enough, because it takes a second. */
const aChoice = async (fuzzFixture: FuzzFixture) => {
  const meals = planned.get(fuzzFixture.db) ?? plan(fuzzFixture);
  planned.set(fuzzFixture.db, meals);
  return { answers, seed: 7, startDate: undefined, meals: await meals };
};
/** A saved plan, always the same for a name, because their number is limited. */
const aSavedPlan = async (fuzzFixture: FuzzFixture, name: string) => {
  const id = uuidOf(`plan ${name}`);
  await fuzzFixture.call(`PUT /api/me/meal-plans/${id}`, 'customer', {
    name,
    ...(await aChoice(fuzzFixture)),
  });
  const { token } = await fuzzFixture.callJson(`PUT /api/me/meal-plans/${id}/share`, 'customer');
  return { id, token: String(token) };
};

/** Meal plans: generated, changed, saved and shared. */
export const mealPlanInputs = {
  'POST /api/functions/generate-meal-plan': () => ({ body: plainRequest }),
  'POST /api/meal-plans/compose': async (fuzzFixture) => ({ body: await aChoice(fuzzFixture) }),
  'POST /api/meal-plans/alternatives': async (fuzzFixture) => {
    const choice = await aChoice(fuzzFixture);
    return { body: { ...choice, day: 1, type: choice.meals[0]?.type } };
  },
  'POST /api/meal-plans/calendar': async (fuzzFixture) => ({
    body: { meals: (await aChoice(fuzzFixture)).meals, shifts: undefined },
  }),
  'PUT /api/me/meal-plans/{id}': async (fuzzFixture) => ({
    params: { id: uuidOf('plan nuevo') },
    body: { name: 'Plan nuevo', ...(await aChoice(fuzzFixture)) },
  }),
  'GET /api/me/meal-plans/{id}': async (fuzzFixture) => ({
    params: { id: (await aSavedPlan(fuzzFixture, 'leído')).id },
  }),
  'DELETE /api/me/meal-plans/{id}': async (fuzzFixture) => ({
    params: { id: (await aSavedPlan(fuzzFixture, 'borrado')).id },
  }),
  'PUT /api/me/meal-plans/{id}/share': async (fuzzFixture) => ({
    params: { id: (await aSavedPlan(fuzzFixture, 'compartido')).id },
  }),
  'DELETE /api/me/meal-plans/{id}/share': async (fuzzFixture) => ({
    params: { id: (await aSavedPlan(fuzzFixture, 'sin compartir')).id },
  }),
  'GET /api/meal-plans/shared/{token}': async (fuzzFixture) => ({
    params: { token: (await aSavedPlan(fuzzFixture, 'abierto')).token },
  }),
} satisfies Inputs;
