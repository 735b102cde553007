import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start-embedded-postgres.ts';
import type { Settings } from '../../settings.ts';
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
  /** Called when the embedded server was lost, and when it is back. */
  readonly onLost?: () => void;
  readonly onBack?: () => void;
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

/** Asks the owner's address whether somebody is there who lets us in. */
export async function reachOwner(address: DatabaseAddress): Promise<Result<DatabaseAddress, StartRefusal>> {
  const client = new pg.Client({ connectionString: address.ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return accept(address);
  } catch (error) {
    await address.stop();
    return refuse({ kind: 'database-unreachable', cause: causeOf(error) });
  } finally {
    await client.end().catch(() => {});
  }
}

/** The driver's own short word for why, as `StartRefusal` wants it. */
export function causeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'sin respuesta';
}
