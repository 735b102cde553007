import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../settings.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commit before the newest migration: what serves while that one runs. Null where there is no history to find it in. */
const commitBefore = (): string | null => {
  try {
    const migrations = 'packages/server/src/platform/db/migrations/0*.ts';
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations);
    return newest === '' ? null : git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return null;
  }
};

/** The folder of the built server of the release before, made once for each commit; null without history. */
export const releaseBefore = (): string | null => {
  const commit = commitBefore();
  if (commit === null) return null;
  const cache = join(projectRoot, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, `release-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  for (const name of readdirSync(cache))
    if (name.startsWith('release-')) rmSync(join(cache, name), { recursive: true });
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    // No working tree of git's: it would stay in the repository's list when this is interrupted.
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C '${draft}'`], { cwd: projectRoot });
    linkLibraries(draft);
    execFileSync(process.execPath, ['scripts/bundle-server.mjs', join(draft, 'packages/server/dist')], {
      cwd: draft,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};

/** This clone's libraries, but the shop's own packages of that commit. */
const linkLibraries = (folder: string): void => {
  const own = '@nutricion';
  const from = join(projectRoot, 'node_modules');
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== own) symlinkSync(join(from, name), join(folder, 'node_modules', name));
  // Relative, so that they hold when the folder gets its name.
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules', own, name));
  const ofServer = join(projectRoot, 'packages/server/node_modules');
  if (existsSync(ofServer)) symlinkSync(ofServer, join(folder, 'packages/server/node_modules'));
};
