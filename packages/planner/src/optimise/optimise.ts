import { mulberry32 } from '@nutricion/domain/kit/random';
import { budgetBands, maxCentsOf } from '@nutricion/domain/plans/answers';
import { type Model, moneyModelOf } from '../model/model.ts';
import { isInStock, SUM } from '../model/plan-state.ts';
import { type Savings, savingsOf } from '../model/savings.ts';
import { EPSILON, firstPlan, type Limits, planStateOf, type Slots, type Solution } from '../model/slots.ts';
import { MIN_ENERGY_SHARE } from '../model/weights.ts';
import { RELAXED_REPETITION_SHARE } from '../pantry/repetition.ts';
import { anneal } from './anneal.ts';
import { refine } from './refine.ts';

/**
 * Number of changes tried by one annealing: a minimum, and more for each meal. It doesn't depend on time, so
 * the same request always gives the same plan.
 */
const cooling = {
  cost: { restarts: 1, minTries: 3_000, perMeal: 90 },
  points: { restarts: 2, minTries: 8_000, perMeal: 220 },
} as const;
/**
 * Effort of `refine`, in the unit of `BestChoice.weighed`. The tightest budget that allows a plan is the
 * hardest; wider ones start from its result.
 */
const settlingTries = {
  cost: 800_000,
  tightest: 11_500_000,
  wider: 5_200_000,
  free: 9_500_000,
  feeds: 3_000_000,
} as const;

const mealsOf = ({ courses }: Model): number => courses.reduce((sum, { free }) => sum + free, 0);

type Bounds = Omit<Limits, 'tries'>;

/** Anneals several times from the same start and returns the best. */
const cool = (model: Model, start: Solution, limits: Bounds, seed: number, effort: number): Solution => {
  const { restarts, minTries, perMeal } = cooling[limits.objective];
  const tries = Math.ceil(effort * (minTries + perMeal * mealsOf(model)));
  let bestSoFar = start;
  for (let restart = 0; restart < restarts; restart += 1) {
    const next = anneal(model, start, { ...limits, tries }, mulberry32(seed + restart));
    if (next.points < bestSoFar.points) bestSoFar = next;
  }
  return bestSoFar;
};

const settle = (model: Model, savings: Savings, cooled: Solution, limits: Limits, seed: number): Solution =>
  refine(model, savings, cooled, limits, mulberry32(seed + cooling[limits.objective].restarts));

/**
 * The cheapest plan that the search finds with no dish too often; with repeated dishes only when nothing else
 * costs at most `maxCents`. Null when a course has no recipe, the stock doesn't suffice or no plan has the
 * minimum of energy.
 * @param maxCents null: any
 * @param effort share of the default effort
 */
export const cheapest = (
  model: Model,
  seed: number,
  maxCents = maxCentsOf(model.answers),
  effort = 1,
): Solution | null => {
  const solution = cheapestOf(model, seed, effort);
  if (solution && (maxCents === null || solution.cost <= maxCents)) return solution;
  const relaxed = cheapestOf(withRelaxedRepetition(model), seed, effort);
  return relaxed && (!solution || relaxed.cost <= (maxCents ?? relaxed.cost)) ? relaxed : solution;
};

const withRelaxedRepetition = (model: Model): Model => ({
  ...model,
  repetitionCents: model.repetitionCents.map((cents) => cents.map((each) => RELAXED_REPETITION_SHARE * each)),
});

const cheapestOf = (model: Model, seed: number, effort: number): Solution | null => {
  const start = firstPlan(model);
  if (!start) return null;
  const bounds: Bounds = { objective: 'cost', maxCents: null };
  const cooled = cool(model, start, bounds, seed, effort);
  const settled = settle(
    model,
    savingsOf(model),
    cooled,
    { ...bounds, tries: effort * settlingTries.cost },
    seed,
  );
  return isInStock(settled.cost) && hasMinEnergy(model, settled) ? settled : null;
};

/** Whether a plan has the minimum of energy. */
const hasMinEnergy = (model: Model, { slots }: Solution): boolean =>
  (planStateOf(model, slots, 'cost').sums[SUM.kcal] as number) >= MIN_ENERGY_SHARE - EPSILON;

