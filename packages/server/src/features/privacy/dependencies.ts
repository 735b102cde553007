import type { Proof } from '@nutricion/contract/proof';
import type { ProfileId } from '@nutricion/domain/ids';
import type { Result } from '@nutricion/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { RateLimits } from '../../adapters/rate-limit/rate-limits.ts';
import type { Schema } from '../../db/schema.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { PrivacyLimit } from './limits.ts';

export interface PrivacyDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: RateLimits<PrivacyLimit>;
  /** A refusal unless whoever is at the session is the person: by the password and the second factor, where there is one. */
  readonly proveOneself: (
    member: { readonly userId: ProfileId; readonly sessionId: string },
    proof: Proof,
  ) => Promise<Result<never, Refusal> | null>;
  /** Puts the mail in the transaction's queue. */
  readonly enqueueMail: (
    trx: Transaction<Schema>,
    mail: { readonly kind: 'account-deleted'; readonly to: string; readonly fullName: string },
  ) => Promise<void>;
  /** What accounts remember of this person is no longer true. */
  readonly forgetCaller: (userId: ProfileId) => void;
}
