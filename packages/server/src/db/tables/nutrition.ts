import type { MealPlanJson } from '@nutricion/contract/meal-plan';
import type { ChosenMealJson } from '@nutricion/contract/plan-choice';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt, UpdatedAt } from './moments.ts';

/** Recipes, meal plans and what was read. */
export interface NutritionTables {
  recipes: RecipesTable;
  meal_plans: MealPlansTable;
  education_progress: EducationProgressTable;
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
  tags: Generated<string[]>;
  /** Unused: computed from the products as they are now. */
  total_price: number | null;
  is_active: Generated<boolean>;
  /** When a person last changed it here; a seeding then leaves it alone. */
  edited_at: Date | null;
  created_at: CreatedAt;
  /** Set by the database on every write. */
  updated_at: ColumnType<Date, never, never>;
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

/** One row per person and article that they read, tested themselves on or kept. */
interface EducationProgressTable {
  user_id: string;
  /** The article's file name in data/articles. */
  slug: string;
  read_at: Date | null;
  /** The chosen options of the last quiz, one per question, and how many were right. */
  quiz_answers: number[] | null;
  quiz_score: number | null;
  bookmarked_at: Date | null;
  updated_at: UpdatedAt;
}
