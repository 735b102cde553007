import { parseArgs } from 'node:util';
import { drillCluster, drillNames } from './cluster/drill-cluster.ts';
import { settingsOptions, settingsOrRefuse } from './cluster/settings.ts';
import { refuse } from './project.mjs';

/**
 * `npm run cluster:drill -- leader-killed`: breaks something of the cluster that runs, or of a new one, while customers order, and prints
 * one JSON object for each drill. Exits with 1 if one of the promises broke.
 */
const { values, positionals } = parseArgs({ options: settingsOptions, allowPositionals: true });
const unknown = positionals.filter((name) => name !== 'all' && !drillNames.some((drill) => drill === name));
if (positionals.length === 0 || unknown.length > 0)
  refuse(`Di qué simulacro: npm run cluster:drill -- ${drillNames.join(' | ')} | all`);
const isAll = positionals.includes('all');
const drills = drillNames.filter((name) => isAll || positionals.includes(name));
process.exit((await drillCluster(settingsOrRefuse(values), drills)) ? 0 : 1);
