import { mulberry32 } from '../random.ts';
import { anneal } from './anneal.ts';
import { budgetBands, maxCentsOf } from './answers.ts';
import type { Model } from './model.ts';
import { refine } from './refine.ts';
import { type Savings, savingsOf } from './savings.ts';
import { type Found, firstPlan, type Limits, tableOf } from './slots.ts';
import { isInStock } from './table.ts';

/**
 * Changes tried while a plan cools, and more for each meal to choose; then pairs of meals looked at. The same
 * request is always searched alike.
 */
const effort = {
  cost: { restarts: 1, least: 10_000, perMeal: 1_200, pairs: 500 },
  points: { restarts: 2, least: 8_000, perMeal: 400, pairs: 16_000 },
} as const;

const mealsOf = ({ courses }: Model): number => courses.reduce((sum, { free }) => sum + free, 0);

/** Cools from the start more than once, and refines the best that came of it. */
const improve = (
  model: Model,
  savings: Savings,
  start: Found,
  limits: Omit<Limits, 'tries'>,
  seed: number,
): Found => {
  const { restarts, least, perMeal, pairs } = effort[limits.aim];
  const tries = least + perMeal * mealsOf(model);
  let found = start;
  for (let restart = 0; restart < restarts; restart += 1) {
    const next = anneal(model, start, { ...limits, tries }, mulberry32(seed + restart));
    if (next.points < found.points) found = next;
  }
  return refine(model, savings, found, { ...limits, tries: pairs }, mulberry32(seed + restarts));
};

/** The cheapest plan that the search finds; null when a course has no recipe or the stock doesn't suffice. */
export const cheapest = (model: Model, seed: number): Found | null => {
  const start = firstPlan(model);
  if (!start) return null;
  const found = improve(model, savingsOf(model), start, { aim: 'cost', maxCents: null }, seed);
  return isInStock(found.cost) ? found : null;
};

/**
 * The best plan within the budget of the answers that the search finds, from the cheapest on. A wider budget
 * starts from what the tighter ones found, so that more money never gives a worse plan. Null: the cheapest is
 * over the budget.
 */
export const best = (model: Model, cheap: Found, seed: number): Found | null => {
  const wanted = maxCentsOf(model.answers);
  if (wanted !== null && cheap.cost > wanted) return null;
  const savings = savingsOf(model);
  const weigh = (start: Found, maxCents: number | null): Found =>
    improve(model, savings, weighed(model, start), { aim: 'points', maxCents }, seed);
  const free = weigh(cheap, null);
  // What keeps the tightest budget unasked is the best for all of them.
  let found: Found | null = null;
  for (const maxCents of boundsUpTo(wanted)) {
    if (maxCents !== null && cheap.cost > maxCents) continue;
    const isFree = maxCents === null || free.cost <= maxCents;
    const next: Found = isFree ? free : weigh(found ?? cheap, maxCents);
    if (!found || next.points < found.points) found = next;
    if (isFree) break;
  }
  return found;
};

/** The bands below what the plan may cost, then that. */
const boundsUpTo = (wanted: number | null): readonly (number | null)[] => [
  ...budgetBands.flatMap(({ maxCents }) =>
    maxCents !== null && (wanted === null || maxCents < wanted) ? [maxCents] : [],
  ),
  wanted,
];

const weighed = (model: Model, { slots }: Found): Found => {
  const table = tableOf(model, slots, 'points');
  return { slots, cost: table.cost(), points: table.points() };
};
