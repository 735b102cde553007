import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { useEffect, useRef, useState } from 'react';
import { toastUndo } from '../../../accounts/public/toast-undo.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { composePlan, generatePlan } from '../api.ts';
import { recentMealsOf, withProductAtHome } from '../kitchen.ts';
import { kitchenMemory } from '../kitchen-memory.ts';
import type { OpenPlan } from './open-plan.ts';
import { showPlanError } from './plan-failure.ts';
import { type ChosenMeal, chosenMealsOf, mealKey, startDateOf, withMeal, withoutSide } from './plan-meals.ts';

type Place = Pick<ChosenMeal, 'day' | 'type'>;

/**
 * Changes of an existing plan. Each is one response of the server, which respects budget and allergies again; the
 * previous plan can be restored.
 */
export const usePlanChanges = (openedPlan: OpenPlan, onChange: (next: OpenPlan) => void) => {
  const [isBusy, setBusy] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const { plan, pins } = openedPlan;
  const meals = chosenMealsOf(plan);
  const startDate = startDateOf(plan);
  const choice = { answers: plan.answers, seed: plan.seed, meals, startDate };

  const change = async (request: () => Promise<MealPlanJson>, doneText: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const next = await request();
      if (!isThere.current) return false;
      onChange({ plan: next, pins });
      toastUndo(doneText, () => onChange(openedPlan));
      return true;
    } catch (error) {
      showPlanError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    choice,
    isPinned: (place: Place) => pins.includes(mealKey(place)),
    togglePin: (place: Place, recipeName: string) => {
      const key = mealKey(place);
      const isOn = pins.includes(key);
      announce(isOn ? `${recipeName}: ya puede cambiar` : `${recipeName}: se queda`);
      onChange({ plan, pins: isOn ? pins.filter((other) => other !== key) : [...pins, key] });
    },
    /** Another recipe, or other servings, for one meal. */
    changeMeal: (place: Place, to: Partial<Pick<ChosenMeal, 'recipeId' | 'servings'>>, doneText: string) =>
      change(() => composePlan({ ...choice, meals: withMeal(meals, place, to) }), doneText),
    removeSide: (place: Place, label: string) =>
      change(() => composePlan({ ...choice, meals: withoutSide(meals, place) }), `Sin ${label}`),
    setPeople: (people: number) =>
      change(
        () =>
          composePlan({
            ...choice,
            answers: { ...plan.answers, people },
            meals: meals.map((meal) => ({ ...meal, servings: people })),
          }),
        people === 1 ? 'Plan para 1 persona' : `Plan para ${people} personas`,
      ),
    /** Enough of a product is at home, now and in plans to come; or none is. */
    setAtHome: (productId: string, isThere: boolean, name: string) => {
      const others = (plan.answers.atHome ?? []).filter((each) => each.productId !== productId);
      const atHome = [...others, ...(isThere ? [{ productId: productId as ProductId, packages: null }] : [])];
      kitchenMemory.change((kitchen) => withProductAtHome(kitchen, productId, isThere));
      return change(
        () => composePlan({ ...choice, answers: { ...plan.answers, atHome } }),
        isThere ? `${name}: ya lo tienes` : `${name}: a la lista`,
      );
    },
    /** Another plan around what the customer has pinned. */
    regenerate: () =>
      change(
        () =>
          generatePlan({
            answers: plan.answers,
            seed: randomSeed(),
            startDate,
            pins: meals.filter((meal) => pins.includes(mealKey(meal))),
            unlike: [...new Set(meals.map(({ recipeId }) => recipeId))],
            lately: recentMealsOf(kitchenMemory.get(), Date.now()),
          }),
        pins.length === 0 ? 'Te armamos otro plan' : 'Cambiamos lo que no fijaste',
      ),
  };
};
export type PlanChanges = ReturnType<typeof usePlanChanges>;

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
