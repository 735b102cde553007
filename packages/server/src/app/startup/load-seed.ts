import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import { seedDemoAccounts } from '../../accounts/demo/seed-demo-accounts.ts';
import { type Passwords, shopPasswords } from '../../accounts/password/passwords.ts';
import type { SeedRefusal } from '../../catalog/seed/parse-catalog.ts';
import { correctShop, seedIfEmpty } from '../../catalog/seed/seed-shop.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { RecipeRefusal } from '../../recipes/seed/recipe-issue.ts';
import { correctRecipes, seedRecipesIfEmpty } from '../../recipes/seed/seed-recipes.ts';
import { projectRoot, type Settings } from '../../settings.ts';

/**
 * Fills an empty shop with its catalog and recipes; in development also with fictional hospitals,
 * promotions and the demo accounts. A production start seeds no account and no hospital. Returns how many
 * recipes were left out because this shop lacks their products.
 */
export const seedEmptyShop = async (
  { mode }: Pick<Settings, 'mode'>,
  { db }: { readonly db: Kysely<Schema> },
  passwords: Passwords = shopPasswords,
): Promise<Result<{ readonly skippedRecipes: number }, SeedRefusal | RecipeRefusal>> => {
  const withDemo = mode !== 'production';
  const seeded = await seedIfEmpty(db, { root: projectRoot, withDemo, now: new Date() });
  if (!seeded.ok) return seeded;
  const recipes = await seedRecipesIfEmpty(db, projectRoot);
  if (!recipes.ok) return recipes;
  // Rows that were inserted just now need no correction.
  if (seeded.value.added > 0) await recordApplied(db, seedFingerprint(projectRoot));
  if (withDemo) await seedDemoAccounts(db, passwords);
  return accept({ skippedRecipes: recipes.value.skipped });
};

/** How many rows were corrected; zero when this version of the files was applied before. */
interface Corrections {
  readonly products: number;
  readonly recipes: number;
}

/**
 * Brings the texts and facts of the seed's own products and recipes up to date, once for each version of
 * their files, so that a correction of allergens or of a cooking step reaches a running shop.
 * Nothing is added that the shop has removed; what a person has edited, prices, stock and whether a thing
 * is sold stay. A version that was applied earlier is never restored by an older process.
 */
export const applyCorrections = async (
  db: Kysely<Schema>,
  root: string,
): Promise<Result<Corrections, SeedRefusal | RecipeRefusal>> => {
  const fingerprint = seedFingerprint(root);
  if (await isApplied(db, fingerprint)) return accept({ products: 0, recipes: 0 });
  const products = await correctShop(db, root);
  if (!products.ok) return products;
  const recipes = await correctRecipes(db, root);
  if (!recipes.ok) return recipes;
  await recordApplied(db, fingerprint);
  return accept({ products: products.value, recipes: recipes.value.updated });
};

const FOLDERS = ['data/allergens', 'data/catalog', 'data/floor', 'data/nutrients', 'data/recipes'];

/** A hash of the files of catalog and recipes under `root`: it changes when one of them does. */
export const seedFingerprint = (root: string): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder)).sort())
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex');
};

/** Whether this version of the files was ever applied to this shop. */
export const isApplied = async (db: Kysely<Schema>, fingerprint: string): Promise<boolean> =>
  (await db
    .selectFrom('loaded_seeds')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()) !== undefined;

export const recordApplied = async (db: Kysely<Schema>, fingerprint: string): Promise<void> => {
  await db
    .insertInto('loaded_seeds')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
