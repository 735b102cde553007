import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder for its owner alone, and those above it for all to pass. Node's own recursive mkdir never returns
 * where the system answers that the parent is missing though it is there, as under /proc.
 * @returns whether it had to be made
 */
export function makeFolder(folder: string, mode = 0o700): boolean {
  if (existsSync(folder)) return false;
  makeFolder(dirname(folder), 0o755);
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    // Another start may have been quicker.
    if (existsSync(folder)) return false;
    throw error;
  }
}
