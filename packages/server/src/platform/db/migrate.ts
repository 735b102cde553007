import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { historicMigrations, migrationNames, migrationsWithBaseline } from './migrations/all.ts';

/** The tables are of a newer release, which this code doesn't know how to work on. */
export class NewerTablesError extends Error {
  readonly migration: string;
  constructor(migration: string) {
    super(`the tables are of a newer release (${migration})`);
    this.migration = migration;
  }
}

export interface MigrateOutcome {
  /** The names that ran. */
  readonly ran: readonly string[];
  /** The tables are of a newer release, on which this code may work too: nothing of them is changed. */
  readonly isNewer: boolean;
}

/**
 * Runs what hasn't run yet, forward only, in one transaction, under kysely's advisory lock: of several
 * processes that start together one migrates and the others wait. On the tables of a newer release it changes nothing, and throws
 * a `NewerTablesError` unless they say that this code may work on them.
 */
export const migrateToLatest = async <DB>(db: Kysely<DB>): Promise<MigrateOutcome> => {
  if (await isOnNewerTables(db)) return { ran: [], isNewer: true };
  try {
    return { ran: await runAll(db, migrationsWithBaseline()), isNewer: false };
  } catch (error) {
    // A newer release may have migrated since the look above.
    // In a transaction that has failed nothing can be asked any more.
    if (await isOnNewerTables(db).catch(() => false)) return { ran: [], isNewer: true };
    throw error;
  }
};

/** Makes the tables as they were when only these migrations had run, in an empty database. */
export const migrateTo = <DB>(db: Kysely<DB>, names: readonly string[]): Promise<readonly string[]> =>
  runAll(db, historicMigrations(names));

export const isKnownMigration = (name: string): boolean => migrationNames.includes(name);

const isOnNewerTables = async <DB>(db: Kysely<DB>): Promise<boolean> => {
  if (!(await hasTable(db, 'kysely_migration'))) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(
    db,
  );
  const newest = rows.find(({ name }) => !isKnownMigration(name));
  if (!newest) return false;
  // A newer release that left the table out would be one that no code of this kind may work on.
  const least = (await hasTable(db, 'least_code'))
    ? (await sql<{ migration: string }>`select migration from least_code`.execute(db)).rows
    : [];
  const executed = new Set(rows.map(({ name }) => name));
  const lacksNone = migrationNames.every((name) => executed.has(name));
  if (!least[0] || !isKnownMigration(least[0].migration) || !lacksNone)
    throw new NewerTablesError(newest.name);
  return true;
};

const hasTable = async <DB>(db: Kysely<DB>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${name}) is not null as exists`.execute(
    db,
  );
  return rows[0]?.exists ?? false;
};

const runAll = async <DB>(
  db: Kysely<DB>,
  expected: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> => {
  let cause: unknown;
  // In a transaction kysely's last statement fails too, and its error would hide the migration's.
  const watched = ({ up }: Migration): Migration => ({
    up: (trx) =>
      up(trx).catch((error: unknown) => {
        cause = error;
        throw error;
      }),
  });
  const migrations = Object.fromEntries(
    Object.entries(expected).map(([name, migration]) => [name, watched(migration)]),
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Migrations are written in parallel: a smaller number may land after a larger one has run.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw cause ?? error;
  return results?.map(({ migrationName }) => migrationName) ?? [];
};
