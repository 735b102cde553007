import { randomInt } from 'node:crypto';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const rules = ['packages/{language,domain,search,planner,contract,art,web}/**', '{scripts,bench}/**'];

// They need neither a database nor a browser.
const fakes = ['e2e/voice/voice-provider'];

const serverTests = 'packages/server/src/**/*.test.ts';
const systemTests = 'packages/server/src/system/*.test.ts';
// Tests that kill processes or lose databases take minutes: in `npm run test:long`.
const longTests = 'packages/server/src/**/*.long.test.ts';

const isLong = process.env.TEST_LONG === '1';
// Inherited by workers. fast-check takes 32 bits.
process.env.TEST_SEED ??= isLong ? String(randomInt(2 ** 31)) : '1';
if (isLong) process.stdout.write(`Seed of properties: TEST_SEED=${process.env.TEST_SEED} repeats them.\n`);

/** Projects of one group run side by side. By default Vitest leaves a core free, which on two cores leaves one worker. */
const sideBySide = { maxWorkers: 2, sequence: { groupOrder: 1 } };

const setupFiles = ['scripts/fast-check-setup.ts'];

const onPostgres = (
  name: string,
  which: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    globalSetup: ['packages/server/src/testing/global-setup.ts'],
    setupFiles,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On a busy machine a polled result may take long; ms.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    isolate: false,
    ...which,
  },
});

/**
 * Projects by what their tests need: `unit` (rules) nothing; `properties` time, for thousands of cases or for a proof;
 * `server` a real PostgreSQL; `system` and `system-long` start whole shops, the long ones one file at a time. Tests are not
 * isolated: files of a worker share the modules they import, because importing took longer than most of the tests.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [...rules, ...fakes].map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, '**/*.property.test.ts'],
          setupFiles,
          testTimeout: isLong ? 300_000 : 30_000,
          isolate: false,
        },
      },
      {
        test: {
          name: 'properties',
          // In e2e are properties that hold between server and browser.
          include: [...rules, 'e2e/**'].map((folder) => `${folder}/*.property.test.ts`),
          setupFiles,
          // Thousands of cases take minutes on a busy machine; ms.
          testTimeout: 600_000,
          isolate: false,
          ...sideBySide,
        },
      },
      onPostgres('server', {
        include: [serverTests],
        exclude: [...configDefaults.exclude, systemTests, longTests],
        ...sideBySide,
      }),
      onPostgres('system', {
        include: [systemTests, 'e2e/*.test.ts'],
        exclude: [...configDefaults.exclude, longTests],
        testTimeout: 120_000,
        ...sideBySide,
      }),
      onPostgres('system-long', {
        include: [longTests],
        // Two hundred customers at once, or a database that is restarted, take minutes beside other work; ms.
        testTimeout: 300_000,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
});
