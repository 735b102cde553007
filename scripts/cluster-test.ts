import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { drillCluster, drillNames } from './cluster/drill-cluster.ts';
import { missingPackages } from './cluster/programs.ts';
import { settingsOf } from './cluster/settings.ts';

/**
 * Of `npm run test:long`: the drills on a new cluster. Root on Debian gets the programs that are missing; elsewhere the stage is left
 * out in a sentence, but where `CI` or `TEST_CLUSTER` is set it fails instead.
 */
const settings = settingsOf({});
/** The others take another minute, and no promise of theirs is unlike one of these. */
const drills = drillNames.filter((name) => name !== 'standby-killed' && name !== 'etcd-frozen');
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
