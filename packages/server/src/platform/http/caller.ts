import type { Role } from '@nutricion/domain/accounts/role';
import type { HospitalId, ProfileId } from '@nutricion/domain/kit/ids';

/** Who is calling, as the database last said (a few seconds old at most; orders ask again under lock). */
export interface Caller {
  readonly profileId: ProfileId;
  readonly sessionId: string;
  readonly isVerified: boolean;
  /** What they work for the shop as; empty for a customer. */
  readonly roles: readonly Role[];
  /** Works for the shop, has no second factor, and this shop asks for one. */
  readonly lacksSecondFactor: boolean;
  readonly hospitalId: HospitalId | null;
}

/**
 * The person behind an `Authorization` header; null when it proves nobody. While the database can't be
 * asked, who only wants to read (`isRead`) may be known from before.
 */
export type Authenticate = (
  authorization: string | undefined,
  options?: { readonly isRead?: boolean },
) => Promise<Caller | null>;
