import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { maxCentsOf, type PlanAnswers, type PlanGoal } from '@nutricion/domain/meal-plan/answers';
import { mulberry32 } from '@nutricion/domain/random';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import { arrange } from './compose/arrange.ts';
import { layBeside } from './compose/lay-beside.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { nearestAnswers, type Relaxation } from './compose/relax.ts';
import { buildModel, type Model, type StaleOf } from './model/model.ts';
import { type Found, membersOfSlots, type Slots } from './model/slots.ts';
import { best, bettered, cheapest } from './optimise/optimise.ts';
import { type Candidate, isSide, NOTHING_BESIDE, sideCourseOf } from './pantry/candidate.ts';
import { fittingAnswers, measurableDishes } from './pantry/candidates.ts';
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
  readonly unlike?: readonly string[];
  /** Recipes of what was eaten in the last weeks. */
  readonly lately?: readonly string[];
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
  const fits = fittingAnswers(recipes, request.answers, avoided);
  const pins = request.pins.map((pin) => withoutUnfitSide(pin, fits));
  const ruleOf = placeRulesOf(request.answers, startDate, fits);
  const barred = pins.find((pin) => {
    const candidate = fits.find(({ recipe }) => recipe.id === pin.recipeId);
    return !candidate || !ruleOf(pin).allows(candidate);
  });
  if (barred) return refuse({ kind: 'pin-not-allowed', recipeId: barred.recipeId });

  const search = searchOf(pantry, recipes, { ...request, pins });
  const cheapestCents = (answers: PlanAnswers): number | null => search.cheapest(answers)?.cheap.cost ?? null;
  const nearest = nearestAnswers(request.answers, cheapestCents, pins);
  const plan = nearest && search.plan(nearest.answers, nearest.mostCents);
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
const AGAIN = 0.15;

/** The search for plans of a request's pantry, people and seed; what was found for some answers is kept. */
const searchOf = (pantry: Pantry, recipes: readonly Candidate[], request: PlanRequest) => {
  const { avoided, pins, seed, unlike = [], startDate = null, effort = 1 } = request;
  const staleOf = staleRecipes(request);
  const modelOf = (answers: PlanAnswers, without: ReadonlySet<string> = NONE): Model | null => {
    const fits = fittingAnswers(recipes, answers, avoided).filter(({ recipe }) => !without.has(recipe.id));
    return buildModel(pantry, fits, answers, pins, startDate, staleOf);
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
  const laid = (model: Model, found: Found) => laidOut(model, found, pins, seed);
  const bestOf = (cheapest: Cheapest | null, mostCents: number | null): Chosen | null => {
    const found = cheapest && best(cheapest.model, cheapest.cheap, seed, mostCents, effort);
    return found && { model: cheapest.model, found, meals: laid(cheapest.model, found) };
  };
  return {
    cheapest: cheapestFor,
    plan: (answers: PlanAnswers, mostCents: number | null) => {
      const cheapest = cheapestFor(answers);
      const first = bestOf(cheapest, mostCents);
      if (!cheapest || !first) return null;
      const minimumCents = cheapest.cheap.cost;
      const left = new Set(unlike.filter((id) => !isPinned(pins, id)));
      const isOther = shareOf(first.meals, unlike, pins) <= MOST_SHARED;
      const other = isOther ? null : bestOf(cheapestOf(modelOf(answers, left)), mostCents);
      const { meals, ...chosen } = other ?? first;
      return {
        meals,
        minimumCents,
        withoutGoal: answers.goals.flatMap((goal): PlannedMeals['withoutGoal'] => {
          const goals = answers.goals.filter((each) => each !== goal);
          const model = modelOf({ ...answers, goals }, other ? left : NONE);
          const slots = model && sameIn(model, chosen);
          if (!slots) return [];
          const without = bettered(model, slots, seed, mostCents, (effort * AGAIN) / answers.goals.length);
          return [{ goal, meals: laid(model, without) }];
        }),
      };
    },
  };
};

interface Chosen {
  readonly model: Model;
  readonly found: Found;
  readonly meals: readonly ChosenMeal[];
}

/** The same dishes for answers that allow them all; null where they don't. */
const sameIn = (model: Model, { model: before, found }: Pick<Chosen, 'model' | 'found'>): Slots | null => {
  const idOf = ({ candidates }: Model, position: number) => candidates[position]?.recipe.id;
  const members = membersOfSlots(model);
  const slots = found.slots.map(
    (position, slot) =>
      members[slot]?.find((member) => idOf(model, member) === idOf(before, position)) ?? MISSING,
  );
  return slots.includes(MISSING) ? null : slots;
};
const MISSING = -1;

interface Cheapest {
  readonly model: Model;
  readonly cheap: Found;
}

const NONE: ReadonlySet<string> = new Set();
/** Of the dishes of another plan. */
const MOST_SHARED = 0.5;
/** Points of the whole plan for a meal of the plan that was there just now, and of the last weeks. */
const SHOWN_JUST_NOW = 2_500;
const EATEN_LATELY = 600;

const staleRecipes = ({ answers, unlike = [], lately = [], seed }: PlanRequest): StaleOf => {
  const shown = new Set(unlike);
  const eaten = new Set(lately);
  const isTaste = (answers.wishes ?? []).some(({ kind }) => kind === 'more' || kind === 'less');
  return (candidate) => {
    const { id } = candidate.recipe;
    const mood = (isTaste ? BESIDE_TASTE : 1) * moodOf(seed, candidate);
    return (shown.has(id) ? SHOWN_JUST_NOW : eaten.has(id) ? EATEN_LATELY : 0) + mood;
  };
};

/** What is nearly as good comes in turn: a plan has half of the dishes in mind, the others cost so many points of the whole plan a meal. */
const NOT_IN_MIND = 450;
const NOT_IN_MIND_BESIDE = 60;
/** Where a food is liked or not, a mood counts less than that: ninety points beside a wish's hundred. */
const BESIDE_TASTE = 0.2;

/** Always the same for a seed and a dish; nothing has none. */
const moodOf = (seed: number, candidate: Candidate): number => {
  const { id } = candidate.recipe;
  let hash = seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  if (id === NOTHING_BESIDE || mulberry32(hash)() < 0.5) return 0;
  return isSide(candidate) ? NOT_IN_MIND_BESIDE : NOT_IN_MIND;
};

const isPinned = (pins: readonly ChosenMeal[], recipeId: string): boolean =>
  pins.some((pin) => pin.recipeId === recipeId);

/** Which share of the dishes that were to be chosen another plan has as well. */
const shareOf = (
  meals: readonly ChosenMeal[],
  unlike: readonly string[],
  pins: readonly ChosenMeal[],
): number => {
  const dishes = [...new Set(meals.map(({ recipeId }) => recipeId))].filter((id) => !isPinned(pins, id));
  return dishes.length === 0 ? 0 : dishes.filter((id) => unlike.includes(id)).length / dishes.length;
};

/** The recipes that were found on their days, around the pinned ones. */
const laidOut = (
  model: Model,
  { slots }: Found,
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
  return layBeside(meals, sides, answers, candidateOf, ruleOf);
};
