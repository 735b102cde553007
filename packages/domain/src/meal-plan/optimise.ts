import { mulberry32 } from '../random.ts';
import { budgetBands, maxCentsOf } from './answers.ts';
import type { Model } from './model.ts';
import { type Found, firstPlan, improve } from './search.ts';
import { isInStock, layTable } from './table.ts';

/** Tries of a search: so many, and more for each meal to choose. The same request is always searched alike. */
const effort = {
  cost: { least: 10_000, perMeal: 1_200 },
  points: { least: 60_000, perMeal: 6_000 },
} as const;

const triesOf = (aim: keyof typeof effort, { courses }: Model): number =>
  effort[aim].least + effort[aim].perMeal * courses.reduce((sum, { free }) => sum + free, 0);

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
    const limits = { aim: 'points', maxCents, tries: triesOf('points', model) } as const;
    return improve(model, weighed(model, start), limits, mulberry32(seed));
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
