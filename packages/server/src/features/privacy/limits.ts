import type { LimitRule } from '../../adapters/rate-limit/rate-limits.ts';

const MINUTE = 60;

/** Against guessing a password at an open session, and against reading everything over and over. */
export const privacyLimits = {
  deletionPerPerson: { points: 5, seconds: 15 * MINUTE },
  exportPerPerson: { points: 10, seconds: 60 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type PrivacyLimit = keyof typeof privacyLimits;
