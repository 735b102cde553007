import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import { arrange } from './compose/arrange.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { nearestAnswers, type Relaxation } from './compose/relax.ts';
import { buildModel, type Model } from './model/model.ts';
import type { Found } from './model/slots.ts';
import { best, cheapest } from './optimise/optimise.ts';
import type { Candidate } from './pantry/candidate.ts';
import { fittingAnswers, measurableRecipes } from './pantry/candidates.ts';
import type { Pantry } from './pantry/pantry.ts';
import { placeRulesOf } from './wishes/place-rules.ts';

export interface PlanRequest {
  readonly answers: PlanAnswers;
  /** Kept out whatever else gives way: of the answers and of the profile. */
  readonly avoided: readonly AllergenId[];
  /** Meals that stay as they are. */
  readonly pins: readonly ChosenMeal[];
  /** A whole number of 32 bits: the same request and pantry with the same seed give the same plan. */
  readonly seed: number;
  /** ISO date of day 1; left out, wishes about weekdays have no say. */
  readonly startDate?: string;
}

export interface PlannedMeals {
  readonly meals: readonly ChosenMeal[];
  /** What the plan keeps: those asked for, or the nearest that can be kept. */
  readonly answers: PlanAnswers;
  readonly relaxed: readonly Relaxation[];
  /** Cents of the cheapest plan found for these answers. */
  readonly minimumCents: number;
}

export type PlanRefusal =
  /** A pinned meal holds what is to be avoided, breaks a diet, isn't sold or lies outside the days. */
  | { readonly kind: 'pin-not-allowed'; readonly recipeId: string }
  /** Allergies and stock leave nothing, whichever wish gives way. */
  | { readonly kind: 'no-plan' };

/** A plan for the answers, or for the nearest answers for which there is one. */
export const planMeals = (pantry: Pantry, request: PlanRequest): Result<PlannedMeals, PlanRefusal> => {
  const { avoided, pins, seed, startDate = null } = request;
  const outside = pins.find(({ day }) => day > request.answers.days);
  if (outside) return refuse({ kind: 'pin-not-allowed', recipeId: outside.recipeId });
  const recipes = measurableRecipes(pantry);
  const modelOf = (answers: PlanAnswers): Model | null =>
    buildModel(pantry, fittingAnswers(recipes, answers, avoided), answers, pins, startDate);
  const fits = fittingAnswers(recipes, request.answers, avoided);
  const ruleOf = placeRulesOf(request.answers, startDate, fits);
  const barred = pins.find((pin) => {
    const candidate = fits.find(({ recipe }) => recipe.id === pin.recipeId);
    return !candidate || !ruleOf(pin).allows(candidate);
  });
  if (barred) return refuse({ kind: 'pin-not-allowed', recipeId: barred.recipeId });

  // Asked for again by the answers that are kept in the end.
  const tried = new Map<PlanAnswers, { readonly model: Model; readonly cheap: Found } | null>();
  const cheapestOf = (answers: PlanAnswers) => {
    const known = tried.get(answers);
    if (known !== undefined) return known;
    const model = modelOf(answers);
    const cheap = model && cheapest(model, seed);
    const plan = cheap && { model, cheap };
    tried.set(answers, plan);
    return plan;
  };
  const cheapestCents = (answers: PlanAnswers): number | null => cheapestOf(answers)?.cheap.cost ?? null;
  const nearest = nearestAnswers(request.answers, cheapestCents, pins);
  if (!nearest) return refuse({ kind: 'no-plan' });
  const { answers, relaxed } = nearest;
  const plan = cheapestOf(answers);
  const chosen = plan && best(plan.model, plan.cheap, seed);
  if (!chosen) return refuse({ kind: 'no-plan' });
  const { model, cheap } = plan;
  const candidateOf = (recipeId: string) =>
    model.candidates.find(({ recipe }) => recipe.id === recipeId) as Candidate;
  const places = model.courses.flatMap((group) => group.places);
  const meals = arrange(
    [...chosen.slots].map((recipe, slot) => ({
      ...(places[slot] as (typeof places)[number]),
      candidate: model.candidates[recipe] as Candidate,
    })),
    answers,
    pins.map((pin) => ({ ...pin, candidate: candidateOf(pin.recipeId) })),
    seed,
    model.ruleOf,
  );
  return accept({ meals, answers, relaxed, minimumCents: cheap.cost });
};
