import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { countMail } from '../../platform/figures/process-figures.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { createMailPace } from './mail-pace.ts';
import { buildShopMail, type ShopMail, shopMailSchema } from './shop-mail.ts';

export type EnqueueMail = (executor: Kysely<Schema>, mail: ShopMail) => Promise<void>;

const QUEUE = 'mail';

/** Fourteen tries over some seven hours: a mail server that is down overnight loses nothing. */
const retries = { retryLimit: 14, retryBackoff: true, retryDelayMax: 3_600 };

const usualTiming = {
  /** Before the second try; it doubles from there. */
  retryDelaySeconds: 10,
  /** The nudge below makes mail quick: polling only finds tries that are due and what a crash left. */
  pollingSeconds: 10,
  /** Heartbeat of the worker; jobs of one that stops are taken over by another. */
  heartbeatSeconds: 20,
  /** From queuing a mail to waking the worker. */
  nudgeMs: 1_000,
  /** One batch in this time while a rush lasts: 25 mails a second. */
  burstPauseMs: 2_000,
};
export type MailTiming = typeof usualTiming;

/** Worded and sent together over a few connections; small enough to be over well within a heartbeat. */
const BATCH = 50;

export interface MailQueueOptions {
  readonly boss: PgBoss;
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string;
  /** Replaces the default, for tests. */
  readonly timing?: MailTiming | undefined;
}

/** Opens the queue and starts this process's worker on it. */
export const openMailQueue = async ({
  boss,
  db,
  mailer,
  logger,
  publicUrl,
  timing = usualTiming,
}: MailQueueOptions): Promise<EnqueueMail> => {
  const settings = {
    ...retries,
    retryDelay: timing.retryDelaySeconds,
    expireInSeconds: 300,
    heartbeatSeconds: timing.heartbeatSeconds,
    // Mails contain names and addresses: stored only as long as somebody may ask about one.
    deleteAfterSeconds: 3 * 86_400,
  };
  await boss.createQueue(QUEUE, settings);
  await boss.updateQueue(QUEUE, settings);
  let worker = '';
  const pace = createMailPace(() => boss.notifyWorker(worker), timing);
  const wasSent = createSentMemory();
  worker = await boss.work(
    QUEUE,
    // Each job's outcome is its own: one bad address must not send the others again.
    { pollingIntervalSeconds: timing.pollingSeconds, batchSize: BATCH, perJobResults: true },
    async (jobs) => {
      const results = await Promise.all(
        jobs.map((job) => deliver({ db, mailer, logger, publicUrl, wasSent }, job)),
      );
      if (jobs.length === BATCH) pace.nextBatch();
      return results;
    },
  );
  return async (executor, mail) => {
    await boss.send(QUEUE, mail, { db: fromKysely(executor) });
    pace.queued();
  };
};

/** Enough for what several batches leave behind when the database is lost under them. */
const MAX_SENT_MAILS_CACHED = 1_000;

/** Mails that were sent before the database was lost: the job is repeated, the mail must not be. */
const createSentMemory = () => {
  const ids = new Set<string>();
  return {
    has: (id: string): boolean => ids.has(id),
    add: (id: string): void => {
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > MAX_SENT_MAILS_CACHED && oldest !== undefined) ids.delete(oldest);
    },
  };
};

interface Delivery extends Pick<MailQueueOptions, 'db' | 'mailer' | 'logger' | 'publicUrl'> {
  readonly wasSent: ReturnType<typeof createSentMemory>;
}

const deliver = async (
  { db, mailer, logger, publicUrl, wasSent }: Delivery,
  job: { readonly id: string; readonly data: unknown },
): Promise<JobResult> => {
  try {
    if (wasSent.has(job.id)) return { id: job.id, status: 'completed' };
    const mail = await buildShopMail(shopMailSchema.parse(job.data), db, publicUrl);
    if (mail) {
      await mailer.send(mail);
      countMail('sent');
    }
    wasSent.add(job.id);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    countMail('failed');
    logger.warn({ err: error, job: job.id }, 'queued mail not sent yet');
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : '' } };
  }
};
