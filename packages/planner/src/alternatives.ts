import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { maxCentsOf, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { composePlan } from './compose/compose-plan.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { buildModel } from './model/model.ts';
import { createPlanState } from './model/plan-state.ts';
import { type Candidate, courseOf, sideCourseOf } from './pantry/candidate.ts';
import { candidatesFor, measurableDishes } from './pantry/candidates.ts';
import type { Pantry } from './pantry/pantry.ts';
import { placeRulesOf } from './wishes/place-rules.ts';

/** A recipe that can replace a meal of a plan. */
export interface Alternative {
  readonly candidate: Candidate;
  /** Change of the whole plan's total in cents; negative: the plan gets cheaper. */
  readonly differenceCents: number;
}

const MAX_ALTERNATIVES = 3;

/**
 * Up to three recipes that can replace one meal of a plan, best plan first. Each keeps every rule, stock and
 * the budget; the current recipe is left out. Empty when there is no such meal, or when another meal of the
 * plan is no longer allowed.
 * @param at the meal to replace
 * @param startDate ISO date of day 1; null: wishes about weekdays don't apply
 */
export const alternativesTo = (
  pantry: Pantry,
  answers: PlanAnswers,
  avoided: readonly AllergenId[],
  meals: readonly ChosenMeal[],
  at: Pick<ChosenMeal, 'day' | 'type'>,
  startDate: string | null = null,
): readonly Alternative[] => {
  const candidates = candidatesFor(measurableDishes(pantry), answers, avoided);
  const rule = placeRulesOf(answers, startDate, candidates)(at);
  const byId = new Map(candidates.map((candidate) => [candidate.recipe.id, candidate]));
  const current = meals.find(({ day, type }) => day === at.day && type === at.type);
  const others = meals.filter((meal) => meal !== current);
  const model = buildModel(pantry, candidates, answers, others);
  if (!current || !model) return [];
  const state = createPlanState(model, 'points');
  const side = candidates.findIndex(
    ({ recipe, course }) => recipe.id === current.side && course === sideCourseOf(at.type),
  );
  if (side >= 0) state.add(side, 1);
  const currentPlan = composePlan(pantry, byId, answers, avoided, meals);
  const max = maxCentsOf(answers);

  return candidates
    .flatMap((candidate, position) => {
      const { recipe, course } = candidate;
      if (course !== courseOf(at.type) || recipe.id === current.recipeId) return [];
      if (!rule.allows(candidate)) return [];
      const changed = [...others, { ...current, recipeId: recipe.id }];
      const plan = composePlan(pantry, byId, answers, avoided, changed);
      const isInStock = plan.lines.every(
        ({ productId, quantity }) => quantity <= (pantry.products.get(productId)?.stock ?? 0),
      );
      if (!isInStock || (max !== null && plan.totalCents > max)) return [];
      state.add(position, 1);
      const points = state.points() + rule.taste(candidate) / answers.days;
      state.add(position, -1);
      return [{ candidate, points, differenceCents: plan.totalCents - currentPlan.totalCents }];
    })
    .toSorted((one, other) => one.points - other.points)
    .slice(0, MAX_ALTERNATIVES);
};
