import { accept, type Result, refuse } from '@nutricion/domain/result';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/start-embedded-postgres.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Settings } from '../settings.ts';
import type { StartRefusal } from './start-refusal.ts';

/** For migrations, the seed and, in the shop, for what works beside its requests: those have a pool of their own. */
export type OpenedDatabase = Database & {
  /** Carries the password: never print it. */
  readonly url: string;
  /** Closes the pool and, if it was started for us, the database server. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** The shop wants its data for itself; a command joins a shop that is running on them. */
  readonly whenOpenAlready: 'refuse' | 'join';
  readonly onProgress?: (text: string) => void;
  /** Called when the embedded server was lost, and when it is back. */
  readonly onLost?: () => void;
  readonly onBack?: () => void;
};

/**
 * Opens the database that the settings name, embedded or by DATABASE_URL, and brings its tables up
 * to date.
 */
export async function openAnyDatabase(
  settings: Settings,
  { whenOpenAlready, ...callbacks }: OpenOptions,
): Promise<Result<OpenedDatabase, StartRefusal>> {
  if (settings.databaseUrl !== undefined) return connect(settings.databaseUrl, async () => {});

  const started = await startEmbeddedPostgres({ dataDir: settings.dataDir, ...callbacks });
  if (started.ok) return connect(started.value.url, started.value.stop);
  if (started.refusal.kind === 'already-open' && whenOpenAlready === 'join') {
    return connect(started.refusal.runningUrl, async () => {});
  }
  return started;
}

/** Mails are worded, searches written and the catalogue read a few at a time. */
const WORK_CONNECTIONS = 3;

async function connect(
  url: string,
  stop: () => Promise<void>,
): Promise<Result<OpenedDatabase, StartRefusal>> {
  const database = openDatabase(url, { maxConnections: WORK_CONNECTIONS });
  const close = async () => {
    await database.close();
    await stop();
  };
  try {
    await database.pool.query('select 1');
  } catch (error) {
    await close();
    return refuse({ kind: 'database-unreachable', cause: causeOf(error) });
  }
  try {
    await migrateToLatest(database.db);
  } catch (error) {
    await close();
    if (causeOf(error) === '42501') return refuse({ kind: 'database-unreachable', cause: '42501' });
    throw error;
  }
  return accept({ ...database, url, close });
}

function causeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'sin respuesta';
}
