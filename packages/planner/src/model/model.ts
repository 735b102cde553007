import type { ProductId } from '@nutricion/domain/ids';
import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { lineTotalCents, unitPriceCents } from '@nutricion/domain/promotion/price';
import type { ChosenMeal } from '../compose/plan.ts';
import { type Candidate, courseOf, isSide, sideCourseOf } from '../pantry/candidate.ts';
import type { Pantry, PlanProduct } from '../pantry/pantry.ts';
import { repetitionCents, repetitionPoints, sideRepetitionPoints } from '../pantry/repetition.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import { tastePoints } from '../wishes/satisfies-wishes.ts';
import { type SlotGroup, slotGroupsOf } from './slot-groups.ts';
import { type Tallies, talliesOf } from './tallies.ts';
import { type Targets, targetsOf, type Weights, weightsOf } from './weights.ts';

/** Packages are counted in whole parts of a power of two: sums never drift, and dividing is quick. */
export const UNITS = 2 ** 23;
/** Half a per cent of a package buys none more (`packagesFor`), less what rounding to units may hide. */
const FREE_UNITS = Math.floor(0.005 * UNITS) - 100;
/** Cents that a package beyond the stock costs: a plan that needs one is never taken. */
export const SHORTAGE_CENTS = 1e8;

/** A request in numbers: recipes, products and courses are places in lists. */
export interface Model {
  readonly answers: PlanAnswers;
  /** A recipe that is liked on some days comes a second time, for those. */
  readonly candidates: readonly Candidate[];
  /** Of each candidate the first of its recipe: both count together when it comes again. */
  readonly firstOf: Int32Array;
  /** Points of each candidate for every time that it comes, beside `repetition`: on its days alone. */
  readonly taste: Float64Array;
  /** Of each course, and apart where wishes ask something of a day or an hour: its recipes and the meals to be chosen, pins not counted. */
  readonly courses: readonly SlotGroup[];
  /** What wishes ask of each meal. */
  readonly ruleOf: RuleOfPlace;
  /** Of each recipe: the products of one meal for all people, in units. */
  readonly uses: readonly { readonly product: number; readonly units: number }[][];
  readonly products: readonly PlanProduct[];
  /** Cents of so many packages of each product; beyond its stock by `SHORTAGE`. */
  readonly costs: readonly Float64Array[];
  readonly stocks: readonly number[];
  /** Of each product: units that are at home. */
  readonly atHome: Float64Array;
  /** Of each recipe and meal: value in cents of what is eaten, minutes, and nutrients of one serving. */
  readonly used: Float64Array;
  readonly minutes: Float64Array;
  readonly nutrients: readonly {
    readonly kcal: number;
    readonly protein_g: number;
    readonly fiber_g: number;
    readonly sodium_mg: number;
  }[];
  /** Points of each recipe for coming so many times, wished for or not. */
  readonly repetition: readonly Float64Array[];
  /** Cents of each recipe for coming so many times, where money alone counts. */
  readonly repetitionCents: readonly Float64Array[];
  /** What is counted over the whole plan, and what of it a meal of each candidate adds. */
  readonly tallies: Tallies;
  readonly pinned: readonly { readonly recipe: number; readonly servings: number }[];
  readonly weights: Weights;
  readonly targets: Targets;
}

/** Whole packages of so many units. */
export const packagesOfUnits = (units: number): number => {
  const packages = Math.ceil((units - FREE_UNITS) * (1 / UNITS));
  return packages > 0 ? packages : units > 0 ? 1 : 0;
};

/** Points of the whole plan for each meal of a recipe that came lately. */
export type ExtraPointsOf = (candidate: Candidate) => number;

