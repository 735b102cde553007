import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ChosenMealJson } from '@nutricion/contract/plans/plan-choice';
import type { ColumnType, JSONColumnType } from 'kysely';

export interface PlanTables {
  meal_plans: MealPlansTable;
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
