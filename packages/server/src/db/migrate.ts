import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/all.ts';

/**
 * Runs what hasn't run yet, forward only, in one transaction, under kysely's advisory lock: of several
 * processes that start together one migrates and the others wait. Returns the names that ran.
 */
export const migrateToLatest = async <DB>(db: Kysely<DB>): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Parts of the shop are built side by side: a smaller number may land after a larger one has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return results?.map(({ migrationName }) => migrationName) ?? [];
};
