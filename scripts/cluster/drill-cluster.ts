import { existsSync, rmSync } from 'node:fs';
import { releaseBefore } from '../../packages/server/src/system/release-before.builders.ts';
import { type Cluster, reachCluster, startCluster } from './cluster.ts';
import { brokenPromises, findCustomers, runDrill } from './drill.ts';
import { type FaultName, faults } from './faults.ts';
import { prepareMachine } from './programs.ts';
import type { ClusterSettings } from './settings.ts';
import { pidsFile } from './supervisor.ts';

export const drillNames = Object.keys(faults) as FaultName[];

/** Something hangs; the system then ends what we started. */
const LIMIT_MS = 20 * 60_000;

/**
 * Does the drills one after the other, on the cluster that runs or on a new one, which is removed again. Prints a line of JSON for each;
 * an update that can't be drilled here is left out with a sentence.
 * @returns whether every promise held; false too if no drill is left
 */
export const drillCluster = async (
  settings: ClusterSettings,
  wanted: readonly FaultName[],
): Promise<boolean> => {
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  const running = existsSync(pidsFile(settings.folder)) ? reachCluster(settings) : undefined;
  const isRunning = running !== undefined && (await running.members()).length > 0;
  const release = wanted.includes('rolling-update') && !isRunning ? releaseBefore() : null;
  if (wanted.includes('rolling-update') && release === null)
    console.error(
      isRunning
        ? 'rolling-update opens a cluster of its own, and one runs: left out.'
        : "rolling-update needs this clone's history, to build the release before: left out.",
    );
  const drills = wanted.filter((drill) => drill !== 'rolling-update' || release !== null);
  if (drills.length === 0) return false;
  const { cluster, close } = isRunning
    ? { cluster: running, close: async () => {} }
    : await startNew(settings, release ?? undefined);
  const broken: string[] = [];
  try {
    const customers = await findCustomers(cluster);
    for (const drill of drills) {
      const report = await runDrill(cluster, customers, drill);
      console.log(JSON.stringify(report));
      broken.push(...brokenPromises(report));
    }
  } finally {
    await close();
  }
  for (const promise of broken) console.error(promise);
  return broken.length === 0;
};

const startNew = async (
  settings: ClusterSettings,
  releaseFolder: string | undefined,
): Promise<{ cluster: Cluster; close: () => Promise<void> }> => {
  await prepareMachine(settings);
  const folder = `${settings.folder}-drill-${process.pid}`;
  const started = await startCluster({ ...settings, folder }, releaseFolder);
  return {
    ...started,
    close: async () => {
      await started.close();
      rmSync(folder, { recursive: true });
    },
  };
};
