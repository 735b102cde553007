import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { maxCentsOf, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { composePlan } from './compose/compose-plan.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { buildModel } from './model/model.ts';
import { createPlanState } from './model/plan-state.ts';
import { type Candidate, courseOf, sideCourseOf } from './pantry/candidate.ts';
import { candidatesFor, measurableDishes } from './pantry/candidates.ts';
import type { Pantry } from './pantry/pantry.ts';
import { placeRulesOf } from './wishes/place-rules.ts';

export interface Alternative {
  readonly candidate: Candidate;
  /** Cents that the whole plan costs more with it, or less. */
  readonly differenceCents: number;
}

const MAX_ALTERNATIVES = 3;

/**
 * Up to three recipes that may take a meal's place, those first that make the best plan: within stock and
 * budget, not the one that is there. Empty where the plan itself no longer holds.
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
  const now = composePlan(pantry, byId, answers, avoided, meals);
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
      return [{ candidate, points, differenceCents: plan.totalCents - now.totalCents }];
    })
    .toSorted((one, other) => one.points - other.points)
    .slice(0, MAX_ALTERNATIVES);
};
