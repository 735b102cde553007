import { mulberry32 } from '../random.ts';
import { budgetBands, maxCentsOf } from './answers.ts';
import type { Model } from './model.ts';
import { type Found, firstPlan, improve } from './search.ts';
import { isInStock, layTable } from './table.ts';

/** Tries in all: so many, and more for each meal to choose. The same request is always searched alike. */
const effort = {
  cost: { least: 10_000, perMeal: 1_200 },
  points: { least: 80_000, perMeal: 4_000 },
} as const;
/** Small plans are easily caught where they began to cool: for them several short searches find more than a long one. */
const SMALL_MEALS = 30;
const RESTARTS = { small: 5, large: 2 } as const;

const mealsOf = ({ courses }: Model): number => courses.reduce((sum, { free }) => sum + free, 0);
const triesOf = (aim: keyof typeof effort, model: Model): number =>
  effort[aim].least + effort[aim].perMeal * mealsOf(model);

/** The cheapest plan that the search finds; null when a course has no recipe or the stock doesn't suffice. */
export const cheapest = (model: Model, seed: number): Found | null => {
  const start = firstPlan(model);
  if (!start) return null;
  const limits = { aim: 'cost', maxCents: null, tries: triesOf('cost', model) } as const;
  const found = improve(model, start, limits, mulberry32(seed));
  return isInStock(found.cost) ? found : null;
};

/**
 * The best plan within the budget of the answers that the search finds, from the cheapest on. A wider budget
 * starts from what the tighter ones found, so that more money never gives a worse plan. Null: the cheapest is
 * over the budget.
 */
export const best = (model: Model, cheap: Found, seed: number): Found | null => {
  const wanted = maxCentsOf(model.answers.budget);
  if (wanted !== null && cheap.cost > wanted) return null;
  const weigh = (start: Found, maxCents: number | null): Found => {
    const restarts = mealsOf(model) <= SMALL_MEALS ? RESTARTS.small : RESTARTS.large;
    const tries = Math.round(triesOf('points', model) / restarts);
    let found = weighed(model, start);
    for (let restart = 0; restart < restarts; restart += 1) {
      const limits = { aim: 'points', maxCents, tries } as const;
      const next = improve(model, weighed(model, start), limits, mulberry32(seed + restart));
      if (next.points < found.points) found = next;
    }
    return found;
  };
  const free = weigh(cheap, null);
  // What keeps the tightest budget unasked is the best for all of them.
  let found: Found | null = null;
  for (const { maxCents } of budgetBands) {
    if (maxCents !== null && cheap.cost > maxCents) continue;
    const isFree = maxCents === null || free.cost <= maxCents;
    const next: Found = isFree ? free : weigh(found ?? cheap, maxCents);
    if (!found || next.points < found.points) found = next;
    if (maxCents === wanted || isFree) break;
  }
  return found;
};

const weighed = (model: Model, { slots }: Found): Found => {
  const table = layTable(model);
  for (const recipe of slots) table.add(recipe, 1);
  return { slots, cost: table.cost(), points: table.points('points') };
};
