import { randomInt } from 'node:crypto';
import type { mealPlanEndpoints } from '@nutricion/contract/meal-plans';
import { avoidedAllergens } from '@nutricion/domain/meal-plan/answers';
import type { Pantry } from '@nutricion/domain/meal-plan/pantry';
import type { PlanRefusal } from '@nutricion/domain/meal-plan/plan-meals';
import { deliveryDates } from '@nutricion/domain/order/delivery';
import { accept, refuse } from '@nutricion/domain/result';
import type { Handler } from '../../http/mount.ts';
import type { Refusal } from '../../http/refusal.ts';
import { composeChoice } from './compose-choice.ts';
import type { MealPlanDependencies } from './dependencies.ts';
import { presentPlan } from './present-plan.ts';

const SEEDS = 2 ** 32;

/** Plans, and answers the plan only when the check that shares nothing with the planning finds no fault. */
export const generateMealPlan =
  ({
    now,
    logger,
    planner,
    limits,
    readPantry,
    readAvoided,
  }: MealPlanDependencies): Handler<(typeof mealPlanEndpoints)['POST /api/functions/generate-meal-plan']> =>
  async ({ caller, body }) => {
    const waitSeconds = await limits.take('plansPerPerson', caller.profileId);
    if (waitSeconds !== null) return refuse({ kind: 'plan-limit', retryAfterSeconds: waitSeconds });
    const { answers, pins = [], seed = randomInt(SEEDS), startDate = firstDay(now()) } = body;
    const [pantry, ofProfile] = await Promise.all([readPantry(), readAvoided(caller.profileId)]);
    const avoided = avoidedAllergens(answers, ofProfile);
    const planned = await planner.plan(pantry, { answers, avoided, pins, seed, startDate });
    if (!planned.ok) return refuse(refusalOf(pantry, planned.refusal));
    const { meals, minimumCents, relaxed } = planned.value;
    const composed = composeChoice(pantry, planned.value.answers, avoided, meals, startDate);
    if (!composed || composed.faults.length > 0) {
      logger.error(
        { answers, seed, faults: composed?.faults },
        'a plan was withheld: the check found faults',
      );
      return refuse({ kind: 'plan-failed' });
    }
    const { plan, recipes } = composed;
    return accept(presentPlan(pantry, recipes, plan, { seed, startDate, minimumCents, relaxed }));
  };

/** When an order of now can be there. */
export const firstDay = (nowMs: number): string => deliveryDates(nowMs)[0] ?? '';

const refusalOf = ({ recipes }: Pantry, refusal: PlanRefusal | { readonly kind: 'too-slow' }): Refusal => {
  switch (refusal.kind) {
    case 'too-slow':
      return { kind: 'plan-too-slow' };
    case 'pin-not-allowed': {
      const title = recipes.find(({ id }) => id === refusal.recipeId)?.title;
      const detail = title
        ? `«${title}» ya no va con lo que pides. Suéltala y genera de nuevo.`
        : 'Una de las comidas fijas ya no está. Suéltala y genera de nuevo.';
      return { kind: 'wrong-state', detail };
    }
    case 'no-plan':
      return {
        kind: 'wrong-state',
        detail:
          'Con las alergias de tu hogar y lo que hay hoy en la tienda no sale ningún plan. Prueba con menos personas o comidas fijas.',
      };
  }
};
