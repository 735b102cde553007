import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { MoneyReads } from './read/reconciliation.ts';
import type { TodayReads } from './read/today.ts';

export interface ReportDependencies extends MoneyReads, TodayReads {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
