import { join } from 'node:path';
import type { Result } from '@nutricion/domain/kit/result';
import type { Logger } from 'pino';
import { readArticles } from '../../content/read-articles.ts';
import { readExpressRecipes } from '../../recipes/seed/read-recipes.ts';
import { readSearchWords } from '../../search/read-search-words.ts';
import { projectRoot, type Settings } from '../../settings.ts';
import { openBanner } from './banner.ts';
import type { DatabaseAddress } from './find-database.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { connectDatabase } from './open-any-database.ts';
import { openShop } from './open-shop.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { refuseToStart } from './refuse-to-start.ts';
import { seedEmptyShop } from './seed-empty-shop.ts';
import { serve } from './serve.ts';
import type { StartRefusal } from './start-refusal.ts';
import { takeInCorrections } from './take-in-corrections.ts';

interface Opening {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly say: (text: string) => void;
  /** Still being started. */
  readonly database: Promise<Result<DatabaseAddress, StartRefusal>>;
  /** Gets how to close each thing, as it is opened. */
  readonly closers: ((limitMs: number) => Promise<void>)[];
}

/** Fills the database, opens the shop on it, and serves it; ends the process with one sentence where that can't be. */
export const openForCustomers = async (opening: Opening): Promise<void> => {
  const { settings, logger, say, closers } = opening;
  // While the database server starts. A fault in them ends it again.
  const articles = readArticles(projectRoot);
  if (!articles.ok) refuseToStart(articles.refusal);
  const expressRecipes = readExpressRecipes(projectRoot);
  if (!expressRecipes.ok) refuseToStart(expressRecipes.refusal);
  const words = readSearchWords(projectRoot);
  if (!words.ok) refuseToStart(words.refusal);

  const found = await opening.database;
  if (!found.ok) refuseToStart(found.refusal);
  const opened = await connectDatabase(found.value);
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
  if (!corrected.ok)
    logger.warn(corrected.refusal, 'corrections of the seed left out: its files have faults');
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
  // Only now: what a start allocates stays, and collecting in between finds nothing.
  keepHeapSmall();
  // `npm run dev` restarts this process at every change and has said it all already.
  if (!process.argv.includes('--quiet')) say(openBanner(settings));
};
