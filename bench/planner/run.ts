import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle } from '../bundle.ts';

/**
 * `npm run bench:planner` (options: `measure.ts`). Everything is bundled like the server, since tsx makes
 * code slower: it gives every created function a name.
 */
const [measure] = await Promise.all(
  ['measure', 'child'].map((name) =>
    // At the same depth as this file, so that the paths to data/ are valid.
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
