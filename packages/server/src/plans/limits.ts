import type { LimitRule } from '../platform/rate-limits.ts';

export type PlanLimit = 'plansPerPerson' | 'modelReadsPerPerson';

const HOUR = 60 * 60;

/** Planning occupies a whole processor core for a moment; nobody needs more plans an hour than this. */
export const planLimitRules = (plansPerHour: number): Record<PlanLimit, LimitRule> => ({
  plansPerPerson: { points: plansPerHour, seconds: HOUR },
  // The language model costs money; beyond the limit the shop's own reader is used.
  modelReadsPerPerson: { points: plansPerHour, seconds: HOUR },
});
