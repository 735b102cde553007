import { type Result, refuse } from '@nutricion/domain/result';
import type { z } from 'zod';
import type { Refusal } from '../../../http/refusal.ts';
import { type AccountDependencies, type AccountRefusal, countAttempt } from '../account-call.ts';
import type { proofInput } from '../account-input.ts';
import { missingFactor, wrongBackupCode, wrongFactor, wrongPassword } from '../account-refusals.ts';
import { isPasswordOf } from '../password/is-password-of.ts';
import { findFactor, takeBackupCode } from './factor-store.ts';
import { takeCode } from './take-code.ts';
import { digestOfBackupCode } from './two-factor.ts';

type Proof = z.output<typeof proofInput>;

/**
 * Whether somebody at an open session is its owner: the password and, where there is one, the second factor.
 * Null when that is so.
 */
export const proveOneself = async (
  deps: AccountDependencies,
  userId: string,
  proof: Proof,
): Promise<Result<never, AccountRefusal> | null> => {
  const wrong =
    (await provePassword(deps, userId, proof.password)) ?? (await proveAnyFactor(deps, userId, proof));
  return wrong && !wrong.ok ? refuse({ ...wrong.refusal, actorId: userId }) : null;
};

const proveAnyFactor = async (deps: AccountDependencies, userId: string, proof: Proof) => {
  const factor = await findFactor(deps.db, userId);
  return factor?.isConfirmed ? proveFactor(deps, userId, proof) : null;
};

/** Counted before it is checked, and forgotten when it was right. */
const provePassword = async (
  { db, limits }: AccountDependencies,
  userId: string,
  password: string,
): Promise<Result<never, Refusal> | null> => {
  const tooMany = await countAttempt(limits, [['passwordPerAccount', userId]]);
  if (tooMany) return tooMany;
  if (!(await isPasswordOf(db, userId, password))) return refuse(wrongPassword);
  await limits.forget('passwordPerAccount', userId);
  return null;
};

const proveFactor = async (
  deps: AccountDependencies,
  userId: string,
  { code, backupCode }: Proof,
): Promise<Result<never, Refusal> | null> => {
  if (!code && !backupCode) return refuse(missingFactor);
  const tooMany = await countAttempt(deps.limits, [['factorPerAccount', userId]]);
  if (tooMany) return tooMany;
  // Not by the library, which may look at another account: at that of a challenge beside this session.
  const isHers = code
    ? await takeCode(deps, userId, code)
    : await takeBackupCode(deps.db, userId, digestOfBackupCode(deps.secret, backupCode ?? ''));
  if (!isHers) return refuse(code ? wrongFactor : wrongBackupCode);
  await deps.limits.forget('factorPerAccount', userId);
  return null;
};
