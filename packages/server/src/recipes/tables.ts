import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from '../platform/db/moments.ts';

/** Tables of recipes. */
export interface RecipeTables {
  recipes: RecipesTable;
  recipe_versions: RecipeVersionsTable;
  recipe_redirects: { from_id: string; to_id: string; created_at: CreatedAt };
  recipe_views: { recipe_id: string; views: Generated<number> };
}

interface RecipesTable {
  id: Generated<string>;
  /** File name in data/recipes; null for a recipe that was created here. */
  slug: string | null;
  title: string;
  emoji: Generated<string>;
  image_url: string | null;
  category: Generated<string>;
  meal: string | null;
  equipment: string | null;
  /** Minutes. */
  prep_time: number;
  /** Minutes. */
  cook_time: Generated<number>;
  difficulty: Generated<string>;
  servings: Generated<number>;
  ingredients: JSONColumnType<unknown[]>;
  instructions: JSONColumnType<unknown[]>;
  /** The nutrition tip. */
  description: Generated<string>;
  meal_prep_friendly: Generated<boolean>;
  shelf_life_days: number | null;
  kept_in: Generated<string>;
  /** The source that allows more than four days in the refrigerator. */
  keeps_longer_because: string | null;
  tags: Generated<string[]>;
  /** Unused: the price is computed from the current products. */
  total_price_cents: number | null;
  is_active: Generated<boolean>;
  /** When a person last changed it; the seed skips it then. */
  edited_at: Date | null;
  created_at: CreatedAt;
  /** Set by a trigger on every write. */
  updated_at: ColumnType<Date, never, never>;
  version: Generated<number>;
  /** The unpublished draft. */
  draft: JSONColumnType<object> | null;
  /** Null if it was never published; the content columns are meaningless then. */
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The day in Puerto Rico on which the draft is published. */
  publish_on: string | null;
  /** profiles.id, without a foreign key. */
  scheduled_by: string | null;
  archived_at: Date | null;
}

/** Published versions, beginning with the first that a person replaced. */
interface RecipeVersionsTable {
  recipe_id: string;
  number: number;
  content: JSONColumnType<object>;
  /** profiles.id, without a foreign key; null if it came with the seed. */
  actor_id: string | null;
  published_at: Date;
}
