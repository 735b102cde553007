import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunDetails, runDetails, runLine } from '../machine.ts';
import { median } from '../percentile.ts';
import { aDataFolder, type Mode, modes, type StartTimes, timeOneStart } from './one-start.ts';

interface Row {
  readonly tree: string;
  readonly mode: Mode;
  /** Medians. */
  readonly readyMs: number;
  readonly pageMs: number;
  readonly starts: readonly StartTimes[];
}

type Report = RunDetails & {
  readonly times: number;
  /** The system's average over a minute, before and after. */
  readonly load: readonly [number, number];
  readonly rows: readonly Row[];
};

/**
 * `npm run bench:start`: how long `npm start` takes on what is built and on data that are there, from the command to
 * the first 200 of `/api/ready` and of `/`. `-- --times=5`; `-- --beside=FOLDER` starts another built tree by turns
 * with this one, so that whatever else the machine does happens to both.
 */
const main = async (): Promise<void> => {
  const times = Number(option('times') ?? 5);
  const other = option('beside');
  const trees = [...(other ? [resolve(other)] : []), join(import.meta.dirname, '../..')];
  const loadBefore = loadNow();
  const rows: Row[] = [];
  for (const mode of modes) rows.push(...(await interleaved(trees, mode, times)));
  const report: Report = { ...runDetails(), times, load: [loadBefore, loadNow()], rows };
  console.log(process.argv.includes('--json') ? JSON.stringify(report) : asTable(report));
};

const interleaved = async (trees: readonly string[], mode: Mode, times: number): Promise<Row[]> => {
  const sides = trees.map((tree) => ({ tree, dataDir: aDataFolder(), starts: [] as StartTimes[] }));
  try {
    // The first start fills the data folder and builds what isn't built.
    for (const { tree, dataDir } of sides) await timeOneStart(tree, mode, dataDir);
    for (let round = 0; round < times; round += 1)
      for (const { tree, dataDir, starts } of sides) starts.push(await timeOneStart(tree, mode, dataDir));
  } finally {
    for (const { dataDir } of sides) rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
  return sides.map(({ tree, starts }) => ({
    tree,
    mode,
    readyMs: median(starts.map(({ readyMs }) => readyMs)),
    pageMs: median(starts.map(({ pageMs }) => pageMs)),
    starts,
  }));
};

const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const asTable = ({ rows, times, load, ...details }: Report): string =>
  [
    `${runLine(details)}; load ${load.join(' to ')}`,
    '',
    `| tree | mode | page, s | ready, s | each start to ready, s, median of ${times} |`,
    '|---|---|---|---|---|',
    ...rows.map(
      ({ tree, mode, pageMs, readyMs, starts }) =>
        `| ${tree} | ${mode} | ${seconds(pageMs)} | ${seconds(readyMs)} | ${starts.map((start) => seconds(start.readyMs)).join(' ')} |`,
    ),
  ].join('\n');

await main();
