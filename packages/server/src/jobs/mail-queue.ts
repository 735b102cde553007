import type { Kysely } from 'kysely';
import { fromKysely, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Mail, Mailer } from '../adapters/mail/mail.ts';
import type { Schema } from '../db/schema.ts';

export type EnqueueMail = (executor: Kysely<Schema>, mail: Mail) => Promise<void>;

const QUEUE = 'mail';

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Fourteen tries over some seven hours: a mail server that is down overnight loses nothing. */
const retries = { retryLimit: 14, retryBackoff: true, retryDelayMax: 3_600 };

const usualTiming = {
  /** Before the second try; it doubles from there. */
  retryDelaySeconds: 10,
  /** The nudge below makes mail quick: polling only finds tries that are due and what a crash left. */
  pollingSeconds: 10,
};
export type MailTiming = typeof usualTiming;

/** When the transaction that queued a mail has surely ended. */
const NUDGE_MS = 300;

export interface MailQueueOptions {
  readonly boss: PgBoss;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Other than the usual, for tests. */
  readonly timing?: MailTiming | undefined;
}

/** Opens the queue and starts this process's worker on it. */
export const openMailQueue = async ({
  boss,
  mailer,
  logger,
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
  const worker = await boss.work(
    QUEUE,
    // Each job's outcome is its own: one bad address must not send the others again.
    {
      pollingIntervalSeconds: timing.pollingSeconds,
      batchSize: 20,
      burstWhenBatchFull: true,
      perJobResults: true,
    },
    (jobs) => Promise.all(jobs.map((job) => deliver(mailer, logger, job))),
  );
  return async (executor, mail) => {
    await boss.send(QUEUE, mail, { db: fromKysely(executor) });
    setTimeout(() => boss.notifyWorker(worker), NUDGE_MS).unref();
  };
};

const deliver = async (
  mailer: Mailer,
  logger: Logger,
  job: { readonly id: string; readonly data: unknown },
): Promise<JobResult> => {
  try {
    await mailer.send(mailSchema.parse(job.data));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    logger.warn({ err: error, job: job.id }, 'queued mail not sent yet');
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : '' } };
  }
};
