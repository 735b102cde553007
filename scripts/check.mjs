import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { inRoot, seconds } from './project.mjs';
import { run, runAtMost } from './run.mjs';

const bin = (path) => ['node', inRoot('node_modules', path)];

/**
 * One checker, since several repeat each other's work and steps run side by side. A second run reads from a file
 * what the first found for unchanged sources.
 */
const typeCheck = (title, project) => {
  const results = inRoot('.cache', 'types', `${title.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  const once = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', results];
  return { title: `types: ${title}`, command: [...bin('typescript7/bin/tsc'), '-p', project, ...once] };
};

/** Everything about the code that needs no database and no browser, the slow ones first. */
const steps = (unitReport) => [
  {
    title: 'tests of rules',
    command: [...bin('vitest/vitest.mjs'), 'run', '--project', 'unit', ...unitReport],
  },
  typeCheck('server', 'packages/server'),
  typeCheck('scripts, bench, e2e', '.'),
  typeCheck('web', 'packages/web'),
  { title: 'architecture', command: ['node', 'scripts/architecture.mjs'] },
  {
    title: 'unused code',
    command: [
      ...bin('knip/bin/knip.js'),
      '--no-progress',
      '--cache',
      '--cache-location',
      inRoot('.cache/knip'),
    ],
  },
  { title: 'format and lint', command: [...bin('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  typeCheck('contract', 'packages/contract'),
  typeCheck('domain', 'packages/domain'),
  typeCheck('language', 'packages/language'),
  typeCheck('planner', 'packages/planner'),
  typeCheck('search', 'packages/search'),
  typeCheck('service worker', 'packages/web/service-worker'),
];

/**
 * Runs every step, some at once, and prints a table; the full output only of what failed.
 * @param {readonly string[]} [unitReport] vitest arguments that also write the unit tests' results to a file
 * @returns {Promise<boolean>} whether all passed
 */
export async function check(unitReport = ['--reporter=dot']) {
  const all = steps(unitReport);
  const width = Math.max(...all.map(({ title }) => title.length));
  const limit = Math.max(2, Math.min(4, availableParallelism() - 1));
  const results = await runAtMost(
    limit,
    all.map(({ title, command }) => async () => {
      const result = await run(command, { env: { NO_COLOR: '1' } });
      const time = `${(result.elapsedMs / 1000).toFixed(1)} s`.padStart(7);
      console.log(`  ${title.padEnd(width)} ${time}  ${result.code === 0 ? 'ok' : 'FAILED'}`);
      return { title, ...result };
    }),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { title, output } of failed) console.log(`\n--- ${title} ---\n${output.trim()}`);
  return failed.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const start = performance.now();
  const passed = await check();
  console.log(`\ncheck ${passed ? 'passed' : 'FAILED'} in ${seconds(start)}`);
  process.exit(passed ? 0 : 1);
}
