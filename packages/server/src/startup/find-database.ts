import { accept, type Result } from '@nutricion/domain/result';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/start-embedded-postgres.ts';
import type { Settings } from '../settings.ts';
import type { StartRefusal } from './start-refusal.ts';

/** Addresses that carry passwords: never print them. */
export type DatabaseAddress = {
  /** For rows. */
  readonly url: string;
  /** For tables; the same as `url` where one role does both. */
  readonly ownerUrl: string;
  /** Stops the database server if it was started for us. */
  readonly stop: () => Promise<void>;
};

export type FindOptions = {
  /** The shop wants its data for itself; a command joins a shop that is running on them. */
  readonly whenOpenAlready: 'refuse' | 'join';
  readonly onProgress?: (text: string) => void;
  /** Called once when the embedded server was lost and could not be brought back. */
  readonly onLost?: () => void;
};

/** Where the database that the settings name is: that of DATABASE_URL, or the embedded one, then running. */
export async function findDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  { whenOpenAlready, ...callbacks }: FindOptions,
): Promise<Result<DatabaseAddress, StartRefusal>> {
  const stop = async () => {};
  const { databaseUrl: url, databaseOwnerUrl } = settings;
  if (url !== undefined) return accept({ url, ownerUrl: databaseOwnerUrl ?? url, stop });

  const started = await startEmbeddedPostgres({ dataDir: settings.dataDir, ...callbacks });
  if (started.ok) return started;
  if (started.refusal.kind === 'already-open' && whenOpenAlready === 'join') {
    const { runningUrl, runningOwnerUrl } = started.refusal;
    return accept({ url: runningUrl, ownerUrl: runningOwnerUrl, stop });
  }
  return started;
}
