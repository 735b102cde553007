import type { Result } from '@nutricion/domain/kit/result';
import { accept } from '@nutricion/domain/kit/result';
import { seedDemoAccounts } from '../../accounts/demo/seed-demo-accounts.ts';
import { type Passwords, shopPasswords } from '../../accounts/password/passwords.ts';
import type { SeedRefusal } from '../../catalog/seed/parse-catalog.ts';
import { seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import type { RecipeRefusal } from '../../recipes/seed/fault.ts';
import { seedRecipesIfEmpty } from '../../recipes/seed/seed-recipes.ts';
import { projectRoot, type Settings } from '../../settings.ts';
import type { OpenedDatabase } from './open-any-database.ts';
import { noteTakenIn, seedFingerprint } from './seed-fingerprint.ts';

/**
 * Fills an empty shop with its catalogue and recipes; in development also with fictional hospitals,
 * promotions and the demo accounts. A production start seeds no account and no hospital. Returns how many
 * recipes this shop hasn't the products for.
 */
export const seedEmptyShop = async (
  { mode }: Pick<Settings, 'mode'>,
  { db }: Pick<OpenedDatabase, 'db'>,
  passwords: Passwords = shopPasswords,
): Promise<Result<{ readonly skippedRecipes: number }, SeedRefusal | RecipeRefusal>> => {
  const withDemo = mode !== 'production';
  const seeded = await seedIfEmpty(db, { root: projectRoot, withDemo, now: new Date() });
  if (!seeded.ok) return seeded;
  const recipes = await seedRecipesIfEmpty(db, projectRoot);
  if (!recipes.ok) return recipes;
  // What has just been written needs no correction.
  if (seeded.value.added > 0) await noteTakenIn(db, seedFingerprint(projectRoot));
  if (withDemo) await seedDemoAccounts(db, passwords);
  return accept({ skippedRecipes: recipes.value.skipped });
};
