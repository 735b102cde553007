import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { demoAccountsWithPublishedPassword } from '../../accounts/demo/published-passwords.ts';
import { shopPasswords } from '../../accounts/password/passwords.ts';
import type { Settings } from '../../settings.ts';
import type { OpenedDatabase } from './open-any-database.ts';
import type { StartRefusal } from './start-refusal.ts';

/**
 * A shop that takes real orders doesn't open while somebody could sign in with a password that stands in
 * the project's own pages; data of a development start brings such accounts along.
 */
export const refuseDemoAccounts = async (
  { mode }: Pick<Settings, 'mode'>,
  { db }: Pick<OpenedDatabase, 'db'>,
): Promise<Result<null, StartRefusal>> => {
  if (mode !== 'production') return accept(null);
  const emails = await demoAccountsWithPublishedPassword(db, shopPasswords);
  return emails.length > 0 ? refuse({ kind: 'demo-accounts-open', emails }) : accept(null);
};
