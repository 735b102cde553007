import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder for its owner alone, and missing parents so that everybody can pass through them. Node's own
 * recursive mkdir never returns where the system reports an existing parent as missing, as it does under /proc.
 * @returns whether the folder had to be made
 */
export function makeFolder(folder: string, mode = 0o700): boolean {
  if (existsSync(folder)) return false;
  makeFolder(dirname(folder), 0o755);
  try {
    mkdirSync(folder, { mode });
    return true;
  } catch (error) {
    // Another start may have made it in the meantime.
    if (existsSync(folder)) return false;
    throw error;
  }
}

/** What a start leaves for the next one, in `postgres.json` of the data folder. */
export type RunRecord = {
  /** The folder that holds the cluster when it could not be the data folder itself. */
  readonly home?: string;
  /** The port on 127.0.0.1, used again so that saved connections stay valid. */
  readonly port?: number;
};

/** The record of the last start; empty where there is none that can be read. */
export function readRunRecord(dataDir: string): RunRecord {
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

export function updateRunRecord(dataDir: string, changes: RunRecord): void {
  const file = join(dataDir, 'postgres.json');
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${JSON.stringify({ ...readRunRecord(dataDir), ...changes }, null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
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
 * The password of the cluster's superuser. It is made once and readable by its owner alone, since computers are shared.
 * When two first starts run at once, both use the password that was written first.
 */
export function ensurePassword(dataDir: string): string {
  const storedPassword = readPassword(dataDir);
  if (storedPassword !== undefined) return storedPassword;
  const draft = `${passwordFile(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, passwordFile(dataDir));
  } catch {
    // The other start was faster.
  }
  rmSync(draft);
  const password = readPassword(dataDir);
  if (password === undefined) throw new Error(`No password in ${passwordFile(dataDir)}`);
  return password;
}
