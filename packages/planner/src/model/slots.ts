import type { Random } from '@nutricion/domain/random';
import type { Objective } from './flat-model.ts';
import type { Model } from './model.ts';
import { createPlanState, type PlanState, SUM, SUMS } from './plan-state.ts';

/** Sums of fractions differ in their last places by the way they came about. */
export const EPSILON = 1e-6;

/** The recipe of each free meal, course by course in the model's order. */
export type Slots = Int32Array;

export interface Solution {
  readonly slots: Slots;
  /** Cents. */
  readonly cost: number;
  /** Of the aim that was searched for. */
  readonly points: number;
}

export interface Limits {
  readonly objective: Objective;
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
export const firstPlan = (model: Model): Solution | null => {
  const members = membersOfSlots(model);
  if (members.some((each) => each.length === 0)) return null;
  const state = createPlanState(model, 'cost');
  const slots = new Int32Array(members.length);
  const more = new Float64Array(SUMS);
  for (const [slot, recipes] of members.entries()) {
    let best = -1;
    let minCost = Number.POSITIVE_INFINITY;
    for (const recipe of recipes) {
      state.addedBy(recipe, 1, more, 0);
      const cost = more[SUM.cost] as number;
      if (cost < minCost) {
        minCost = cost;
        best = recipe;
      }
    }
    state.add(best, 1);
    slots[slot] = best;
  }
  return { slots, cost: state.cost(), points: state.points() };
};

export const anyOf = (members: Int32Array, random: Random): number =>
  members[Math.floor(random() * members.length)] as number;

export const replaceMeal = (state: PlanState, from: number, to: number): void => {
  if (from === to) return;
  state.add(from, -1);
  state.add(to, 1);
};

/** A table with a plan on it. */
export const planStateOf = (model: Model, slots: Slots, objective: Objective): PlanState => {
  const state = createPlanState(model, objective);
  for (const recipe of slots) state.add(recipe, 1);
  state.commit();
  return state;
};
