import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { prepareQueue, QUEUE_SCHEMA } from './prepare-queue.ts';

const waitingJobSchema = z.object({
  queue: z.string(),
  policy: z.string().nullable(),
  id: z.string(),
  data: z.json(),
  priority: z.int(),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.int().nullable(),
  expireInSeconds: z.int(),
  deleteAfterSeconds: z.int(),
  startAfter: z.string(),
});
/** A job that isn't done, in words that don't change with the version of the queue's tables. */
export type WaitingJob = z.infer<typeof waitingJobSchema>;
export const waitingJobsSchema = z.array(waitingJobSchema);

/** Waiting and running jobs: after a restore they are run again. */
export const readWaitingJobs = async (client: pg.ClientBase): Promise<readonly WaitingJob[]> => {
  const { rows: existingTables } = await client.query(`select to_regclass('${QUEUE_SCHEMA}.job') as table`);
  if (existingTables[0]?.table === null) return [];
  const { rows } = await client.query(`
    select j.name as queue, q.policy, j.id, j.data, j.priority, j.retry_limit as "retryLimit",
      j.retry_delay as "retryDelay", j.retry_backoff as "retryBackoff", j.retry_delay_max as "retryDelayMax",
      j.expire_seconds as "expireInSeconds", j.deletion_seconds as "deleteAfterSeconds",
      to_json(j.start_after) #>> '{}' as "startAfter"
    from ${QUEUE_SCHEMA}.job j join ${QUEUE_SCHEMA}.queue q on q.name = j.name
    where j.state in ('created', 'retry', 'active') and j.name !~ '^__pgboss'
    order by j.created_on, j.id`);
  return waitingJobsSchema.parse(rows);
};

export interface PreparedJobs {
  /** Puts them in place of all that the queue holds, within the transaction that the client is in. */
  readonly put: (client: pg.ClientBase) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Readies the queue's tables for `jobs`; no job is touched before `put`. */
export const prepareWaitingJobs = async (
  pool: pg.Pool,
  jobs: readonly WaitingJob[],
): Promise<PreparedJobs> => {
  await prepareQueue(pool);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  // Errors that matter are thrown by the calls.
  boss.on('error', () => {});
  await boss.start();
  const queues = new Map(jobs.map(({ queue, policy }) => [queue, policy]));
  for (const [queue, policy] of queues)
    await boss.createQueue(queue, policy === null ? {} : { policy: policy as 'standard' });
  return {
    put: async (client) => {
      await client.query(`delete from ${QUEUE_SCHEMA}.job`);
      for (const queue of queues.keys())
        await boss.insert(queue, jobs.filter((job) => job.queue === queue).map(toInsertedJob), {
          db: { executeSql: (text, values) => client.query(text, values) },
        });
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
};

const toInsertedJob = ({ queue: _, policy: __, retryDelayMax, data, ...job }: WaitingJob) => ({
  ...job,
  data: data as object,
  ...(retryDelayMax !== null && { retryDelayMax }),
});
