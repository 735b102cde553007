import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ChosenMealJson } from '@nutricion/contract/plans/plan-choice';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Tables of recipes, meal plans and articles. */
export interface NutritionTables {
  recipes: RecipesTable;
  recipe_versions: RecipeVersionsTable;
  recipe_redirects: { from_id: string; to_id: string; created_at: CreatedAt };
  meal_plans: MealPlansTable;
  education_progress: EducationProgressTable;
  articles: ArticlesTable;
  article_versions: ArticleVersionsTable;
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

interface MealPlansTable {
  id: string;
  user_id: string;
  name: string;
  answers: JSONColumnType<MealPlanJson['answers'], string, string>;
  seed: number;
  /** ISO text when written; read it with `to_char`. */
  start_date: ColumnType<unknown, string, string>;
  meals: JSONColumnType<ChosenMealJson[], string, string>;
  /** At the time of saving. */
  total_cost_cents: number;
  share_token: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  /** The published content; null if it was never published. */
  content: JSONColumnType<object> | null;
  /** The unpublished draft. */
  draft: JSONColumnType<object> | null;
  version: Generated<number>;
  published_at: Date | null;
  /** profiles.id of the last editor of the draft, without a foreign key. */
  written_by: string | null;
  review_asked_at: Date | null;
  returned_because: string | null;
  archived_at: Date | null;
  /** When a person last changed it; the seed skips it then. */
  edited_at: Date | null;
  /** Set by a trigger on every write. */
  updated_at: ColumnType<Date, never, never>;
}

/** Published versions, beginning with the first that a person replaced. */
interface ArticleVersionsTable {
  article_id: string;
  number: number;
  content: JSONColumnType<object>;
  /** profiles.id, without a foreign key; null if it came with the seed. */
  actor_id: string | null;
  published_at: Date;
}

/** One row per user and article that was read, bookmarked or whose quiz was taken. */
interface EducationProgressTable {
  user_id: string;
  slug: string;
  read_at: Date | null;
  /** The chosen options of the last quiz, one per question, and the number of correct ones. */
  quiz_answers: number[] | null;
  quiz_score: number | null;
  bookmarked_at: Date | null;
  updated_at: UpdatedAt;
}
