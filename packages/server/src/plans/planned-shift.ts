import type { Shift } from '@nutricion/domain/fulfilment/shift';
import { answersFromStored } from '@nutricion/domain/plans/stored-answers';
import { usualShift } from '@nutricion/domain/plans/usual-shift';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** The shift of the user's newest saved plan; null if it has none, or there is no plan. */
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
