import { setTimeout as sleep } from 'node:timers/promises';
import { findDatabase } from './app/startup/find-database.ts';
import { loadSettings } from './app/startup/load-settings.ts';
import { openLogger } from './app/startup/open-logger.ts';
import { printTo } from './app/startup/print-to.ts';
import { stopOnSignals } from './app/startup/stop-on-signals.ts';

/** The server process: settings, database, application, port, opened in that order and closed in reverse. */
const settings = loadSettings();
const print = printTo(process.stdout);
const logger = openLogger(settings.logLevel);

/** What is open, in the order it was opened. */
const closers: ((limitMs: number) => Promise<void>)[] = [];
let isDraining = false;
const drain = async () => {
  isDraining = true;
  await sleep(settings.drainMs);
};
stopOnSignals(async (limitMs) => {
  const deadline = Date.now() + limitMs;
  for (const close of closers.toReversed()) await close(Math.max(100, deadline - Date.now()));
}, drain);

const database = findDatabase(settings, {
  whenOpenAlready: 'refuse',
  onProgress: print,
  onLost: () => logger.error('the database server is gone; starting it again'),
  onBack: () => logger.warn('the database server is back'),
});
// Most of the program, which is read while the database server starts.
const { openForCustomers } = await import('./app/startup/open-for-customers.ts');
await openForCustomers({ settings, logger, print, database, closers, isDraining: () => isDraining });
