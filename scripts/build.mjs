import { buildParts } from './build-parts.mjs';
import { ensureInstalled } from './installation.mjs';
import { seconds } from './project.mjs';

/** `npm run build`: what has changed, or everything with `-- --force`. */
await ensureInstalled();
const start = performance.now();
const failed = await buildParts({ force: process.argv.includes('--force') });
if (failed) {
  process.stderr.write(failed.output);
  console.error(`No se pudo construir ${failed.title}.`);
  process.exit(1);
}
console.log(`Todo construido en ${seconds(start)}.`);
