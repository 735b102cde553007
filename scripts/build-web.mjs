import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { noteInputs, writeInputs } from './build-inputs.mjs';
import { writeOpeningPages } from './prerendered-pages.mjs';
import { inRoot } from './project.mjs';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a packet carries it anyway. */
const leastBytes = 1_400;

/**
 * Builds the web into the folder named by the first argument, with each text file compressed beside
 * itself (.br, .gz), so that the server need not do so for every request.
 */
const folder = process.argv[2];
const inputs = new Set();
await build({
  root: inRoot('packages/web'),
  logLevel: 'warn',
  plugins: [noteInputs(inputs)],
  build: { outDir: folder, emptyOutDir: true, manifest: true },
});
await writeOpeningPages(folder, noteInputs(inputs));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < leastBytes) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
writeInputs(folder, inputs);
