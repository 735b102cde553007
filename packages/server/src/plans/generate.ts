import { randomInt } from 'node:crypto';
import type { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { avoidedAllergens, type PlanAnswers, type PlanGoal } from '@nutricion/domain/plans/answers';
import {
  composePlan,
  goalEffects,
  type MealPlan,
  measurableDishes,
  moreMoneyText,
  type Pantry,
  type PlannedMeals,
  type PlanRefusal,
} from '@nutricion/planner';
import { readAvoided } from '../accounts/public.ts';
import type { Handler, Request } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { composeChoice } from './compose-choice.ts';
import type { MealPlanDependencies } from './dependencies.ts';
import type { PlannerRefusal } from './planner.ts';
import { presentPlan } from './present-plan.ts';
import { readRecipesSavedSince } from './saved-plan-store.ts';
import { sharing } from './sharing.ts';

const SEEDS = 2 ** 32;
/** How long a plan counts as recent, so that the next one differs: four weeks. */
const CACHED_MS = 28 * 86_400_000;

type Generate = (typeof mealPlanEndpoints)['POST /api/functions/generate-meal-plan'];
type Generated = Awaited<ReturnType<Handler<Generate>>>;

/** Makes one plan for a double tap: an equal request of the same user gets the running plan. */
export const generateMealPlan = (deps: MealPlanDependencies): Handler<Generate> => {
  const shared = sharing<Generated>();
  return ({ caller: { profileId }, body, signal }) =>
    shared(`${profileId} ${JSON.stringify(body)}`, signal, (hasWaiting) =>
      generateOnce(deps, profileId, body, hasWaiting),
    );
};

/** Plans, and answers the plan only when the check that shares nothing with the planning finds no fault. */
const generateOnce = async (
  { db, now, logger, planner, limits, readPantry }: MealPlanDependencies,
  profileId: ProfileId,
  body: Request<Generate>['body'],
  signal: AbortSignal,
): Promise<Generated> => {
  const waitSeconds = await limits.consume('plansPerPerson', profileId);
  if (waitSeconds !== null) return refuse({ kind: 'plan-limit', retryAfterSeconds: waitSeconds });
  const { answers, pins = [], unlike = [], seed = randomInt(SEEDS), startDate = firstDay(now()) } = body;
  const [pantry, ofProfile, savedSince] = await Promise.all([
    readPantry(),
    readAvoided(db, profileId),
    readRecipesSavedSince(db, profileId, new Date(now() - CACHED_MS)),
  ]);
  const avoided = avoidedAllergens(answers, ofProfile);
  const recentRecipeIds = [...(body.lately ?? []), ...savedSince];
  const request = { answers, avoided, pins, previousRecipeIds: unlike, recentRecipeIds, seed, startDate };
  const planned = await planner.plan(pantry, request, { userId: profileId, signal });
  if (!planned.ok) return refuse(refusalOf(pantry, planned.refusal));
  const { meals, minimumCents, relaxed, conflict } = planned.value;
  const composed = composeChoice(pantry, planned.value.answers, avoided, meals, startDate);
  if (!composed || composed.faults.length > 0) {
    logger.error(
      // Without the answers: allergies and wishes are health data.
      {
        seed,
        days: answers.days,
        people: answers.people,
        faults: composed?.faults.map(({ kind }) => kind),
      },
      'a plan was withheld: the check found faults',
    );
    return refuse({ kind: 'plan-failed' });
  }
  const { plan, recipes } = composed;
  const effects = effectsOf(pantry, plan, planned.value);
  return accept(
    presentPlan(pantry, recipes, plan, { seed, startDate, minimumCents, relaxed, conflict, effects }),
  );
};

/** What each goal did, held against the plan as it would be without it, and what more money would buy. */
const effectsOf = (
  pantry: Pantry,
  plan: MealPlan,
  { withoutGoal, forMore }: PlannedMeals,
): readonly string[] => {
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const composed = (goals: PlanAnswers['goals'], meals: PlannedMeals['meals']) =>
    composePlan(pantry, candidates, { ...plan.answers, goals }, plan.avoided, meals, plan.startDate);
  const goalsBut = (goal: PlanGoal) => plan.answers.goals.filter((each) => each !== goal);
  const without = new Map(withoutGoal.map(({ goal, meals }) => [goal, composed(goalsBut(goal), meals)]));
  const more = forMore ? [moreMoneyText(plan, composed(goalsBut('budget'), forMore), candidates)] : [];
  return [...goalEffects(plan, without, candidates), ...more];
};

/** When an order of now can be there. */
export const firstDay = (nowMs: number): string => deliveryDates(nowMs)[0] ?? '';

const refusalOf = ({ recipes }: Pantry, refusal: PlanRefusal | PlannerRefusal): Refusal => {
  switch (refusal.kind) {
    case 'too-slow':
      return { kind: 'plan-too-slow' };
    case 'too-many-of-yours':
      return { kind: 'plan-limit', retryAfterSeconds: refusal.retryAfterSeconds };
    case 'too-many-waiting':
      return { kind: 'plans-waiting', retryAfterSeconds: refusal.retryAfterSeconds };
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
          'Con las alergias y condiciones de salud de tu hogar y lo que hay hoy en la tienda no sale ningún plan. Prueba con menos personas o comidas fijas.',
      };
  }
};
