import { eatersOf, type Household } from '../household/household.ts';
import { defaultAnswers, PLAN_LIMITS, type PlanAnswers, planAllergies, withoutIdleNone } from './answers.ts';

/** What the planner proposes to who has told the shop for whom she buys: her people, diets and allergies. */
export const firstAnswers = (household: Household): PlanAnswers => {
  const avoided = new Set(eatersOf(household).flatMap(({ allergens }) => allergens));
  return {
    ...defaultAnswers,
    people: Math.min(PLAN_LIMITS.people.max, household.adults + household.children),
    dietaryPreferences: withoutIdleNone(household.diets),
    allergies: withoutIdleNone(
      planAllergies.flatMap(({ id, allergen }) => (allergen !== null && avoided.has(allergen) ? [id] : [])),
    ),
  };
};
