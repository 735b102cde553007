import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { buildParts } from './build-parts.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './installation.mjs';
import { isShopAt, portRefusal } from './port.mjs';
import { inRoot, loadEnvironmentFile, refuse, root } from './project.mjs';

/**
 * `npm start`: installs and builds what is missing, then opens the shop in this process; with `-- --demo` a new shop in
 * development gets sixty days of orders first.
 */
endWithNpm();
loadEnvironmentFile();

// Before the long steps, so that a port in use is reported without waiting for a build.
const port = Number(process.env.PORT?.trim() || 3000);
const portIs = await portRefusal(port);
if (portIs === 'taken' && (await isShopAt(port))) {
  refuse(
    `La tienda ya está abierta en http://localhost:${port}: úsala ahí, ciérrala, o abre otra con otro PORT y otro DATA_DIR.`,
  );
}
if (portIs === 'taken') {
  refuse(
    `El puerto ${port} ya está en uso: cierra el programa que lo usa o elige otro con PORT=${port + 1}.`,
  );
}

await ensureInstalled();
const failed = await buildParts();
if (failed) {
  process.stderr.write(failed.output);
  refuse(`No se pudo construir ${failed.title}: el motivo está arriba.`);
}
if (process.argv.includes('--demo')) {
  const life = ['--max-semi-space-size=64', inRoot('scripts/demo-life.mjs')];
  const { status } = spawnSync(process.execPath, life, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(inRoot('packages/server/dist/main.js')).href);
