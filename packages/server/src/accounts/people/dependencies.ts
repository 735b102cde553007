import type { ProfileId } from '@nutricion/domain/kit/ids';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** What administration tells people by mail. */
export interface AccountMail {
  readonly kind: 'account-verified' | 'account-rejected' | 'account-deactivated';
  readonly to: string;
  readonly fullName: string;
  /** Why somebody was turned away, where that was said. */
  readonly reason?: string | undefined;
}

export interface UserDependencies {
  readonly db: Kysely<Schema>;
  /** Puts the mail in the transaction's queue: it leaves if, and only if, the change is kept. */
  readonly enqueueMail: (transaction: Transaction<Schema>, mail: AccountMail) => Promise<void>;
  /** What accounts remember of this person is no longer true. */
  readonly forgetCaller: (profileId: ProfileId) => void;
  /** Orders of a person that couldn't be handed over and that nobody has paid. */
  readonly countNoShows: (profileId: string) => Promise<number>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
