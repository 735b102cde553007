import type { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { openLogger } from '../../app/startup/open-logger.ts';
import { registry } from '../figures/process-figures.ts';
import { watchJobs } from './watch-jobs.ts';

it('counts each run of a job, and logs why one failed before the queue repeats it', async () => {
  const handlers: ((jobs: unknown) => Promise<unknown>)[] = [];
  const work = async (_queue: string, ...rest: readonly unknown[]) => {
    handlers.push(rest.at(-1) as (typeof handlers)[number]);
    return '';
  };
  const lines: string[] = [];
  const logger = openLogger('info', { write: (line: string) => void lines.push(line) });
  const boss = watchJobs({ work } as unknown as PgBoss, logger);
  const outcomes = ['fine', 'broken'];
  await boss.work('a-queue', { batchSize: 1 }, async () => {
    if (outcomes.shift() === 'broken') throw new Error('the shelf is gone');
  });
  await handlers[0]?.([]);
  await expect(handlers[0]?.([])).rejects.toThrow('the shelf is gone');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { queue: 'a-queue', err: { message: 'the shelf is gone', stack: expect.any(String) } },
  ]);
  const text = await registry.metrics();
  for (const outcome of ['done', 'failed'])
    expect(text).toContain(`shop_job_runs_total{queue="a-queue",outcome="${outcome}"} 1`);
});
