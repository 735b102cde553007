import type { LimitRule } from '../platform/rate-limits.ts';

export type PlanLimit = 'plansPerPerson' | 'modelReadsPerPerson';

const HOUR = 60 * 60;

/** Planning takes a processor's whole attention for a moment; nobody needs more plans than this. */
export const planLimitRules = (plansPerHour: number): Record<PlanLimit, LimitRule> => ({
  plansPerPerson: { points: plansPerHour, seconds: HOUR },
  // Asking the language model costs money; beyond it the shop reads by itself.
  modelReadsPerPerson: { points: plansPerHour, seconds: HOUR },
});
