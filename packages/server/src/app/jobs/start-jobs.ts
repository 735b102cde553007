import type { Kysely } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { applyScheduledPrices } from '../../catalog/admin/prices.ts';
import { generateProposals } from '../../catalog/admin/proposals/generate-proposals.ts';
import { proposeByModel } from '../../catalog/admin/proposals/propose-by-model.ts';
import { openPaymentQueue, type PaymentQueue } from '../../payments/payment-queue.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { QUEUE_SCHEMA } from '../../platform/jobs/prepare-queue.ts';
import { watchJobs } from '../../platform/jobs/watch-jobs.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { publishDueRecipes } from '../../recipes/admin/transition-recipe.ts';
import { countYesterday } from '../../reports/count-yesterday.ts';
import { storeDailyTotals } from '../../reports/days/store-daily-totals.ts';
import { sendWeeklyReports } from '../../reports/weekly/send-weekly-reports.ts';
import { checkStockLedger } from '../../stock/check-stock-ledger.ts';
import { notifyBackInStock } from '../../stock/notify-back-in-stock.ts';
import { fillDraftsAtNight } from '../../stock/purchases/fill-drafts.ts';
import { type EnqueueMail, type MailTiming, openMailQueue } from './mail-queue.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface JobsOptions {
  readonly pool: pg.Pool;
  readonly db: Kysely<Schema>;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string;
  readonly languageModel: LanguageModel | null;
  /** Replaces the default, for tests. */
  readonly mailTiming?: MailTiming;
  readonly superviseSeconds?: number;
}

export interface Jobs extends PaymentQueue {
  /**
   * Queues a mail within the caller's transaction: it is sent if that commits, tried again for hours
   * if the mail server is down, and never existed if it rolls back.
   */
  readonly enqueueMail: EnqueueMail;
  /** Runs nightly jobs that were missed while the shop was closed, in the background. */
  readonly catchUp: () => void;
  /** Lets the running job finish, for at most `limitMs`; an interrupted one is repeated later. */
  readonly stop: (limitMs?: number) => Promise<void>;
}

/** What is done later and at night, in the schema `pgboss` of the same database. */
export const startJobs = async ({
  pool,
  db,
  mailer,
  logger,
  publicUrl,
  languageModel,
  mailTiming,
  superviseSeconds = 30,
}: JobsOptions): Promise<Jobs> => {
  const queues = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: QUEUE_SCHEMA,
    // Its tables are there (`prepareQueue`), and this role may not change them.
    migrate: false,
    createSchema: false,
    // With the heartbeat, jobs of a killed process are taken over within a minute.
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Each of these is a query per interval for features that are hardly used here.
    queueCacheIntervalSeconds: 3_600,
    cronMonitorIntervalSeconds: 45,
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
  });
  const boss = watchJobs(queues, logger);
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  await boss.start();
  const enqueueMail = await openMailQueue({ boss, db, mailer, logger, publicUrl, timing: mailTiming });
  const payments = await openPaymentQueue(boss);
  const propose = async () => {
    await generateProposals(db);
    if (languageModel) await proposeByModel(db, languageModel, MODEL_PROPOSALS_PER_NIGHT);
  };
  await scheduleNightly(boss, db, logger, propose);
  await scheduleDayChange(boss, db);
  await scheduleStockAlerts(boss, db, enqueueMail);
  await scheduleWeeklyReport(boss, db, enqueueMail);
  let catchingUp = Promise.resolve();
  return {
    enqueueMail,
    ...payments,
    catchUp: () => {
      catchingUp = countYesterday(db, new Date())
        .then(() => applyDayChange(db, Date.now()))
        .then(() => storeDailyTotals(db, Date.now()))
        .then(async () => void (await propose()))
        .catch((error: unknown) => logger.error({ err: error }, 'the night not caught up with'));
    },
    stop: async (limitMs = 5_000) => {
      await catchingUp;
      await boss.stop({ graceful: true, timeout: limitMs, close: false });
    },
  };
};

/** The queue's name is older than what it does. */
const SCHEDULED_PRICES_QUEUE = 'scheduled-prices';

/** With the new day in Puerto Rico: prices that begin or end, and recipes that are to be seen from today on. */
const applyDayChange = async (db: Kysely<Schema>, nowMs: number): Promise<void> => {
  await applyScheduledPrices(db, nowMs);
  await publishDueRecipes(db, nowMs);
};

const scheduleDayChange = async (boss: PgBoss, db: Kysely<Schema>): Promise<void> => {
  await boss.createQueue(SCHEDULED_PRICES_QUEUE, {
    policy: 'short',
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
  });
  await boss.work(SCHEDULED_PRICES_QUEUE, { pollingIntervalSeconds: 10 }, () =>
    applyDayChange(db, Date.now()),
  );
  await boss.schedule(SCHEDULED_PRICES_QUEUE, '0 0 * * *', {}, { tz: 'America/Puerto_Rico', missed: 'once' });
};

const ALERTS_QUEUE = 'stock-alerts';

/** Goods are received all day: waiting customers are notified within five minutes. */
const scheduleStockAlerts = async (
  boss: PgBoss,
  db: Kysely<Schema>,
  enqueueMail: EnqueueMail,
): Promise<void> => {
  await boss.createQueue(ALERTS_QUEUE, { policy: 'short', retryLimit: 1 });
  await boss.work(ALERTS_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    await notifyBackInStock(db, enqueueMail);
  });
  await boss.schedule(ALERTS_QUEUE, '*/5 * * * *', {}, { tz: 'America/Puerto_Rico' });
};

const WEEKLY_REPORT_QUEUE = 'weekly-report';

/** Mondays at seven in Puerto Rico, before the day's decisions; a Monday that was missed is made up for once. */
const scheduleWeeklyReport = async (
  boss: PgBoss,
  db: Kysely<Schema>,
  enqueueMail: EnqueueMail,
): Promise<void> => {
  await boss.createQueue(WEEKLY_REPORT_QUEUE, {
    policy: 'short',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
  });
  await boss.work(WEEKLY_REPORT_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    await sendWeeklyReports(db, enqueueMail, Date.now());
  });
  await boss.schedule(WEEKLY_REPORT_QUEUE, '0 7 * * 1', {}, { tz: 'America/Puerto_Rico', missed: 'once' });
};

const NIGHTLY_QUEUE = 'nightly';
/** Products for which a language model is asked for words per night, one after another. */
const MODEL_PROPOSALS_PER_NIGHT = 50;

/** Five minutes into the new day in Puerto Rico; one process of all does it. */
const scheduleNightly = async (
  boss: PgBoss,
  db: Kysely<Schema>,
  logger: Logger,
  propose: () => Promise<void>,
): Promise<void> => {
  await boss.createQueue(NIGHTLY_QUEUE, {
    policy: 'short',
    retryLimit: 5,
    retryDelay: 60,
    retryBackoff: true,
  });
  await boss.work(NIGHTLY_QUEUE, { pollingIntervalSeconds: 60 }, async () => {
    const now = new Date();
    await countYesterday(db, now);
    await sweepExpired(db, now);
    await checkStockLedger(db, logger);
    await storeDailyTotals(db, now.getTime());
    await fillDraftsAtNight(db);
    await propose();
  });
  await boss.schedule(NIGHTLY_QUEUE, '5 0 * * *', {}, { tz: 'America/Puerto_Rico', missed: 'once' });
};
