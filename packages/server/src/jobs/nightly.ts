import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Schema } from '../db/schema.ts';
import { countYesterday } from './count-yesterday.ts';
import { sweepExpired } from './sweep-expired.ts';

const QUEUE = 'nightly';

/** Five minutes into the new day in Puerto Rico; one process of all does it. */
export const scheduleNightly = async (boss: PgBoss, db: Kysely<Schema>): Promise<void> => {
  await boss.createQueue(QUEUE, { policy: 'short', retryLimit: 5, retryDelay: 60, retryBackoff: true });
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    const now = new Date();
    await countYesterday(db, now);
    await sweepExpired(db, now);
  });
  await boss.schedule(QUEUE, '5 0 * * *', {}, { tz: 'America/Puerto_Rico', missed: 'once' });
};
