import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Of all things that hold an advisory lock here, this number means "people are being changed". */
const PEOPLE_LOCK = 7_301;

/**
 * Changes to people wait for one another until their transaction ends, so that two administrators who
 * leave at the same moment, by whatever way, don't both believe that the other one stays.
 */
export const waitForPeopleChanges = (transaction: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE_LOCK)})`.execute(transaction);
