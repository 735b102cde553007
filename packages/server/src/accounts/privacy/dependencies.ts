import type { IdentityProof } from '@nutricion/contract/accounts/identity-proof';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import type { Result } from '@nutricion/domain/kit/result';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { PrivacyLimit } from './limits.ts';

export interface PrivacyDependencies {
  readonly db: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly limits: RateLimits<PrivacyLimit>;
  /** A refusal unless the password and, where there is one, the second factor are right. */
  readonly verifyIdentity: (
    member: { readonly userId: ProfileId; readonly sessionId: string },
    proof: IdentityProof,
  ) => Promise<Result<never, Refusal> | null>;
  /** Queues the mail in the transaction. */
  readonly enqueueMail: (
    trx: Transaction<Schema>,
    mail: { readonly kind: 'account-deleted'; readonly to: string; readonly fullName: string },
  ) => Promise<void>;
  /** Removes the user from the caller cache. */
  readonly forgetCaller: (userId: ProfileId) => void;
}
