import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { superuser } from '../platform/embedded-postgres/create-cluster.ts';
import { readPassword, readRunRecord } from '../platform/embedded-postgres/data-folder.ts';
import { takeOwnership } from '../platform/embedded-postgres/open-server.ts';
import {
  findRunningServer,
  isAlive,
  stopRunningServer,
} from '../platform/embedded-postgres/server-process.ts';
import { makerOf, temporaryPrefix, temporaryRoots } from './temporary-database.ts';

export const testNamePrefix = 'nutricion_test_';

/** A run that is just making its folder looks like a dead one, but none takes this long; ms. */
const minAgeMs = 10 * 60_000;

/** Drops the databases of killed runs, whose lock is free. */
export async function dropDatabasesOfDeadRuns(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string; run: string }>(
    `select datname as name, substring(datname from '^${testNamePrefix}([0-9]+_[0-9a-z]+)_') as run
     from pg_database where datname like '${testNamePrefix}%'`,
  );
  for (const { name, run } of rows) {
    const lock = await admin.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [
      run,
    ]);
    if (!lock.rows[0]?.free) continue;
    await admin.query(`drop database if exists ${admin.escapeIdentifier(name)} with (force)`);
    await admin.query('select pg_advisory_unlock(hashtext($1))', [run]);
  }
}

/** Stops and removes the temporary servers of runs that were killed. */
export async function removeFoldersOfDeadRuns(): Promise<void> {
  // Another user's, or gone by now.
  for (const base of temporaryRoots.filter(existsSync))
    for (const name of readdirSync(base).filter((entry) => entry.startsWith(temporaryPrefix)))
      if (!isAlive(makerOf(name))) await removeIfDead(join(base, name)).catch(() => {});
}

async function removeIfDead(folder: string): Promise<void> {
  const home = readRunRecord(folder).home ?? folder;
  const cluster = join(home, 'postgres');
  const running = existsSync(cluster) ? findRunningServer(cluster) : undefined;
  if (!running) {
    if (Date.now() - statSync(folder).mtimeMs < minAgeMs) return;
  } else {
    const url = `postgres://${superuser}:${readPassword(folder)}@127.0.0.1:${running.port}/postgres`;
    const ownership = await takeOwnership(url);
    if (ownership.kind !== 'ours') return;
    await stopRunningServer(cluster, running);
    await ownership.client.end().catch(() => {});
  }
  rmSync(home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
