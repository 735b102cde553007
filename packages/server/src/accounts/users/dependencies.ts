import type { ProfileId } from '@nutricion/domain/kit/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A mail about a decision of the administration. */
export interface AccountMail {
  readonly kind: 'account-verified' | 'account-rejected' | 'account-deactivated';
  readonly to: string;
  readonly fullName: string;
  /** The reason of a rejection, if one was given. */
  readonly reason?: string | undefined;
}

export interface UserDependencies {
  readonly db: Kysely<Schema>;
  /** Queues the mail in the transaction: it is sent only if the change is committed. */
  readonly enqueueMail: (transaction: Transaction<Schema>, mail: AccountMail) => Promise<void>;
  /** Removes the user from the caller cache. */
  readonly forgetCaller: (profileId: ProfileId) => void;
  /** The number of a user's orders that couldn't be handed over and weren't paid. */
  readonly countNoShows: (profileId: string) => Promise<number>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
