import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { ClusterClient } from '../../platform/db/cluster-client.ts';
import { type AdmitConnection, openTimelineFence } from '../../platform/db/timeline-fence.ts';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/start-embedded-postgres.ts';
import type { Settings } from '../../settings.ts';
import type { StartRefusal } from './start-refusal.ts';

/** Both addresses carry passwords: never print them. */
export type DatabaseAddress = {
  /** For the role that reads and writes rows. */
  readonly url: string;
  /** For the role that owns the tables; the same as `url` where one role does both. */
  readonly ownerUrl: string;
  /** Not one that was started for us: a pooler may stand before it. */
  readonly isExternal?: true;
  /** Stops the database server if it was started for us. */
  readonly stop: () => Promise<void>;
  /** For connections of this process; absent for the embedded server, which has no other that could replace it. */
  readonly admit?: AdmitConnection;
};

export type FindOptions = {
  /** A shop must be the only one on its data; a command may join a running shop. */
  readonly whenOpenAlready: 'refuse' | 'join';
  readonly onProgress?: (text: string) => void;
  /** Called when the embedded server was lost, and when it runs again. */
  readonly onLost?: () => void;
  readonly onBack?: () => void;
};

/** The address of the database that the settings name: that of DATABASE_URL, or of the embedded one, which then runs. */
export async function findDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseOwnerUrl'>,
  { whenOpenAlready, ...callbacks }: FindOptions,
): Promise<Result<DatabaseAddress, StartRefusal>> {
  const stop = async () => {};
  const { databaseUrl: url, databaseOwnerUrl } = settings;
  if (url !== undefined) {
    const ownerUrl = databaseOwnerUrl ?? url;
    return accept({ url, ownerUrl, isExternal: true, stop, admit: openTimelineFence() });
  }

  const started = await startEmbeddedPostgres({ dataDir: settings.dataDir, ...callbacks });
  if (started.ok) return started;
  if (started.refusal.kind === 'already-open' && whenOpenAlready === 'join') {
    const { runningUrl, runningOwnerUrl } = started.refusal;
    return accept({ url: runningUrl, ownerUrl: runningOwnerUrl, stop });
  }
  return started;
}

/** Checks that the owner's address can be reached and accepts its password. */
export async function reachOwner(address: DatabaseAddress): Promise<Result<DatabaseAddress, StartRefusal>> {
  const client = new ClusterClient({ connectionString: address.ownerUrl, connectionTimeoutMillis: 10_000 });
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

/** The driver's error code, for a `StartRefusal`; else its message. */
export function causeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'sin respuesta';
}
