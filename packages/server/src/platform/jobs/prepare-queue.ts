import type pg from 'pg';
import { PgBoss } from 'pg-boss';

export const QUEUE_SCHEMA = 'pgboss';

/** Makes or updates the tables of the jobs, as their owner: `startJobs` then works without changing any. */
export const prepareQueue = async (pool: pg.Pool): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
  });
  // Errors that matter are thrown by the calls.
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false, close: false });
};
