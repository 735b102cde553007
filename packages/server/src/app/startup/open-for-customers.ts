import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Logger } from 'pino';
import { demoAccountsWithPublishedPassword } from '../../accounts/demo/published-passwords.ts';
import { shopPasswords } from '../../accounts/password/passwords.ts';
import { readArticles } from '../../content/read-articles.ts';
import { readExpressRecipes } from '../../recipes/seed/read-recipes.ts';
import { readSearchWords } from '../../search/read-search-words.ts';
import { projectRoot, type Settings } from '../../settings.ts';
import { openBanner } from './banner.ts';
import { connectPatiently } from './connect-patiently.ts';
import type { DatabaseAddress } from './find-database.ts';
import { applyCorrections, seedEmptyShop } from './load-seed.ts';
import type { OpenedDatabase } from './open-any-database.ts';
import { openShop } from './open-shop.ts';
import { serve } from './serve.ts';
import { refuseToStart, type StartRefusal } from './start-refusal.ts';

interface Opening {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly print: (text: string) => void;
  /** May still be starting. */
  readonly database: Promise<Result<DatabaseAddress, StartRefusal>>;
  /** A function is added for each thing that is opened, which closes it. */
  readonly closers: ((limitMs: number) => Promise<void>)[];
  readonly isDraining: () => boolean;
}

/** Fills the database, opens the shop on it and serves it; where one of these is refused, it prints a sentence and ends the process. */
export const openForCustomers = async (opening: Opening): Promise<void> => {
  const { settings, logger, print, closers, isDraining } = opening;
  // These are read while the database server starts. If one is refused, the server ends with the process.
  const articles = readArticles(projectRoot);
  if (!articles.ok) refuseToStart(articles.refusal);
  const expressRecipes = readExpressRecipes(projectRoot);
  if (!expressRecipes.ok) refuseToStart(expressRecipes.refusal);
  const words = readSearchWords(projectRoot);
  if (!words.ok) refuseToStart(words.refusal);

  const found = await opening.database;
  if (!found.ok) refuseToStart(found.refusal);
  const opened = await connectPatiently(found.value, {
    limitMs: settings.databaseUrl ? settings.databaseWaitMs : 0,
    print,
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

  // A shop that has its catalog already opens even when the files have faults.
  const corrected = await applyCorrections(database.db, projectRoot);
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
    isDraining,
    webRoot: join(projectRoot, 'packages/web/dist'),
  });
  closers.push(shop.close);

  const served = await serve(shop.app.fetch, settings.port, { host: settings.host });
  if (!served.ok) {
    await database.close();
    refuseToStart(served.refusal);
  }
  closers.push(served.value.close);
  // Not earlier: what a start allocates stays in use, so collecting during it would free nothing.
  limitHeapGrowth();
  // `npm run dev` restarts this process at every change and prints the banner itself.
  if (!process.argv.includes('--quiet')) print(openBanner(settings));
};

/**
 * A shop that takes real orders must not open while somebody could sign in with a password that is published in
 * this project; the data of a development start contain such accounts.
 */
const refuseDemoAccounts = async (
  { mode }: Pick<Settings, 'mode'>,
  { db }: Pick<OpenedDatabase, 'db'>,
): Promise<Result<null, StartRefusal>> => {
  if (mode !== 'production') return accept(null);
  const emails = await demoAccountsWithPublishedPassword(db, shopPasswords);
  return emails.length > 0 ? refuse({ kind: 'demo-accounts-open', emails }) : accept(null);
};

/**
 * V8 lets the heap grow several times over what is in use before it collects, on a machine with much
 * memory. The shop shares its machine with PostgreSQL: at 40 % over, the same load needs about half the
 * resident memory and is served as fast (`npm run bench:api`). `NODE_OPTIONS` can't carry this flag.
 */
export const limitHeapGrowth = (): void => setFlagsFromString('--heap-growing-percent=40');
