import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root, seconds } from './project.mjs';
import { run } from './run.mjs';

/** Installs what the lock file names if it isn't complete; otherwise takes a few ms. */
export async function ensureInstalled(say = console.log) {
  if (isInstalled(root)) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    refuse(`No se puede escribir en la carpeta del proyecto ${root}: cópiala a una donde tengas permiso.`);
  }
  const start = performance.now();
  say('Instalando dependencias (puede tardar un par de minutos)…');
  // Development packages too, whatever NODE_ENV is: the build needs them.
  const { code, output } = await run(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    process.stderr.write(output);
    refuse('No se pudieron instalar las dependencias: revisa la conexión y vuelve a intentarlo.');
  }
  say(`Dependencias instaladas en ${seconds(start)}.`);
}

/**
 * Compares what npm installed (its hidden lock file, written last) with the lock file. Dates would be wrong after a
 * checkout, and an interrupted installation leaves no hidden file.
 * @param {string} folder the project's root
 */
export function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // Workspaces are folders of this repository, linked or not installed at all.
    if (!path.includes('node_modules/')) return true;
    const there = present[path];
    if (!there) return entry.optional === true;
    return there.version === entry.version && existsSync(join(folder, path));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
