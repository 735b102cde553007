import type { PlanAnswers } from './answers.ts';

export const theAnswers = (values: Partial<PlanAnswers> = {}): PlanAnswers => ({
  days: 2,
  mealsPerDay: 2,
  people: 1,
  dietaryPreferences: [],
  goals: [],
  budget: '50-100',
  allergies: [],
  ...values,
});
