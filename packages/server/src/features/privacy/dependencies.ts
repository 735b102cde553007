import type { ProfileId } from '@nutricion/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import type { RateLimits } from '../../adapters/rate-limit/rate-limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { PrivacyLimit } from './limits.ts';

export interface PrivacyDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: RateLimits<PrivacyLimit>;
  readonly isPasswordOf: (userId: ProfileId, password: string) => Promise<boolean>;
  /** Puts the mail in the transaction's queue. */
  readonly enqueueMail: (
    trx: Transaction<Schema>,
    mail: { readonly kind: 'account-deleted'; readonly to: string; readonly fullName: string },
  ) => Promise<void>;
  /** What accounts remember of this person is no longer true. */
  readonly forgetCaller: (userId: ProfileId) => void;
}
