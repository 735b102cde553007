import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

/** Reads the project's `.env` if there is one; variables that are set already win. */
export function loadEnvironmentFile() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}

/** Prints why on standard error, in one sentence, and exits with code 1. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
