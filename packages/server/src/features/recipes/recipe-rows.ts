import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../db/schema.ts';

const columns = [
  'id',
  'title',
  'emoji',
  'image_url',
  'category',
  'meal',
  'equipment',
  'prep_time',
  'cook_time',
  'difficulty',
  'servings',
  'meal_prep_friendly',
  'shelf_life_days',
  'kept_in',
  'tags',
  'description',
  'instructions',
  'ingredients',
] as const;

export type RecipeRow = Pick<Selectable<Schema['recipes']>, (typeof columns)[number]>;

/** The active recipes, newest first; those of one moment by id, so that the order never wavers. */
export const readRecipes = (db: Kysely<Schema>): Promise<RecipeRow[]> =>
  db
    .selectFrom('recipes')
    .select(columns)
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Another text after every change of any recipe. Not the latest moment alone: an older change may commit later. */
export const readRecipesMark = async (db: Kysely<Schema>): Promise<string> => {
  const { mark } = await db
    .selectFrom('recipes')
    .select(sql<string>`count(*) || ' ' || coalesce(sum(extract(epoch from updated_at)), 0)`.as('mark'))
    .executeTakeFirstOrThrow();
  return mark;
};
