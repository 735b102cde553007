import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { openAccounts } from '../../accounts/open-accounts.ts';
import { type Passwords, shopPasswords } from '../../accounts/password/passwords.ts';
import { privacyLimits } from '../../accounts/privacy/limits.ts';
import { openCatalog } from '../../catalog/catalog.ts';
import { createRenderer, type Renderer } from '../../content/images/render/renderer.ts';
import type { Article } from '../../content/parse-article.ts';
import { seedArticles } from '../../content/seed-articles.ts';
import { openOrderQueue } from '../../orders/order-queue.ts';
import { paymentWork } from '../../payments/payment-work.ts';
import { openPaymentProviders } from '../../payments/providers/open-payment-providers.ts';
import { planLimitRules } from '../../plans/limits.ts';
import { createPlanner, type Planner, type PlannerOptions } from '../../plans/planner.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { readFromReplica } from '../../platform/db/replica.ts';
import { makeFolder } from '../../platform/embedded-postgres/data-folder.ts';
import { countReplicaRead } from '../../platform/figures/process-figures.ts';
import { openFigures } from '../../platform/figures/shop-figures.ts';
import { openFolderStore } from '../../platform/files/folder-store.ts';
import { openS3Store } from '../../platform/files/s3-store.ts';
import { observeRequest } from '../../platform/http/metrics.ts';
import { openSecurityLog } from '../../platform/http/security-log.ts';
import { openLanguageModel } from '../../platform/language-model/open-language-model.ts';
import type { Mailer } from '../../platform/mail/mail.ts';
import { openMailer } from '../../platform/mail/open-mailer.ts';
import { openRateLimits } from '../../platform/rate-limits.ts';
import type { ExpressRecipe } from '../../recipes/recipe.ts';
import { openSearches } from '../../search/open-searches.ts';
import type { Settings } from '../../settings.ts';
import { openCallTimeouts } from '../../voice/provider/call-timeouts.ts';
import { openVoiceProvider } from '../../voice/provider/open-voice-provider.ts';
import { sessionConfig } from '../../voice/provider/session-config.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { assemblePayments } from '../assemble-payments.ts';
import { createApp } from '../create-app.ts';
import { type Jobs, startJobs } from '../jobs/start-jobs.ts';
import type { OpenedDatabase } from './open-any-database.ts';
import { refuseToStart } from './start-refusal.ts';
import { WARM_UP_ROUNDS, type WarmUp, warmUp, warmUpApp } from './warm-up.ts';

export interface Shop {
  readonly app: Hono;
  /** Lets running work finish for at most `limitMs`; the database stays open. */
  readonly close: (limitMs?: number) => Promise<void>;
}

interface ShopOptions {
  readonly settings: Settings;
  /** Migrated and seeded. */
  readonly database: OpenedDatabase;
  /** From the files; those that this shop lacks are added. */
  readonly articles: readonly Article[];
  readonly expressRecipes: readonly ExpressRecipe[];
  readonly words: WordTables;
  readonly logger: Logger;
  /** True from the signal to stop on. */
  readonly isDraining?: () => boolean;
  /** The built web application; absent while Vite serves it. */
  readonly webRoot?: string;
}

/** What a shop that is played, not open, has instead of the real ones. */
export interface PlayedParts {
  /** Its moment, which the database is told too. */
  readonly now: () => number;
  readonly mailer: Mailer;
  /** Does at once, or never, what an open shop's queues do. */
  readonly jobs: Jobs;
}

/** What is slow on purpose; tests make it cheaper. */
interface ShopCosts {
  readonly passwords: Passwords;
  readonly plans: PlannerOptions;
  readonly warmUpRounds: number;
  /** Replaces the thread for each plan, and the process for photos. */
  readonly planner?: Planner;
  readonly renderer?: Renderer;
  readonly played?: PlayedParts;
}

/** Leaves five of sixteen connections to sign-in and reads. */
const ordersAtOnce = (connections: number): number => Math.max(1, Math.floor(connections * 0.7));

/** After these, every connection is open, the statements are planned and most of the code is compiled. */
const WARM_UP_ROUNDS_BEFORE_READY = 8;
/** No further round begins after this, so that `npm start` is ready soon. */
const WARM_UP_START_WITHIN_MS = 400;
/** Between two calls once the shop is ready, so that customers are served meanwhile. */
const PAUSE_MS = 20;

/** For every shop but those of tests. */
export const usualCosts: ShopCosts = {
  passwords: shopPasswords,
  // A plan takes about a second, and may wait for many others.
  plans: { limitMs: 20_000 },
  warmUpRounds: WARM_UP_ROUNDS,
};

/** Staff who read a report at the same time; more wait for each other. */
const REPLICA_CONNECTIONS = 4;

/** A customer who has just confirmed on the telephone waits for the result; without online payments nobody waits. */
const QUICK_POLL_SECONDS = 2;
const SLOW_POLL_SECONDS = 60;

