import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Binaries, binaryPath, embeddedMajor, findBinaries } from './binaries.ts';
import { makeFolder, readRunRecord, updateRunRecord } from './data-folder.ts';

/** Where a cluster lives and what runs it; every path is absolute and free of symbolic links. */
export type ServerPlace = {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  readonly user: SystemUser;
  readonly binaries: Binaries;
};

/** Why the embedded database could not be opened; `sentenceFor` of app/startup says each in Spanish. */
export type EmbeddedPostgresRefusal =
  | { readonly kind: 'folder-not-writable'; readonly folder: string }
  | { readonly kind: 'folder-of-another-user'; readonly folder: string }
  | {
      readonly kind: 'folder-of-other-version';
      readonly folder: string;
      readonly found: string;
      readonly expected: string;
    }
  /** Both addresses carry a password: connect with them, never print them. */
  | {
      readonly kind: 'already-open';
      readonly folder: string;
      readonly runningUrl: string;
      readonly runningOwnerUrl: string;
    }
  | { readonly kind: 'password-lost'; readonly passwordFile: string }
  /** Root's data or binaries lie where the database's user can't go, and no other place was found. */
  | { readonly kind: 'folder-unreachable'; readonly folder: string; readonly user: string }
  | { readonly kind: 'no-unprivileged-user' }
  | { readonly kind: 'no-binaries'; readonly platform: string }
  | { readonly kind: 'disk-full'; readonly folder: string }
  | { readonly kind: 'did-not-start'; readonly logFile: string };

/** The system's user that the server runs as. Empty ids: the one that runs Node. */
type SystemUser = {
  readonly name: string;
  readonly ids: { readonly uid: number; readonly gid: number } | Record<string, never>;
};

/**
 * Decides where the data lies, who runs the server and from which binaries, so that this user can
 * reach the other two. Only root ever needs anything but the data folder and node_modules.
 */
export function findServerPlace(
  dataDir: string,
  onProgress: (text: string) => void,
): Result<ServerPlace, EmbeddedPostgresRefusal> {
  const root = makeWritable(dataDir);
  if (root === undefined) return refuse({ kind: 'folder-not-writable', folder: dataDir });

  const installed = findBinaries();
  if (!installed) return refuse({ kind: 'no-binaries', platform: `${process.platform}-${process.arch}` });

  const home = readRunRecord(root).home ?? root;
  const existing = statCluster(join(home, 'postgres'));
  const user = chooseSystemUser(existing);
  if (!user) return refuse({ kind: 'no-unprivileged-user' });
  if (existing && user === currentUser && existing.uid !== (process.getuid?.() ?? existing.uid)) {
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
  const reachableHome = existing || canEnter(home, user) ? home : moveToPrivateFolder(root, onProgress);
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
    // When root starts the shop, the database's user must pass through the folder; nobody else may list it.
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
    // The cluster of another user can't be read. It is refused because of its owner, not of its version.
    const readable = existsSync(join(cluster, 'PG_VERSION'));
    const major = readable ? readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim() : embeddedMajor;
    return { uid, gid, major };
  } catch {
    return undefined;
  }
}

const currentUser: SystemUser = { name: 'self', ids: {} };

/** On systems without user ids (Windows) nobody is root. */
const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. For root it runs as the owner of the data if there is some
 * already, else as `postgres`, else as `nobody`.
 * @returns undefined when root has none of them
 */
function chooseSystemUser(dataOwner: { uid: number; gid: number } | undefined): SystemUser | undefined {
  if (!isRoot()) return currentUser;
  if (dataOwner && dataOwner.uid !== 0) {
    return { name: nameOf(dataOwner.uid), ids: { uid: dataOwner.uid, gid: dataOwner.gid } };
  }
  return findSystemUser('postgres') ?? findSystemUser('nobody');
}

function findSystemUser(name: string): SystemUser | undefined {
  const uid = readSystemId('-u', name);
  const gid = readSystemId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, ids: { uid, gid } };
}

function readSystemId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number(stdout);
  return status === 0 && id > 0 ? id : undefined;
}

function nameOf(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : String(uid);
}

/** Whether this user can pass through to the folder. Only trying it tells for sure. */
function canEnter(folder: string, user: SystemUser): boolean {
  if (process.platform === 'win32') return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user.ids, cwd: '/' });
  return status === 0;
}

/** Whether this user can reach and run the binaries. No stat tells that, so one is run. */
function canRun(binaries: Binaries, user: SystemUser): boolean {
  const { status } = spawnSync(binaryPath(binaries, 'postgres'), ['--version'], { ...user.ids, cwd: '/' });
  return status === 0;
}

/**
 * Folders outside the project, for root alone: when the project lies under a private home, the
 * unprivileged user that runs the database can't reach what is in it. Permanent places come first.
 */
const externalRoots = () => [
  '/var/lib/nutricion-plus',
  '/var/tmp/nutricion-plus',
  join(tmpdir(), 'nutricion-plus'),
];

function moveToPrivateFolder(dataDir: string, onProgress: (text: string) => void): string | undefined {
  const home = externalFolder(dataDir);
  if (home === undefined) return undefined;
  onProgress(`${dataDir} está en una carpeta privada: la base de datos vivirá en ${home}.`);
  updateRunRecord(dataDir, { home });
  return home;
}

/**
 * A folder for the cluster that belongs to this data folder, the same one on every call. A data folder that was removed
 * and made again at the same path gets another one, because the password of the first cluster is gone.
 */
function externalFolder(dataDir: string): string | undefined {
  const { ino, birthtimeMs } = statSync(dataDir);
  const name = createHash('sha256').update(`${dataDir}:${ino}:${birthtimeMs}`).digest('hex').slice(0, 12);
  for (const base of externalRoots()) {
    const folder = join(base, name);
    if (makePrivateFolder(base) && makePrivateFolder(folder)) return folder;
  }
  return undefined;
}

/** Copies the binaries where every user can run them, once per version. */
function copyBinaries(from: Binaries, onProgress: (text: string) => void): Binaries | undefined {
  const base = externalRoots().find(makePrivateFolder);
  if (base === undefined) return undefined;
  const folder = join(base, `postgresql-${from.version}`);
  if (existsSync(folder)) return { ...from, folder };

  onProgress(`Copiando PostgreSQL a ${folder}, donde su usuario lo alcanza…`);
  const copy = `${folder}.${process.pid}`;
  cpSync(from.folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, folder);
  } catch {
    // Another start finished the same copy first.
    rmSync(copy, { recursive: true, force: true });
  }
  return { ...from, folder };
}

/** Makes the folder, or accepts one that root made; in a shared temporary folder, anybody may have made it as a trap. */
function makePrivateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    const { uid, mode } = lstatSync(folder);
    return lstatSync(folder).isDirectory() && uid === (process.getuid?.() ?? uid) && (mode & 0o022) === 0;
  } catch {
    return false;
  }
}
