import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, superuser } from '../platform/embedded-postgres/create-cluster.ts';
import { ensurePassword, readPassword, readRunRecord } from '../platform/embedded-postgres/data-folder.ts';
import { findServerPlace } from '../platform/embedded-postgres/server-place.ts';
import {
  findRunningServer,
  launchServer,
  sendSignal,
  serverSettings,
} from '../platform/embedded-postgres/server-process.ts';
import { aTemporaryFolder } from '../testing/temporary-database.ts';

export interface DatabaseServer {
  readonly url: string;
  /** Ends it without a goodbye. */
  readonly kill: () => Promise<void>;
  /** What `pg_ctl stop -m fast` does. */
  readonly stop: () => Promise<void>;
  /** Resolves as soon as it takes connections again. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A PostgreSQL that nobody watches over, as one named by DATABASE_URL: what ends stays ended until it is started. */
export const aDatabaseServer = async (): Promise<DatabaseServer> => {
  const dataDir = aTemporaryFolder();
  const serverPlace = findServerPlace(dataDir, () => {});
  if (!serverPlace.ok) throw new Error(`no place for a server: ${serverPlace.refusal.kind}`);
  const place = serverPlace.value;
  const logFile = join(dataDir, 'postgres.log');
  const password = ensurePassword(dataDir);
  if (!(await createCluster(place, password, logFile, true))) throw new Error('initdb failed');
  const { flags } = serverSettings({ isDurable: true });

  let port: number | undefined;
  const start = async (): Promise<void> => {
    for (;;) {
      const running = findRunningServer(place.cluster);
      if (!running) await launchServer(place, { flags, port, requiresSamePort: port !== undefined, logFile });
      else if (running.isReady) {
        port = running.port;
        return;
      }
      await sleep(5);
    }
  };
  const stop = () => stopServer(place.cluster);
  await start();
  return {
    url: `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    kill: () => killServer(place.cluster),
    stop,
    start,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** What `pg_ctl stop -m fast` does; resolves when it is gone. */
export const stopServer = async (cluster: string): Promise<void> => {
  const running = findRunningServer(cluster);
  if (!running) return;
  sendSignal(running.pid, 'SIGINT');
  while (findRunningServer(cluster)?.pid === running.pid) await sleep(5);
};

/** `kill -9` of the server on a cluster's folder; resolves when it is gone. */
export const killServer = async (cluster: string): Promise<void> => {
  const running = findRunningServer(cluster);
  if (!running) throw new Error('no server is running');
  sendSignal(running.pid, 'SIGKILL');
  while (findRunningServer(cluster)?.pid === running.pid) await sleep(1);
};

/** Where the database that a shop keeps in its data folder is reached. */
export const embeddedUrl = (dataDir: string): string =>
  `postgres://${superuser}:${readPassword(dataDir)}@127.0.0.1:${readRunRecord(dataDir).port}/nutricion_plus`;

/** Resolves when the server at `url` takes connections. */
export const untilResponding = async (url: string): Promise<void> => {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(2);
    }
  }
};
