import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reachCluster, startCluster } from './cluster/cluster.ts';
import { brokenPromises, findCustomers, runDrill } from './cluster/drill.ts';
import { type FaultName, faults } from './cluster/faults.ts';
import { prepareMachine } from './cluster/programs.ts';
import { settingsOf, settingsOptions } from './cluster/settings.ts';
import { pidsFile } from './cluster/supervisor.ts';
import { refuse } from './project.mjs';

/**
 * `npm run cluster:drill -- leader-killed`: breaks something of the cluster that runs, or of a new one, while customers order, and prints
 * one JSON object for each drill. Exits with 1 if one of the promises broke.
 */
const names = Object.keys(faults) as FaultName[];
const { values, positionals } = parseArgs({ options: settingsOptions, allowPositionals: true });
const drills = positionals.includes('all') ? names : names.filter((name) => positionals.includes(name));
if (drills.length === 0) refuse(`Di qué simulacro: npm run cluster:drill -- ${names.join(' | ')} | all`);
const settings = settingsOf(values);
const isOpen = existsSync(pidsFile(settings.folder)) && (await reachCluster(settings).members()).length > 0;

const cluster = isOpen ? { cluster: reachCluster(settings), close: async () => {} } : await startNew();
const broken: string[] = [];
try {
  const customers = await findCustomers(cluster.cluster);
  for (const drill of drills) {
    const report = await runDrill(cluster.cluster, customers, drill);
    console.log(JSON.stringify(report));
    broken.push(...brokenPromises(report));
  }
} finally {
  await cluster.close();
}
for (const promise of broken) console.error(promise);
process.exit(broken.length > 0 ? 1 : 0);

async function startNew() {
  await prepareMachine(settings);
  const folder = `${settings.folder}-drill-${process.pid}`;
  const started = await startCluster({ ...settings, folder });
  return {
    ...started,
    close: async () => {
      await started.close();
      rmSync(folder, { recursive: true });
    },
  };
}
