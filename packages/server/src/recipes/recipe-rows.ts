import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

export const contentColumns = [
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
  'keeps_longer_because',
  'tags',
  'description',
  'instructions',
  'ingredients',
] as const;

export type RecipeRow = Pick<Selectable<Schema['recipes']>, (typeof contentColumns)[number]>;

/** The active recipes, newest first; those of one moment by id, so that the order never wavers. */
export const readRecipes = (db: Kysely<Schema>): Promise<RecipeRow[]> =>
  db
    .selectFrom('recipes')
    .select(contentColumns)
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Another text after every change of any recipe or of a photo of one. Not the latest moment alone: an older change may commit later. */
export const readRecipesMark = async (db: Kysely<Schema>): Promise<string> => {
  const changes = sql<string>`count(*) || ' ' || coalesce(sum(extract(epoch from updated_at)), 0)`;
  const { mark, images } = await db
    .selectFrom('recipes')
    .select(changes.as('mark'))
    .select((query) =>
      query.selectFrom('images').select(changes.as('images')).where('subject', '=', 'recipe').as('images'),
    )
    .executeTakeFirstOrThrow();
  return `${mark} ${images}`;
};
