import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import type { Settings } from '../../settings.ts';
import { causeOf, type DatabaseAddress, type FindOptions, findDatabase } from './find-database.ts';
import { prepareTables } from './prepare-tables.ts';
import type { StartRefusal } from './start-refusal.ts';

/** For migrations, the seed and, in the shop, for what works beside its requests: those have a pool of their own. */
export type OpenedDatabase = Database & {
  /** Both carry a password: never print them. */
  readonly url: string;
  readonly ownerUrl: string;
  /** Whether the role of `url` could do anything at all to the server, which a shop needn't. */
  readonly isSuperuser: boolean;
  /** Closes the pool and, if it was started for us, the database server. */
  close(): Promise<void>;
};

/**
 * Opens the database that the settings name, embedded or by DATABASE_URL, and brings its tables up
 * to date as their owner; the pool is of the role that works with their rows.
 */
export async function openAnyDatabase(
  settings: Settings,
  options: FindOptions,
): Promise<Result<OpenedDatabase, StartRefusal>> {
  const database = await findDatabase(settings, options);
  return database.ok ? connectDatabase(database.value) : database;
}

/** Mails are worded, searches written and the catalogue read a few at a time. */
const WORK_CONNECTIONS = 3;

/** Connects to a database that is running, and brings its tables up to date; stops it again when that can't be. */
export async function connectDatabase({
  url,
  ownerUrl,
  stop,
}: DatabaseAddress): Promise<Result<OpenedDatabase, StartRefusal>> {
  const database = openDatabase(url, { maxConnections: WORK_CONNECTIONS });
  const close = async () => {
    await database.close();
    await stop();
  };
  let role: { name: string; is_superuser: boolean } | undefined;
  try {
    const { rows } = await database.pool.query<{ name: string; is_superuser: boolean }>(
      `select current_user as name, current_setting('is_superuser') = 'on' as is_superuser`,
    );
    role = rows[0];
  } catch (error) {
    await close();
    return refuse({ kind: 'database-unreachable', cause: causeOf(error) });
  }
  try {
    await prepareTables(ownerUrl, role?.name ?? '');
  } catch (error) {
    await close();
    const cause = causeOf(error);
    if (ownerRefusals.has(cause)) return refuse({ kind: 'database-unreachable', cause });
    throw error;
  }
  return accept({ ...database, url, ownerUrl, isSuperuser: role?.is_superuser ?? false, close });
}

/** The owner's role may make no tables, or its address is wrong though that of DATABASE_URL is right. */
const ownerRefusals: ReadonlySet<string> = new Set(['42501', '28P01', '28000', '3D000', 'ECONNREFUSED']);