/** The request in numbers; null when a pinned meal is of no candidate or of another course. */
export const buildModel = (
  { products, nowMs }: Pantry,
  fits: readonly Candidate[],
  answers: PlanAnswers,
  pins: readonly ChosenMeal[],
  startDate: string | null = null,
  extraPointsOf: ExtraPointsOf = () => 0,
): Model | null => {
  const positionOf = new Map(
    fits.map(({ recipe, course }, position) => [`${course} ${recipe.id}`, position]),
  );
  const pinned = pins.flatMap(({ type, recipeId, side, servings }) =>
    [`${courseOf(type)} ${recipeId}`, ...(side === undefined ? [] : [`${sideCourseOf(type)} ${side}`])].map(
      (dish) => ({ recipe: positionOf.get(dish) ?? -1, servings }),
    ),
  );
  if (pinned.some(({ recipe }) => recipe === -1)) return null;
  const meals = mealsOfDay[answers.mealsPerDay];
  const { ruleOf, groups, candidates, firstOf, taste } = slotGroupsOf(fits, answers, pins, startDate);

  const usedIds = [
    ...new Set(candidates.flatMap(({ perServing }) => perServing.map((use) => use.productId))),
  ];
  const productPosition = new Map<ProductId, number>(usedIds.map((id, position) => [id, position]));
  const bought = usedIds.flatMap((id) => products.get(id) ?? []);
  const most = maxPackages(candidates, answers, pins);
  const meal = (candidate: Candidate, servings: number) =>
    candidate.perServing.map(({ productId, packages }) => ({
      product: productPosition.get(productId) ?? 0,
      units: Math.round(packages * servings * UNITS),
    }));
  const targets = targetsOf(answers);
  return {
    answers,
    candidates,
    firstOf,
    taste,
    courses: groups,
    ruleOf,
    uses: candidates.map((candidate) => meal(candidate, answers.people)),
    products: bought,
    costs: bought.map((product) => costsOf(product, most.get(product.id) ?? 1, nowMs)),
    stocks: bought.map(({ stock }) => stock),
    atHome: Float64Array.from(bought, ({ id }) => {
      const home = (answers.atHome ?? []).find(({ productId }) => productId === id);
      return home ? UNITS * (home.packages ?? most.get(id) ?? 0) : 0;
    }),
    used: Float64Array.from(candidates, ({ perServing }) =>
      perServing.reduce((sum, { productId, packages }) => {
        const product = products.get(productId);
        return product ? sum + packages * answers.people * unitPriceCents(product.priced, nowMs) : sum;
      }, 0),
    ),
    minutes: Float64Array.from(candidates, ({ recipe }) => recipe.prepMinutes + recipe.cookMinutes),
    nutrients: candidates.map(({ nutrition }) => nutrientsOf(nutrition, targets, meals.length)),
    repetition: candidates.map((candidate) => {
      const liking = tastePoints(answers, candidate) + extraPointsOf(candidate);
      return Float64Array.from(
        { length: answers.days * meals.length + 1 },
        (_, times) => timesPoints(candidate, times, answers) + times * liking,
      );
    }),
    repetitionCents: candidates.map((candidate) =>
      Float64Array.from({ length: answers.days * meals.length + 1 }, (_, times) =>
        isSide(candidate) ? 0 : repetitionCents(times, answers),
      ),
    ),
    tallies: talliesOf(candidates, answers),
    pinned,
    weights: weightsOf(answers),
    targets,
  };
};

const timesPoints = (candidate: Candidate, times: number, answers: PlanAnswers): number =>
  isSide(candidate)
    ? sideRepetitionPoints(candidate.recipe, times, answers)
    : repetitionPoints(candidate.recipe, times, answers);

/**
 * What the search counts of a serving. Of energy nobody has told us, and of sodium that isn't known for all of it, an
 * average meal's is assumed: what is unknown must not look like none.
 */
const nutrientsOf = (
  { perServing, knownPerServing }: Candidate['nutrition'],
  targets: Targets,
  mealsPerDay: number,
): Model['nutrients'][number] => ({
  kcal: knownPerServing.kcal ?? targets.kcal / mealsPerDay,
  protein_g: knownPerServing.protein_g ?? 0,
  fiber_g: knownPerServing.fiber_g ?? 0,
  sodium_mg:
    perServing.sodium_mg ?? Math.max(knownPerServing.sodium_mg ?? 0, targets.sodium_mg / mealsPerDay),
});

/** No plan needs more of a product than its hungriest recipe at every meal, with the hungriest side beside it. */
const maxPackages = (
  candidates: readonly Candidate[],
  { days, mealsPerDay, people }: PlanAnswers,
  pins: readonly ChosenMeal[],
): ReadonlyMap<ProductId, number> => {
  const servings =
    days * mealsPerDay * people + pins.reduce((sum, pin) => sum + Math.max(0, pin.servings - people), 0);
  const ofDishes = maxPerServing(candidates.filter((candidate) => !isSide(candidate)));
  const ofSides = maxPerServing(candidates.filter(isSide));
  return new Map(
    [...ofDishes.keys(), ...ofSides.keys()].map((id) => {
      const perServing = (ofDishes.get(id) ?? 0) + (ofSides.get(id) ?? 0);
      return [id, Math.ceil(perServing * servings) + 1];
    }),
  );
};

const maxPerServing = (candidates: readonly Candidate[]): ReadonlyMap<ProductId, number> => {
  const most = new Map<ProductId, number>();
  for (const { perServing } of candidates)
    for (const { productId, packages } of perServing)
      most.set(productId, Math.max(most.get(productId) ?? 0, packages));
  return most;
};

const costsOf = ({ priced, stock }: PlanProduct, most: number, nowMs: number): Float64Array =>
  Float64Array.from(
    { length: most + 1 },
    (_, packages) =>
      lineTotalCents(priced, Math.min(packages, stock), nowMs) +
      SHORTAGE_CENTS * Math.max(0, packages - stock),
  );
