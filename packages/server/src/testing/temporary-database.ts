import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Twice the largest size of two parallel runs' databases; bytes. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * The folder for temporary databases: in memory if the machine has room, since a run copies some gigabytes; else
 * the usual temporary folder.
 */
export const temporaryDatabase = (): string => {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

/** Every folder that may hold temporary databases. */
export const temporaryRoots: readonly string[] = [...new Set([tmpdir(), MEMORY])];

export const temporaryPrefix = 'nutricion-plus-test-';

/** The process that made such a folder, by the folder's name. */
export const makerOf = (name: string): number => Number.parseInt(name.slice(temporaryPrefix.length), 10);

/** A folder of its own for a database that is not needed after the test; what a killed run leaves, the next removes. */
export const aTemporaryFolder = (): string => {
  const folder = mkdtempSync(join(temporaryDatabase(), `${temporaryPrefix}${process.pid}-`));
  // As root the server runs as another user, who must get in.
  chmodSync(folder, 0o711);
  return folder;
};
