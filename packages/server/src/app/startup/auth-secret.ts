import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../platform/embedded-postgres/make-folder.ts';
import type { Settings } from '../../settings.ts';
import { refuseToStart } from './refuse-to-start.ts';

/**
 * The secret that signs sessions. Outside production one is made the first time and kept in the
 * data folder, readable by its owner alone, so that a restart signs nobody out.
 */
export function ensureAuthSecret(settings: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  if (settings.authSecret !== undefined) return settings.authSecret;
  const file = join(settings.dataDir, 'auth-secret');
  return readSecret(file) ?? makeSecret(file, settings.dataDir);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function makeSecret(file: string, folder: string): string {
  const secret = randomBytes(32).toString('base64url');
  try {
    makeFolder(folder);
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch {
    // Of two first starts on one database the quicker one's secret counts.
    return readSecret(file) ?? refuseToStart({ kind: 'folder-not-writable', folder });
  }
}
