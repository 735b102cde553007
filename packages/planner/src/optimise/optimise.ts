import { budgetBands, maxCentsOf } from '@nutricion/domain/meal-plan/answers';
import { mulberry32 } from '@nutricion/domain/random';
import type { Model } from '../model/model.ts';
import { type Savings, savingsOf } from '../model/savings.ts';
import { EPSILON, type Found, firstPlan, type Limits, type Slots, tableOf } from '../model/slots.ts';
import { isInStock, SUM } from '../model/table.ts';
import { LEAST_ENERGY } from '../model/weights.ts';
import { DULL_SHARE } from '../pantry/repetition.ts';
import { anneal } from './anneal.ts';
import { refine } from './refine.ts';

/** Changes tried while a plan cools, and more for each meal to choose. The same request is always searched alike. */
const cooling = {
  cost: { restarts: 1, least: 3_000, perMeal: 90 },
  points: { restarts: 2, least: 8_000, perMeal: 220 },
} as const;
/**
 * What is weighed while a plan is settled (`BestChoice`). The tightest budget that allows a plan is the hardest to
 * search; wider ones begin with what it found.
 */
const settling = { cost: 800_000, tightest: 11_500_000, wider: 5_200_000, free: 9_500_000 } as const;

const mealsOf = ({ courses }: Model): number => courses.reduce((sum, { free }) => sum + free, 0);

type Wanted = Omit<Limits, 'tries'>;

/** Cools from the start as often as is worth it; the best that came of it. */
const cool = (model: Model, start: Found, limits: Wanted, seed: number, effort: number): Found => {
  const { restarts, least, perMeal } = cooling[limits.aim];
  const tries = Math.ceil(effort * (least + perMeal * mealsOf(model)));
  let bestSoFar = start;
  for (let restart = 0; restart < restarts; restart += 1) {
    const next = anneal(model, start, { ...limits, tries }, mulberry32(seed + restart));
    if (next.points < bestSoFar.points) bestSoFar = next;
  }
  return bestSoFar;
};

const settle = (model: Model, savings: Savings, cooled: Found, limits: Limits, seed: number): Found =>
  refine(model, savings, cooled, limits, mulberry32(seed + cooling[limits.aim].restarts));

/**
 * The cheapest plan that the search finds without a dish too often, or with one where nothing else is within the bound. Null when
 * a course has no recipe, the stock doesn't suffice or no plan has the energy that one has to live on.
 * @param maxCents null: any
 * @param effort share of what is usually weighed
 */
export const cheapest = (
  model: Model,
  seed: number,
  maxCents = maxCentsOf(model.answers),
  effort = 1,
): Found | null => {
  const found = cheapestOf(model, seed, effort);
  if (found && (maxCents === null || found.cost <= maxCents)) return found;
  const dull = cheapestOf(dullerModel(model), seed, effort);
  return dull && (!found || dull.cost <= (maxCents ?? dull.cost)) ? dull : found;
};

const dullerModel = (model: Model): Model => ({
  ...model,
  dullness: model.dullness.map((cents) => cents.map((each) => DULL_SHARE * each)),
});

const cheapestOf = (model: Model, seed: number, effort: number): Found | null => {
  const start = firstPlan(model);
  if (!start) return null;
  const money: Wanted = { aim: 'cost', maxCents: null };
  const cooled = cool(model, start, money, seed, effort);
  const settled = settle(model, savingsOf(model), cooled, { ...money, tries: effort * settling.cost }, seed);
  return isInStock(settled.cost) && isToLiveOn(model, settled) ? settled : null;
};

/** Whether a plan has the energy below which none is offered. */
const isToLiveOn = (model: Model, { slots }: Found): boolean =>
  (tableOf(model, slots, 'cost').sums[SUM.kcal] as number) >= LEAST_ENERGY - EPSILON;

/**
 * The best plan within a bound that the search finds, from the cheapest on. A wider budget
 * starts from what the tighter ones found, so that more money never gives a worse plan. Null: the cheapest is
 * over it.
 * @param wanted cents; null: any
 * @param effort share of what is usually weighed
 */
export const best = (
  model: Model,
  cheap: Found,
  seed: number,
  wanted = maxCentsOf(model.answers),
  effort = 1,
): Found | null => {
  if (wanted !== null && cheap.cost > wanted) return null;
  const savings = savingsOf(model);
  const all: Wanted = { aim: 'points', maxCents: null };
  const cooled = cool(model, inPoints(model, cheap), all, seed, effort);
  let settled: Found | null = null;
  const free = (): Found => {
    settled ??= settle(model, savings, cooled, { ...all, tries: effort * settling.free }, seed);
    return settled;
  };
  const within = (start: Found, maxCents: number | null, tries: number): Found => {
    const limits: Limits = { aim: 'points', maxCents, tries: effort * tries };
    return settle(model, savings, cool(model, inPoints(model, start), limits, seed, effort), limits, seed);
  };
  // What keeps the tightest budget unasked is the best for all of them. Nothing here may depend on what is wanted.
  let bestSoFar: Found | null = null;
  for (const maxCents of boundsUpTo(wanted)) {
    if (maxCents !== null && cheap.cost > maxCents) continue;
    const isFree = maxCents === null || (cooled.cost <= FAR_OVER * maxCents && free().cost <= maxCents);
    const tries = bestSoFar ? settling.wider : settling.tightest;
    const next: Found = isFree ? free() : within(bestSoFar ?? cheap, maxCents, tries);
    const isBetter = !bestSoFar || next.points < bestSoFar.points;
    if (isBetter && isToLiveOn(model, next)) bestSoFar = next;
    if (isFree) break;
  }
  // What the search can't better without too little to eat stays as cheap as it is.
  return bestSoFar ?? inPoints(model, cheap);
};

/**
 * The best plan that exchanges find from one within the bound, such as the best of answers that differ a little.
 * @param maxCents null: any
 * @param effort share of what is usually weighed
 */
export const bettered = (
  model: Model,
  slots: Slots,
  seed: number,
  maxCents: number | null,
  effort: number,
): Found => {
  const start = inPoints(model, { slots, cost: 0, points: 0 });
  const limits: Limits = { aim: 'points', maxCents, tries: effort * settling.free };
  return settle(model, savingsOf(model), start, limits, seed);
};

/** What costs so many times the budget once cooled needn't be settled to know: within it is searched by itself. */
const FAR_OVER = 1.25;

/** The bands below what the plan may cost, then that. */
const boundsUpTo = (wanted: number | null): readonly (number | null)[] => [
  ...budgetBands.flatMap(({ maxCents }) =>
    maxCents !== null && (wanted === null || maxCents < wanted) ? [maxCents] : [],
  ),
  wanted,
];

const inPoints = (model: Model, { slots }: Found): Found => {
  const table = tableOf(model, slots, 'points');
  return { slots, cost: table.cost(), points: table.points() };
};
