import type { Random } from '@nutricion/domain/kit/random';
import type { Model } from '../model/model.ts';
import type { Savings } from '../model/savings.ts';
import {
  anyOf,
  EPSILON,
  type Limits,
  membersOfSlots,
  planStateOf,
  replaceMeal,
  type Slots,
  type Solution,
} from '../model/slots.ts';
import { exchangerOf } from './exchange.ts';

/** How many meals, or recipes with all of their meals, are changed at random: two or three. */
const SHAKEN_MEALS = { least: 2, more: 2 } as const;
/** After this many shakes without a better plan the search ends, which saves time for small plans. */
const MAX_IDLE_SHAKES = 150;
/** How often all meals of a recipe are changed with it. */
const WHOLE_RECIPE_SHARE = 0.5;
/** The search also continues from a plan that is worse than the best by this share of its points. */
const NEARLY_AS_GOOD_SHARE = 0.005;
/** After this many shakes without a better plan the search returns to the best. */
const PATIENCE = 20;

/**
 * Price of a cent over the budget, as a multiple of a cent's points: it rises after plans over the budget and
 * falls after plans within it.
 */
const OVERDRAFT = { first: 50, dearer: 1.5, cheaper: 1 / 1.1 } as const;

/**
 * Improves a plan by exchanges (`exchange.ts`), then repeatedly changes some of its meals at random and
 * improves it again, until the effort of `tries` is used up. Never worse than its start, which must cost at
 * most `maxCents`.
 */
export const refine = (
  model: Model,
  savings: Savings,
  start: Solution,
  limits: Limits,
  random: Random,
): Solution => {
  const members = membersOfSlots(model);
  const state = planStateOf(model, start.slots, limits.objective);
  const slots = start.slots.slice();
  if (slots.length === 0) return start;
  const max = limits.maxCents ?? Number.POSITIVE_INFINITY;
  const exchanger = exchangerOf(model, savings, state, members, { maxCents: max, tries: limits.tries });
  const fresh = new Uint8Array(slots.length).fill(1);
  let overdraft = OVERDRAFT.first * state.pointsPerCent;

  const put = (slot: number, recipe: number): void => {
    replaceMeal(state, slots[slot] as number, recipe);
    slots[slot] = recipe;
    state.commit();
  };
  const shake = (): void => {
    const count = SHAKEN_MEALS.least + Math.floor(random() * SHAKEN_MEALS.more);
    for (let each = 0; each < count; each += 1) {
      const slot = Math.floor(random() * slots.length);
      const old = slots[slot];
      const recipe = anyOf(members[slot] as Int32Array, random);
      const isWhole = random() < WHOLE_RECIPE_SHARE;
      for (let other = 0; other < slots.length; other += 1) {
        const isMeant =
          other === slot || (isWhole && slots[other] === old && members[other] === members[slot]);
        if (!isMeant) continue;
        put(other, recipe);
        fresh[other] = 1;
      }
    }
  };
  const returnTo = (plan: Slots): void => {
    for (let slot = 0; slot < slots.length; slot += 1) put(slot, plan[slot] as number);
  };
  const settle = (): void => {
    exchanger.settle(slots, fresh, overdraft);
    if (state.cost() <= max) {
      overdraft *= OVERDRAFT.cheaper;
      return;
    }
    overdraft *= OVERDRAFT.dearer;
    exchanger.settle(slots, fresh, overdraft);
  };

  let best = start;
  let from = start;
  let lastBetter = 0;
  for (let shakes = 0; ; shakes += 1) {
    settle();
    const now: Solution = { slots: slots.slice(), cost: state.cost(), points: state.points() };
    if (now.cost <= max) {
      if (now.points < from.points + NEARLY_AS_GOOD_SHARE * best.points) from = now;
      if (now.points < best.points - EPSILON) {
        best = now;
        lastBetter = shakes;
      }
    }
    if (exchanger.isDone() || shakes - lastBetter === MAX_IDLE_SHAKES) return best;
    if ((shakes - lastBetter) % PATIENCE === PATIENCE - 1) from = best;
    returnTo(from.slots);
    shake();
  }
};
