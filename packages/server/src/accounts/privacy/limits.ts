import type { LimitRule } from '../../platform/rate-limits.ts';

const MINUTE = 60;

/** Against reading everything over and over. */
export const privacyLimits = {
  exportPerPerson: { points: 10, seconds: 60 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type PrivacyLimit = keyof typeof privacyLimits;
