import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { retryDuringOutage } from '../../platform/db/retry-during-outage.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Auth } from '../auth.ts';

/**
 * Ensures that there is a key to sign access tokens, which our secret can decrypt. After a change of the secret the
 * old keys are deleted; the sessions signed with it are invalid anyway.
 */
export const ensureSigningKey = async (auth: Auth, db: Kysely<Schema>, logger: Logger): Promise<void> => {
  const sign = (): Promise<void> =>
    retryDuringOutage(async () => {
      await auth.api.signJWT({ body: { payload: { sub: 'start' } } });
    });
  try {
    await sign();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('decrypt')) throw error;
    logger.warn(
      'The secret of accounts has changed: everybody has to sign in again, and second factors need admin:reset-factor',
    );
    await retryDuringOutage(() => db.deleteFrom('jwks').execute());
    await sign();
  }
};
