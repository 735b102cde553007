import type { Model } from './model.ts';
import { EPSILON } from './slots.ts';
import { COST, SUMS, type Table } from './table.ts';

/**
 * Exchanges meals on a table for better ones until no exchange of one or of two at once is any better: a good plan
 * often needs both, one for the packages and another for the energy that it lacks then. `slots` and table change.
 */
export interface Exchanger {
  readonly settle: (slots: Int32Array) => void;
  /** Whether as many pairs were looked at as there were to be. */
  readonly isDone: () => boolean;
}

export const exchangerOf = (
  model: Model,
  table: Table,
  members: readonly Int32Array[],
  { maxCents, tries }: { readonly maxCents: number; readonly tries: number },
): Exchanger => {
  const savings = savingsOf(model);
  const recipes = model.uses.length;
  const most = members.reduce((longest, { length }) => Math.max(longest, length), 0);
  const ofOne = new Float64Array(most * SUMS);
  const ofOther = new Float64Array(most * SUMS);
  const { sums, pointsOf, ofCent, energy } = table;

  const read = (choices: Int32Array, meals: number, into: Float64Array): void => {
    for (let place = 0; place < choices.length; place += 1)
      table.more(choices[place] as number, meals, into, place * SUMS);
  };
  const after = (more: Float64Array, at: number): number =>
    (sums[COST] as number) + (more[at + COST] as number) > maxCents
      ? Number.POSITIVE_INFINITY
      : pointsOf(
          (sums[COST] as number) + (more[at + COST] as number),
          (sums[0] as number) + (more[at] as number),
          (sums[1] as number) + (more[at + 1] as number),
          (sums[2] as number) + (more[at + 2] as number),
          (sums[3] as number) + (more[at + 3] as number),
          (sums[4] as number) + (more[at + 4] as number),
        );
  const put = (recipe: number, meals: number): void => {
    for (let meal = 0; meal < Math.abs(meals); meal += 1) table.add(recipe, meals > 0 ? 1 : -1);
  };
  /** The best of `choices` to put on the table, in place of what `points` were with; -1: none. */
  const single = (choices: Int32Array, meals: number, points: number): number => {
    let chosen = -1;
    let least = points - EPSILON;
    read(choices, meals, ofOne);
    for (let place = 0; place < choices.length; place += 1) {
      const next = after(ofOne, place * SUMS);
      if (next >= least) continue;
      least = next;
      chosen = choices[place] as number;
    }
    return chosen;
  };
  let turn = 0;
  let looked = 0;
  const pair = Int32Array.of(-1, -1);
  const held = new Float64Array(SUMS);
  const linear = new Float64Array(most);
  const exact = new Float64Array(SUMS);
  /** What the plan with `held` and the other is at least, when `saved` cents are what both share at most. */
  const bound = (other: number, saved: number, best: number): number => {
    const to = other * SUMS;
    const cost = (held[COST] as number) + (ofOther[to + COST] as number) - saved;
    if (cost > maxCents) return Number.POSITIVE_INFINITY;
    const points =
      ofCent * ((held[COST] as number) - saved) +
      (held[0] as number) +
      (linear[other] as number) +
      energy * Math.abs((held[1] as number) + (ofOther[to + 1] as number) - 1);
    return points >= best
      ? points
      : pointsOf(
          0,
          points,
          1,
          (held[2] as number) + (ofOther[to + 2] as number),
          (held[3] as number) + (ofOther[to + 3] as number),
          (held[4] as number) + (ofOther[to + 4] as number),
        );
  };
  /** The best of `others` from place `first` on beside `recipe`, into `pair`; points then, or `least` where none is better. */
  const bestOther = (
    recipe: number,
    meals: number,
    others: Int32Array,
    otherMeals: number,
    first: number,
    least: number,
  ): number => {
    const row = recipe * recipes;
    let best = least;
    let isOn = false;
    for (let other = first; other < others.length; other += 1) {
      const candidate = others[other] as number;
      if (bound(other, savings[row + candidate] as number, best) >= best && candidate !== recipe) continue;
      if (!isOn) put(recipe, meals);
      isOn = true;
      table.more(candidate, otherMeals, exact, 0);
      const next = after(exact, 0);
      if (next >= best) continue;
      best = next;
      pair[0] = recipe;
      pair[1] = candidate;
    }
    if (isOn) table.takeBack();
    return best;
  };
  /** The best two, one of `ones` and one of `others`, into `pair`; whether there is any. */
  const bestPair = (
    ones: Int32Array,
    meals: number,
    others: Int32Array,
    otherMeals: number,
    points: number,
  ): boolean => {
    const goal = points - EPSILON;
    let least = goal;
    const isSame = ones === others && meals === otherMeals;
    read(ones, meals, ofOne);
    read(others, otherMeals, ofOther);
    for (let other = 0; other < others.length; other += 1)
      linear[other] = ofCent * (ofOther[other * SUMS + COST] as number) + (ofOther[other * SUMS] as number);
    for (let one = 0; one < ones.length; one += 1) {
      for (let sum = 0; sum < SUMS; sum += 1)
        held[sum] = (sums[sum] as number) + (ofOne[one * SUMS + sum] as number);
      least = bestOther(ones[one] as number, meals, others, otherMeals, isSame ? one : 0, least);
    }
    return least < goal;
  };
  const exchange = (slots: Int32Array, { places }: Unit, recipe: number): void => {
    for (const place of places) {
      slots[place] = recipe;
      table.add(recipe, 1);
    }
  };
  const singles = (slots: Int32Array): boolean => {
    let isBetter = false;
    for (const unit of unitsOf(slots, members)) {
      if (unit.places.some((place) => slots[place] !== unit.recipe)) continue;
      const points = table.points();
      put(unit.recipe, -unit.places.length);
      const next = single(unit.choices, unit.places.length, points);
      if (next < 0) table.takeBack();
      else {
        exchange(slots, unit, next);
        table.keep();
        isBetter = true;
      }
    }
    return isBetter;
  };
  /** Looks at every pair from where it stopped, until all were looked at since the last that was better. */
  const pairs = (slots: Int32Array): boolean => {
    const units = unitsOf(slots, members);
    const all = units.length * units.length;
    for (let tried = 0; tried < all; tried += 1) {
      turn = (turn + 1) % all;
      const one = units[Math.floor(turn / units.length)] as Unit;
      const other = units[turn % units.length] as Unit;
      if (turn % units.length <= Math.floor(turn / units.length)) continue;
      if (one.places.some((each) => other.places.includes(each))) continue;
      if (looked >= tries) return false;
      looked += Math.max(1, (one.choices.length * other.choices.length) / USUAL_CHOICES);
      const points = table.points();
      put(one.recipe, -one.places.length);
      put(other.recipe, -other.places.length);
      table.keep();
      const ones = one.choices;
      const others = other.choices;
      const isBetter = bestPair(ones, one.places.length, others, other.places.length, points);
      exchange(slots, one, isBetter ? (pair[0] as number) : one.recipe);
      exchange(slots, other, isBetter ? (pair[1] as number) : other.recipe);
      table.keep();
      if (isBetter) return true;
    }
    return false;
  };
  return {
    settle: (slots) => {
      do while (singles(slots));
      while (pairs(slots));
    },
    isDone: () => looked >= tries,
  };
};

