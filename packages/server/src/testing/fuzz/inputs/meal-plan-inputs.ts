import { mealsOf } from '../../../plans/meal-plans.builders.ts';
import { uuidOf } from '../world/calls.ts';
import type { FuzzWorld } from '../world/fuzz-world.ts';
import type { Inputs } from './inputs.ts';

/** The least that there is to plan. */
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
const plan = async ({ ask }: FuzzWorld) => {
  const { answers, seed } = plainRequest;
  return mealsOf(await ask('POST /api/functions/generate-meal-plan', 'customer', { answers, seed }));
};
/** One plan is enough: it takes a second. */
const aChoice = async (world: FuzzWorld) => {
  const meals = planned.get(world.db) ?? plan(world);
  planned.set(world.db, meals);
  return { answers, seed: 7, startDate: undefined, meals: await meals };
};
/** A plan that is kept, always the same for a name: a person keeps only so many. */
const aSavedPlan = async (world: FuzzWorld, name: string) => {
  const id = uuidOf(`plan ${name}`);
  await world.call(`PUT /api/me/meal-plans/${id}`, 'customer', { name, ...(await aChoice(world)) });
  const { token } = await world.ask(`PUT /api/me/meal-plans/${id}/share`, 'customer');
  return { id, token: String(token) };
};

/** Meal plans, made, changed, kept and shared. */
export const mealPlanInputs = {
  'POST /api/functions/generate-meal-plan': () => ({ body: plainRequest }),
  'POST /api/meal-plans/compose': async (world) => ({ body: await aChoice(world) }),
  'POST /api/meal-plans/alternatives': async (world) => {
    const choice = await aChoice(world);
    return { body: { ...choice, day: 1, type: choice.meals[0]?.type } };
  },
  'POST /api/meal-plans/calendar': async (world) => ({
    body: { meals: (await aChoice(world)).meals, shifts: undefined },
  }),
  'PUT /api/me/meal-plans/{id}': async (world) => ({
    params: { id: uuidOf('plan nuevo') },
    body: { name: 'Plan nuevo', ...(await aChoice(world)) },
  }),
  'GET /api/me/meal-plans/{id}': async (world) => ({ params: { id: (await aSavedPlan(world, 'leído')).id } }),
  'DELETE /api/me/meal-plans/{id}': async (world) => ({
    params: { id: (await aSavedPlan(world, 'borrado')).id },
  }),
  'PUT /api/me/meal-plans/{id}/share': async (world) => ({
    params: { id: (await aSavedPlan(world, 'compartido')).id },
  }),
  'DELETE /api/me/meal-plans/{id}/share': async (world) => ({
    params: { id: (await aSavedPlan(world, 'sin compartir')).id },
  }),
  'GET /api/meal-plans/shared/{token}': async (world) => ({
    params: { token: (await aSavedPlan(world, 'abierto')).token },
  }),
} satisfies Inputs;
