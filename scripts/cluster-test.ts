import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { releaseBefore } from '../packages/server/src/system/release-before.builders.ts';
import { drillCluster, drillNames } from './cluster/drill-cluster.ts';
import { missingPackages } from './cluster/programs.ts';
import { settingsOf } from './cluster/settings.ts';

/**
 * Of `npm run test:long`: the drills on a new cluster. Root on Debian gets the programs that are missing; elsewhere the stage is left
 * out in a sentence, but where `CI` or `TEST_CLUSTER` is set it fails instead.
 */
const settings = settingsOf({});
/**
 * The others take another minute, and no promise of theirs is unlike one of these: an update restarts each process, and losing both standbys
 * is also losing the one that commits wait for. A clone without history, which can't build the release before, restarts them instead.
 */
const canUpdate = releaseBefore() !== null;
if (!canUpdate) console.log('No history to build the release before: rolling-update is left out.');
const leftOut = ['standby-killed', 'etcd-frozen', canUpdate ? 'rolling-restart' : 'rolling-update'];
const drills = drillNames.filter((name) => !leftOut.includes(name));
const missing = missingPackages(settings);
if (missing.length > 0 && !install(missing)) {
  console.log(
    `The drills need ${missing.join(', ')}, which only root on Debian installs by itself: left out.`,
  );
  process.exit(process.env.CI || process.env.TEST_CLUSTER ? 1 : 0);
}
process.exit((await drillCluster(settings, drills)) ? 0 : 1);

function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  // None of their services is started: we start our own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const get = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  get('update');
  return get('install', '-y', '--no-install-recommends', ...packages).status === 0;
}
