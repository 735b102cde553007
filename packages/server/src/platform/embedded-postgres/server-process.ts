import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { binaryEnvironment, binaryPath } from './binaries.ts';
import { readRunRecord, updateRunRecord } from './data-folder.ts';
import type { ServerPlace } from './server-place.ts';

/** A PostgreSQL that is really running on a cluster, no matter who started it. */
export type RunningServer = { readonly pid: number; readonly port: number; readonly isReady: boolean };

/** How long a fast stop (which writes what is in memory) may take before the server is told to end immediately. */
const FAST_STOP_LIMIT_MS = 20_000;

/**
 * Reads the cluster's pid file and makes sure that the process in it is a PostgreSQL on this very
 * folder: after a crash the file stays, and its number may belong to another process.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1 || !isPostgresOn(pid, cluster)) return undefined;
  // Line 4 is the port and line 8 the state; a server that is just starting has written neither.
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/** Stops the server and waits until it is gone. Clients are dropped; committed rows stay. */
export async function stopRunningServer(cluster: string, { pid }: { pid: number }): Promise<void> {
  // SIGINT is PostgreSQL's fast stop, what `pg_ctl stop -m fast` sends; SIGQUIT is the immediate one.
  sendSignal(pid, 'SIGINT');
  const deadline = Date.now() + FAST_STOP_LIMIT_MS;
  let isImmediate = false;
  while (isPostgresOn(pid, cluster)) {
    if (!isImmediate && Date.now() > deadline) {
      isImmediate = true;
      sendSignal(pid, 'SIGQUIT');
    }
    await sleep(10);
  }
}

export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process is gone already.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

type LaunchOptions = {
  readonly flags: readonly string[];
  readonly port: number | undefined;
  readonly requiresSamePort: boolean;
  readonly logFile: string;
};

/**
 * Starts PostgreSQL on the cluster and waits until it has written its pid file or ended.
 *
 * It gets its own process group, so that Ctrl-C in the terminal reaches the shop alone, which
 * stops the database after the last request; and it writes to a file, so that it outlives a
 * killed shop long enough to be found again.
 * @returns a function to call once the server's owner is certain; until then the server ends with this process
 */
export async function launchServer(
  place: ServerPlace,
  { flags, port, requiresSamePort, logFile }: LaunchOptions,
): Promise<() => void> {
  removeRecycledPidFile(place.cluster);
  const wished = port ?? readRunRecord(place.dataDir).port;
  const chosen = requiresSamePort && wished !== undefined ? wished : await choosePort(wished);
  updateRunRecord(place.dataDir, { port: chosen });
  const log = openLog(logFile);
  const server = spawn(
    binaryPath(place.binaries, 'postgres'),
    ['-D', place.cluster, '-p', String(chosen), ...flags],
    { ...place.user.ids, cwd: '/', env: binaryEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  server.unref();
  let hasEnded = false;
  const onExit = () => server.kill('SIGINT');
  process.once('exit', onExit);
  const onGone = () => {
    hasEnded = true;
    process.off('exit', onExit);
  };
  server.once('error', onGone);
  server.once('exit', onGone);
  while (!hasEnded && !findRunningServer(place.cluster)) await sleep(5);
  return () => void process.off('exit', onExit);
}

/** The wished port if nothing listens there, else a free one. */
async function choosePort(wished: number | undefined): Promise<number> {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(wished ?? 0, '127.0.0.1');
  if (!(await listening)) return choosePort(undefined);
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP probe has a port');
  return address.port;
}

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;

function openLog(file: string): number {
  const log = openSync(file, 'a', 0o600);
  if (statSync(file).size > LOG_LIMIT_BYTES) truncateSync(file);
  return log;
}

/**
 * Removes a pid file whose number now belongs to a process that is no database: PostgreSQL itself only
 * checks whether a process with that number is alive, and would refuse to start until it ends.
 */
function removeRecycledPidFile(cluster: string): void {
  const pid = Number(readPidFile(cluster)?.[0]);
  if (pid > 1 && isAlive(pid) && !isPostgresOn(pid, cluster)) rmSync(join(cluster, 'postmaster.pid'));
}

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** Tells PostgreSQL from other processes by its working folder, which is its data folder. */
function isPostgresOn(pid: number, cluster: string): boolean {
  try {
    if (existsSync('/proc/self/cwd')) {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === cluster &&
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.endsWith('postgres') === true
      );
    }
    const { status, stdout } = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return status === 0 && !stdout.trim().startsWith('Z') && stdout.includes(`-D ${cluster}`);
  } catch {
    return false;
  }
}

/** Small numbers: one shop on one modest computer, its data mostly in the system's file cache. */
const baseSettings = {
  listen_addresses: '127.0.0.1',
  // A socket file would need a short path and its own permissions; the loopback needs neither.
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  // Every query of a shop is short: compiling or splitting one costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  // Reads by the backends themselves need three worker processes fewer.
  io_method: 'sync',
  // Nothing replicates this server, so its log need only serve recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** A response to a customer means that its changes are on disk. */
const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For throw-away test databases: none of their data is needed after the run, and every test file opens a pool. */
const throwAwaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

export type ServerSettings = {
  /** As `-c name=value` arguments of postgres, all but the port. */
  readonly flags: readonly string[];
  /** Contains a hash of the settings, which tells this server from one that an older version of the shop left running. */
  readonly clusterName: string;
};

export function serverSettings({ isDurable }: { isDurable: boolean }): ServerSettings {
  const flags = Object.entries({
    ...baseSettings,
    ...(isDurable ? durableSettings : throwAwaySettings),
  }).map(([name, value]) => `${name}=${value}`);
  const mark = createHash('sha256').update(flags.join()).digest('hex').slice(0, 8);
  const clusterName = `nutricion-plus-${mark}`;
  return { flags: [...flags, `cluster_name=${clusterName}`].flatMap((flag) => ['-c', flag]), clusterName };
}
