import type { LimitRule, RateLimits } from '../platform/rate-limits.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * How often what may be tried. Per address against guessing one account; per IP against trying many,
 * and generous, because a whole hospital shares one.
 */
export const accountLimits = {
  signInPerAddress: { points: 10, seconds: 15 * MINUTE },
  // So that one network alone never uses up the tries of an address.
  signInPerAddressAndIp: { points: 6, seconds: 15 * MINUTE },
  // A device that the person signed in with before counts by itself: nobody else's tries lock it.
  signInPerDevice: { points: 10, seconds: 15 * MINUTE },
  signInPerIp: { points: 100, seconds: 15 * MINUTE },
  // Beside five tries a code. A try is compared with three codes at most: (45 + 30) · 3 = 225 in a million a day (0130).
  codePerAddress: { points: 45, seconds: DAY },
  codePerAddressAndIp: { points: 10, seconds: DAY },
  codePerIp: { points: 100, seconds: 15 * MINUTE },
  // For browsers that registered the address or asked for its code: the tries of others don't count against them.
  codeByBrowsersPerAddress: { points: 30, seconds: DAY },
  codeByBrowsersPerAddressAndIp: { points: 10, seconds: DAY },
  codePerBrowser: { points: 10, seconds: DAY },
  codePerDevice: { points: 10, seconds: DAY },
  // Specification, section 9: 60 s between two resends.
  codeAskedPerBrowser: { points: 1, seconds: MINUTE },
  codeAskedPerAddressAndIp: { points: 1, seconds: MINUTE },
  // Nobody is told of these: beyond them an address gets another code only if none that was mailed can still be entered.
  codeMailsPerAddress: { points: 4, seconds: MINUTE },
  codesPerAddress: { points: 45, seconds: DAY },
  codesPerAddressAndIp: { points: 15, seconds: DAY },
  codesPerIp: { points: 1_000, seconds: DAY },
  // Counted by session: whoever guesses at the password or second factor in one session locks no other.
  passwordPerSession: { points: 10, seconds: 15 * MINUTE },
  factorPerSession: { points: 10, seconds: 15 * MINUTE },
  // Six digits, three of them right at any moment: ten tries in a million are few enough.
  factorPerAccount: { points: 10, seconds: 15 * MINUTE },
  factorPerAccountAndIp: { points: 6, seconds: 15 * MINUTE },
  factorPerDevice: { points: 10, seconds: 15 * MINUTE },
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
