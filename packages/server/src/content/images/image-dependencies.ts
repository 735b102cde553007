import type { RecipeCategory } from '@nutricion/domain/recipes/recipe';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Renderer } from './render/renderer.ts';

/** A recipe that may have a photo, of the database or a Receta Express. */
export interface RecipeWithImages {
  readonly id: string;
  readonly title: string;
  readonly art: string;
  readonly category: RecipeCategory;
}

export interface ImageDependencies {
  readonly db: Kysely<Schema>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly files: FileStore;
  readonly renderer: Renderer;
  /** Every recipe that customers can open. */
  readonly recipesWithImages: () => Promise<readonly RecipeWithImages[]>;
}