/**
 * The best plan within a budget that the search finds, starting from the cheapest. A wider budget starts from
 * the results of the tighter ones, so that more money never gives a worse plan. Null when the cheapest plan
 * is over the budget.
 * @param requestedMaxCents null: any
 * @param effort share of the default effort
 */
export const best = (
  model: Model,
  cheap: Solution,
  seed: number,
  requestedMaxCents = maxCentsOf(model.answers),
  effort = 1,
): Solution | null => {
  if (requestedMaxCents !== null && cheap.cost > requestedMaxCents) return null;
  const savings = savingsOf(model);
  const bounds: Bounds = { objective: 'points', maxCents: null };
  const cooled = cool(model, scored(model, cheap), bounds, seed, effort);
  let settled: Solution | null = null;
  const free = (): Solution => {
    settled ??= settle(model, savings, cooled, { ...bounds, tries: effort * settlingTries.free }, seed);
    return settled;
  };
  const within = (start: Solution, maxCents: number | null, tries: number): Solution => {
    const limits: Limits = { objective: 'points', maxCents, tries: effort * tries };
    return settle(model, savings, cool(model, scored(model, start), limits, seed, effort), limits, seed);
  };
  // The best plan without a budget is also the best within each budget that it happens to keep. Nothing in
  // this loop may depend on the requested budget.
  let bestSoFar: Solution | null = null;
  for (const maxCents of maxCentsUpTo(requestedMaxCents)) {
    if (maxCents !== null && cheap.cost > maxCents) continue;
    const isFree =
      maxCents === null || (cooled.cost <= FAR_OVER_BUDGET * maxCents && free().cost <= maxCents);
    const tries = bestSoFar ? settlingTries.wider : settlingTries.tightest;
    const next: Solution = isFree ? free() : within(bestSoFar ?? cheap, maxCents, tries);
    const isBetter = !bestSoFar || next.points < bestSoFar.points;
    if (isBetter && hasMinEnergy(model, next)) bestSoFar = next;
    if (isFree) break;
  }
  // When every better plan has too little energy, the cheapest one stays.
  return bestSoFar ?? scored(model, cheap);
};

/**
 * The cheapest plan that the search finds with enough energy, fruit and vegetables (`moneyModelOf`), starting
 * from the cheapest one without these floors; null when it finds none in stock.
 */
export const cheapestThatFeeds = (
  model: Model,
  cheap: Solution,
  seed: number,
  effort: number,
): Solution | null => {
  const money = moneyModelOf(model);
  const bounds: Bounds = { objective: 'points', maxCents: null };
  const cooled = cool(money, scored(money, cheap), bounds, seed, effort);
  const limits = { ...bounds, tries: effort * settlingTries.feeds };
  const settled = settle(money, savingsOf(money), cooled, limits, seed);
  return isInStock(settled.cost) ? settled : null;
};

/**
 * Improves a plan by exchanges alone, for example one of answers that differ a little.
 * @param maxCents null: any
 * @param effort share of the default effort
 */
export const improve = (
  model: Model,
  slots: Slots,
  seed: number,
  maxCents: number | null,
  effort: number,
): Solution => {
  const start = scored(model, { slots, cost: 0, points: 0 });
  const limits: Limits = { objective: 'points', maxCents, tries: effort * settlingTries.free };
  return settle(model, savingsOf(model), start, limits, seed);
};

/** A plan that costs this many times the budget after annealing isn't refined without the budget first. */
const FAR_OVER_BUDGET = 1.25;

/** The limits of the bands below the requested budget, then that budget. */
const maxCentsUpTo = (requestedMaxCents: number | null): readonly (number | null)[] => [
  ...budgetBands.flatMap(({ maxCents }) =>
    maxCents !== null && (requestedMaxCents === null || maxCents < requestedMaxCents) ? [maxCents] : [],
  ),
  requestedMaxCents,
];

const scored = (model: Model, { slots }: Solution): Solution => {
  const state = planStateOf(model, slots, 'points');
  return { slots, cost: state.cost(), points: state.points() };
};
