import { lineTotalCents } from '@nutricion/domain/catalog/price';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import type { ChosenMeal } from '../compose/plan.ts';
import { type Candidate, courseOf, isSide, sideCourseOf } from '../pantry/candidate.ts';
import type { Pantry, PlanProduct, PlanRecipe } from '../pantry/pantry.ts';
import {
  cookings,
  maxPointsSavedTogether,
  minutesOfCooking,
  repetitionCents,
  repetitionPoints,
  shelfLifeOf,
  sideRepetitionPoints,
} from '../pantry/repetition.ts';
import type { RuleOfPlace } from '../wishes/place-rules.ts';
import { tastePoints } from '../wishes/satisfies-wishes.ts';
import { type SlotGroup, slotGroupsOf } from './slot-groups.ts';
import { floorTalliesOf, type Tallies, talliesOf } from './tallies.ts';
import { moneyWeights, type Targets, targetsOf, type Weights, weightsOf } from './weights.ts';

/** Packages are counted in units of a power of two, so that sums are exact and division is fast. */
export const UNITS = 2 ** 23;
/**
 * Half a per cent of a package needs no further package (`packagesFor`), minus what rounding to units may
 * add.
 */
const FREE_UNITS = Math.floor(0.005 * UNITS) - 100;
/** Cents for each package beyond the stock: no plan that needs one is accepted. */
export const SHORTAGE_CENTS = 1e8;

/**
 * A request as numbers: candidates ("recipes"), products and courses are referred to by their position in
 * these lists.
 */
export interface Model {
  readonly answers: PlanAnswers;
  /** A recipe that is wished for on some days is listed a second time, for those days. */
  readonly candidates: readonly Candidate[];
  /** For each candidate the position of its recipe's first one: repetition counts both together. */
  readonly firstOf: Int32Array;
  /** Points of the whole plan for each meal of a candidate, beside `repetition`: wishes for certain days. */
  readonly taste: Float64Array;
  /**
   * Groups of meals to choose, pins left out: one per course, and further ones where wishes apply to a day or
   * hour.
   */
  readonly courses: readonly SlotGroup[];
  /** The rule of each meal that follows from wishes. */
  readonly ruleOf: RuleOfPlace;
  /** For each candidate the products of one meal for all people, in units. */
  readonly uses: readonly { readonly product: number; readonly units: number }[][];
  readonly products: readonly PlanProduct[];
  /** For each product the cents of 0, 1, 2 … packages; those beyond the stock cost `SHORTAGE_CENTS` each. */
  readonly costs: readonly Float64Array[];
  readonly stocks: readonly number[];
  /** For each product the units that are already at home. */
  readonly atHome: Float64Array;
  /** For each candidate and meal: value of the food in cents, and nutrients of one serving. */
  readonly usedCents: Float64Array;
  readonly nutrients: readonly {
    readonly kcal: number;
    readonly protein_g: number;
    readonly fiber_g: number;
    readonly sodium_mg: number;
  }[];
  /**
   * For each candidate the points of 0, 1, 2 … meals of it: repetition, minutes of cooking, and wishes for
   * more or less of a food.
   */
  readonly repetition: readonly Float64Array[];
  /** Maximum points by which several meals of one recipe cost less together than one by one. */
  readonly pointsSavedTogether: number;
  /** For each candidate the cents of 0, 1, 2 … meals of it, when the objective is cost. */
  readonly repetitionCents: readonly Float64Array[];
  /** Amounts that are counted over the whole plan, and what a meal of each candidate adds to them. */
  readonly tallies: Tallies;
  readonly pinned: readonly { readonly recipe: number; readonly servings: number }[];
  readonly weights: Weights;
  readonly targets: Targets;
}

/** Whole packages for so many units. */
export const packagesOfUnits = (units: number): number => {
  const packages = Math.ceil((units - FREE_UNITS) * (1 / UNITS));
  return packages > 0 ? packages : units > 0 ? 1 : 0;
};

/**
 * Points of the whole plan for each meal of a candidate, beside wishes: recent meals and the seed's
 * preferences.
 */
export type ExtraPointsOf = (candidate: Candidate) => number;

/** The request as numbers; null when a pinned meal or its side isn't among the candidates of its course. */
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
  const weights = weightsOf(answers);
  const cookingPoints = (recipe: PlanRecipe) => weights.minute * minutesOfCooking(recipe);
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
    usedCents: Float64Array.from(candidates, ({ perServing }) =>
      perServing.reduce((sum, { productId, packages }) => {
        const product = products.get(productId);
        return product ? sum + packages * answers.people * lineTotalCents(product.priced, 1, nowMs) : sum;
      }, 0),
    ),
    nutrients: candidates.map(({ nutrition }) => nutrientsOf(nutrition, targets, meals.length)),
    repetition: candidates.map((candidate) => {
      const liking = tastePoints(answers, candidate) + extraPointsOf(candidate);
      return Float64Array.from(
        { length: answers.days * meals.length + 1 },
        (_, times) =>
          timesPoints(candidate, times, answers) +
          cookingPoints(candidate.recipe) * cookings(candidate.recipe, times, answers) +
          times * liking,
      );
    }),
    pointsSavedTogether: maxPointsSavedTogether(
      answers,
      candidates.reduce(
        (most, { recipe }) => (shelfLifeOf(recipe) === null ? most : Math.max(most, cookingPoints(recipe))),
        0,
      ),
    ),
    repetitionCents: candidates.map((candidate) =>
      Float64Array.from({ length: answers.days * meals.length + 1 }, (_, times) =>
        isSide(candidate) ? 0 : repetitionCents(times, answers),
      ),
    ),
    tallies: talliesOf(candidates, answers),
    pinned,
    weights,
    targets,
  };
};

/**
 * A model in which only money counts beside the floors: enough energy (`ENOUGH_ENERGY_SHARE`), fruit and
 * vegetables, and no dish oftener than three times a week.
 */
export const moneyModelOf = (model: Model): Model => ({
  ...model,
  taste: model.taste.map(() => 0),
  tallies: floorTalliesOf(model.candidates, model.answers),
  weights: moneyWeights,
  repetition: model.repetitionCents.map((cents) => cents.map((each) => each / model.answers.people)),
  pointsSavedTogether: 0,
});

const timesPoints = (candidate: Candidate, times: number, answers: PlanAnswers): number =>
  isSide(candidate)
    ? sideRepetitionPoints(candidate, times, answers)
    : repetitionPoints(candidate.recipe, times, answers);

/**
 * Nutrients of a serving as the search counts them. Missing energy is assumed to be an average meal's, and
 * missing sodium at least that: unknown must not look like zero.
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

/**
 * Upper bound of the packages of each product: the recipe with most of it at every meal, together with the
 * side with most of it.
 */
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
