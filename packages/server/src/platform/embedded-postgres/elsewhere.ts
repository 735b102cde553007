import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './system-user.ts';

/**
 * Folders outside the project, for root alone: when the project lies under a private home, the
 * unprivileged user that runs the database can't reach what is in it. Lasting places first.
 */
const bases = () => ['/var/lib/nutricion-plus', '/var/tmp/nutricion-plus', join(tmpdir(), 'nutricion-plus')];

/** Whether this user can pass through to the folder: asked of the system by going there. */
export function canEnter(folder: string, user: SystemUser): boolean {
  if (process.platform === 'win32') return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user.ids, cwd: '/' });
  return status === 0;
}

/**
 * A folder for the cluster that belongs to this data folder, the same one on every call. A data
 * folder that was removed and made anew at the same path is another one: its password is gone.
 */
export function folderElsewhere(dataDir: string): string | undefined {
  const { ino, birthtimeMs } = statSync(dataDir);
  const name = createHash('sha256').update(`${dataDir}:${ino}:${birthtimeMs}`).digest('hex').slice(0, 12);
  for (const base of bases()) {
    const folder = join(base, name);
    if (makeOwn(base) && makeOwn(folder)) return folder;
  }
  return undefined;
}

/** Copies the binaries where every user can run them, once per version. */
export function copyBinaries(from: Binaries, onProgress: (text: string) => void): Binaries | undefined {
  const base = bases().find(makeOwn);
  if (base === undefined) return undefined;
  const folder = join(base, `postgresql-${from.version}`);
  if (existsSync(folder)) return { ...from, folder };

  onProgress(`Copiando PostgreSQL a ${folder}, donde su usuario lo alcanza…`);
  const copy = `${folder}.${process.pid}`;
  cpSync(from.folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, folder);
  } catch {
    // Another start was quicker with the same copy.
    rmSync(copy, { recursive: true, force: true });
  }
  return { ...from, folder };
}

/** Makes the folder, or accepts one that root made; in a shared temporary folder anyone may have planted it. */
function makeOwn(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const { uid, mode } = lstatSync(folder);
    return lstatSync(folder).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}
