import type { Kysely } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Schema } from '../platform/db/schema.ts';

/** What the queue has done; each may run again, and in any process. */
export interface PaymentWork {
  readonly settle: (paymentId: string) => Promise<void>;
  readonly processEvents: () => Promise<void>;
  readonly reconcile: () => Promise<void>;
  readonly fetchUndelivered: () => Promise<void>;
  readonly findOrphans: () => Promise<void>;
}

export interface PaymentQueue {
  /** Queues a payment to be settled after the caller's commit. */
  readonly enqueuePayment: (
    executor: Kysely<Schema>,
    paymentId: string,
    delaySeconds?: number,
  ) => Promise<void>;
  /** Queues the webhook inbox to be processed after the caller's commit. */
  readonly enqueueEvents: (executor: Kysely<Schema>) => Promise<void>;
  /** Starts this process's worker. */
  readonly workPayments: (work: PaymentWork, pollSeconds: number) => Promise<void>;
}

const QUEUE = 'payments';
const jobSchema = z.union([z.object({ paymentId: z.uuid() }), z.object({ events: z.literal(true) })]);

const schedules = [
  ['payments-reconcile', '*/2 * * * *', 'reconcile'],
  ['payments-undelivered', '7 * * * *', 'fetchUndelivered'],
  ['payments-both-ways', '20 5 * * *', 'findOrphans'],
] as const;

/** Payments are settled by jobs: another process takes over what a killed one had started. */
export const openPaymentQueue = async (boss: PgBoss): Promise<PaymentQueue> => {
  // What a try leaves undone the reconciler finds.
  await boss.createQueue(QUEUE, {
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  });
  for (const [name] of schedules) await boss.createQueue(name, { policy: 'short', retryLimit: 1 });
  const send = async (executor: Kysely<Schema>, data: z.input<typeof jobSchema>, startAfter = 0) => {
    await boss.send(QUEUE, data, { db: fromKysely(executor), startAfter });
  };
  return {
    enqueuePayment: (executor, paymentId, delaySeconds) => send(executor, { paymentId }, delaySeconds),
    enqueueEvents: (executor) => send(executor, { events: true }),
    workPayments: async (work, pollSeconds) => {
      await boss.work(QUEUE, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([job]) => {
        if (!job) return;
        const data = jobSchema.parse(job.data);
        await ('paymentId' in data ? work.settle(data.paymentId) : work.processEvents());
      });
      for (const [name, cron, task] of schedules) {
        await boss.work(name, { pollingIntervalSeconds: 10 }, () => work[task]());
        await boss.schedule(name, cron, {}, { tz: 'America/Puerto_Rico' });
      }
    },
  };
};
