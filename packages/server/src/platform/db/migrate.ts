import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { historicMigrations, migrationNames, migrationsWithBaseline } from './migrations/all.ts';

/**
 * Runs what hasn't run yet, forward only, in one transaction, under kysely's advisory lock: of several
 * processes that start together one migrates and the others wait. Returns the names that ran.
 */
export const migrateToLatest = <DB>(db: Kysely<DB>): Promise<readonly string[]> =>
  runAll(db, migrationsWithBaseline());

/** Makes the tables as they were when only these migrations had run, in an empty database. */
export const migrateTo = <DB>(db: Kysely<DB>, names: readonly string[]): Promise<readonly string[]> =>
  runAll(db, historicMigrations(names));

export const isKnownMigration = (name: string): boolean => migrationNames.includes(name);

const runAll = async <DB>(
  db: Kysely<DB>,
  expected: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => expected },
    // Migrations are written in parallel: a smaller number may land after a larger one has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return results?.map(({ migrationName }) => migrationName) ?? [];
};
