import { chmodSync, existsSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Binaries, canRun, embeddedMajor, findBinaries } from './binaries.ts';
import { canEnter, copyBinaries, folderElsewhere } from './elsewhere.ts';
import { makeFolder } from './make-folder.ts';
import type { EmbeddedPostgresRefusal } from './refusal.ts';
import { readRemembered, remember } from './remembered.ts';
import { chooseSystemUser, isRoot, ourselves, type SystemUser } from './system-user.ts';

/** Where a cluster lives and what runs it; every path is absolute and free of symbolic links. */
export type Place = {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  readonly user: SystemUser;
  readonly binaries: Binaries;
};

/**
 * Decides where the data lies, who runs the server and from which binaries, so that the one can
 * reach the others. Only root ever needs anything but the data folder and node_modules.
 */
export function findPlace(
  dataDir: string,
  onProgress: (text: string) => void,
): Result<Place, EmbeddedPostgresRefusal> {
  const root = makeWritable(dataDir);
  if (root === undefined) return refuse({ kind: 'folder-not-writable', folder: dataDir });

  const installed = findBinaries();
  if (!installed) return refuse({ kind: 'no-binaries', platform: `${process.platform}-${process.arch}` });

  const home = readRemembered(root).home ?? root;
  const existing = statCluster(join(home, 'postgres'));
  const user = chooseSystemUser(existing);
  if (!user) return refuse({ kind: 'no-unprivileged-user' });
  if (existing && user === ourselves && existing.uid !== (process.getuid?.() ?? existing.uid)) {
    return refuse({ kind: 'folder-of-another-user', folder: root });
  }
  if (existing && existing.major !== embeddedMajor) {
    return refuse({
      kind: 'folder-of-other-version',
      folder: root,
      found: existing.major,
      expected: embeddedMajor,
    });
  }
  const reachableHome = existing || canEnter(home, user) ? home : moveHome(root, onProgress);
  if (reachableHome === undefined || !canEnter(reachableHome, user)) {
    return refuse({ kind: 'folder-unreachable', folder: home, user: user.name });
  }
  const binaries = canRun(installed, user) ? installed : copyBinaries(installed, onProgress);
  if (!binaries) return refuse({ kind: 'folder-unreachable', folder: installed.folder, user: user.name });
  return accept({ dataDir: root, cluster: join(reachableHome, 'postgres'), user, binaries });
}

/** @returns the folder's real path, or undefined when nothing can be written into it. */
function makeWritable(dataDir: string): string | undefined {
  try {
    // Others may pass through (the database's user must, when root starts the shop) but not look.
    if (makeFolder(dataDir) && isRoot()) chmodSync(dataDir, 0o711);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return realpathSync(dataDir);
  } catch {
    return undefined;
  }
}

function statCluster(cluster: string): { uid: number; gid: number; major: string } | undefined {
  try {
    if (!existsSync(cluster)) return undefined;
    const { uid, gid } = statSync(cluster);
    // Another user's cluster can't be read; its owner then decides the refusal, not its version.
    const readable = existsSync(join(cluster, 'PG_VERSION'));
    const major = readable ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim() : embeddedMajor;
    return { uid, gid, major };
  } catch {
    return undefined;
  }
}

function moveHome(dataDir: string, onProgress: (text: string) => void): string | undefined {
  const home = folderElsewhere(dataDir);
  if (home === undefined) return undefined;
  onProgress(`${dataDir} está en una carpeta privada: la base de datos vivirá en ${home}.`);
  remember(dataDir, { home });
  return home;
}
