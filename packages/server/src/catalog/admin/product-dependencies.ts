import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import type { ProductPlacement } from '../placements.ts';

export interface ProductDependencies {
  readonly db: Kysely<Schema>;
  readonly languageModel: LanguageModel | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after the commit with the products whose stock changed. */
  readonly announceStock: (ids: readonly string[]) => void;
  /** Where the shop shows a product and where not; null if it isn't in the catalog in memory. */
  readonly placementsOf: (productId: string, query: string) => readonly ProductPlacement[] | null;
  /** Number of active recipes that use a product. */
  readonly recipesWith: (productId: string) => Promise<number>;
}
