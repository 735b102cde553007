import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Passwords } from '../password/passwords.ts';
import { playedAccounts } from './played-accounts.ts';
import { demoAccounts, demoPassword } from './seed-demo-accounts.ts';

/**
 * Addresses of the demo accounts whose password still is the published one. Compares the hashes, so that an account
 * with a changed password isn't listed. A shop without demo accounts runs one query.
 */
export const demoAccountsWithPublishedPassword = async (
  db: Kysely<Schema>,
  passwords: Passwords,
): Promise<readonly string[]> => {
  const withPassword = await db
    .selectFrom('profiles as p')
    .innerJoin('accounts as a', 'a.user_id', 'p.id')
    .select(['p.email', 'a.password'])
    .where(
      'p.email',
      'in',
      [...demoAccounts, ...playedAccounts].map(({ email }) => email),
    )
    .where('a.provider_id', '=', 'credential')
    .where('p.deactivated_at', 'is', null)
    .where('p.rejected_at', 'is', null)
    .orderBy('p.email')
    .execute();
  const emails: string[] = [];
  for (const { email, password } of withPassword)
    if (password && (await passwords.verify({ hash: password, password: demoPassword }))) emails.push(email);
  return emails;
};
