import type { Proof } from '@nutricion/contract/accounts/proof';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type AccountDependencies, countTry } from '../account-call.ts';
import { missingFactor, wrongBackupCode, wrongFactor, wrongPassword } from '../account-refusals.ts';
import { findPassword, type KnownPassword } from '../password/password-store.ts';
import { findFactor, takeBackupCode } from './factor-store.ts';
import { takeCode } from './take-code.ts';
import { digestOfBackupCode } from './two-factor.ts';

type ProofDependencies = Pick<
  AccountDependencies,
  'db' | 'auth' | 'limits' | 'logger' | 'secret' | 'passwords' | 'now'
>;

/** The person of an open session. Tries are counted by session, so that other sessions of theirs are not locked. */
export interface Member {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Whether somebody at an open session is its owner: the password and, where there is one, the second factor.
 * Null when that is so.
 */
export const proveOneself = async (
  deps: ProofDependencies,
  member: Member,
  proof: Proof,
): Promise<Result<never, Refusal> | null> => {
  const known = await provePassword(deps, member, proof.password);
  if (!known.ok) return known;
  const factor = await findFactor(deps.db, member.userId);
  if (!factor?.isConfirmed) return null;
  const shown = await proveFactor(deps, member, proof);
  return shown.ok ? null : shown;
};

/** Checks the current password, at the cost of signing in. `wrong` is the refusal of any other password. */
export const provePassword = (
  { db, limits, passwords }: Pick<AccountDependencies, 'db' | 'limits' | 'passwords'>,
  { userId, sessionId }: Member,
  password: string,
  wrong: Refusal = wrongPassword,
): Promise<Result<KnownPassword, Refusal>> =>
  countTry(limits, [['passwordPerSession', sessionId]], async () => {
    const known = await findPassword(db, userId);
    if (!known || !(await passwords.verify({ hash: known.passwordHash, password }))) return refuse(wrong);
    return accept(known);
  });

const proveFactor = async (
  deps: ProofDependencies,
  { userId, sessionId }: Member,
  { code, backupCode }: Proof,
): Promise<Result<null, Refusal>> => {
  if (!code && !backupCode) return refuse(missingFactor);
  return countTry(deps.limits, [['factorPerSession', sessionId]], async () => {
    // Not by the library, which may look at another account: at that of a challenge beside this session.
    const isTheirs = code
      ? await takeCode(deps, userId, code)
      : await takeBackupCode(deps.db, userId, digestOfBackupCode(deps.secret, backupCode ?? ''));
    return isTheirs ? accept(null) : refuse(code ? wrongFactor : wrongBackupCode);
  });
};
