import { symmetricDecrypt } from 'better-auth/crypto';
import type { AccountDependencies } from './account-call.ts';
import { findFactor, takeStep } from './factor-store.ts';
import { stepOfCode } from './totp-step.ts';

/**
 * Takes six digits of a person's confirmed authenticator, once: `taken` when they are of now and weren't
 * used before, `used` when they or later ones were, `wrong` otherwise.
 */
export const takeCode = async (
  deps: AccountDependencies,
  userId: string,
  code: string,
): Promise<'taken' | 'used' | 'wrong'> => {
  const factor = await findFactor(deps.db, userId);
  if (!factor?.isConfirmed) return 'wrong';
  const step = await stepOfCode(await readSecret(deps, factor.secret), code, Date.now());
  if (step === null) return 'wrong';
  return (await takeStep(deps.db, userId, step)) ? 'taken' : 'used';
};

/** What the authenticator holds. */
export const readSecret = async ({ auth }: AccountDependencies, encrypted: string): Promise<string> => {
  const { secretConfig } = await auth.$context;
  return symmetricDecrypt({ key: secretConfig, data: encrypted });
};
