import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { buildParts } from './build-parts.mjs';
import { ensureInstalled } from './installation.mjs';
import { inRoot, seconds } from './project.mjs';
import { run } from './run.mjs';
import { countTests, failedTests } from './test-reports.mjs';

/**
 * `npm test`: guards every change; docs/figures.md says how long it takes. `npm run test:long` (`--long`): the
 * rest, with whole shops, thousands of cases or every screen. Every stage runs even after one has failed, so that
 * one run shows all faults.
 */
const start = performance.now();
const isLong = process.argv.includes('--long');
const reports = inRoot(`.cache/test-${process.pid}`);
const reportOf = (name) => `${reports}/${name}.json`;
const vitestReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];
const vitestRun = ['node', inRoot('node_modules/vitest/vitest.mjs'), 'run'];
const failedStages = [];

await ensureInstalled();
const { check } = await import('./check.mjs');
const { ensureTestChromium } = await import('./chromium.mjs');
mkdirSync(reports, { recursive: true });

// Tests of whole shops run them as they are built.
const isBuilt = await stage('build', async () => {
  const failed = await buildParts();
  if (failed) console.error(`${failed.output}\nCould not build ${failed.title}.`);
  return !failed;
});

if (isLong) {
  await stage('whole shops', () => vitest('system-long'));
  await stage('properties, all their cases', () => vitest('properties'));
} else {
  await stage('check', () => check(vitestReport('unit')));
  await stage('server, whole shops and properties', () => vitest('server', 'system', 'properties'));
  await stage('components', async () => {
    const env = { CHROMIUM_PATH: await ensureTestChromium() };
    const command = [...vitestRun, '--config', 'vitest.browser.config.ts', ...vitestReport('components')];
    return (await run(command, { env, show: true })).code === 0;
  });
}

if (isBuilt) {
  await stage('browser tests', async () => {
    const env = {
      CHROMIUM_PATH: await ensureTestChromium(),
      TEST_LONG: isLong ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser'),
    };
    const playwright = inRoot('node_modules/@playwright/test/cli.js');
    const command = [
      'node',
      playwright,
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ];
    return (await run(command, { env, show: true })).code === 0;
  });
}

if (isLong && isBuilt) {
  await stage('high availability', async () => {
    const command = ['node', '--import', 'tsx', inRoot('scripts/cluster-test.ts')];
    return (await run(command, { show: true })).code === 0;
  });
}

const results = readdirSync(reports).map((file) => JSON.parse(readFileSync(`${reports}/${file}`, 'utf8')));
rmSync(reports, { recursive: true, force: true });
const { passed, failed } = countTests(results);
for (const failure of failedTests(results)) console.log(`\nFAILED ${failure}`);
console.log(failedStages.length === 0 ? '\nAll stages passed' : `\nFAILED: ${failedStages.join(', ')}`);
console.log(`in ${seconds(start)}\n`);
// A stage that failed without a failing test (a type error, a file that does not load) is not "0 failed".
console.log(`${passed} passed, ${Math.max(failed, failedStages.length)} failed`);
process.exit(failedStages.length === 0 ? 0 : 1);

/** Projects that run at once share a PostgreSQL and its template. */
async function vitest(...projects) {
  const named = projects.flatMap((project) => ['--project', project]);
  const env = { TEST_LONG: isLong ? '1' : '' };
  return (await run([...vitestRun, ...named, ...vitestReport(projects[0])], { env, show: true })).code === 0;
}

async function stage(title, work) {
  const began = performance.now();
  console.log(`\n=== ${title}`);
  const isGood = await work();
  console.log(`=== ${title}: ${isGood ? 'ok' : 'FAILED'} in ${seconds(began)}`);
  if (!isGood) failedStages.push(title);
  return isGood;
}
