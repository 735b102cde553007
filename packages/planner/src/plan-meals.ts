import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { maxCentsOf, type PlanAnswers, type PlanGoal } from '@nutricion/domain/plans/answers';
import { addSides, withoutDoubledFood } from './compose/add-sides.ts';
import { arrange } from './compose/arrange.ts';
import { composePlan } from './compose/compose-plan.ts';
import type { ChosenMeal } from './compose/plan.ts';
import { nearestAnswers, type Relaxation } from './compose/relax.ts';
import { type WishConflict, wishConflict } from './explain/wish-conflict.ts';
import { extraPointsFor } from './model/extra-points.ts';
import { buildModel, type Model } from './model/model.ts';
import { membersOfSlots, type Slots, type Solution } from './model/slots.ts';
import { MIN_ENERGY_SHARE } from './model/weights.ts';
import { best, cheapest, cheapestThatFeeds, improve } from './optimise/optimise.ts';
import { type Candidate, isSide, sideCourseOf } from './pantry/candidate.ts';
import { candidatesFor, measurableDishes } from './pantry/candidates.ts';
import type { Pantry } from './pantry/pantry.ts';
import { placeRulesOf } from './wishes/place-rules.ts';

/** What to plan, and the seed that makes the result reproducible. */
export interface PlanRequest {
  readonly answers: PlanAnswers;
  /** Allergens of the answers and of the profile: no relaxation ever allows them. */
  readonly avoided: readonly AllergenId[];
  /** Meals that the plan must contain unchanged. */
  readonly pins: readonly ChosenMeal[];
  /** An unsigned 32-bit integer. The same request, pantry and seed give the same plan. */
  readonly seed: number;
  /**
   * Recipes of the plan that this one replaces: at least half of its dishes should be others, where enough
   * recipes fit.
   */
  readonly previousRecipeIds?: readonly string[];
  /** Recipes eaten in the last weeks; they are used less. */
  readonly recentRecipeIds?: readonly string[];
  /** Share of the default search effort; default 1. Tests use less, with worse plans. */
  readonly effort?: number;
  /** ISO date of day 1; without it, wishes about weekdays don't apply. */
  readonly startDate?: string;
}

/** The meals of a plan and what had to be relaxed for it. */
export interface PlannedMeals {
  readonly meals: readonly ChosenMeal[];
  /** The answers that the plan satisfies: those requested, or the nearest for which there is a plan. */
  readonly answers: PlanAnswers;
  readonly relaxed: readonly Relaxation[];
  /** Which wishes together leave a poor plan; null: none. */
  readonly conflict: WishConflict | null;
  /**
   * Cost in cents of the cheapest plan that was found for these answers; with the goal to spend less, of the
   * cheapest with enough energy, fruit and vegetables.
   */
  readonly minimumCents: number;
  /** With the goal to spend less, the meals for some dollars more; null when that isn't within the budget. */
  readonly forMore: readonly ChosenMeal[] | null;
  /** For each goal, the meals that would be planned without it, to compare the two. */
  readonly withoutGoal: readonly { readonly goal: PlanGoal; readonly meals: readonly ChosenMeal[] }[];
}

/** Why there is no plan. */
export type PlanRefusal =
  /**
   * A pinned meal contains an avoided allergen, breaks a diet or wish, isn't in stock or is on a day outside
   * the plan.
   */
  | { readonly kind: 'pin-not-allowed'; readonly recipeId: string }
  /** No recipes are left after allergies and stock, even without diets and wishes. */
  | { readonly kind: 'no-plan' };

/**
 * Plans the meals for the answers, or for the nearest answers for which there is a plan. Takes about a second
 * of one core.
 * @returns the meals, the answers they satisfy and every relaxation; or why there is no plan
 */
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
  const conflict = wishConflict(answers, plan.meals, {
    fits: (changed) => candidatesFor(recipes, changed, avoided),
    plan: (changed) => {
      const effort = (request.effort ?? 1) * WITHOUT_WISHES_EFFORT;
      const other = searchOf(pantry, recipes, { ...request, answers: changed, pins, effort });
      return other.plan(changed, nearest.maxCents)?.meals ?? null;
    },
  });
  return accept({ ...plan, answers, relaxed, conflict });
};

