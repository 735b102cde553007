import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { migrationNames } from '../db/migrations/all.ts';
import { releases } from '../db/releases.ts';
import { type ArchiveRow, readArchive } from './archive.ts';
import { registry } from './process-figures.ts';

const registers = [registry];
const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge({ name, help, labelNames, registers });

const build = gauge('shop_build_info', 'Always 1; the release and its newest migration', [
  'version',
  'migration',
]);
const databaseUp = gauge('shop_database_up', '1 if the database answered this scrape');
const replicaUp = gauge(
  'shop_replica_up',
  '1 if the replica answered this scrape; without one there is none',
);
const connections = gauge('shop_pool_connections', 'Connections of this process to the database', [
  'pool',
  'state',
]);
const waiting = gauge('shop_pool_waiting', 'Who waits for a connection', ['pool']);
const clockOffset = gauge(
  'shop_clock_offset_seconds',
  "By how much this process's clock is ahead of the database's",
);
const jobs = gauge('shop_jobs', 'Jobs in the database', ['queue', 'state']);
const jobAge = gauge('shop_job_oldest_seconds', 'How long the oldest job that is due has waited', ['queue']);
const lastBackup = gauge(
  'shop_backup_timestamp_seconds',
  'When npm run backup last wrote a whole copy; 0: never',
);
const unarchived = gauge('shop_archive_waiting_files', 'Full log files that wait to be archived');
const archiveAge = gauge(
  'shop_archive_waiting_seconds',
  'For how long the oldest of them has waited, at most',
);
const archiveFailures = gauge(
  'shop_archive_failures',
  'Tries to archive that failed, since the server counts',
);

interface Sources {
  /** Its pool is asked, so that a scrape takes no connection from customers. */
  readonly work: pg.Pool;
  readonly requests: pg.Pool;
  readonly replica: pg.Pool | undefined;
}

const QUESTION_MS = 2_000;

/**
 * Brings the figures up to date that nobody counts while they change. Of several scrapes at once only one asks the database; while it is
 * away, what it would say is left out.
 */
export const openFigures = (sources: Sources): (() => Promise<void>) => {
  build.set({ version: releases.at(-1)?.version ?? '', migration: migrationNames.at(-1) ?? '' }, 1);
  let running: Promise<void> | undefined;
  return () => {
    running ??= refresh(sources).finally(() => {
      running = undefined;
    });
    return running;
  };
};

const refresh = async ({ work, requests, replica }: Sources): Promise<void> => {
  for (const [name, pool] of Object.entries({ work, requests, ...(replica && { replica }) })) {
    connections.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
    connections.set({ pool: name, state: 'idle' }, pool.idleCount);
    waiting.set({ pool: name }, pool.waitingCount);
  }
  for (const each of [jobs, jobAge]) each.reset();
  // Without labels a reset is 0, which would say something.
  for (const each of [clockOffset, lastBackup, unarchived, archiveAge, archiveFailures]) each.remove();
  const [isUp, isReplicaUp] = await Promise.all([
    answered(() => askDatabase(work)),
    replica && answered(async () => void (await replica.query('select 1'))),
  ]);
  databaseUp.set(isUp ? 1 : 0);
  if (isReplicaUp !== undefined) replicaUp.set(isReplicaUp ? 1 : 0);
};

/** False too if it takes longer: a scrape that is late is lost as a whole. */
const answered = (ask: () => Promise<void>): Promise<boolean> =>
  Promise.race([
    ask().then(
      () => true,
      () => false,
    ),
    sleep(QUESTION_MS, false, { ref: false }),
  ]);

const askDatabase = async (pool: pg.Pool): Promise<void> => {
  const beforeMs = Date.now();
  const [queues, archive] = await Promise.all([
    pool.query<QueueRow>(QUEUES),
    pool.query<ArchiveRow & { readonly last_backup: number; readonly now: number }>(ARCHIVE),
  ]);
  const afterMs = Date.now();
  for (const { queue, waiting: due, active, failed, age } of queues.rows) {
    jobs.set({ queue, state: 'waiting' }, due);
    jobs.set({ queue, state: 'active' }, active);
    jobs.set({ queue, state: 'failed' }, failed);
    jobAge.set({ queue }, age);
  }
  const [row] = archive.rows;
  if (!row) return;
  lastBackup.set(row.last_backup);
  clockOffset.set((beforeMs + afterMs) / 2_000 - row.now);
  const state = readArchive(row);
  if (!state) return;
  unarchived.set(state.waitingFiles);
  archiveAge.set(state.waitingSeconds);
  archiveFailures.set(state.failures);
};

interface QueueRow {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly age: number;
}

/** A job that was not done in all its tries stays, as failed, for as long as its queue keeps it. */
const QUEUES = `
  select q.name as queue,
    count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
    count(*) filter (where j.state = 'active')::int as active,
    count(*) filter (where j.state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry') and j.start_after < now())), 0)::float8 as age
  from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
  where q.name !~ '^__pgboss' group by 1`;

const ARCHIVE = `
  select coalesce(extract(epoch from (select max(finished_at) from backups)), 0)::float8 as last_backup,
    extract(epoch from clock_timestamp())::float8 as now,
    current_setting('archive_mode') <> 'off' as is_on,
    case when pg_is_in_recovery() then null else pg_walfile_name(pg_current_wal_lsn()) end as current_file,
    last_archived_wal as archived_file, failed_count::int as failures,
    extract(epoch from now() - coalesce(last_archived_time, greatest(stats_reset, pg_postmaster_start_time())))::float8 as silent_seconds
  from pg_stat_archiver`;
