import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** What the databases of two runs at once have taken at most, and as much again. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * The folder for databases that nobody reads after the run: in memory where the machine has room for them, since
 * a run copies some gigabytes that would be written to the disk for nothing; else the usual temporary one.
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

/** Every folder that may hold throw-away databases, whatever room there is now. */
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
