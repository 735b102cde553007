import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { maxCentsOf, type PlanAnswers, type PlanGoal } from '@nutricion/domain/meal-plan/answers';
import { mulberry32 } from '@nutricion/domain/random';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import { addSides } from './compose/add-sides.ts';
import { arrange } from './compose/arrange.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { nearestAnswers, type Relaxation } from './compose/relax.ts';
import { buildModel, type ExtraPointsOf, type Model } from './model/model.ts';
import { membersOfSlots, type Slots, type Solution } from './model/slots.ts';
import { best, cheapest, improve } from './optimise/optimise.ts';
import { type Candidate, isSide, NO_SIDE, sideCourseOf } from './pantry/candidate.ts';
import { candidatesFor, measurableDishes } from './pantry/candidates.ts';
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
  /** Recipes of the plan that this one is to be another than: at least half of its dishes are others, where there are enough. */
  readonly previousRecipeIds?: readonly string[];
  /** Recipes of what was eaten in the last weeks. */
  readonly recentRecipeIds?: readonly string[];
  /** Share of the usual search: 1 unless said. Less is for who doesn't judge how good the plan is. */
  readonly effort?: number;
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
  /** For each goal the plan as it would be without that goal; none where nothing is found. */
  readonly withoutGoal: readonly { readonly goal: PlanGoal; readonly meals: readonly ChosenMeal[] }[];
}

export type PlanRefusal =
  /** A pinned meal holds what is to be avoided, breaks a diet, isn't sold or lies outside the days. */
  | { readonly kind: 'pin-not-allowed'; readonly recipeId: string }
  /** Allergies and stock leave nothing, whichever wish gives way. */
  | { readonly kind: 'no-plan' };

/** A plan for the answers, or for the nearest answers for which there is one. */
export const planMeals = (pantry: Pantry, request: PlanRequest): Result<PlannedMeals, PlanRefusal> => {
  const { avoided, startDate = null } = request;
  const outside = request.pins.find(({ day }) => day > request.answers.days);
  if (outside) return refuse({ kind: 'pin-not-allowed', recipeId: outside.recipeId });
  const recipes = measurableDishes(pantry);
  const fits = candidatesFor(recipes, request.answers, avoided);
  const pins = request.pins.map((pin) => withoutUnfitSide(pin, fits));
  const ruleOf = placeRulesOf(request.answers, startDate, fits);
  const notAllowed = pins.find((pin) => {
    const candidate = fits.find(({ recipe }) => recipe.id === pin.recipeId);
    return !candidate || !ruleOf(pin).allows(candidate);
  });
  if (notAllowed) return refuse({ kind: 'pin-not-allowed', recipeId: notAllowed.recipeId });

  const search = searchOf(pantry, recipes, { ...request, pins });
  const cheapestCents = (answers: PlanAnswers): number | null => search.cheapest(answers)?.cheap.cost ?? null;
  const nearest = nearestAnswers(request.answers, cheapestCents, pins);
  const plan = nearest && search.plan(nearest.answers, nearest.maxCents);
  if (!plan) return refuse({ kind: 'no-plan' });
  const { answers, relaxed } = nearest;
  return accept({ ...plan, answers, relaxed });
};

/** A pinned meal stays though what came beside it can no longer be had. */
const withoutUnfitSide = (pin: ChosenMeal, fits: readonly Candidate[]): ChosenMeal => {
  const { side, ...meal } = pin;
  const isThere = fits.some(({ recipe, course }) => recipe.id === side && course === sideCourseOf(pin.type));
  return isThere ? pin : meal;
};

/**
 * How much is weighed, of what is usual, to know what a plan would be without each of its goals: from the plan itself on, so that both
 * had all of the effort.
 */
const WITHOUT_GOAL_EFFORT = 0.15;

/** The search for plans of a request's pantry, people and seed; what was found for some answers is kept. */
const searchOf = (pantry: Pantry, recipes: readonly Candidate[], request: PlanRequest) => {
  const { avoided, pins, seed, previousRecipeIds = [], startDate = null, effort = 1 } = request;
  const extraPointsOf = extraPointsFor(request);
  const modelOf = (answers: PlanAnswers, without: ReadonlySet<string> = NO_RECIPES): Model | null => {
    const fits = candidatesFor(recipes, answers, avoided).filter(({ recipe }) => !without.has(recipe.id));
    return buildModel(pantry, fits, answers, pins, startDate, extraPointsOf);
  };
  const cheapestOf = (model: Model | null): Cheapest | null => {
    const cheap = model && cheapest(model, seed, maxCentsOf(model.answers), effort);
    return cheap && { model, cheap };
  };
  // Asked for again by the answers that are kept in the end.
  const tried = new Map<PlanAnswers, Cheapest | null>();
  const cheapestFor = (answers: PlanAnswers): Cheapest | null => {
    if (!tried.has(answers)) tried.set(answers, cheapestOf(modelOf(answers)));
    return tried.get(answers) ?? null;
  };
  const mealsOf = (model: Model, solution: Solution) => placeMeals(model, solution, pins, seed);
  const bestOf = (cheapest: Cheapest | null, maxCents: number | null): Chosen | null => {
    const solution = cheapest && best(cheapest.model, cheapest.cheap, seed, maxCents, effort);
    return solution && { model: cheapest.model, found: solution, meals: mealsOf(cheapest.model, solution) };
  };
  return {
    cheapest: cheapestFor,
    plan: (answers: PlanAnswers, maxCents: number | null) => {
      const cheapest = cheapestFor(answers);
      const first = bestOf(cheapest, maxCents);
      if (!cheapest || !first) return null;
      const minimumCents = cheapest.cheap.cost;
      const excluded = new Set(previousRecipeIds.filter((id) => !isPinned(pins, id)));
      const isOther = shareOf(first.meals, previousRecipeIds, pins) <= MAX_SHARED_SHARE;
      const other = isOther ? null : bestOf(cheapestOf(modelOf(answers, excluded)), maxCents);
      const { meals, ...chosen } = other ?? first;
      return {
        meals,
        minimumCents,
        withoutGoal: answers.goals.flatMap((goal): PlannedMeals['withoutGoal'] => {
          const goals = answers.goals.filter((each) => each !== goal);
          const model = modelOf({ ...answers, goals }, other ? excluded : NO_RECIPES);
          const slots = model && sameSlotsIn(model, chosen);
          if (!slots) return [];
          const without = improve(
            model,
            slots,
            seed,
            maxCents,
            (effort * WITHOUT_GOAL_EFFORT) / answers.goals.length,
          );
          return [{ goal, meals: mealsOf(model, without) }];
        }),
      };
    },
  };
};

