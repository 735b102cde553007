import { symmetricDecrypt } from 'better-auth/crypto';
import type { AccountDependencies } from '../account-call.ts';
import { consumeStep, findFactor } from './factor-store.ts';
import { stepOfCode } from './totp-step.ts';

/**
 * Consumes a code of the user's confirmed authenticator: its secret if the code is current and neither it nor a later one
 * was used before, else null.
 */
export const consumeCode = async (
  deps: Pick<AccountDependencies, 'db' | 'auth' | 'logger' | 'now'>,
  userId: string,
  code: string,
): Promise<string | null> => {
  const factor = await findFactor(deps.db, userId);
  if (!factor?.isConfirmed) return null;
  const secret = await readSecret(deps, factor.secret);
  if (secret === null) return null;
  const step = await stepOfCode(secret, code, { processMs: deps.now(), databaseMs: factor.readAtMs });
  return step !== null && (await consumeStep(deps.db, userId, step)) ? secret : null;
};

/** The authenticator's secret; null if it was encrypted with another secret of the shop than today's. */
export const readSecret = async (
  { auth, logger }: Pick<AccountDependencies, 'auth' | 'logger'>,
  encrypted: string,
): Promise<string | null> => {
  const { secretConfig } = await auth.$context;
  try {
    return await symmetricDecrypt({ key: secretConfig, data: encrypted });
  } catch (error) {
    logger.warn({ err: error }, 'The secret of accounts has changed: second factors have to be reset');
    return null;
  }
};
