import type { Random } from '@nutricion/domain/random';
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

/** How many meals, or recipes with all of their meals, are shaken: two or three. */
const SHAKEN_MEALS = { least: 2, more: 2 } as const;
/** Small plans are settled quickly; after so many shakes without a better plan nothing new comes of them. */
const MAX_IDLE_SHAKES = 150;
/** How often every meal of a recipe changes with it. */
const WHOLE_RECIPE_SHARE = 0.5;
/** A plan so much worse than the best, as a share of its points, is still gone on from: next to it may be a better one. */
const NEARLY_AS_GOOD_SHARE = 0.005;
/** After so many shakes without a better plan the next is of the best again. */
const PATIENCE = 20;

/**
 * What a cent over the budget counts when a plan is settled, in points that a cent costs: the more as long as plans
 * end over it, the less as long as they end within.
 */
const OVERDRAFT = { first: 50, dearer: 1.5, cheaper: 1 / 1.1 } as const;

/**
 * Settles a plan by exchanges (`exchange.ts`); then shakes some of its meals and settles it again, from the best so
 * far or nearly, until as much was weighed as `tries` allows. Never worse than its start, which must keep `maxCents`.
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
