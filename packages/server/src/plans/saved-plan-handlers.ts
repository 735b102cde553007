import { randomBytes } from 'node:crypto';
import { savedPlanMoney } from '@nutricion/contract/plans/meal-money';
import type { mealPlanEndpoints } from '@nutricion/contract/plans/meal-plans';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { accept, refuse } from '@nutricion/domain/kit/result';
import { avoidedAllergens } from '@nutricion/domain/plans/answers';
import { readAvoided } from '../accounts/public.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { composeChoice } from './compose-choice.ts';
import type { MealPlanDependencies } from './dependencies.ts';
import { firstDay } from './generate.ts';
import { presentPlan } from './present-plan.ts';
import {
  deletePlan,
  findPlan,
  findSharedPlan,
  MAX_SAVED_PLANS,
  readPlans,
  type SavedPlan,
  savePlan,
  setShareToken,
} from './saved-plan-store.ts';

type Keys = Extract<
  keyof typeof mealPlanEndpoints,
  `${string} /api/me/meal-plans${string}` | `${string} /api/meal-plans/shared/${string}`
>;

/** Saved plans. Another user's plan is not found unless it is shared. */
export const savedPlanHandlers = (deps: MealPlanDependencies): Handlers<Keys> => ({
  'GET /api/me/meal-plans': async ({ caller }) => {
    const plans = await readPlans(deps.db, caller.profileId);
    return accept({
      plans: plans.map(({ answers, shareToken, ...saved }) => ({
        ...planHeadOf(saved),
        id: saved.id,
        days: answers.days,
        mealsPerDay: answers.mealsPerDay,
        people: answers.people,
        isShared: shareToken !== null,
      })),
    });
  },

  'PUT /api/me/meal-plans/{id}': async ({ caller, params, body }) => {
    const { name, answers, seed, meals, startDate = firstDay(deps.now()) } = body;
    const pantry = await deps.readPantry();
    const composed = composeChoice(pantry, answers, [], meals, startDate);
    if (!composed) return refuse(recipeRemoved);
    const saved = await savePlan(deps.db, {
      id: params.id,
      userId: caller.profileId,
      name,
      answers,
      seed,
      startDate,
      meals,
      totalThenCents: composed.plan.totalCents,
      now: new Date(deps.now()),
    });
    if (saved === 'too-many') return refuse(tooMany);
    return saved === 'taken' ? refuse(unknownPlan) : accept({ id: params.id, name });
  },

  'GET /api/me/meal-plans/{id}': async ({ caller, params }) => {
    const saved = await findPlan(deps.db, caller.profileId, params.id);
    if (!saved) return refuse(unknownPlan);
    const ofProfile = await readAvoided(deps.db, caller.profileId);
    const avoided = avoidedAllergens(saved.answers, ofProfile);
    const plan = await today(deps, saved, avoided);
    return accept({ ...planHeadOf(saved), id: saved.id, plan, shareToken: saved.shareToken });
  },

  'DELETE /api/me/meal-plans/{id}': async ({ caller, params }) =>
    (await deletePlan(deps.db, caller.profileId, params.id)) ? accept({}) : refuse(unknownPlan),

  'PUT /api/me/meal-plans/{id}/share': async ({ caller, params }) => {
    const saved = await findPlan(deps.db, caller.profileId, params.id);
    if (!saved) return refuse(unknownPlan);
    const token = saved.shareToken ?? randomBytes(18).toString('base64url');
    if (saved.shareToken === null) await setShareToken(deps.db, caller.profileId, params.id, token);
    return accept({ token });
  },

  'DELETE /api/me/meal-plans/{id}/share': async ({ caller, params }) =>
    (await setShareToken(deps.db, caller.profileId, params.id, null)) ? accept({}) : refuse(unknownPlan),

  'GET /api/meal-plans/shared/{token}': async ({ caller, params }) => {
    const saved = await findSharedPlan(deps.db, params.token);
    if (!saved) return refuse(unknownPlan);
    // A shared plan hides its owner's allergies, shifts and products at home; the reader's own allergies count.
    const { wishes: _, atHome: __, ...answers } = saved.answers;
    const shared = { ...saved, answers: { ...answers, allergies: [] } };
    const plan = await today(deps, shared, await readAvoided(deps.db, caller.profileId));
    return accept({ ...planHeadOf(shared), plan });
  },
});

const planHeadOf = ({
  name,
  savedAt,
  totalThenCents,
}: Pick<SavedPlan, 'name' | 'savedAt' | 'totalThenCents'>) => ({
  name,
  savedAt: savedAt.toISOString(),
  ...savedPlanMoney.toJson({ totalThenCents }),
});

/** The plan at today's prices, with what no longer holds; null if one of its recipes is gone. */
const today = async (deps: MealPlanDependencies, saved: SavedPlan, avoided: readonly AllergenId[]) => {
  const pantry = await deps.readPantry();
  const composed = composeChoice(pantry, saved.answers, avoided, saved.meals, saved.startDate);
  if (!composed) return null;
  const { plan, recipes, texts } = composed;
  const { seed, startDate } = saved;
  return presentPlan(pantry, recipes, plan, { seed, startDate, warnings: texts });
};

const unknownPlan: Refusal = { kind: 'not-found', what: 'ese plan' };
const tooMany: Refusal = {
  kind: 'wrong-state',
  detail: `Ya tienes ${MAX_SAVED_PLANS} planes guardados. Borra uno para guardar otro.`,
};
const recipeRemoved: Refusal = {
  kind: 'wrong-state',
  detail: 'Una receta del plan ya no está en la tienda. Genera el plan de nuevo.',
};
