import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Mailer } from '../adapters/mail/mail.ts';
import type { Schema } from '../db/schema.ts';
import { type ShopMail, shopMailSchema, wordShopMail } from './shop-mail.ts';

export type EnqueueMail = (executor: Kysely<Schema>, mail: ShopMail) => Promise<void>;

const QUEUE = 'mail';

/** Fourteen tries over some seven hours: a mail server that is down overnight loses nothing. */
const retries = { retryLimit: 14, retryBackoff: true, retryDelayMax: 3_600 };

const usualTiming = {
  /** Before the second try; it doubles from there. */
  retryDelaySeconds: 10,
  /** The nudge below makes mail quick: polling only finds tries that are due and what a crash left. */
  pollingSeconds: 10,
};
export type MailTiming = typeof usualTiming;

/**
 * Ten mails a second: what mail services commonly take, and a rush of orders doesn't wait behind its own
 * mails. By then the transaction that queued one has ended.
 */
const NUDGE_MS = 1_000;
const BATCH = 10;

export interface MailQueueOptions {
  readonly boss: PgBoss;
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** The shop's address without a slash at the end. */
  readonly publicUrl: string;
  /** Other than the usual, for tests. */
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
    // Mails carry names and addresses: kept no longer than somebody may ask whether one was sent.
    deleteAfterSeconds: 3 * 86_400,
  };
  await boss.createQueue(QUEUE, settings);
  await boss.updateQueue(QUEUE, settings);
  let nudge: NodeJS.Timeout | undefined;
  const nudgeWorker = () => {
    if (nudge) return;
    nudge = setTimeout(() => {
      nudge = undefined;
      boss.notifyWorker(worker);
    }, NUDGE_MS).unref();
  };
  const worker = await boss.work(
    QUEUE,
    // Each job's outcome is its own: one bad address must not send the others again.
    { pollingIntervalSeconds: timing.pollingSeconds, batchSize: BATCH, perJobResults: true },
    (jobs) => {
      if (jobs.length === BATCH) nudgeWorker();
      return Promise.all(jobs.map((job) => deliver({ db, mailer, logger, publicUrl }, job)));
    },
  );
  return async (executor, mail) => {
    await boss.send(QUEUE, mail, { db: fromKysely(executor) });
    nudgeWorker();
  };
};

const deliver = async (
  { db, mailer, logger, publicUrl }: Pick<MailQueueOptions, 'db' | 'mailer' | 'logger' | 'publicUrl'>,
  job: { readonly id: string; readonly data: unknown },
): Promise<JobResult> => {
  try {
    const mail = await wordShopMail(shopMailSchema.parse(job.data), db, publicUrl);
    if (mail) await mailer.send(mail);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    logger.warn({ err: error, job: job.id }, 'queued mail not sent yet');
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : '' } };
  }
};
