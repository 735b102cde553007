import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A PostgreSQL that is really running on a cluster, whoever started it. */
export type RunningServer = { readonly pid: number; readonly port: number; readonly isReady: boolean };

/** Time for a fast stop (it writes what is in memory) before the server is told to drop everything. */
const fastStopLimitMs = 20_000;

/**
 * Reads the cluster's pid file and makes sure that the process in it is a PostgreSQL on this very
 * folder: after a crash the file stays, and its number may be anybody's by now.
 */
export function findRunningServer(cluster: string): RunningServer | undefined {
  const lines = readPidFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1 || !isPostgresOn(pid, cluster)) return undefined;
  // Line 4 is the port and line 8 the state; a server that is just starting has written neither.
  return { pid, port: Number(lines[3] ?? 0), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Removes a pid file whose number belongs by now to a process that is no database: PostgreSQL
 * itself only asks whether the number is alive, and would refuse to start until that one ends.
 */
export function removeRecycledPidFile(cluster: string): void {
  const pid = Number(readPidFile(cluster)?.[0]);
  if (pid > 1 && isAlive(pid) && !isPostgresOn(pid, cluster)) rmSync(join(cluster, 'postmaster.pid'));
}

/** Stops the server and waits until it is gone. Clients are dropped, what was committed is kept. */
export async function stopRunningServer(cluster: string, { pid }: { pid: number }): Promise<void> {
  // SIGINT is PostgreSQL's fast stop, what `pg_ctl stop -m fast` sends; SIGQUIT is the immediate one.
  signal(pid, 'SIGINT');
  const deadline = Date.now() + fastStopLimitMs;
  let isImpatient = false;
  while (isPostgresOn(pid, cluster)) {
    if (!isImpatient && Date.now() > deadline) {
      isImpatient = true;
      signal(pid, 'SIGQUIT');
    }
    await sleep(10);
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already, which is what we wanted.
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

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** PostgreSQL works in its data folder: the working folder tells it from every other process. */
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
