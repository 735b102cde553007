import type { Role } from '@nutricion/domain/accounts/role';
import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';

/**
 * The authenticated user as last read from the database, at most a few seconds ago; orders read again under a lock.
 */
export interface Caller {
  readonly profileId: ProfileId;
  readonly sessionId: string;
  readonly isVerified: boolean;
  /** Roles in the shop's staff; empty for a customer. */
  readonly roles: readonly Role[];
  /** Has a role and no second factor, in a shop that requires one. */
  readonly lacksSecondFactor: boolean;
  readonly hospitalId: HospitalId | null;
}

/**
 * The user of an `Authorization` header; null if it isn't valid. During a database outage a read (`isRead`) may get
 * the cached user.
 */
export type Authenticate = (
  authorization: string | undefined,
  options?: { readonly isRead?: boolean },
) => Promise<Caller | null>;
