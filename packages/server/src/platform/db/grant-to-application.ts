import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The number of the advisory lock for granting rights. */
const GRANTS_LOCK = 7_302;

/**
 * Lets the application's role work with every table that there is now, so it runs after the migrations: rows
 * are its business, tables aren't. Runs as the owner; of processes that start together one at a time, since
 * PostgreSQL refuses two that give rights to one table.
 */
export const grantToApplication = <DB>(owner: Kysely<DB>, role: string): Promise<void> =>
  owner.transaction().execute(async (trx) => {
    const to = sql.id(role);
    await sql`select pg_advisory_xact_lock(${sql.lit(GRANTS_LOCK)})`.execute(trx);
    await sql`grant usage on schema public, pgboss to ${to}`.execute(trx);
    await sql`grant select, insert, update, delete on all tables in schema public, pgboss to ${to}`.execute(
      trx,
    );
    await sql`grant usage on all sequences in schema public, pgboss to ${to}`.execute(trx);
    // Which migrations and backups ran is for who runs them.
    await sql`revoke insert, update, delete on backups, kysely_migration, kysely_migration_lock, least_code from ${to}`.execute(
      trx,
    );
    // Records of what was done, sold, moved, recalled and closed can be added and read, not changed.
    await sql`revoke update, delete on audit_log, receipts, stock_movements, recalls, recall_lots, recall_lines, recalled_out, price_history, recipe_versions, article_versions, daily_closes, cash_entries from ${to}`.execute(
      trx,
    );
  });
