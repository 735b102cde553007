import type { Random } from '../random.ts';
import { exchangerOf } from './exchange.ts';
import type { Model } from './model.ts';
import {
  anyOf,
  change,
  EPSILON,
  type Found,
  type Limits,
  membersOfSlots,
  type Slots,
  tableOf,
} from './slots.ts';

/** How many meals, or recipes with all of their meals, are shaken: two or three. */
const SHAKEN = { least: 2, more: 2 } as const;
/** Small plans are settled quickly; after so many shakes nothing new comes of them. */
const MOST_SHAKES = 150;
/** How often every meal of a recipe changes with it. */
const WHOLE_SHARE = 0.5;

/**
 * Settles a plan by exchanges (`exchange.ts`); then shakes some of its meals and settles it again, from the best so
 * far, until `tries` pairs were looked at. Never worse than its start, which must keep `maxCents`.
 */
export const refine = (model: Model, start: Found, limits: Limits, random: Random): Found => {
  const members = membersOfSlots(model);
  const table = tableOf(model, start.slots, limits.aim);
  const slots = start.slots.slice();
  if (slots.length === 0) return start;
  const max = limits.maxCents ?? Number.POSITIVE_INFINITY;
  const exchanger = exchangerOf(model, table, members, { maxCents: max, tries: limits.tries });
  const put = (slot: number, recipe: number): void => {
    change(table, slots[slot] as number, recipe);
    slots[slot] = recipe;
    table.keep();
  };
  const shake = (): void => {
    const count = SHAKEN.least + Math.floor(random() * SHAKEN.more);
    for (let each = 0; each < count; each += 1) {
      const slot = Math.floor(random() * slots.length);
      const old = slots[slot];
      const recipe = anyOf(members[slot] as Int32Array, random);
      const isWhole = random() < WHOLE_SHARE;
      for (let other = 0; other < slots.length; other += 1)
        if (other === slot || (isWhole && slots[other] === old && members[other] === members[slot]))
          put(other, recipe);
    }
  };
  const returnTo = (plan: Slots): void => {
    for (let slot = 0; slot < slots.length; slot += 1) put(slot, plan[slot] as number);
  };

  let best = start;
  for (let shakes = 0; ; shakes += 1) {
    exchanger.settle(slots);
    const points = table.points();
    if (points < best.points - EPSILON && table.cost() <= max)
      best = { slots: slots.slice(), cost: table.cost(), points };
    if (exchanger.isDone() || shakes === MOST_SHAKES) return best;
    returnTo(best.slots);
    shake();
  }
};
