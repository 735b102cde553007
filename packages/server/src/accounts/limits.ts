import type { LimitRule, RateLimits } from '../platform/rate-limits.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Limits of attempts. Per address against guessing at one account; per IP against trying many accounts, and generous,
 * because a whole hospital shares one.
 */
export const accountLimits = {
  signInPerAddress: { points: 10, seconds: 15 * MINUTE },
  // So that one network can't use up the attempts of an address.
  signInPerAddressAndIp: { points: 6, seconds: 15 * MINUTE },
  // A recognized device counts by itself, so that strangers' attempts don't lock it.
  signInPerDevice: { points: 10, seconds: 15 * MINUTE },
  signInPerIp: { points: 100, seconds: 15 * MINUTE },
  // Besides five tries for each code. A try is compared with up to three codes: (45 + 30) · 3 = 225 in a million a
  // day (0130).
  codePerAddress: { points: 45, seconds: DAY },
  codePerAddressAndIp: { points: 10, seconds: DAY },
  codePerIp: { points: 100, seconds: 15 * MINUTE },
  // For browsers that registered the address or requested its code: strangers' tries don't count against them.
  codeByBrowsersPerAddress: { points: 30, seconds: DAY },
  codeByBrowsersPerAddressAndIp: { points: 10, seconds: DAY },
  codePerBrowser: { points: 10, seconds: DAY },
  codePerDevice: { points: 10, seconds: DAY },
  // Specification, section 9: 60 s between two codes.
  codeAskedPerBrowser: { points: 1, seconds: MINUTE },
  codeAskedPerAddressAndIp: { points: 1, seconds: MINUTE },
  // Never shown to the client: over these limits an address gets another code only if no mailed one can still be
  // entered.
  codeMailsPerAddress: { points: 4, seconds: MINUTE },
  codesPerAddress: { points: 45, seconds: DAY },
  codesPerAddressAndIp: { points: 15, seconds: DAY },
  codesPerIp: { points: 1_000, seconds: DAY },
  // Counted by session: guesses at the password or second factor in one session don't lock the user's others.
  passwordPerSession: { points: 10, seconds: 15 * MINUTE },
  factorPerSession: { points: 10, seconds: 15 * MINUTE },
  // Three codes of six digits are valid at a time, so ten tries have a chance of 30 in a million.
  factorPerAccount: { points: 10, seconds: 15 * MINUTE },
  factorPerAccountAndIp: { points: 6, seconds: 15 * MINUTE },
  factorPerDevice: { points: 10, seconds: 15 * MINUTE },
  factorPerIp: { points: 100, seconds: 15 * MINUTE },
  resendPerIp: { points: 100, seconds: 15 * MINUTE },
  // Enough for a ward that registers together on its first day.
  signUpPerIp: { points: 200, seconds: 60 * MINUTE },
  // Silent, against mail that strangers make us send to somebody.
  signUpMail: { points: 2, seconds: MINUTE },
  existingAccountMail: { points: 1, seconds: 10 * MINUTE },
} as const satisfies Record<string, LimitRule>;

export type AccountLimit = keyof typeof accountLimits;
export type AccountLimits = RateLimits<AccountLimit>;
export type AccountLimitRules = Readonly<Record<AccountLimit, LimitRule>>;
