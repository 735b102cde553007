import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import type { ChosenMealJson } from '@nutricion/contract/plans/plan-choice';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Enough for a year of weeks. */
export const MAX_SAVED_PLANS = 60;

export interface SavedPlan {
  readonly id: string;
  readonly name: string;
  readonly answers: MealPlanJson['answers'];
  readonly seed: number;
  /** ISO. */
  readonly startDate: string;
  readonly meals: readonly ChosenMealJson[];
  /** When it was saved. */
  readonly totalThenCents: number;
  readonly shareToken: string | null;
  readonly savedAt: Date;
}

const selectPlans = (db: Kysely<Schema>) =>
  db
    .selectFrom('meal_plans')
    .select([
      'id',
      'name',
      'answers',
      'seed',
      sql<string>`to_char(start_date, 'YYYY-MM-DD')`.as('startDate'),
      'meals',
      'total_cost_cents as totalThenCents',
      'share_token as shareToken',
      'updated_at as savedAt',
    ]);

/** A person's plans, the newest first. */
export const readPlans = (db: Kysely<Schema>, userId: string): Promise<SavedPlan[]> =>
  selectPlans(db).where('user_id', '=', userId).orderBy('updated_at', 'desc').orderBy('id').execute();

/** Recipes of the plans that a user has saved since then, each once. */
export const readRecipesSavedSince = async (
  db: Kysely<Schema>,
  userId: string,
  since: Date,
): Promise<readonly string[]> => {
  const plans = await db
    .selectFrom('meal_plans')
    .select('meals')
    .where('user_id', '=', userId)
    .where('updated_at', '>=', since)
    .execute();
  return [...new Set(plans.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId)))];
};

export const findPlan = (db: Kysely<Schema>, userId: string, id: string): Promise<SavedPlan | undefined> =>
  selectPlans(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

export const findSharedPlan = (db: Kysely<Schema>, token: string): Promise<SavedPlan | undefined> =>
  selectPlans(db).where('share_token', '=', token).executeTakeFirst();

type NewPlan = Omit<SavedPlan, 'shareToken' | 'savedAt'> & { readonly userId: string; readonly now: Date };

/** Saves a plan, or overwrites the user's own; `taken`: the id belongs to somebody else. */
export const savePlan = (db: Kysely<Schema>, plan: NewPlan): Promise<'saved' | 'taken' | 'too-many'> =>
  db.transaction().execute(async (trx) => {
    // Parallel saves wait for each other, so that the limit is counted correctly.
    await trx.selectFrom('profiles').select('id').where('id', '=', plan.userId).forNoKeyUpdate().execute();
    const { others } = await trx
      .selectFrom('meal_plans')
      .select(sql<number>`count(*)::integer`.as('others'))
      .where('user_id', '=', plan.userId)
      .where('id', '!=', plan.id)
      .executeTakeFirstOrThrow();
    if (others >= MAX_SAVED_PLANS) return 'too-many';
    const values = {
      name: plan.name,
      answers: JSON.stringify(plan.answers),
      seed: plan.seed,
      start_date: plan.startDate,
      meals: JSON.stringify(plan.meals),
      total_cost_cents: plan.totalThenCents,
      updated_at: plan.now,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('meal_plans')
      .values({ id: plan.id, user_id: plan.userId, created_at: plan.now, ...values })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(values).where('meal_plans.user_id', '=', plan.userId),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? 'saved' : 'taken';
  });

/** Whether there was one of theirs. */
export const deletePlan = async (db: Kysely<Schema>, userId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('meal_plans')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
};

/** Under which link others see it; null: under none. Whether there was one of theirs. */
export const setShareToken = async (
  db: Kysely<Schema>,
  userId: string,
  id: string,
  token: string | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('meal_plans')
    .set({ share_token: token })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};