/** Share of the effort for each plan without some wishes, of which a poor plan takes six at most. */
const WITHOUT_WISHES_EFFORT = 0.1;

/** A pinned meal stays, without its side when that is no longer available. */
const withoutUnfitSide = (pin: ChosenMeal, fits: readonly Candidate[]): ChosenMeal => {
  const { side, ...meal } = pin;
  const isThere = fits.some(({ recipe, course }) => recipe.id === side && course === sideCourseOf(pin.type));
  return isThere ? pin : meal;
};

/**
 * Share of the default effort to plan without one of the goals. That search starts from the finished plan, so
 * both plans profit from its full effort.
 */
const WITHOUT_GOAL_EFFORT = 0.15;

/** The most that a plan costs for somebody who wants to spend less, over the cheapest that feeds. */
const SAVING_FACTOR = 1.1;
/** Share of the effort for it: the search starts from a plan that is nearly as cheap. */
const SAVING_EFFORT = 0.6;
/** Money for which such a plan says what more of it would buy. */
const MORE_MONEY_FACTOR = 1.15;

/** The searches of one request. The cheapest plan of each variant of the answers is cached. */
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
  // Keyed by identity: `nearestAnswers` returns one of the answers that it tried, whose cheapest plan is then
  // reused.
  const tried = new Map<PlanAnswers, Cheapest | null>();
  const cheapestFor = (answers: PlanAnswers): Cheapest | null => {
    if (!tried.has(answers)) tried.set(answers, cheapestOf(modelOf(answers)));
    return tried.get(answers) ?? null;
  };
  const mealsOf = (model: Model, solution: Solution, maxCents: number | null) =>
    placeMeals(pantry, model, solution, pins, seed, maxCents);
  const bestOf = (cheapest: Cheapest | null, maxCents: number | null): Chosen | null => {
    if (!cheapest) return null;
    const { model, cheap } = cheapest;
    const limit = model.answers.goals.includes('budget') ? savingLimit(cheapest, maxCents) : null;
    const from = limit?.from ?? cheap;
    const within = limit?.maxCents ?? maxCents;
    const solution = best(model, from, seed, within, limit ? SAVING_EFFORT * effort : effort);
    return (
      solution && {
        model,
        solution,
        meals: mealsOf(model, solution, within),
        minimumCents: from.cost,
        maxCents: within,
      }
    );
  };
  /** Where the budget allows it, a tenth above the cheapest plan that feeds. */
  const savingLimit = ({ model, cheap }: Cheapest, maxCents: number | null) => {
    const from = cheapestThatFeeds(model, cheap, seed, effort);
    if (!from || (maxCents !== null && from.cost > maxCents)) return null;
    return {
      from,
      maxCents: Math.min(maxCents ?? Number.POSITIVE_INFINITY, Math.floor(SAVING_FACTOR * from.cost)),
    };
  };
  return {
    cheapest: cheapestFor,
    plan: (answers: PlanAnswers, maxCents: number | null) => {
      const cheapest = cheapestFor(answers);
      const first = bestOf(cheapest, maxCents);
      if (!first) return null;
      const excluded = new Set(previousRecipeIds.filter((id) => !isPinned(pins, id)));
      const isOther = shareOf(first.meals, previousRecipeIds, pins) <= MAX_SHARED_SHARE;
      const other = isOther ? null : bestOf(cheapestOf(modelOf(answers, excluded)), maxCents);
      const chosen = other ?? first;
      /** What the search makes of the plan with other goals and another budget. */
      const changed = (goals: readonly PlanGoal[], max: number | null, share: number) => {
        const model = modelOf({ ...answers, goals }, other ? excluded : NO_RECIPES);
        const slots = model && sameSlotsIn(model, chosen);
        if (!slots) return [];
        return [mealsOf(model, improve(model, slots, seed, max, effort * share), max)];
      };
      const without = (goal: PlanGoal) => answers.goals.filter((each) => each !== goal);
      const cents = chosen.solution.cost;
      const moreCents = Math.min(Math.round(MORE_MONEY_FACTOR * cents), maxCents ?? Number.POSITIVE_INFINITY);
      const isMoreAllowed = answers.goals.includes('budget') && moreCents > cents;
      return {
        meals: chosen.meals,
        minimumCents: chosen.minimumCents,
        forMore: isMoreAllowed
          ? (changed(without('budget'), moreCents, WITHOUT_GOAL_EFFORT / 2)[0] ?? null)
          : null,
        withoutGoal: answers.goals.flatMap((goal) => {
          // Whoever goes on spending less goes on keeping to its limit.
          const max = goal === 'budget' ? maxCents : chosen.maxCents;
          return changed(without(goal), max, WITHOUT_GOAL_EFFORT / answers.goals.length).map((meals) => ({
            goal,
            meals,
          }));
        }),
      };
    },
  };
};

