import type { Random } from '@nutricion/domain/kit/random';
import type { Objective } from './flat-model.ts';
import type { Model } from './model.ts';
import { createPlanState, type PlanState, SUM, SUMS } from './plan-state.ts';

/** Tolerance for sums of fractions that were added in another order. */
export const EPSILON = 1e-6;

/** The candidate of each meal to choose, group by group in the order of `Model.courses`. */
export type Slots = Int32Array;

/** The best plan so far, without days. */
export interface Solution {
  readonly slots: Slots;
  /** Cents. */
  readonly cost: number;
  /** Value of the objective that was searched for. */
  readonly points: number;
}

/** Objective, budget and effort of a search. */
export interface Limits {
  readonly objective: Objective;
  /** Maximum cost in cents; null: none. */
  readonly maxCents: number | null;
  /** Search effort in steps; the same number gives the same plan. */
  readonly tries: number;
}

/** For each slot the candidates that it can hold. */
export const membersOfSlots = ({ courses }: Model): readonly Int32Array[] =>
  courses.flatMap(({ members, free }) => {
    const recipes = Int32Array.from(members);
    return Array.from({ length: free }, () => recipes);
  });

/** A first plan: for each meal in turn the recipe that adds least cost; null when a course has no recipe. */
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

/** A random element. */
export const anyOf = (members: Int32Array, random: Random): number =>
  members[Math.floor(random() * members.length)] as number;

/** Replaces one meal of a recipe by one of another. */
export const replaceMeal = (state: PlanState, from: number, to: number): void => {
  if (from === to) return;
  state.add(from, -1);
  state.add(to, 1);
};

/** A state with a plan in it. */
export const planStateOf = (model: Model, slots: Slots, objective: Objective): PlanState => {
  const state = createPlanState(model, objective);
  for (const recipe of slots) state.add(recipe, 1);
  state.commit();
  return state;
};
