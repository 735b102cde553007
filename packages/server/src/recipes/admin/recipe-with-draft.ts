import type { AdminRecipeJson } from '@nutricion/contract/recipes/admin-recipes';
import {
  type RecipeContentJson,
  recipeContentFields,
  recipeContentSchema,
} from '@nutricion/contract/recipes/recipe-content';
import { recipeState } from '@nutricion/domain/recipes/recipe-state';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { differingFields } from '../../platform/admin/differing-fields.ts';
import type { VersionTable } from '../../platform/admin/published-versions.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { parseRow } from '../parse-row.ts';
import type { Recipe } from '../recipe.ts';
import { contentColumns } from '../recipe-rows.ts';

export const unknownRecipe: Refusal = { kind: 'not-found', what: 'esa receta' };

export const recipeVersions: VersionTable = { table: 'recipe_versions', of: 'recipe_id' };

/** A recipe with its draft. */
export interface RecipeWithDraft {
  readonly id: string;
  readonly version: number;
  readonly emoji: string;
  readonly imageUrl: string | null;
  /** The draft's content, or the published one if there is no draft. */
  readonly content: RecipeContentJson;
  /** Null: it never was. */
  readonly published: RecipeContentJson | null;
  readonly publishedAt: Date | null;
  readonly hasDraft: boolean;
  readonly publishOn: string | null;
  readonly scheduledBy: string | null;
  readonly isArchived: boolean;
  readonly changedAt: Date;
}

/** Recipes for which a condition on `r` holds, by id. One whose row is invalid is left out. */
export const readRecipesWithDraft = async (
  db: Kysely<Schema>,
  condition: RawBuilder<boolean>,
  { isLocked = false } = {},
): Promise<readonly RecipeWithDraft[]> => {
  const rows = await db
    .selectFrom('recipes as r')
    .select(contentColumns.map((column) => `r.${column}` as const))
    .select([
      'r.version',
      'r.draft',
      'r.published_at',
      'r.publish_on',
      'r.scheduled_by',
      'r.archived_at',
      'r.updated_at',
    ])
    .where(condition)
    .orderBy('r.id')
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return rows.flatMap((row): RecipeWithDraft[] => {
    const published = row.published_at ? recipeContentSchema.safeParse(row).data : null;
    const content = row.draft ? recipeContentSchema.safeParse(row.draft).data : published;
    if (published === undefined || !content) return [];
    return [
      {
        id: row.id,
        version: row.version,
        emoji: content.emoji,
        imageUrl: row.image_url,
        content,
        published,
        publishedAt: row.published_at,
        hasDraft: row.draft !== null,
        publishOn: row.publish_on,
        scheduledBy: row.scheduled_by,
        isArchived: row.archived_at !== null,
        changedAt: row.updated_at,
      },
    ];
  });
};

export const stateOf = ({ published, hasDraft, publishOn, isArchived }: RecipeWithDraft) =>
  recipeState({ isPublished: published !== null, hasDraft, publishOn, isArchived });

/** A recipe by its id, for the administration. */
export const readAdminRecipe = async (db: Kysely<Schema>, id: string): Promise<AdminRecipeJson | null> => {
  const [stored] = await readRecipesWithDraft(db, sql<boolean>`r.id = ${id}`);
  if (!stored) return null;
  const survivor = await db
    .selectFrom('recipe_redirects as d')
    .innerJoin('recipes as s', 's.id', 'd.to_id')
    .select(['s.id', 's.title'])
    .where('d.from_id', '=', id)
    .executeTakeFirst();
  return {
    id,
    version: stored.version,
    state: stateOf(stored),
    publish_on: stored.publishOn,
    content: stored.content,
    published: stored.published,
    merged_into: survivor ?? null,
  };
};

/** The recipe with the draft's content. */
export const recipeOf = (stored: Pick<RecipeWithDraft, 'id' | 'imageUrl' | 'content'>): Recipe => {
  const recipe = parseRow({ ...stored.content, id: stored.id, image_url: stored.imageUrl });
  if (!recipe) throw new Error(`recipe ${stored.id} is written as no recipe is`);
  return recipe;
};

/** The fields in which two contents differ. */
export const changedIn = (one: RecipeContentJson, other: RecipeContentJson) =>
  differingFields(recipeContentFields, one, other);
