import { inRoot } from './project.mjs';
import { run } from './run.mjs';

/**
 * `npm run fuzz -- --runs=20000 --seed=7 --only="POST /api/orders"`: so many requests, valid but for one thing each, to a
 * whole shop on a database of its own; a seed of the clock and every operation unless said. `npm test` sends 2,500,
 * `npm run test:long` every way of breaking every operation once.
 */
const option = (name, usual) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? usual;

const command = ['node', inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'system'];
const { code } = await run([...command, 'packages/server/src/system/fuzz.test.ts'], {
  env: {
    FUZZ_RUNS: option('runs', '20000'),
    FUZZ_SEED: option('seed', String(Date.now() % 2 ** 31)),
    FUZZ_ONLY: option('only', ''),
  },
  show: true,
});
process.exit(code);
