import type { Shift } from '@nutricion/domain/delivery/shift';
import { answersFromStored } from '@nutricion/domain/meal-plan/stored-answers';
import { usualShift } from '@nutricion/domain/meal-plan/usual-shift';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** When somebody works by the newest plan that they kept; null: it doesn't say, or there is none. */
export const plannedShift = async (db: Kysely<Schema>, userId: string): Promise<Shift | null> => {
  const plan = await db
    .selectFrom('meal_plans')
    .select('answers')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return usualShift(answersFromStored(plan?.answers)?.wishes ?? []);
};
