import { join } from 'node:path';
import { readSearchWords } from './features/catalog/search-words.ts';
import { readArticles } from './features/education/read-articles.ts';
import { readExpressRecipes } from './features/recipes/seed/read-recipes.ts';
import { projectRoot } from './settings.ts';
import { openBanner } from './startup/banner.ts';
import { keepHeapSmall } from './startup/keep-heap-small.ts';
import { loadSettings } from './startup/load-settings.ts';
import { openAnyDatabase } from './startup/open-any-database.ts';
import { openLogger } from './startup/open-logger.ts';
import { openShop } from './startup/open-shop.ts';
import { refuseDemoAccounts } from './startup/refuse-demo-accounts.ts';
import { refuseToStart } from './startup/refuse-to-start.ts';
import { seedEmptyShop } from './startup/seed-empty-shop.ts';
import { serve } from './startup/serve.ts';
import { stopOnSignals } from './startup/stop-on-signals.ts';
import { takeInCorrections } from './startup/take-in-corrections.ts';

/** The shop's process: settings, database, application, port, in that order; closed in the other. */
keepHeapSmall();
const settings = loadSettings();
const say = (text: string) => void process.stdout.write(`${text}\n`);
const logger = openLogger(settings.logLevel);

// Before anything is opened: a fault in them costs nothing yet.
const articles = readArticles(projectRoot);
if (!articles.ok) refuseToStart(articles.refusal);
const expressRecipes = readExpressRecipes(projectRoot);
if (!expressRecipes.ok) refuseToStart(expressRecipes.refusal);
const words = readSearchWords(projectRoot);
if (!words.ok) refuseToStart(words.refusal);

/** What is open, in the order it was opened. */
const closers: ((limitMs: number) => Promise<void>)[] = [];
stopOnSignals(async (limitMs) => {
  const deadline = Date.now() + limitMs;
  for (const close of closers.toReversed()) await close(Math.max(100, deadline - Date.now()));
});

const opened = await openAnyDatabase(settings, {
  whenOpenAlready: 'refuse',
  onProgress: say,
  onLost: () => logger.error('the database server is gone; starting it again'),
  onBack: () => logger.warn('the database server is back'),
});
if (!opened.ok) refuseToStart(opened.refusal);
const database = opened.value;
closers.push(database.close);
if (database.isSuperuser)
  logger.warn(
    'the role of DATABASE_URL is a superuser: a shop needs one that works with rows only (DATABASE_OWNER_URL)',
  );

const guarded = await refuseDemoAccounts(settings, database);
if (!guarded.ok) {
  await database.close();
  refuseToStart(guarded.refusal);
}

const seeded = await seedEmptyShop(settings, database);
if (!seeded.ok) {
  await database.close();
  refuseToStart(seeded.refusal);
}
const { skippedRecipes } = seeded.value;
if (skippedRecipes > 0) logger.warn({ skippedRecipes }, 'recipes left out: this shop lacks their products');

// A fault in the files doesn't keep a shop closed that has its catalogue already.
const corrected = await takeInCorrections(database.db, projectRoot);
if (!corrected.ok) logger.warn(corrected.refusal, 'corrections of the seed left out: its files have faults');
else if (corrected.value.products + corrected.value.recipes > 0)
  logger.info(corrected.value, 'corrections of the seed taken in');

const shop = await openShop({
  settings,
  database,
  articles: articles.value,
  expressRecipes: expressRecipes.value,
  words: words.value,
  logger,
  webRoot: join(projectRoot, 'packages/web/dist'),
});
closers.push(shop.close);

const served = await serve(shop.app.fetch, settings.port, { host: settings.host });
if (!served.ok) {
  await database.close();
  refuseToStart(served.refusal);
}
closers.push(served.value.close);
// `npm run dev` restarts this process at every change and has said it all already.
if (!process.argv.includes('--quiet')) say(openBanner(settings));
