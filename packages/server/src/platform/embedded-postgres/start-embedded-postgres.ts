import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { createCluster, superuser } from './create-cluster.ts';
import { type OpenServer, openServer, type ServerAddress } from './open-server.ts';
import { findPlace } from './place.ts';
import type { EmbeddedPostgresRefusal } from './refusal.ts';
import { ensurePassword, passwordFile, readPassword } from './remembered.ts';
import { applicationRole, ensureDatabase, ensureRoles, handOver, ownerRole, rolePassword } from './roles.ts';
import { signal, stopRunningServer } from './running-server.ts';
import { serverSettings } from './server-settings.ts';

export type EmbeddedPostgres = {
  /** Connection string of the shop's database, for rows. It carries a password, as the next two: never print them. */
  readonly url: string;
  /** The same for who makes and changes tables. */
  readonly ownerUrl: string;
  /** The cluster's superuser, in the database `postgres`. */
  readonly adminUrl: string;
  readonly port: number;
  /** The process id of the database server. */
  readonly pid: number;
  /** PostgreSQL's data folder; not inside `dataDir` when root had to put it elsewhere. */
  readonly cluster: string;
  /** Stops the server and waits until it is gone; twice is as good as once. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Holds the cluster, its password, its log and what the next start must know. Made when missing. */
  readonly dataDir: string;
  /** On 127.0.0.1. By default that of the last start, or else any free one. */
  readonly port?: number;
  /** False for throw-away databases only: commits then survive no power cut. */
  readonly isDurable?: boolean;
  /** Called with one Spanish sentence before each step that takes long. */
  readonly onProgress?: (text: string) => void;
  /** Called when the server was lost; it is brought back however long that takes. */
  readonly onLost?: () => void;
  /** Called when it is back, at the same address. */
  readonly onBack?: () => void;
};

const databaseName = 'nutricion_plus';

/** Between two tries to bring a lost server back: what keeps it away may be over at once, or take somebody's hand. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 2_000;

/**
 * Opens the PostgreSQL of a data folder: makes it the first time, adopts the one that a killed
 * shop left running, else starts it. The server ends with this process, however it exits.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Result<EmbeddedPostgres, EmbeddedPostgresRefusal>> {
  const { dataDir, port, isDurable = true, onProgress = () => {} } = options;
  const found = findPlace(dataDir, onProgress);
  if (!found.ok) return found;
  const place = found.value;
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

  const opened = await open({ port, mustKeepPort: false });
  if (!opened.ok) return opened;
  let server = opened.value;
  // However this process ends, short of being killed, its server is told to end too.
  const onExit = () => signal(server.pid, 'SIGINT');
  process.once('exit', onExit);
  await ensureRoles(server.client, password);
  await ensureDatabase(server.client, databaseName);
  await handOver(urlOf(server.port, databaseName));

  let isStopping = false;
  let returning = Promise.resolve();
  const watch = (watched: OpenServer) => {
    watched.client.once('end', () => {
      if (isStopping) return;
      options.onLost?.();
      returning = bringBack(watched.port);
    });
  };
  /** A crashed backend makes PostgreSQL drop every connection, ours too; a killed server is started again. */
  const bringBack = async (lostPort: number): Promise<void> => {
    for (let waitMs = FIRST_WAIT_MS; !isStopping; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      // Where the pool looks for it.
      const again = await open({ port: lostPort, mustKeepPort: true }).catch(() => undefined);
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
      // Our lock is held until the server is gone, so that nobody adopts it on its way out.
      await stopRunningServer(place.cluster, server);
      await server.client.end().catch(() => {});
    },
  });
}
