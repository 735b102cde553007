import type { LimitRule, RateLimits } from '../../adapters/rate-limit/rate-limits.ts';

const MINUTE = 60;

/**
 * How often what may be tried. Per address against guessing one account; per IP against trying many,
 * and generous, because a whole hospital shares one.
 */
export const accountLimits = {
  signInPerAddress: { points: 10, seconds: 15 * MINUTE },
  signInPerIp: { points: 100, seconds: 15 * MINUTE },
  // Each code takes five tries: four codes' worth.
  codePerAddress: { points: 20, seconds: 15 * MINUTE },
  codePerIp: { points: 100, seconds: 15 * MINUTE },
  // Specification, section 9: 60 s between two resends.
  resendPerAddress: { points: 1, seconds: MINUTE },
  resetPerAddress: { points: 1, seconds: MINUTE },
  // Somebody at an open session who guesses at its password.
  passwordPerAccount: { points: 10, seconds: 15 * MINUTE },
  resendPerIp: { points: 100, seconds: 15 * MINUTE },
  // A ward that registers together on its first day.
  signUpPerIp: { points: 200, seconds: 60 * MINUTE },
  // Silent: mails that others could make us send to somebody.
  repeatedSignUpMail: { points: 1, seconds: MINUTE },
  existingAccountMail: { points: 1, seconds: 10 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type AccountLimit = keyof typeof accountLimits;
export type AccountLimits = RateLimits<AccountLimit>;
export type AccountLimitRules = Readonly<Record<AccountLimit, LimitRule>>;
