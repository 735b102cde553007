import { join } from 'node:path';
import { pino } from 'pino';
import { openMailer } from './adapters/mail/open-mailer.ts';
import { createApp } from './app.ts';
import { openAccounts } from './features/accounts/open-accounts.ts';
import { projectRoot } from './settings.ts';
import { ensureAuthSecret } from './startup/auth-secret.ts';
import { openBanner } from './startup/banner.ts';
import { loadSettings } from './startup/load-settings.ts';
import { openAnyDatabase } from './startup/open-any-database.ts';
import { refuseToStart } from './startup/refuse-to-start.ts';
import { serve } from './startup/serve.ts';
import { stopOnSignals } from './startup/stop-on-signals.ts';

/** The shop's process: settings, database, application, port, in that order; closed in the other. */
const settings = loadSettings();
const say = (text: string) => void process.stdout.write(`${text}\n`);
const logger = pino({ level: settings.logLevel });

/** What is open, in the order it was opened. */
const closers: ((limitMs: number) => Promise<void>)[] = [];
const endWithFault = stopOnSignals(async (limitMs) => {
  for (const close of closers.toReversed()) await close(limitMs);
});

const opened = await openAnyDatabase(settings, {
  whenOpenAlready: 'refuse',
  onProgress: say,
  onLost: () => void endWithFault(new Error('The database server is gone and does not come back')),
});
if (!opened.ok) refuseToStart(opened.refusal);
const database = opened.value;
closers.push(database.close);

const { mailer, devMailbox } = openMailer(settings);
const accounts = await openAccounts({
  ...database,
  mailer,
  logger,
  secret: ensureAuthSecret(settings),
  publicUrl: settings.publicUrl,
  trustedProxies: settings.trustedProxies,
});

const app = createApp({
  db: database.db,
  logger,
  accounts,
  ivuBasisPoints: Math.round(settings.ivuPercent * 100),
  devMailbox,
  webRoot: join(projectRoot, 'packages/web/dist'),
});

const served = await serve(app.fetch, settings.port);
if (!served.ok) {
  await database.close();
  refuseToStart(served.refusal);
}
closers.push(served.value.close);
// `npm run dev` restarts this process at every change and has said it all already.
if (!process.argv.includes('--quiet')) say(openBanner(settings));
