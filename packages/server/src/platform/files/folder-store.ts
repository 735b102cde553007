import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type FileStore, FilesAway } from './file-store.ts';

/** Files in a folder of this computer, created with the first file. */
export const openFolderStore = (folder: string): FileStore => ({
  put: async (name, bytes) => {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(refuse);
    // Written under another name first, so that a reader never gets half a file.
    const unfinished = join(folder, `.${randomBytes(6).toString('hex')}`);
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, pathIn(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      refuse(error);
    }
  },
  get: (name) =>
    readFile(pathIn(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      return refuse(error);
    }),
  remove: async (names) => {
    for (const name of names) await rm(pathIn(folder, name), { force: true });
  },
});

/** By its code: another disk, no space, no right. */
const refuse = (error: unknown): never => {
  if (error instanceof Error && 'code' in error)
    throw new FilesAway(`the folder of the files can't be used (${String(error.code)})`);
  throw error;
};

const pathIn = (folder: string, name: string): string => {
  if (basename(name) !== name || name.startsWith('.')) throw new Error(`no name of a file: ${name}`);
  return join(folder, name);
};
