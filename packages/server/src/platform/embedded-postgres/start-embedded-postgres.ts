import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { noSpace } from '../no-space.ts';
import {
  applicationRole,
  createCluster,
  ensureDatabase,
  ensureRoles,
  ownerRole,
  rolePassword,
  superuser,
  transferOwnership,
} from './create-cluster.ts';
import { ensurePassword, passwordFile, readPassword } from './data-folder.ts';
import { type OpenServer, openServer, type ServerAddress } from './open-server.ts';
import { type EmbeddedPostgresRefusal, findServerPlace } from './server-place.ts';
import { sendSignal, serverSettings, stopRunningServer } from './server-process.ts';

export type EmbeddedPostgres = {
  /** Connection string of the shop's database for the role that reads and writes rows. This and the next two carry a password: never print them. */
  readonly url: string;
  /** The same for the role that makes and changes tables. */
  readonly ownerUrl: string;
  /** The cluster's superuser, in the database `postgres`. */
  readonly adminUrl: string;
  readonly port: number;
  /** The process id of the database server. */
  readonly pid: number;
  /** PostgreSQL's data folder; outside of `dataDir` where the server's user can't reach that. */
  readonly cluster: string;
  /** Stops the server and waits until it is gone. A second call does nothing more. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Contains the cluster, its password, its log and the record for the next start. Made when missing. */
  readonly dataDir: string;
  /** On 127.0.0.1. By default that of the last start, else any free one. */
  readonly port?: number;
  /** False only for throw-away databases: commits then don't survive a power cut. */
  readonly isDurable?: boolean;
  /** Called with one Spanish sentence before each step that takes long. */
  readonly onProgress?: (text: string) => void;
  /** Called when the server was lost. Restarting it is repeated until it succeeds. */
  readonly onLost?: () => void;
  /** Called when it runs again, at the same address. */
  readonly onBack?: () => void;
};

const databaseName = 'nutricion_plus';

/** Waits between two attempts to restart a lost server: the cause may pass at once, or somebody may have to remove it. */
const FIRST_RETRY_MS = 20;
const LONGEST_RETRY_MS = 2_000;

/** What a server writes before it serves: one file of its log, and some small ones. */
const NEEDED_BYTES = 20_000_000;

const isFull = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NEEDED_BYTES;
};

/** As `startServer`; a full disk is named as such, since the server's log has no space to say so. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Result<EmbeddedPostgres, EmbeddedPostgresRefusal>> {
  const diskFull = refuse({ kind: 'disk-full', folder: options.dataDir } as const);
  try {
    const started = await startServer(options);
    const isForSpace = !started.ok && started.refusal.kind === 'did-not-start' && isFull(options.dataDir);
    return isForSpace ? diskFull : started;
  } catch (error) {
    if (noSpace(error)) return diskFull;
    throw error;
  }
}

/**
 * Opens the PostgreSQL of a data folder: makes it the first time, takes over the one that a killed
 * shop left running, else starts it. The server ends with this process, however it exits.
 */
async function startServer(
  options: EmbeddedPostgresOptions,
): Promise<Result<EmbeddedPostgres, EmbeddedPostgresRefusal>> {
  const { dataDir, port, isDurable = true, onProgress = () => {} } = options;
  const serverPlace = findServerPlace(dataDir, onProgress);
  if (!serverPlace.ok) return serverPlace;
  const place = serverPlace.value;
  const logFile = join(place.dataDir, 'postgres.log');

  if (existsSync(place.cluster)) {
    if (readPassword(place.dataDir) === undefined) {
      return refuse({ kind: 'password-lost', passwordFile: passwordFile(place.dataDir) });
    }
  } else {
    onProgress('Creando la base de datos por primera vez…');
    const wasMade = await createCluster(place, ensurePassword(place.dataDir), logFile, isDurable);
    if (!wasMade) return refuse({ kind: 'did-not-start', logFile });
  }

  const password = ensurePassword(place.dataDir);
  const urlOf = (serverPort: number, database: string, role = superuser, key = password) =>
    `postgres://${role}:${key}@127.0.0.1:${serverPort}/${database}`;
  const shopUrlOf = (serverPort: number, role: string) =>
    urlOf(serverPort, databaseName, role, rolePassword(password, role));
  const open = (address: ServerAddress) =>
    openServer(place, {
      ...address,
      settings: serverSettings({ isDurable }),
      logFile,
      adminUrl: (serverPort) => urlOf(serverPort, 'postgres'),
      shopUrl: (serverPort) => shopUrlOf(serverPort, applicationRole),
      ownerUrl: (serverPort) => shopUrlOf(serverPort, ownerRole),
    });

  const opened = await open({ port, requiresSamePort: false });
  if (!opened.ok) return opened;
  let server = opened.value;
  // The server is told to end on every exit of this process but a kill.
  const onExit = () => sendSignal(server.pid, 'SIGINT');
  process.once('exit', onExit);
  await ensureRoles(server.client, password);
  await ensureDatabase(server.client, databaseName);
  await transferOwnership(urlOf(server.port, databaseName));

  let isStopping = false;
  let returning = Promise.resolve();
  const watch = (watched: OpenServer) => {
    watched.client.once('end', () => {
      if (isStopping) return;
      options.onLost?.();
      returning = restartServer(watched.port);
    });
  };
  /** After a crash of one backend PostgreSQL drops every connection and goes on by itself; a killed server is started again. */
  const restartServer = async (lostPort: number): Promise<void> => {
    for (let waitMs = FIRST_RETRY_MS; !isStopping; waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      // The pool reconnects to the same port.
      const again = await open({ port: lostPort, requiresSamePort: true }).catch(() => undefined);
      if (again?.ok) {
        server = again.value;
        watch(server);
        return options.onBack?.();
      }
      await sleep(waitMs);
    }
  };
  watch(server);

  const { port: openPort, pid } = server;
  return accept({
    url: shopUrlOf(openPort, applicationRole),
    ownerUrl: shopUrlOf(openPort, ownerRole),
    adminUrl: urlOf(openPort, 'postgres'),
    port: openPort,
    pid,
    cluster: place.cluster,
    async stop() {
      isStopping = true;
      await returning;
      process.off('exit', onExit);
      // The client keeps the lock until the server is gone, so that no other start takes over a server that is stopping.
      await stopRunningServer(place.cluster, server);
      await server.client.end().catch(() => {});
    },
  });
}