/** Choices for a pair out of the shop's own library; a pair out of a larger one counts as many. */
const USUAL_CHOICES = 4_000;

/** Meals that are exchanged as one: all of a recipe, or one or two of them. */
interface Unit {
  readonly recipe: number;
  /** The recipes that it can be. */
  readonly choices: Int32Array;
  readonly places: readonly number[];
}

const unitsOf = (slots: Int32Array, members: readonly Int32Array[]): readonly Unit[] => {
  const all: { readonly recipe: number; readonly choices: Int32Array; readonly places: number[] }[] = [];
  for (const [place, recipe] of slots.entries()) {
    // What one meal can be another at work can't.
    const choices = members[place] as Int32Array;
    const same = all.find((unit) => unit.recipe === recipe && unit.choices === choices);
    if (same) same.places.push(place);
    else all.push({ recipe, choices, places: [place] });
  }
  return all.flatMap((unit) => {
    const [first, second] = unit.places;
    if (first === undefined || second === undefined) return [unit];
    return [{ ...unit, places: [first] }, { ...unit, places: [second] }, unit];
  });
};

/** Of each two recipes: the most cents that they can save together, a package of each product they share. */
const savingsOf = ({ uses, costs, stocks }: Model): Float32Array => {
  const recipes = uses.length;
  const savings = new Float32Array(recipes * recipes);
  const users = new Map<number, number[]>();
  for (const [recipe, products] of uses.entries())
    for (const { product } of products) users.set(product, [...(users.get(product) ?? []), recipe]);
  for (const [product, those] of users) {
    const table = costs[product] as Float64Array;
    let most = 0;
    for (let n = 1; n <= Math.min(stocks[product] as number, table.length - 1); n += 1)
      most = Math.max(most, (table[n] as number) - (table[n - 1] as number));
    for (const one of those)
      for (const other of those)
        savings[one * recipes + other] = (savings[one * recipes + other] as number) + most;
  }
  return savings;
};
