import type { ingredientContentSchema } from '@nutricion/contract/recipes/recipe-content';
import type { KitchenFacts } from '@nutricion/domain/recipes/measure';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';

type DatabaseOrTransaction = Kysely<Schema> | Transaction<Schema>;

/** A recipe as the seed writes it, with the names of its columns. */
export interface SeedRecipe {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly emoji: string;
  readonly category: string;
  readonly meal: string;
  readonly equipment: string;
  readonly prep_time: number;
  readonly cook_time: number;
  readonly difficulty: string;
  readonly servings: number;
  readonly ingredients: readonly z.input<typeof ingredientContentSchema>[];
  readonly instructions: readonly string[];
  readonly description: string;
  readonly meal_prep_friendly: boolean;
  readonly shelf_life_days: number | null;
  readonly kept_in: string;
  readonly keeps_longer_because: string | null;
  readonly tags: readonly string[];
}

/** One seeding of recipes at a time. */
export const lockRecipes = (trx: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(hashtext('nutricion-plus:seed-recipes'))`.execute(trx);

export const hasRecipes = async (db: DatabaseOrTransaction): Promise<boolean> =>
  (await db.selectFrom('recipes').select('id').limit(1).executeTakeFirst()) !== undefined;

export const readRecipeIds = async (trx: Transaction<Schema>): Promise<ReadonlySet<string>> =>
  new Set((await trx.selectFrom('recipes').select('id').execute()).map(({ id }) => id));

export const readProductsBySku = async (trx: Transaction<Schema>) => {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'sku', 'net_content', 'net_unit'])
    .execute();
  return new Map(products.map((row) => [row.sku, row]));
};

export const clearRecipes = (trx: Transaction<Schema>) => trx.deleteFrom('recipes').execute();

/** Updates kitchen data; unchanged rows aren't written. */
export const updateKitchenFacts = async (
  trx: Transaction<Schema>,
  facts: ReadonlyMap<string, KitchenFacts>,
): Promise<void> => {
  const factsBySku = [...facts].map(([sku, kitchen]) => ({ sku, kitchen }));
  await sql`
    update products p set kitchen = t.kitchen
    from jsonb_to_recordset(${JSON.stringify(factsBySku)}::jsonb) as t (sku text, kitchen jsonb)
    where p.sku = t.sku and p.kitchen is distinct from t.kitchen
  `.execute(trx);
};

/**
 * Adds new recipes and updates the others, except fields that a user has edited. Archiving and images stay.
 * Unchanged rows aren't written.
 */
export const upsertRecipes = async (
  trx: Transaction<Schema>,
  recipes: readonly SeedRecipe[],
): Promise<{ readonly added: number; readonly updated: number }> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into recipes as old (id, slug, title, emoji, category, meal, equipment, prep_time, cook_time,
      difficulty, servings, ingredients, instructions, description, meal_prep_friendly, shelf_life_days,
      kept_in, keeps_longer_because, tags)
    select id, slug, title, emoji, category, meal, equipment, prep_time, cook_time, difficulty, servings,
      ingredients, instructions, description, meal_prep_friendly, shelf_life_days, kept_in,
      keeps_longer_because, tags
    from jsonb_to_recordset(${JSON.stringify(recipes)}::jsonb) as t (id uuid, slug text, title text,
      emoji text, category text, meal text, equipment text, prep_time integer, cook_time integer,
      difficulty text, servings integer, ingredients jsonb, instructions jsonb, description text,
      meal_prep_friendly boolean, shelf_life_days integer, kept_in text,
      keeps_longer_because text, tags text[])
    on conflict (id) do update set (slug, title, emoji, category, meal, equipment, prep_time, cook_time,
      difficulty, servings, ingredients, instructions, description, meal_prep_friendly, shelf_life_days,
      kept_in, keeps_longer_because, tags)
      = (excluded.slug, excluded.title, excluded.emoji, excluded.category, excluded.meal,
      excluded.equipment, excluded.prep_time, excluded.cook_time, excluded.difficulty, excluded.servings,
      excluded.ingredients, excluded.instructions, excluded.description, excluded.meal_prep_friendly,
      excluded.shelf_life_days, excluded.kept_in,
      excluded.keeps_longer_because, excluded.tags)
    where old.edited_at is null
      and (old.slug, old.title, old.emoji, old.category, old.meal, old.equipment, old.prep_time,
      old.cook_time, old.difficulty, old.servings, old.ingredients, old.instructions, old.description,
      old.meal_prep_friendly, old.shelf_life_days, old.kept_in,
      old.keeps_longer_because, old.tags)
      is distinct from (excluded.slug, excluded.title, excluded.emoji, excluded.category, excluded.meal,
      excluded.equipment, excluded.prep_time, excluded.cook_time, excluded.difficulty, excluded.servings,
      excluded.ingredients, excluded.instructions, excluded.description, excluded.meal_prep_friendly,
      excluded.shelf_life_days, excluded.kept_in,
      excluded.keeps_longer_because, excluded.tags)
    returning xmax = 0 as is_new
  `.execute(trx);
  const added = rows.filter((row) => row.is_new).length;
  return { added, updated: rows.length - added };
};
