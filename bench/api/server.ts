import { pino } from 'pino';
import { loadSettings } from '../../packages/server/src/app/startup/load-settings.ts';
import { openAnyDatabase } from '../../packages/server/src/app/startup/open-any-database.ts';
import { limitHeapGrowth } from '../../packages/server/src/app/startup/open-for-customers.ts';
import { openShop } from '../../packages/server/src/app/startup/open-shop.ts';
import { serve } from '../../packages/server/src/app/startup/serve.ts';
import { refuseToStart } from '../../packages/server/src/app/startup/start-refusal.ts';
import { stopOnSignals } from '../../packages/server/src/app/startup/stop-on-signals.ts';
import { readArticles } from '../../packages/server/src/content/read-articles.ts';
import { readExpressRecipes } from '../../packages/server/src/recipes/seed/read-recipes.ts';
import { readSearchWords } from '../../packages/server/src/search/read-search-words.ts';
import { projectRoot } from '../../packages/server/src/settings.ts';

/**
 * The shop as `npm start` serves it in production, with one more route: `/bench/bare/{bytes}` responds with a
 * constant of that size and is the limit that reads are compared with.
 */
limitHeapGrowth();
const settings = loadSettings();
const articles = readArticles(projectRoot);
if (!articles.ok) refuseToStart(articles.refusal);
const expressRecipes = readExpressRecipes(projectRoot);
if (!expressRecipes.ok) refuseToStart(expressRecipes.refusal);
const words = readSearchWords(projectRoot);
if (!words.ok) refuseToStart(words.refusal);
const opened = await openAnyDatabase(settings, { whenOpenAlready: 'refuse' });
if (!opened.ok) refuseToStart(opened.refusal);
const shop = await openShop({
  settings,
  database: opened.value,
  articles: articles.value,
  expressRecipes: expressRecipes.value,
  words: words.value,
  logger: pino({ level: 'error' }),
});

const constants = new Map<string, string>();
const constantOf = (bytes: string): string => {
  const known = constants.get(bytes) ?? JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2)));
  constants.set(bytes, known);
  return known;
};
shop.app.get('/bench/bare/:bytes', (context) =>
  context.body(constantOf(context.req.param('bytes')), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  }),
);

const served = await serve(shop.app.fetch, settings.port);
if (!served.ok) refuseToStart(served.refusal);
stopOnSignals(async (limitMs) => {
  await served.value.close(limitMs);
  await shop.close();
  await opened.value.close();
});
process.stdout.write('ready\n');
