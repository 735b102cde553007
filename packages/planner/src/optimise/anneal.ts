import type { Random } from '@nutricion/domain/kit/random';
import type { Model } from '../model/model.ts';
import { isInStock, type PlanState } from '../model/plan-state.ts';
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

/**
 * Improves a plan by simulated annealing with a single cooling. Never worse than its start, which must cost
 * at most `maxCents`.
 */
export const anneal = (model: Model, start: Solution, limits: Limits, random: Random): Solution => {
  const members = membersOfSlots(model);
  const state = planStateOf(model, start.slots, limits.objective);
  const slots = start.slots.slice();
  const { tries } = limits;
  const max = limits.maxCents ?? Number.POSITIVE_INFINITY;
  const overdraft = overdraftPrice(model, limits.maxCents);
  let points = state.points();
  let best: Solution = { slots: slots.slice(), cost: state.cost(), points };
  if (slots.length === 0) return best;

  const moves = movesOf(state, slots, members, random);
  const cooling = COLD_SHARE ** (1 / tries);
  let temperature = startTemperature(state, slots, members, random);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    temperature *= cooling;
    moves.make();
    const after = state.points();
    const worse = after - points + overdraft.added(state.cost());
    if (worse > 0 && random() >= Math.exp(-worse / temperature)) {
      moves.takeBack();
    } else {
      state.commit();
      points = after;
      overdraft.accept(state.cost());
      if (points < best.points - EPSILON && state.cost() <= max)
        best = { slots: slots.slice(), cost: state.cost(), points };
    }
    overdraft.adapt();
  }
  return best;
};

/** Random changes of the slots; the last one can be rolled back. */
const movesOf = (state: PlanState, slots: Slots, members: readonly Int32Array[], random: Random) => {
  const changed = new Int32Array(2 * slots.length + EXTRA_CHANGES);
  const before = new Int32Array(2 * slots.length + EXTRA_CHANGES);
  let count = 0;
  const put = (slot: number, recipe: number) => {
    changed[count] = slot;
    before[count] = slots[slot] as number;
    count += 1;
    replaceMeal(state, slots[slot] as number, recipe);
    slots[slot] = recipe;
  };
  const anySlot = () => Math.floor(random() * slots.length);
  /** Often a recipe that is already in the plan, since it shares packages with itself. */
  const anyRecipe = (slot: number): number => {
    const other = anySlot();
    const isOfCourse = members[other] === members[slot];
    return isOfCourse && random() < REUSE_SHARE
      ? (slots[other] as number)
      : anyOf(members[slot] as Int32Array, random);
  };
  return {
    make: () => {
      count = 0;
      const slot = anySlot();
      const kind = random();
      if (kind < WHOLE_RECIPE_SHARE) {
        const old = slots[slot];
        const recipe = anyOf(members[slot] as Int32Array, random);
        for (let each = 0; each < slots.length; each += 1)
          // Meals of one recipe can have different members, such as a meal at work.
          if (slots[each] === old && members[each] === members[slot]) put(each, recipe);
        return;
      }
      put(slot, anyRecipe(slot));
      for (let share = SEVERAL_SHARE; kind > 1 - share; share *= SEVERAL_SHARE) {
        const other = anySlot();
        put(other, anyRecipe(other));
      }
    },
    takeBack: () => {
      state.rollBack();
      for (; count > 0; count -= 1) slots[changed[count - 1] as number] = before[count - 1] as number;
    },
  };
};

/** How often a further meal is changed as well, and then another; and how often all meals of a recipe are. */
const SEVERAL_SHARE = 0.5;
/** More changes than this have a chance of one in 2 ** 32. */
const EXTRA_CHANGES = 32;
const WHOLE_RECIPE_SHARE = 0.1;
/** How often a meal gets a recipe that is already in the plan, when both are of one course. */
const REUSE_SHARE = 0.5;
/** The final temperature as a share of the first. */
const COLD_SHARE = 0.01;
/** The first temperature as a share of an average worsening. */
const HOT_SHARE = 0.5;
const SAMPLES = 200;

/**
 * The price of exceeding the budget while annealing. The search may pass through such plans, but the price
 * rises while it stays there and falls while it keeps the budget, so that it stays close to the border.
 */
const overdraftPrice = ({ answers: { days, people } }: Model, maxCents: number | null) => {
  const max = maxCents ?? Number.POSITIVE_INFINITY;
  const state = Float64Array.of(FIRST_PRICE / (days * people), 0, 0);
  const PRICE = 0;
  const OVER = 1;
  const TRIES = 2;
  return {
    /** Points by which a plan of this cost is worse than the last accepted one. */
    added: (cost: number): number =>
      (state[PRICE] as number) * (Math.max(0, cost - max) - (state[OVER] as number)),
    accept: (cost: number) => {
      state[OVER] = Math.max(0, cost - max);
    },
    adapt: () => {
      state[TRIES] = (state[TRIES] as number) + 1;
      if ((state[TRIES] as number) % ADAPT_EVERY !== 0) return;
      state[PRICE] =
        (state[PRICE] as number) * ((state[OVER] as number) > 0 ? PRICE_FACTOR : 1 / PRICE_FACTOR);
    },
  };
};
/** First price of a cent over the budget, in points of a cent per person and day. */
const FIRST_PRICE = 2;
const ADAPT_EVERY = 30;
const PRICE_FACTOR = 1.05;

/**
 * An average worsening by one random change, multiplied by `HOT_SHARE`; changes that exceed the stock are
 * left out.
 */
const startTemperature = (
  state: PlanState,
  slots: Slots,
  members: readonly Int32Array[],
  random: Random,
): number => {
  const points = state.points();
  let sum = 0;
  let count = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const slot = Math.floor(random() * slots.length);
    const old = slots[slot] as number;
    const recipe = anyOf(members[slot] as Int32Array, random);
    replaceMeal(state, old, recipe);
    const worse = state.points() - points;
    if (worse > 0 && isInStock(state.cost())) {
      sum += worse;
      count += 1;
    }
    state.rollBack();
  }
  return count === 0 ? 1 : (HOT_SHARE * sum) / count;
};
