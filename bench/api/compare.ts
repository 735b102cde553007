import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runDetails, runLine } from '../machine.ts';
import { median } from '../percentile.ts';
import { burstsOn } from './bursts.ts';
import { openBenchDatabases } from './databases.ts';
import type { Load } from './load.ts';
import { startMailSink } from './mail-sink.ts';
import type { Prepared } from './prepare.ts';
import { startShop } from './shop-process.ts';

const root = join(import.meta.dirname, '../..');
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/**
 * `npm run bench:compare -- REVISION [words]`: the reads and orders of bench:api, of this tree and of another
 * revision, by turns in one run, so that other work on the machine affects both. Only bursts whose name contains
 * one of the words.
 */
const main = async (): Promise<void> => {
  const [revision, ...words] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!revision) throw new Error('which revision? npm run bench:compare -- REVISION');
  const databases = await openBenchDatabases();
  const mailSink = await startMailSink();
  const other = checkOut(revision);
  try {
    const sides = await Promise.all(
      [other, root].map(async (tree, index) => {
        const url = await databases.create(`side${index}`);
        return { tree, url };
      }),
    );
    const opened = [];
    for (const { tree, url } of sides) {
      const prepared = await preparedBy(tree, url);
      const shop = await startShop(await bundledBy(tree), url, mailSink.url);
      const bursts = (await burstsOn(shop.url, prepared)).filter(
        ({ what }) => words.length === 0 || words.some((word) => what.includes(word)),
      );
      opened.push({ shop, bursts });
    }
    const [before, now] = opened;
    if (!before || !now) throw new Error('two sides, or nothing to compare');
    const rows = [];
    for (const [index, burst] of now.bursts.entries()) {
      const loads: { before: Load; now: Load }[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const earlier = await before.bursts[index]?.run(SECONDS);
        const later = await burst.run(SECONDS);
        if (earlier) loads.push({ before: earlier, now: later });
      }
      rows.push(rowOf(`${burst.what}, ${burst.connections}`, loads));
    }
    for (const { shop } of opened) await shop.stop();
    const report = { ...runDetails(), revision, rounds: ROUNDS, seconds: SECONDS, rows };
    console.log(
      process.argv.includes('--json')
        ? JSON.stringify(report)
        : [runLine(report), '', ...asTable(rows)].join('\n'),
    );
  } finally {
    await mailSink.stop();
    await databases.close();
    execFileSync('git', ['worktree', 'remove', '--force', other], { cwd: root });
  }
};

/** Another revision in a folder of its own, with this one's libraries. */
const checkOut = (revision: string): string => {
  const tree = join(root, `.cache/compare-${process.pid}`);
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, revision], { cwd: root });
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@nutricion'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@nutricion') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(modules, '@nutricion', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(tree, 'packages', name, 'node_modules'));
  }
  return tree;
};

const moduleOf = (tree: string, path: string) => import(pathToFileURL(join(tree, path)).href);

/** Revisions before customers were many order as the demo nurse alone. */
const preparedBy = async (tree: string, url: string): Promise<Prepared> => {
  const { prepareShop } = await moduleOf(tree, 'bench/api/prepare.ts');
  return { customers: ['enfermera@hospital-san-rafael.example'], ...(await prepareShop(url)) };
};

const bundledBy = async (tree: string): Promise<string> =>
  (await moduleOf(tree, 'bench/api/shop-process.ts')).bundleServer();

const rowOf = (what: string, loads: readonly { readonly before: Load; readonly now: Load }[]) => {
  const of = (pick: (load: Load) => number, side: 'before' | 'now') =>
    median(loads.map((pair) => pick(pair[side])));
  return {
    what,
    before: of((load) => load.requestsPerSecond, 'before'),
    now: of((load) => load.requestsPerSecond, 'now'),
    ratio: median(loads.map((pair) => pair.now.requestsPerSecond / pair.before.requestsPerSecond)),
    p99Before: of((load) => load.p99Ms, 'before'),
    p99Now: of((load) => load.p99Ms, 'now'),
    failures: loads.reduce((sum, pair) => sum + pair.before.failures + pair.now.failures, 0),
  };
};

const asTable = (rows: readonly ReturnType<typeof rowOf>[]): string[] => [
  '| what, connections | per second before | now | ratio (median of pairs) | p99 ms before | now | failures |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    (row) =>
      `| ${row.what} | ${row.before} | ${row.now} | ${row.ratio.toFixed(2)} | ${row.p99Before} | ${row.p99Now} | ${row.failures} |`,
  ),
];

await main();
