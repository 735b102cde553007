import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type pg from 'pg';
import { launchServer } from './launch-server.ts';
import { takeOwnership } from './ownership.ts';
import type { Place } from './place.ts';
import type { EmbeddedPostgresRefusal } from './refusal.ts';
import { passwordFile } from './remembered.ts';
import { findRunningServer, stopRunningServer } from './running-server.ts';
import type { ServerSettings } from './server-settings.ts';

/** A server that is ours: `client` holds the lock that makes it so. */
export type OpenServer = { readonly pid: number; readonly port: number; readonly client: pg.Client };

export type ServerAddress = {
  /** On 127.0.0.1; undefined: that of the last start. */
  readonly port: number | undefined;
  /** Whether another one won't do, should something else listen there. */
  readonly mustKeepPort: boolean;
};

type OpenOptions = ServerAddress & {
  readonly settings: ServerSettings;
  readonly logFile: string;
  readonly adminUrl: (port: number) => string;
  readonly shopUrl: (port: number) => string;
  readonly ownerUrl: (port: number) => string;
};

/** Recovery after a power cut replays at most max_wal_size, well within this. */
const openLimitMs = 120_000;
/** For a port that was taken in between, and for leftovers of a server that was just killed: they end within milliseconds. */
const launchLimit = 10;
const relaunchAfterMs = 40;

/** Gets hold of the cluster's server, whatever state the last shop left it in. */
export async function openServer(
  place: Place,
  options: OpenOptions,
): Promise<Result<OpenServer, EmbeddedPostgresRefusal>> {
  const deadline = Date.now() + openLimitMs;
  let letGo = () => {};
  for (let launches = 0; Date.now() < deadline; ) {
    const running = findRunningServer(place.cluster);
    if (!running) {
      if (launches === launchLimit) break;
      if (launches > 0) await sleep(relaunchAfterMs);
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
    // Left by a shop that was killed before an update changed the settings.
    await stopRunningServer(place.cluster, running);
    await ownership.client.end().catch(() => {});
  }
  return refuse({ kind: 'did-not-start', logFile: options.logFile });
}
