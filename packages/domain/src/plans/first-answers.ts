import { eatersOf, type Household } from '../accounts/household.ts';
import { type PlanAnswers, planAllergies, planLimits } from './answers.ts';

/** Before anybody has answered; the specification leaves it open. */
export const defaultAnswers: PlanAnswers = {
  days: 7,
  mealsPerDay: 3,
  people: 1,
  dietaryPreferences: [],
  goals: [],
  budget: '100-200',
  allergies: [],
};

/** The planner's first proposal for a customer with a household profile: people, diets and allergies. */
export const firstAnswers = (household: Household): PlanAnswers => {
  const avoided = new Set(eatersOf(household).flatMap(({ allergens }) => allergens));
  return {
    ...defaultAnswers,
    people: Math.min(planLimits.people.max, household.adults + household.children),
    dietaryPreferences: household.diets,
    allergies: planAllergies.filter(({ allergen }) => avoided.has(allergen)).map(({ id }) => id),
  };
};
