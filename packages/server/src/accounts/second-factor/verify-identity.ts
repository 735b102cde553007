import type { IdentityProof } from '@nutricion/contract/accounts/identity-proof';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type AccountDependencies, countTry } from '../account-call.ts';
import { missingFactor, wrongBackupCode, wrongFactor, wrongPassword } from '../account-refusals.ts';
import { findPassword, type StoredPassword } from '../password/password-store.ts';
import { consumeCode } from './consume-code.ts';
import { consumeBackupCode, findFactor } from './factor-store.ts';
import { digestOfBackupCode } from './two-factor.ts';

type IdentityDependencies = Pick<
  AccountDependencies,
  'db' | 'auth' | 'limits' | 'logger' | 'secret' | 'passwords' | 'now'
>;

/** The user of an open session. Tries are counted by session, so that the user's other sessions aren't locked. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Checks that the session is used by its owner: the password and, where there is one, the second factor. Null if both
 * are right.
 */
export const verifyIdentity = async (
  deps: IdentityDependencies,
  member: Member,
  identityProof: IdentityProof,
): Promise<Result<never, Refusal> | null> => {
  const stored = await verifyPassword(deps, member, identityProof.password);
  if (!stored.ok) return stored;
  const factor = await findFactor(deps.db, member.userId);
  if (!factor?.isConfirmed) return null;
  const shown = await verifyFactor(deps, member, identityProof);
  return shown.ok ? null : shown;
};

/** Checks the current password at the cost of a sign-in. `wrong` is the refusal of a wrong one. */
export const verifyPassword = (
  { db, limits, passwords }: Pick<AccountDependencies, 'db' | 'limits' | 'passwords'>,
  { userId, sessionId }: Member,
  password: string,
  wrong: Refusal = wrongPassword,
): Promise<Result<StoredPassword, Refusal>> =>
  countTry(limits, [['passwordPerSession', sessionId]], async () => {
    const stored = await findPassword(db, userId);
    if (!stored || !(await passwords.verify({ hash: stored.passwordHash, password }))) return refuse(wrong);
    return accept(stored);
  });

const verifyFactor = async (
  deps: IdentityDependencies,
  { userId, sessionId }: Member,
  { code, backupCode }: IdentityProof,
): Promise<Result<null, Refusal>> => {
  if (!code && !backupCode) return refuse(missingFactor);
  return countTry(deps.limits, [['factorPerSession', sessionId]], async () => {
    // Not with better-auth, which would check the account of a pending challenge instead.
    const isTheirs = code
      ? (await consumeCode(deps, userId, code)) !== null
      : await consumeBackupCode(deps.db, userId, digestOfBackupCode(deps.secret, backupCode ?? ''));
    return isTheirs ? accept(null) : refuse(code ? wrongFactor : wrongBackupCode);
  });
};
