import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import pg from 'pg';
import { passwordFile } from './data-folder.ts';
import type { EmbeddedPostgresRefusal, ServerPlace } from './server-place.ts';
import { findRunningServer, launchServer, type ServerSettings, stopRunningServer } from './server-process.ts';

/** A server that this process owns: `client` holds the lock. */
export type OpenServer = { readonly pid: number; readonly port: number; readonly client: pg.Client };

export type ServerAddress = {
  /** On 127.0.0.1; undefined: that of the last start. */
  readonly port: number | undefined;
  /** Whether to try no other port when something else listens on this one. */
  readonly requiresSamePort: boolean;
};

type OpenOptions = ServerAddress & {
  readonly settings: ServerSettings;
  readonly logFile: string;
  readonly adminUrl: (port: number) => string;
  readonly shopUrl: (port: number) => string;
  readonly ownerUrl: (port: number) => string;
};

/** Recovery after a power cut replays at most max_wal_size, which takes far less. */
const OPEN_LIMIT_MS = 120_000;
/** Launches are repeated because another program may take the port, and a killed server's processes end some milliseconds later. */
const MAX_LAUNCHES = 10;
const RELAUNCH_AFTER_MS = 40;

/** Opens the cluster's server in whatever state the last shop left it: running, starting, stopped or crashed. */
export async function openServer(
  place: ServerPlace,
  options: OpenOptions,
): Promise<Result<OpenServer, EmbeddedPostgresRefusal>> {
  const deadline = Date.now() + OPEN_LIMIT_MS;
  let letGo = () => {};
  for (let launches = 0; Date.now() < deadline; ) {
    const running = findRunningServer(place.cluster);
    if (!running) {
      if (launches === MAX_LAUNCHES) break;
      if (launches > 0) await sleep(RELAUNCH_AFTER_MS);
      launches += 1;
      letGo = await launchServer(place, { ...options, flags: options.settings.flags });
      continue;
    }
    if (!running.isReady) {
      await sleep(5);
      continue;
    }
    const ownership = await takeOwnership(options.adminUrl(running.port));
    if (ownership.kind === 'taken') {
      letGo();
      return refuse({
        kind: 'already-open',
        folder: place.dataDir,
        runningUrl: options.shopUrl(running.port),
        runningOwnerUrl: options.ownerUrl(running.port),
      });
    }
    if (ownership.kind === 'wrong-password') {
      return refuse({ kind: 'password-lost', passwordFile: passwordFile(place.dataDir) });
    }
    if (ownership.kind === 'not-yet') {
      await sleep(20);
      continue;
    }
    if (ownership.clusterName === options.settings.clusterName) {
      letGo();
      return accept({ pid: running.pid, port: running.port, client: ownership.client });
    }
    // An older version with other settings was killed and left this server running.
    await stopRunningServer(place.cluster, running);
    await ownership.client.end().catch(() => {});
  }
  return refuse({ kind: 'did-not-start', logFile: options.logFile });
}

/** Any number will do, as long as nothing else in the database `postgres` uses it. */
const OWNERSHIP_LOCK = 7_305_001;

type Ownership =
  /** Until `client` is closed, or this process or the server ends. */
  | { readonly kind: 'ours'; readonly clusterName: string; readonly client: pg.Client }
  | { readonly kind: 'taken' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'not-yet' };

/**
 * A running server belongs to the process that holds an advisory lock in it. The lock ends with its
 * connection, so no crash leaves a data folder locked; and when two shops start at once, one of them gets it.
 */
export async function takeOwnership(adminUrl: string): Promise<Ownership> {
  const client = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 5_000,
    application_name: 'nutricion-plus owner',
  });
  // A connection dies when its server is killed; the owner notices by the event 'end'.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ ours: boolean; name: string }>(
      `select pg_try_advisory_lock($1) as ours, current_setting('cluster_name') as name`,
      [OWNERSHIP_LOCK],
    );
    if (rows[0]?.ours) return { kind: 'ours', clusterName: rows[0].name, client };
    await client.end();
    return { kind: 'taken' };
  } catch (error) {
    await client.end().catch(() => {});
    return { kind: isWrongPassword(error) ? 'wrong-password' : 'not-yet' };
  }
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000');
}
