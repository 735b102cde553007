import type { Random } from '../random.ts';
import type { Model } from './model.ts';
import { type Aim, isInStock, layTable, type Table } from './table.ts';

/** The recipe of each free meal, course by course in the model's order. */
export type Slots = Int32Array;

export interface Found {
  readonly slots: Slots;
  /** Cents. */
  readonly cost: number;
  /** Of the aim that was searched for. */
  readonly points: number;
}

interface Limits {
  readonly aim: Aim;
  /** Cents, never exceeded once kept; null: none. */
  readonly maxCents: number | null;
  readonly tries: number;
}

/** The members that each slot can hold. */
const membersOfSlots = ({ courses }: Model): readonly (readonly number[])[] =>
  courses.flatMap(({ members, free }) => Array.from({ length: free }, () => members));

/** Some plan: for each meal in turn the recipe that then costs least; null when a course has no recipe. */
export const firstPlan = (model: Model): Found | null => {
  const members = membersOfSlots(model);
  if (members.some((each) => each.length === 0)) return null;
  const table = layTable(model);
  const slots = new Int32Array(members.length);
  for (const [slot, recipes] of members.entries()) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const recipe of recipes) {
      table.add(recipe, 1);
      const cost = table.cost();
      if (cost < least) {
        least = cost;
        best = recipe;
      }
      table.add(recipe, -1);
    }
    table.add(best, 1);
    slots[slot] = best;
  }
  return { slots, cost: table.cost(), points: table.points('cost') };
};

/**
 * Simulated annealing from a plan, one cooling; then meals changed one by one, until no single change is any
 * better. Never worse than its start. `start` must keep `maxCents`.
 */
export const improve = (model: Model, start: Found, limits: Limits, random: Random): Found => {
  const members = membersOfSlots(model);
  const table = tableOf(model, start.slots);
  const slots = start.slots.slice();
  const { aim, tries } = limits;
  const isAllowed = allowing(limits.maxCents);
  const overdraft = overdraftOf(model, limits.maxCents);
  let points = table.points(aim);
  let best: Found = { slots: slots.slice(), cost: table.cost(), points };
  if (slots.length === 0) return best;

  const moves = movesOf(table, slots, members, random);
  const cooling = COLD_SHARE ** (1 / tries);
  let temperature = startTemperature(table, slots, members, aim, random);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    temperature *= cooling;
    moves.make();
    const after = table.points(aim);
    const worse = after - points + overdraft.more(table.cost());
    if (worse > 0 && random() >= Math.exp(-worse / temperature)) {
      moves.takeBack();
    } else {
      points = after;
      overdraft.take(table.cost());
      if (points < best.points - EPSILON && isAllowed(table.cost()))
        best = { slots: slots.slice(), cost: table.cost(), points };
    }
    overdraft.adapt();
  }
  return polish(model, best, limits);
};

/** Changes to the slots that the search tries; the last one can be taken back. */
const movesOf = (table: Table, slots: Slots, members: readonly (readonly number[])[], random: Random) => {
  const changed = new Int32Array(2 * slots.length + MOST_CHANGES);
  const before = new Int32Array(2 * slots.length + MOST_CHANGES);
  let count = 0;
  const put = (slot: number, recipe: number) => {
    changed[count] = slot;
    before[count] = slots[slot] as number;
    count += 1;
    change(table, slots[slot] as number, recipe);
    slots[slot] = recipe;
  };
  const anySlot = () => Math.floor(random() * slots.length);
  /** Often one that is on the table already: it shares packages with itself. */
  const anyRecipe = (slot: number): number => {
    const other = anySlot();
    const isOfCourse = members[other] === members[slot];
    return isOfCourse && random() < KNOWN_SHARE
      ? (slots[other] as number)
      : anyOf(members[slot] as readonly number[], random);
  };
  return {
    make: () => {
      count = 0;
      const slot = anySlot();
      const kind = random();
      if (kind < WHOLE_SHARE) {
        const old = slots[slot];
        const recipe = anyOf(members[slot] as readonly number[], random);
        for (let each = 0; each < slots.length; each += 1)
          // What one meal can be another at work can't.
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
      for (; count > 0; count -= 1) {
        const slot = changed[count - 1] as number;
        change(table, slots[slot] as number, before[count - 1] as number);
        slots[slot] = before[count - 1] as number;
      }
    },
  };
};

/** Changes one meal at a time to the best other recipe, until none is any better. */
const polish = (model: Model, found: Found, { aim, maxCents }: Limits): Found => {
  const members = membersOfSlots(model);
  const table = tableOf(model, found.slots);
  const slots = found.slots.slice();
  const isAllowed = allowing(maxCents);
  let points = table.points(aim);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let slot = 0; slot < slots.length; slot += 1)
      for (const recipe of members[slot] ?? []) {
        const old = slots[slot] as number;
        if (recipe === old) continue;
        change(table, old, recipe);
        const after = table.points(aim);
        if (after < points - EPSILON && isAllowed(table.cost())) {
          slots[slot] = recipe;
          points = after;
          isBetter = true;
        } else change(table, recipe, old);
      }
  }
  return { slots, cost: table.cost(), points };
};

