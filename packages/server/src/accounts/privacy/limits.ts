import type { LimitRule } from '../../platform/rate-limits.ts';

const MINUTE = 60;

/** An export reads all tables, so it is limited. */
export const privacyLimits = {
  exportPerPerson: { points: 10, seconds: 60 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type PrivacyLimit = keyof typeof privacyLimits;
