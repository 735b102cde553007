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
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: RateLimits<PrivacyLimit>;
  /** A refusal unless whoever is at the session is the person: by the password and the second factor, where there is one. */
  readonly verifyIdentity: (
    member: { readonly userId: ProfileId; readonly sessionId: string },
    proof: IdentityProof,
  ) => Promise<Result<never, Refusal> | null>;
  /** Puts the mail in the transaction's queue. */
  readonly enqueueMail: (
    trx: Transaction<Schema>,
    mail: { readonly kind: 'account-deleted'; readonly to: string; readonly fullName: string },
  ) => Promise<void>;
  /** What accounts remember of this person is no longer true. */
  readonly forgetCaller: (userId: ProfileId) => void;
}
