import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildParts } from './build-parts.mjs';
import { ensureInstalled } from './installation.mjs';
import { inRoot, seconds } from './project.mjs';
import { run } from './run.mjs';
import { countTests, failedTests } from './test-reports.mjs';

/** `npm test`: what CI runs. Every stage runs even after one has failed, so that one run tells all. */
const start = performance.now();
const reports = inRoot(`.cache/test-${process.pid}`);
const reportOf = (name) => `${reports}/${name}.json`;
const vitestReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];
const failedStages = [];

await ensureInstalled();
const { check } = await import('./check.mjs');
const { ensureTestChromium } = await import('./chromium.mjs');
mkdirSync(reports, { recursive: true });

await stage('check', () => check(vitestReport('unit')));

await stage('server tests', async () => (await vitest('server', { show: true })).code === 0);

// Whole shops wait as much as they compute, and need nobody beside them who insists.
const properties = vitest('properties', { isPatient: true });
await stage('whole shops', async () => (await vitest('system', { show: true })).code === 0);
await stage('long properties, begun beside the whole shops', async () => {
  const { code, output } = await properties;
  console.log(output);
  return code === 0;
});

await stage('components', async () => {
  const command = [
    'node',
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    'vitest.browser.config.ts',
  ];
  const env = { CHROMIUM_PATH: await ensureTestChromium() };
  return (await run([...command, ...vitestReport('components')], { env, show: true })).code === 0;
});

const isBuilt = await stage('build', async () => {
  const failed = await buildParts();
  if (failed) console.error(`${failed.output}\nCould not build ${failed.title}.`);
  return !failed;
});

if (isBuilt && existsSync(inRoot('e2e/playwright.config.ts'))) {
  await stage('browser tests', async () => {
    const env = {
      CHROMIUM_PATH: await ensureTestChromium(),
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

const results = ['unit', 'properties', 'server', 'system', 'components', 'browser']
  .map(reportOf)
  .map(readReport);
rmSync(reports, { recursive: true, force: true });
const { passed, failed } = countTests(results);
for (const failure of failedTests(results)) console.log(`\nFAILED ${failure}`);
console.log(failedStages.length === 0 ? '\nAll stages passed' : `\nFAILED: ${failedStages.join(', ')}`);
console.log(`in ${seconds(start)}\n`);
// A stage that failed without a failing test (a type error, a file that does not load) is not "0 failed".
console.log(`${passed} passed, ${Math.max(failed, failedStages.length)} failed`);
process.exit(failedStages.length === 0 ? 0 : 1);

function vitest(project, options) {
  const program = inRoot('node_modules/vitest/vitest.mjs');
  return run(['node', program, 'run', '--project', project, ...vitestReport(project)], options);
}

async function stage(title, work) {
  const began = performance.now();
  console.log(`\n=== ${title}`);
  const isGood = await work();
  console.log(`=== ${title}: ${isGood ? 'ok' : 'FAILED'} in ${seconds(began)}`);
  if (!isGood) failedStages.push(title);
  return isGood;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
