import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { binaryPath } from './binaries.ts';
import type { Place } from './place.ts';
import { isAlive } from './running-server.ts';

/**
 * The superuser of a new cluster; reachable with the password alone, from this computer alone. Only the
 * server's own upkeep is done as it: the shop works as the roles of `roles.ts`.
 */
export const superuser = 'nutricion';

/**
 * Makes an empty cluster at `place.cluster`. It is built beside its place and renamed into it, so
 * that an interrupted first start leaves no half-made folder and of two at once one wins.
 * @returns false when initdb failed (`logFile` tells why)
 */
export async function createCluster(
  place: Place,
  password: string,
  logFile: string,
  isDurable: boolean,
): Promise<boolean> {
  const draft = `${place.cluster}.new-${process.pid}`;
  const secret = `${draft}.password`;
  try {
    removeDraftsOfDeadStarts(place.cluster);
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(secret, `${password}\n`, { mode: 0o600 });
    const { uid, gid } = place.user.ids;
    if (uid !== undefined && gid !== undefined) {
      chownSync(draft, uid, gid);
      chownSync(secret, uid, gid);
    }
    if (!(await runInitdb(place, draft, secret, logFile, isDurable))) return false;
    renameSync(draft, place.cluster);
    return true;
  } catch (error) {
    if (existsSync(place.cluster)) return true;
    throw error;
  } finally {
    rmSync(secret, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function runInitdb(
  place: Place,
  pgdata: string,
  pwfile: string,
  logFile: string,
  isDurable: boolean,
): Promise<boolean> {
  const log = openSync(logFile, 'a', 0o600);
  const initdb = spawn(
    binaryPath(place.binaries, 'initdb'),
    [
      `--pgdata=${pgdata}`,
      `--username=${superuser}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      // PostgreSQL's own C.UTF-8 sorts alike on every system; the operating system's may be missing.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    { ...place.user.ids, cwd: '/', env: serverEnvironment(), stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const onExit = () => initdb.kill('SIGTERM');
  process.once('exit', onExit);
  initdb.once('close', () => process.off('exit', onExit));
  return new Promise((resolve) => {
    initdb.once('error', () => resolve(false));
    initdb.once('close', (code) => resolve(code === 0));
  });
}

function removeDraftsOfDeadStarts(cluster: string): void {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of readdirSync(dirname(cluster))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!name.startsWith(prefix) || (pid !== process.pid && isAlive(pid))) continue;
    rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

/** Nothing of ours but the path: variables such as PGPORT or LD_LIBRARY_PATH would change the server. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
});