/** Sums of fractions differ in their last places by the way they came about. */
const EPSILON = 1e-6;
/** How often another meal changes as well, and again another; and how often every meal of one recipe does. */
const SEVERAL_SHARE = 0.5;
/** Beyond any: a chance of one in 2 ** 32. */
const MOST_CHANGES = 32;
const WHOLE_SHARE = 0.1;
/** How often a meal becomes another that is in the plan, where the two are of one course. */
const KNOWN_SHARE = 0.5;
/** The last temperature of the first. */
const COLD_SHARE = 0.01;
/** The share of an average worsening that is still taken at first. */
const HOT_SHARE = 0.5;
const SAMPLES = 200;

/**
 * What being over the budget costs on the way: the search may pass through, but the longer it stays there the
 * dearer it gets, and the longer it keeps within the cheaper, so that it walks along the border.
 */
const overdraftOf = ({ answers: { days, people } }: Model, maxCents: number | null) => {
  const max = maxCents ?? Number.POSITIVE_INFINITY;
  const state = Float64Array.of(OVERDRAFT / (days * people), 0, 0);
  const PRICE = 0;
  const OVER = 1;
  const TRIES = 2;
  return {
    /** Points that a plan of this cost is worse than the one taken last. */
    more: (cost: number): number =>
      (state[PRICE] as number) * (Math.max(0, cost - max) - (state[OVER] as number)),
    take: (cost: number) => {
      state[OVER] = Math.max(0, cost - max);
    },
    adapt: () => {
      state[TRIES] = (state[TRIES] as number) + 1;
      if ((state[TRIES] as number) % ADAPT_EVERY !== 0) return;
      state[PRICE] = (state[PRICE] as number) * ((state[OVER] as number) > 0 ? DEARER : 1 / DEARER);
    },
  };
};
/** Points of a cent over the budget at first, in cents of a person and day. */
const OVERDRAFT = 2;
const ADAPT_EVERY = 30;
const DEARER = 1.05;

const allowing =
  (maxCents: number | null) =>
  (cost: number): boolean =>
    maxCents === null || cost <= maxCents;

const anyOf = (members: readonly number[], random: Random): number =>
  members[Math.floor(random() * members.length)] as number;

const change = (table: Table, from: number, to: number): void => {
  if (from === to) return;
  table.add(from, -1);
  table.add(to, 1);
};

const tableOf = (model: Model, slots: Slots): Table => {
  const table = layTable(model);
  for (const recipe of slots) table.add(recipe, 1);
  return table;
};

/** About what a change to the worse costs on average, shortages left out. */
const startTemperature = (
  table: Table,
  slots: Slots,
  members: readonly (readonly number[])[],
  aim: Aim,
  random: Random,
): number => {
  const points = table.points(aim);
  let sum = 0;
  let count = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const slot = Math.floor(random() * slots.length);
    const old = slots[slot] as number;
    const recipe = anyOf(members[slot] as readonly number[], random);
    change(table, old, recipe);
    const worse = table.points(aim) - points;
    if (worse > 0 && isInStock(table.cost())) {
      sum += worse;
      count += 1;
    }
    change(table, recipe, old);
  }
  return count === 0 ? 1 : (HOT_SHARE * sum) / count;
};
