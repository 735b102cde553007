import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ChosenMealJson } from '@nutricion/contract/plans/plan-choice';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from '../../platform/db/moments.ts';

/** Recipes, meal plans and what was read. */
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
  /** Its name in data/recipes; null where it didn't come from there. */
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
  /** Unused: computed from the products as they are now. */
  total_price: number | null;
  is_active: Generated<boolean>;
  /** When a person last changed it here; a seeding then leaves it alone. */
  edited_at: Date | null;
  created_at: CreatedAt;
  /** Set by the database on every write. */
  updated_at: ColumnType<Date, never, never>;
  version: Generated<number>;
  /** What is written and not published. */
  draft: JSONColumnType<object> | null;
  /** Null: it never was, and the columns of its content say nothing. */
  published_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The day in Puerto Rico from which on the draft is published. */
  publish_on: string | null;
  /** profiles.id, without a reference. */
  scheduled_by: string | null;
  archived_at: Date | null;
}

/** What was published, from the first that a person published over on. */
interface RecipeVersionsTable {
  recipe_id: string;
  number: number;
  content: JSONColumnType<object>;
  /** profiles.id, without a reference; null: it came with the shop. */
  actor_id: string | null;
  published_at: Date;
}

interface MealPlansTable {
  id: string;
  user_id: string;
  name: string;
  answers: JSONColumnType<MealPlanJson['answers'], string, string>;
  seed: number;
  /** ISO when written; read it with `to_char`. */
  start_date: ColumnType<unknown, string, string>;
  meals: JSONColumnType<ChosenMealJson[], string, string>;
  /** Dollars when it was saved. */
  total_cost: number;
  share_token: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  /** What customers read; null: it was never published. */
  content: JSONColumnType<object> | null;
  /** What is written and not published. */
  draft: JSONColumnType<object> | null;
  version: Generated<number>;
  published_at: Date | null;
  /** profiles.id of whoever changed the draft last, without a reference. */
  written_by: string | null;
  review_asked_at: Date | null;
  returned_because: string | null;
  archived_at: Date | null;
  /** When a person last changed it here; a start then leaves it alone. */
  edited_at: Date | null;
  /** Set by the database on every write. */
  updated_at: ColumnType<Date, never, never>;
}

/** What was published, from the first that a person published over on. */
interface ArticleVersionsTable {
  article_id: string;
  number: number;
  content: JSONColumnType<object>;
  /** profiles.id, without a reference; null: it came with the shop. */
  actor_id: string | null;
  published_at: Date;
}

/** One row per person and article that they read, tested themselves on or kept. */
interface EducationProgressTable {
  user_id: string;
  slug: string;
  read_at: Date | null;
  /** The chosen options of the last quiz, one per question, and how many were right. */
  quiz_answers: number[] | null;
  quiz_score: number | null;
  bookmarked_at: Date | null;
  updated_at: UpdatedAt;
}
