import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, projectRoot, type Settings } from '../../settings.ts';
import { refuseToStart } from './start-refusal.ts';

/**
 * The settings from the environment and the project's `.env`; the environment has precedence.
 * Invalid ones end the process with one sentence that names them all.
 */
export function loadSettings(): Settings {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const settings = parseSettings(process.env);
  return settings.ok ? settings.value : refuseToStart(settings.refusal);
}
