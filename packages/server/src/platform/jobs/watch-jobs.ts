import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { databaseOutage } from '../db/database-outage.ts';
import { countJob } from '../figures/process-figures.ts';

type Handler = (jobs: unknown) => Promise<unknown>;
type Work = (queue: string, ...optionsAndHandler: readonly unknown[]) => Promise<string>;

/** Counts each run of a job, and logs why one failed: the queue itself only keeps that for the next try. */
export const watchJobs = (boss: PgBoss, logger: Logger): PgBoss => {
  const work = boss.work.bind(boss) as Work;
  const watched: Work = (queue, ...optionsAndHandler) => {
    const handle = optionsAndHandler.at(-1) as Handler;
    return work(queue, ...optionsAndHandler.slice(0, -1), async (jobs: unknown) => {
      try {
        const result = await handle(jobs);
        countJob(queue, 'done');
        return result;
      } catch (error) {
        countJob(queue, 'failed');
        logger[databaseOutage(error) ? 'warn' : 'error']({ err: error, queue }, 'a job failed');
        throw error;
      }
    });
  };
  boss.work = watched as typeof boss.work;
  return boss;
};
