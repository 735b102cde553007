import { demoAccounts, seedDemoAccounts } from '../../accounts/demo/seed-demo-accounts.ts';
import { shopPasswords } from '../../accounts/password/passwords.ts';
import { resetShop, updateShop } from '../../catalog/seed/seed-shop.ts';
import { seedRefusalText, seedReportText } from '../../catalog/seed/seed-texts.ts';
import { recipeRefusalText } from '../../recipes/seed/recipe-issue.ts';
import { seedRecipes } from '../../recipes/seed/seed-recipes.ts';
import { projectRoot } from '../../settings.ts';
import { recordApplied, seedFingerprint } from '../startup/load-seed.ts';
import { type CommandContext, runCommand } from '../startup/run-command.ts';

const usage = 'Uso: npm run seed [-- --reset]';

/**
 * `npm run seed`: brings catalogue and recipes up to date with data/. With `--reset` it first removes
 * every order, promotion, product, recipe and demo account; in production only with `--yes-production` too.
 */
export const run = async ({
  settings,
  database,
  args,
  print,
}: CommandContext): Promise<string | undefined> => {
  const unknown = args.find((arg) => arg !== '--reset' && arg !== '--yes-production');
  if (unknown !== undefined) return `No conozco ${unknown}. ${usage}`;
  const isReset = args.includes('--reset');
  const isProduction = settings.mode === 'production';
  if (isReset && isProduction && !args.includes('--yes-production'))
    return 'Esto borra todos los pedidos, promociones, productos y recetas de producción: si de verdad lo quieres, añade --yes-production.';

  const { db } = database;
  const options = { root: projectRoot, withDemo: !isProduction, now: new Date() };
  const seeded = await (isReset ? resetShop : updateShop)(db, options);
  if (!seeded.ok) return seedRefusalText(seeded.refusal);
  if (isReset) print('Se borraron los pedidos, las promociones, los productos y las recetas.');
  print(seedReportText(seeded.value));
  const recipes = await seedRecipes(db, projectRoot, { isReset });
  if (!recipes.ok) return recipeRefusalText(recipes.refusal);
  print(`Recetas: ${recipes.value.added} nuevas, ${recipes.value.updated} actualizadas.`);
  await recordApplied(db, seedFingerprint(projectRoot));
  // Demo accounts belong to the demo hospitals.
  if (seeded.value.hospitals === 0) return undefined;
  const emails = demoAccounts.map(({ email }) => email);
  if (isReset) await db.deleteFrom('profiles').where('email', 'in', emails).execute();
  const made = await seedDemoAccounts(db, shopPasswords);
  if (made.length > 0) print(`Cuentas de prueba: ${made.join(', ')}.`);
  return undefined;
};

await runCommand(run);
