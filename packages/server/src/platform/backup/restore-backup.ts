import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isKnownMigration, migrateTo, migrateToLatest } from '../db/migrate.ts';
import { type PreparedJobs, prepareWaitingJobs } from '../jobs/waiting-jobs.ts';
import { clearDatabase, hasTables, isShopConnected } from './clear-database.ts';
import { connectForBackup } from './connect.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { type BackupContents, inspectBackup } from './read-backup.ts';
import type { RestoreRefusal } from './restore-refusal.ts';

export interface RestoreOptions {
  readonly ownerUrl: string;
  readonly file: string;
  /** Whether what the database holds may go. */
  readonly replace: boolean;
}

/**
 * Puts a backup into a database: its tables as they were when it was made, its rows, its numbers, its waiting
 * mails; then what migrations have come since. All of it in one transaction, so that a restore that is cut
 * off has changed nothing.
 */
export const restoreBackup = async ({
  ownerUrl,
  file,
  replace,
}: RestoreOptions): Promise<Result<Manifest, RestoreRefusal>> => {
  const inspected = await inspectBackup(file);
  if (!inspected.ok) return inspected;
  const { manifest } = inspected.value;
  if (!manifest.migrations.every(isKnownMigration)) return refuse({ kind: 'backup-too-new', file });

  const client = await connectForBackup(ownerUrl, 'restore');
  try {
    if (await isShopConnected(client)) return refuse({ kind: 'shop-running' });
    if (!replace && (await hasTables(client))) return refuse({ kind: 'database-not-empty' });
    const otherwise = await replaceDatabase(client, ownerUrl, file, inspected.value);
    return otherwise === undefined
      ? accept(manifest)
      : refuse({ kind: 'restored-otherwise', table: otherwise });
  } finally {
    await client.end().catch(() => {});
  }
};

/** Returns the name of a table that is not as stated; then nothing has changed. */
const replaceDatabase = async (
  client: pg.Client,
  ownerUrl: string,
  file: string,
  { manifest, jobs }: BackupContents,
): Promise<string | undefined> => {
  const queue = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  queue.on('error', () => {});
  let waiting: PreparedJobs | undefined;
  try {
    const prepared = await prepareWaitingJobs(queue, jobs);
    waiting = prepared;
    return await onOneClient(client)
      .transaction()
      .execute(async (trx) => {
        await clearDatabase(client);
        await migrateTo(trx, manifest.migrations);
        const otherwise = await loadTables(client, file, manifest);
        if (otherwise !== undefined) throw new RestoredDataDiffers(otherwise);
        await migrateToLatest(trx);
        await prepared.put(client);
        return undefined;
      });
  } catch (error) {
    if (error instanceof RestoredDataDiffers) return error.table;
    throw error;
  } finally {
    await waiting?.close();
    await queue.end();
  }
};

/** Thrown to roll the transaction back. */
class RestoredDataDiffers extends Error {
  readonly table: string;
  constructor(table: string) {
    super(`${table} is not as the backup states`);
    this.table = table;
  }
}

/** Queries, migrations and copies in one transaction need one connection. */
const onOneClient = (client: pg.Client): Kysely<unknown> =>
  new Kysely({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => Object.assign(client, { release: () => {} }),
        end: async () => {},
      },
    }),
  });
