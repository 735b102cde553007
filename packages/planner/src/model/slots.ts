import type { Random } from '@nutricion/domain/random';
import type { Aim } from './flat-model.ts';
import type { Model } from './model.ts';
import { layTable, SUM, SUMS, type Table } from './table.ts';

/** Sums of fractions differ in their last places by the way they came about. */
export const EPSILON = 1e-6;

/** The recipe of each free meal, course by course in the model's order. */
export type Slots = Int32Array;

export interface Found {
  readonly slots: Slots;
  /** Cents. */
  readonly cost: number;
  /** Of the aim that was searched for. */
  readonly points: number;
}

export interface Limits {
  readonly aim: Aim;
  /** Cents, never exceeded once kept; null: none. */
  readonly maxCents: number | null;
  /** How much is tried; the same number gives the same plan. */
  readonly tries: number;
}

/** The members that each slot can hold. */
export const membersOfSlots = ({ courses }: Model): readonly Int32Array[] =>
  courses.flatMap(({ members, free }) => {
    const recipes = Int32Array.from(members);
    return Array.from({ length: free }, () => recipes);
  });

/** Some plan: for each meal in turn the recipe that then costs least; null when a course has no recipe. */
export const firstPlan = (model: Model): Found | null => {
  const members = membersOfSlots(model);
  if (members.some((each) => each.length === 0)) return null;
  const table = layTable(model, 'cost');
  const slots = new Int32Array(members.length);
  const more = new Float64Array(SUMS);
  for (const [slot, recipes] of members.entries()) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const recipe of recipes) {
      table.more(recipe, 1, more, 0);
      const cost = more[SUM.cost] as number;
      if (cost < least) {
        least = cost;
        best = recipe;
      }
    }
    table.add(best, 1);
    slots[slot] = best;
  }
  return { slots, cost: table.cost(), points: table.points() };
};

export const anyOf = (members: Int32Array, random: Random): number =>
  members[Math.floor(random() * members.length)] as number;

export const change = (table: Table, from: number, to: number): void => {
  if (from === to) return;
  table.add(from, -1);
  table.add(to, 1);
};

/** A table with a plan on it. */
export const tableOf = (model: Model, slots: Slots, aim: Aim): Table => {
  const table = layTable(model, aim);
  for (const recipe of slots) table.add(recipe, 1);
  table.keep();
  return table;
};
