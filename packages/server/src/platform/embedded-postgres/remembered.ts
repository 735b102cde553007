import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a start leaves for the next one, in `postgres.json` of the data folder. */
export type Remembered = {
  /** The folder that holds the cluster when it could not be the data folder itself. */
  readonly home?: string;
  /** 127.0.0.1's port, kept so that saved connections stay valid. */
  readonly port?: number;
};

export function readRemembered(dataDir: string): Remembered {
  try {
    const { home, port } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    return {
      ...(typeof home === 'string' ? { home } : {}),
      ...(typeof port === 'number' ? { port } : {}),
    };
  } catch {
    return {};
  }
}

export function remember(dataDir: string, news: Remembered): void {
  const file = join(dataDir, 'postgres.json');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...readRemembered(dataDir), ...news }, null, 2)}\n`, {
    mode: 0o600,
  });
  renameSync(draft, file);
}

export const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

export function readPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(passwordFile(dataDir), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The database's password; made once, readable by its owner alone since computers are shared.
 * Of two first starts at once the first one's password stands.
 */
export function ensurePassword(dataDir: string): string {
  const known = readPassword(dataDir);
  if (known !== undefined) return known;
  const draft = `${passwordFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, passwordFile(dataDir));
  } catch {
    // The other start was quicker.
  }
  rmSync(draft);
  const password = readPassword(dataDir);
  if (password === undefined) throw new Error(`No password in ${passwordFile(dataDir)}`);
  return password;
}
