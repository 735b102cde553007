import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Of all things that hold an advisory lock here, this number means "people are being changed". */
const USER_CHANGES_LOCK = 7_301;

/**
 * Changes to people wait for one another until their transaction ends, so that two administrators who
 * leave at the same moment, by whatever way, don't both believe that the other one stays.
 */
export const lockUserChanges = (transaction: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(USER_CHANGES_LOCK)})`.execute(transaction);