/** Builds the real dependencies on an open database and wires the application from them. */
export const openShop = async (
  {
    settings,
    database,
    articles,
    expressRecipes,
    words,
    logger,
    webRoot,
    isDraining = () => false,
  }: ShopOptions,
  costs: ShopCosts = usualCosts,
): Promise<Shop> => {
  const {
    passwords,
    warmUpRounds,
    planner = createPlanner(costs.plans),
    renderer = createRenderer(),
    played,
  } = costs;
  const requests = openDatabase(database.url, {
    maxConnections: settings.databasePoolSize,
    patience: played ? 'work' : 'request',
    moment: played?.now,
    admit: database.admit,
  });
  const { db } = requests;
  const replica = settings.databaseReplicaUrl
    ? openDatabase(settings.databaseReplicaUrl, { maxConnections: REPLICA_CONNECTIONS, patience: 'report' })
    : undefined;
  // Jobs of a played shop stamp its moment too.
  const { db: jobsDb } = played ? requests : database;
  await seedArticles(database.db, articles);
  const { publicUrl } = settings;
  const now = played?.now ?? Date.now;
  const { mailer, devMailbox } = played ? { ...played, devMailbox: undefined } : await openMailer(settings);
  const languageModel = await openLanguageModel(settings.ai, logger);
  const voiceProvider = openVoiceProvider(settings.voice, logger, now);
  const secret = ensureAuthSecret(settings);
  const security = openSecurityLog({ logger, secret, isAlwaysOn: settings.mode === 'production' });
  const [accounts, jobs, catalog, paymentProviders] = await Promise.all([
    openAccounts({
      ...requests,
      mailer,
      logger,
      security,
      secret,
      publicUrl,
      trustedProxies: settings.trustedProxies,
      requiresSecondFactor: settings.requiresSecondFactor,
      passwords,
      now,
    }),
    played?.jobs ?? startJobs({ ...database, mailer, logger, publicUrl, languageModel }),
    openCatalog({ ...database, databaseUrl: database.url, now, logger, words }),
    openPaymentProviders({ ...settings, publicUrl }),
  ]);
  const searches = openSearches({ db: jobsDb, now, logger });
  let isWarm = false;
  const dependencies: AppDependencies = {
    db,
    readFromReplica: readFromReplica({ leader: db, replica: replica?.db, count: countReplicaRead }),
    logger,
    security,
    observeRequest,
    trustedProxies: settings.trustedProxies,
    now,
    accounts,
    catalog,
    searches,
    expressRecipes,
    orderQueue: openOrderQueue({ concurrency: ordersAtOnce(settings.databasePoolSize) }),
    photosOrigin: settings.s3 && new URL(settings.s3.endpoint).origin,
    files: settings.s3 ? openS3Store(settings.s3) : openFolderStore(join(settings.dataDir, 'uploads')),
    renderer,
    isServing: () => isWarm && !isDraining(),
    enqueueMail: jobs.enqueueMail,
    paymentProviders,
    enqueuePayment: jobs.enqueuePayment,
    enqueueEvents: jobs.enqueueEvents,
    paymentSecret: secret,
    privacyLimits: openRateLimits(requests.pool, privacyLimits),
    planLimits: openRateLimits(requests.pool, planLimitRules(settings.plansPerHour)),
    planner,
    words,
    languageModel,
    voiceProvider,
    voiceSession: (quiet) => (settings.voice ? sessionConfig(settings.voice, quiet) : {}),
    voiceMonthlyMinutes: settings.voice?.monthlyMinutes ?? 0,
    publicUrl,
    requiresSecondFactor: settings.requiresSecondFactor,
    ivuBasisPoints: Math.round(settings.ivuPercent * 100),
    refreshFigures: openFigures({ work: database.pool, requests: requests.pool, replica: replica?.pool }),
    metricsToken: settings.metricsToken,
    devMailbox,
    ...(webRoot && { webRoot }),
  };
  const app = createApp(dependencies);
  const callTimeouts = openCallTimeouts({ ...dependencies, db: jobsDb }, (error) =>
    logger.warn({ err: error }, 'calls not hung up; trying again'),
  );
  const { payments } = assemblePayments({ ...dependencies, db: jobsDb });
  const isPaidOnline = paymentProviders.card !== null || paymentProviders['ath-movil'] !== null;
  await jobs.workPayments(paymentWork(payments), isPaidOnline ? QUICK_POLL_SECONDS : SLOW_POLL_SECONDS);
  const rehearsed = warmUpApp(dependencies);
  const closing = new AbortController();
  const warm = (warmUpOptions: Pick<WarmUp, 'rounds' | 'limitMs' | 'pauseMs'>) =>
    warmUp(rehearsed, { ...warmUpOptions, signal: closing.signal }).catch((error: unknown) =>
      logger.warn({ err: error }, 'not warmed up'),
    );
  const firstRounds = Math.min(warmUpRounds, WARM_UP_ROUNDS_BEFORE_READY);
  const warming = warm({ rounds: firstRounds, limitMs: WARM_UP_START_WITHIN_MS }).then(async () => {
    isWarm = true;
    await warm({ rounds: warmUpRounds - firstRounds, pauseMs: PAUSE_MS });
    // Not earlier, because it keeps the processor busy while the first customers arrive.
    if (!closing.signal.aborted) jobs.catchUp();
  });
  return {
    app,
    close: async (limitMs) => {
      closing.abort();
      await warming;
      await Promise.all([jobs.stop(limitMs), catalog.close(), searches.close(), callTimeouts.close()]);
      renderer.close();
      mailer.close();
      await Promise.all([requests.close(), replica?.close()]);
    },
  };
};

/**
 * The secret that signs sessions. Outside production it is made the first time and stored in the
 * data folder, readable by its owner alone, so that a restart signs nobody out.
 */
export function ensureAuthSecret(settings: Pick<Settings, 'authSecret' | 'dataDir'>): string {
  if (settings.authSecret !== undefined) return settings.authSecret;
  const file = join(settings.dataDir, 'auth-secret');
  return readSecret(file) ?? makeSecret(file, settings.dataDir);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function makeSecret(file: string, folder: string): string {
  const secret = randomBytes(32).toString('base64url');
  try {
    makeFolder(folder);
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch {
    // When two first starts run at once, both use the secret that was written first.
    return readSecret(file) ?? refuseToStart({ kind: 'folder-not-writable', folder });
  }
}
