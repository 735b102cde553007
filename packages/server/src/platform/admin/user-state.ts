import type { AccountFacts } from '@nutricion/domain/accounts/user';
import { sql } from 'kysely';

/**
 * The domain's `accountState` in SQL over `profiles p`, because lists are filtered, counted and paged by it. A test
 * compares the two.
 */
export const stateColumn = sql<string>`(case
  when p.deactivated_at is not null then 'desactivada'
  when p.rejected_at is not null then 'rechazada'
  when not p.email_verified then 'sin-codigo'
  when p.is_verified then 'verificada'
  else 'pendiente'
end)`;

interface ProfileFacts {
  readonly email_verified: boolean;
  readonly is_verified: boolean;
  readonly rejected_at: Date | null;
  readonly deactivated_at: Date | null;
}

export const factsOfProfile = (profile: ProfileFacts): AccountFacts => ({
  emailVerified: profile.email_verified,
  isVerified: profile.is_verified,
  isRejected: profile.rejected_at !== null,
  isDeactivated: profile.deactivated_at !== null,
});
