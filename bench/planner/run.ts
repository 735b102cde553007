import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';

/**
 * `npm run bench:planner` (flags: `measure.ts`). All of it is bundled as the shop is: what tsx reads is slower, since
 * every function that is made on the way is given a name.
 */
const [measure] = await Promise.all(
  ['measure', 'child'].map((name) =>
    // As deep as this file, so that the paths to data/ hold.
    bundle(
      join(import.meta.dirname, `${name}.ts`),
      join(import.meta.dirname, `../../dist-bench/planner/${name}.js`),
    ),
  ),
);
const [code] = await once(
  spawn(process.execPath, [measure as string, ...process.argv.slice(2)], { stdio: 'inherit' }),
  'exit',
);
process.exitCode = code ?? 1;
