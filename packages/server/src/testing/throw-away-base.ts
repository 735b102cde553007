import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/** What the databases of two runs at once have taken at most, and as much again. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * The folder for databases that nobody reads after the run: in memory where the machine has room for them, since
 * a run copies some gigabytes that would be written to the disk for nothing; else the usual temporary one.
 */
export const throwAwayBase = (): string => {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};