interface Chosen {
  readonly model: Model;
  readonly found: Solution;
  readonly meals: readonly ChosenMeal[];
}

/** The same dishes for answers that allow them all; null where they don't. */
const sameSlotsIn = (
  model: Model,
  { model: before, found: solution }: Pick<Chosen, 'model' | 'found'>,
): Slots | null => {
  const idOf = ({ candidates }: Model, position: number) => candidates[position]?.recipe.id;
  const members = membersOfSlots(model);
  const slots = solution.slots.map(
    (position, slot) =>
      members[slot]?.find((member) => idOf(model, member) === idOf(before, position)) ?? MISSING,
  );
  return slots.includes(MISSING) ? null : slots;
};
const MISSING = -1;

interface Cheapest {
  readonly model: Model;
  readonly cheap: Solution;
}

const NO_RECIPES: ReadonlySet<string> = new Set();
/** Of the dishes of another plan. */
const MAX_SHARED_SHARE = 0.5;
/** Points of the whole plan for a meal of the plan that was there just now, and of the last weeks. */
const PREVIOUS_PLAN_POINTS = 2_500;
const RECENT_MEAL_POINTS = 600;

const extraPointsFor = ({
  answers,
  previousRecipeIds = [],
  recentRecipeIds = [],
  seed,
}: PlanRequest): ExtraPointsOf => {
  const previous = new Set(previousRecipeIds);
  const recent = new Set(recentRecipeIds);
  const isTaste = (answers.wishes ?? []).some(({ kind }) => kind === 'more' || kind === 'less');
  return (candidate) => {
    const { id } = candidate.recipe;
    const preferencePoints =
      (isTaste ? PREFERENCE_SHARE_BESIDE_TASTE : 1) * preferencePointsOf(seed, candidate);
    return (
      (previous.has(id) ? PREVIOUS_PLAN_POINTS : recent.has(id) ? RECENT_MEAL_POINTS : 0) + preferencePoints
    );
  };
};

/** What is nearly as good comes in turn: a plan has half of the dishes in mind, the others cost so many points of the whole plan a meal. */
const NOT_PREFERRED_POINTS = 450;
const NOT_PREFERRED_SIDE_POINTS = 60;
/** Where a food is liked or not, a mood counts less than that: ninety points beside a wish's hundred. */
const PREFERENCE_SHARE_BESIDE_TASTE = 0.2;

/** Always the same for a seed and a dish; nothing has none. */
const preferencePointsOf = (seed: number, candidate: Candidate): number => {
  const { id } = candidate.recipe;
  let hash = seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  if (id === NO_SIDE || mulberry32(hash)() < 0.5) return 0;
  return isSide(candidate) ? NOT_PREFERRED_SIDE_POINTS : NOT_PREFERRED_POINTS;
};

const isPinned = (pins: readonly ChosenMeal[], recipeId: string): boolean =>
  pins.some((pin) => pin.recipeId === recipeId);

/** Which share of the dishes that were to be chosen another plan has as well. */
const shareOf = (
  meals: readonly ChosenMeal[],
  previousRecipeIds: readonly string[],
  pins: readonly ChosenMeal[],
): number => {
  const dishes = [...new Set(meals.map(({ recipeId }) => recipeId))].filter((id) => !isPinned(pins, id));
  return dishes.length === 0
    ? 0
    : dishes.filter((id) => previousRecipeIds.includes(id)).length / dishes.length;
};

/** The recipes that were found on their days, around the pinned ones. */
const placeMeals = (
  model: Model,
  { slots }: Solution,
  pins: readonly ChosenMeal[],
  seed: number,
): readonly ChosenMeal[] => {
  const { answers, candidates, ruleOf } = model;
  const places = model.courses.flatMap((group) => group.places);
  const candidateOf = (recipeId: string) =>
    candidates.find(({ recipe }) => recipe.id === recipeId) as Candidate;
  const chosen = [...slots].map((recipe, slot) => ({
    ...(places[slot] as (typeof places)[number]),
    candidate: candidates[recipe] as Candidate,
  }));
  const meals = arrange(
    chosen.filter(({ candidate }) => !isSide(candidate)),
    answers,
    pins.map((pin) => ({ ...pin, candidate: candidateOf(pin.recipeId) })),
    seed,
    ruleOf,
  );
  const sides = chosen.filter(({ candidate }) => isSide(candidate));
  return addSides(meals, sides, answers, candidateOf, ruleOf);
};
