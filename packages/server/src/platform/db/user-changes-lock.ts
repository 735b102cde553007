import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** The number of the advisory lock for changes of users. */
const USER_CHANGES_LOCK = 7_301;

/**
 * Changes of users wait for each other until their transaction ends, so that two administrators who leave at the
 * same moment don't both rely on the other.
 */
export const lockUserChanges = (transaction: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(USER_CHANGES_LOCK)})`.execute(transaction);