interface Chosen {
  readonly model: Model;
  readonly solution: Solution;
  readonly meals: readonly ChosenMeal[];
  readonly minimumCents: number;
  /** The most that the plan was allowed to cost; null: any. */
  readonly maxCents: number | null;
}

/** The same dishes in a model of other answers; null when one of them isn't allowed there. */
const sameSlotsIn = (
  model: Model,
  { model: before, solution }: Pick<Chosen, 'model' | 'solution'>,
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
/** Maximum share of dishes that a plan has in common with the one that it replaces. */
const MAX_SHARED_SHARE = 0.5;
const isPinned = (pins: readonly ChosenMeal[], recipeId: string): boolean =>
  pins.some((pin) => pin.recipeId === recipeId);

/** Share of a plan's dishes, pins left out, that another plan has as well. */
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

/**
 * Arranges the recipes of a solution into days and meals, around the pinned ones, and adds the sides. Taking a
 * side away can make a plan dearer, when a promotion needs its package.
 */
const placeMeals = (
  pantry: Pantry,
  model: Model,
  { slots, cost }: Solution,
  pins: readonly ChosenMeal[],
  seed: number,
  maxCents: number | null,
): readonly ChosenMeal[] => {
  const { answers, candidates, ruleOf } = model;
  const places = model.courses.flatMap((group) => group.places);
  const byId = new Map(candidates.map((each) => [each.recipe.id, each]));
  const candidateOf = (recipeId: string) => byId.get(recipeId) as Candidate;
  const chosen = [...slots].map((recipe, slot) => ({
    ...(places[slot] as (typeof places)[number]),
    candidate: candidates[recipe] as Candidate,
  }));
  const arranged = arrange(
    chosen.filter(({ candidate }) => !isSide(candidate)),
    answers,
    pins.map((pin) => ({ ...pin, candidate: candidateOf(pin.recipeId) })),
    seed,
    ruleOf,
  );
  const sides = chosen.filter(({ candidate }) => isSide(candidate));
  const meals = addSides(arranged, sides, answers, candidateOf, ruleOf);
  const centsOf = (candidate: Candidate) => model.usedCents[candidates.indexOf(candidate)] ?? 0;
  return withoutDoubledFood(
    meals,
    candidates.filter(isSide).toSorted((one, other) => centsOf(one) - centsOf(other)),
    candidateOf,
    ruleOf,
    (meal) => pins.some(({ day, type }) => day === meal.day && type === meal.type),
    (changed) => {
      const { lines, totalCents, perDay, targets } = composePlan(pantry, byId, answers, [], changed);
      return (
        totalCents <= Math.max(cost, maxCents ?? Number.POSITIVE_INFINITY) &&
        perDay.kcal >= MIN_ENERGY_SHARE * targets.kcal &&
        lines.every(({ productId, quantity }) => quantity <= (pantry.products.get(productId)?.stock ?? 0))
      );
    },
  );
};
