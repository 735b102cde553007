import type { ArticleJson } from '@nutricion/contract/content/education';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

export interface AdminArticleDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  /** The recipes among these ids that customers can open. */
  readonly currentRecipes: (ids: readonly string[]) => Promise<ArticleJson['recipes']>;
}
