import type { LimitRule, RateLimits } from '../../adapters/rate-limit/rate-limits.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often what may be tried. Per address against guessing one account; per IP against trying many,
 * and generous, because a whole hospital shares one.
 */
export const accountLimits = {
  signInPerAddress: { points: 10, seconds: 15 * MINUTE },
  // A device that the person signed in with before counts by itself: nobody else's tries lock it.
  signInPerDevice: { points: 10, seconds: 15 * MINUTE },
  signInPerIp: { points: 100, seconds: 15 * MINUTE },
  // Each code takes five tries: four codes' worth.
  codePerAddress: { points: 20, seconds: 15 * MINUTE },
  codePerIp: { points: 100, seconds: 15 * MINUTE },
  // Specification, section 9: 60 s between two resends.
  resendPerAddress: { points: 1, seconds: MINUTE },
  resetPerAddress: { points: 1, seconds: MINUTE },
  // In all, and so that no single stranger uses up an owner's day; a whole hospital registers from one IP.
  codesPerAddress: { points: 45, seconds: DAY },
  codesPerAddressAndIp: { points: 15, seconds: DAY },
  codesPerIp: { points: 1_000, seconds: DAY },
  // Somebody at an open session who guesses at its password.
  passwordPerAccount: { points: 10, seconds: 15 * MINUTE },
  // Six digits, three of them right at any moment: ten tries in a million are few enough.
  factorPerAccount: { points: 10, seconds: 15 * MINUTE },
  factorPerIp: { points: 100, seconds: 15 * MINUTE },
  resendPerIp: { points: 100, seconds: 15 * MINUTE },
  // A ward that registers together on its first day.
  signUpPerIp: { points: 200, seconds: 60 * MINUTE },
  // Silent: mails that others could make us send to somebody.
  signUpMail: { points: 2, seconds: MINUTE },
  existingAccountMail: { points: 1, seconds: 10 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type AccountLimit = keyof typeof accountLimits;
export type AccountLimits = RateLimits<AccountLimit>;
export type AccountLimitRules = Readonly<Record<AccountLimit, LimitRule>>;
