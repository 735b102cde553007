import { spawnSync } from 'node:child_process';

/** Who the database server runs as. Empty ids: as whoever runs Node. */
export type SystemUser = {
  readonly name: string;
  readonly ids: { readonly uid: number; readonly gid: number } | Record<string, never>;
};

export const ourselves: SystemUser = { name: 'self', ids: {} };

/** On systems without user ids (Windows) nobody is root. */
export const isRoot = () => process.getuid?.() === 0;

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of the data if there is some
 * already, else as `postgres`, else as `nobody`.
 * @returns undefined when root has none of them
 */
export function chooseSystemUser(
  dataOwner: { uid: number; gid: number } | undefined,
): SystemUser | undefined {
  if (!isRoot()) return ourselves;
  if (dataOwner && dataOwner.uid !== 0) {
    return { name: nameOf(dataOwner.uid), ids: { uid: dataOwner.uid, gid: dataOwner.gid } };
  }
  return lookUp('postgres') ?? lookUp('nobody');
}

function lookUp(name: string): SystemUser | undefined {
  const uid = askId('-u', name);
  const gid = askId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { name, ids: { uid, gid } };
}

function askId(flag: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number(stdout);
  return status === 0 && id > 0 ? id : undefined;
}

function nameOf(uid: number): string {
  const { status, stdout } = spawnSync('id', ['-un', String(uid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : String(uid);
}
