import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { databaseOutage } from '../../platform/db/database-outage.ts';
import { grantToApplication } from '../../platform/db/grant-to-application.ts';
import { migrateToLatest, NewerTablesError } from '../../platform/db/migrate.ts';
import { sharesBackends } from '../../platform/db/shared-backends.ts';
import { prepareQueue } from '../../platform/jobs/prepare-queue.ts';
import type { Settings } from '../../settings.ts';
import { causeOf, type DatabaseAddress, type FindOptions, findDatabase } from './find-database.ts';
import type { StartRefusal } from './start-refusal.ts';

/** For migrations, the seed and background work; requests have a pool of their own. */
export type OpenedDatabase = Database & {
  /** Both addresses carry a password: never print them. */
  readonly url: string;
  readonly ownerUrl: string;
  /** Whether the role of `url` is a superuser, which a shop doesn't need. */
  readonly isSuperuser: boolean;
  readonly admit?: DatabaseAddress['admit'];
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

/** Background work writes mails, logs searches and reads the catalog a few at a time. */
const WORK_CONNECTIONS = 3;

/** Connects to a running database and brings its tables up to date; stops it again when that fails. */
export async function connectDatabase({
  url,
  ownerUrl,
  isExternal,
  stop,
  admit,
}: DatabaseAddress): Promise<Result<OpenedDatabase, StartRefusal>> {
  const database = openDatabase(url, { maxConnections: WORK_CONNECTIONS, admit });
  const close = async () => {
    await database.close();
    await stop();
  };
  let role: { name: string; is_superuser: boolean; is_read_only: boolean } | undefined;
  try {
    const { rows } = await database.pool.query<NonNullable<typeof role>>(
      `select current_user as name, current_setting('is_superuser') = 'on' as is_superuser,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`,
    );
    role = rows[0];
    if (isExternal && (await sharesBackends(database.pool))) {
      await close();
      return refuse({ kind: 'database-shared-backends' });
    }
  } catch (error) {
    await close();
    const cause = causeOf(error);
    return refuse(
      cause === '25006' ? { kind: 'database-read-only' } : { kind: 'database-unreachable', cause },
    );
  }
  if (role?.is_read_only) {
    await close();
    return refuse({ kind: 'database-read-only' });
  }
  try {
    await prepareTables(ownerUrl, role?.name ?? '', admit);
  } catch (error) {
    await close();
    const cause = causeOf(error);
    // A leader may be lost, or become a standby, in the middle of it: each migration is whole or not there.
    if (error instanceof NewerTablesError)
      return refuse({ kind: 'database-newer', migration: error.migration });
    if (cause === '25006') return refuse({ kind: 'database-read-only' });
    if (ownerRefusals.has(cause) || databaseOutage(error) === 'away')
      return refuse({ kind: 'database-unreachable', cause });
    throw error;
  }
  return accept({
    ...database,
    url,
    ownerUrl,
    isSuperuser: role?.is_superuser ?? false,
    ...(admit && { admit }),
    close,
  });
}

/** Codes for an owner's role that may make no tables, and for a wrong DATABASE_OWNER_URL beside a right DATABASE_URL. */
const ownerRefusals: ReadonlySet<string> = new Set(['42501', '28P01', '28000', '3D000', 'ECONNREFUSED']);

/**
 * Brings the tables of the shop and of its jobs up to date as their owner, and grants the application's role
 * its rights. Where one role is both, it has every right already.
 */
export const prepareTables = async (
  ownerUrl: string,
  applicationRole: string,
  admit?: DatabaseAddress['admit'],
): Promise<void> => {
  const owner = openDatabase(ownerUrl, { maxConnections: 2, admit });
  try {
    // Rights are those that the newer release gave.
    if ((await migrateToLatest(owner.db)).isNewer) return;
    await prepareQueue(owner.pool);
    const { rows } = await owner.pool.query<{ name: string }>('select current_user as name');
    if (rows[0]?.name !== applicationRole) await grantToApplication(owner.db, applicationRole);
  } finally {
    await owner.close();
  }
};
