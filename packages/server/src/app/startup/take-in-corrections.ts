import { accept, type Result } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import type { SeedRefusal } from '../../catalog/seed/parse-catalog.ts';
import { correctShop } from '../../catalog/seed/seed-shop.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { RecipeRefusal } from '../../recipes/seed/fault.ts';
import { correctRecipes } from '../../recipes/seed/seed-recipes.ts';
import { hasTakenIn, noteTakenIn, seedFingerprint } from './seed-fingerprint.ts';

/** How many rows a correction reached; zero when these files had been taken in before. */
export interface Corrections {
  readonly products: number;
  readonly recipes: number;
}

/**
 * Brings the words and facts of the seed's own products and recipes up to date, once for each version of
 * their files, so that a correction of allergens or of a cooking step reaches a shop that is running.
 * Nothing is added that the shop has removed; what a person has edited, prices, stock and whether a thing
 * is sold stay. A version taken in earlier is never brought back by an older process.
 */
export const takeInCorrections = async (
  db: Kysely<Schema>,
  root: string,
): Promise<Result<Corrections, SeedRefusal | RecipeRefusal>> => {
  const fingerprint = seedFingerprint(root);
  if (await hasTakenIn(db, fingerprint)) return accept({ products: 0, recipes: 0 });
  const products = await correctShop(db, root);
  if (!products.ok) return products;
  const recipes = await correctRecipes(db, root);
  if (!recipes.ok) return recipes;
  await noteTakenIn(db, fingerprint);
  return accept({ products: products.value, recipes: recipes.value.updated });
};
