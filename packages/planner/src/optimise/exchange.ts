import type { Model } from '../model/model.ts';
import type { PlanState } from '../model/plan-state.ts';
import type { Savings } from '../model/savings.ts';
import { EPSILON } from '../model/slots.ts';
import { pairsOf, type Unit, unitsOf } from '../model/units.ts';
import { addMeals, bestChoiceOf } from './best-choice.ts';

/**
 * Exchanges meals for better ones until no exchange of one unit or of two together improves the plan. Two are
 * often needed: one to save packages, another for the energy that is then missing.
 */
export interface Exchanger {
  /**
   * Changes slots and state. Each cent over the budget counts as `overdraft` points, so a plan may start or
   * end over it. Of each pair one unit must be in a `fresh` slot, since all other pairs were tried before;
   * afterwards no slot is fresh.
   */
  readonly settle: (slots: Int32Array, fresh: Uint8Array, overdraft: number) => void;
  /** Whether the effort of `tries` has been used up. */
  readonly isDone: () => boolean;
}

/** @param maxCents infinite without a budget */
export const exchangerOf = (
  model: Model,
  savings: Savings,
  state: PlanState,
  members: readonly Int32Array[],
  { maxCents, tries }: { readonly maxCents: number; readonly tries: number },
): Exchanger => {
  const maxChoices = members.reduce((longest, { length }) => Math.max(longest, length), 0);
  const best = bestChoiceOf(model, savings, state, maxChoices, maxCents);

  /** Points that an exchange must be below. */
  const thresholdOf = (overdraft: number): number =>
    state.points() + overdraft * Math.max(0, state.cost() - maxCents) - EPSILON;
  const removeUnit = ({ recipe, places }: Unit): void => addMeals(state, recipe, -places.length);
  const addUnit = (slots: Int32Array, { places }: Unit, recipe: number): void => {
    for (const place of places) slots[place] = recipe;
    addMeals(state, recipe, places.length);
    state.commit();
  };
  const refresh = (slots: Int32Array, fresh: Uint8Array, recipe: number): void => {
    for (const [place, each] of slots.entries()) if (each === recipe) fresh[place] = 1;
  };

  const exchangeOne = (slots: Int32Array, fresh: Uint8Array, overdraft: number): boolean => {
    let isBetter = false;
    for (const unit of unitsOf(slots, members)) {
      // An exchange of another unit replaced these meals before.
      if (unit.places.some((place) => slots[place] !== unit.recipe)) continue;
      const threshold = thresholdOf(overdraft);
      removeUnit(unit);
      const choice = best.ofOne(unit, threshold, overdraft);
      if (choice === null) state.rollBack();
      else {
        addUnit(slots, unit, choice);
        refresh(slots, fresh, choice);
        isBetter = true;
      }
    }
    return isBetter;
  };
  const exchangeBoth = (
    slots: Int32Array,
    fresh: Uint8Array,
    one: Unit,
    other: Unit,
    overdraft: number,
  ): boolean => {
    const threshold = thresholdOf(overdraft);
    removeUnit(one);
    removeUnit(other);
    state.commit();
    const choices = best.ofTwo(one, other, threshold, overdraft);
    const [choice, otherChoice] = choices ?? [one.recipe, other.recipe];
    addUnit(slots, one, choice);
    addUnit(slots, other, otherChoice);
    if (!choices) return false;
    refresh(slots, fresh, choice);
    refresh(slots, fresh, otherChoice);
    return true;
  };
  /** Stops at the first pair that improves the plan. */
  const exchangeTwo = (slots: Int32Array, fresh: Uint8Array, overdraft: number): boolean => {
    for (const [one, other] of pairsOf(unitsOf(slots, members), fresh)) {
      if (best.weighed() >= tries) return false;
      if (exchangeBoth(slots, fresh, one, other, overdraft)) return true;
    }
    return false;
  };
  return {
    settle: (slots, fresh, overdraft) => {
      do while (exchangeOne(slots, fresh, overdraft));
      while (exchangeTwo(slots, fresh, overdraft));
      fresh.fill(0);
    },
    isDone: () => best.weighed() >= tries,
  };
};
