import type { LimitRule } from '../../adapters/rate-limit/rate-limits.ts';

export type PlanLimit = 'plansPerPerson';

const HOUR = 60 * 60;

/** Planning takes a processor's whole attention for a moment; nobody needs more plans than this. */
export const planLimitRules = (plansPerHour: number): Record<PlanLimit, LimitRule> => ({
  plansPerPerson: { points: plansPerHour, seconds: HOUR },
});
