import { type Kysely, sql } from 'kysely';
import { dollarsToCents } from './dollars-to-cents.ts';

/** Lists, recipes, plans and sessions of the assistant store whole cents. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await dollarsToCents(db, 'shopping_list_lines', ['unit_price'], {
    shopping_list_lines_unit_price_cents_check: 'unit_price_cents >= 0',
  });
  await dollarsToCents(db, 'recipes', ['total_price'], {
    recipes_total_price_cents_check: 'total_price_cents >= 0',
  });
  await dollarsToCents(db, 'meal_plans', ['total_cost'], {
    meal_plans_total_cost_cents_check: 'total_cost_cents >= 0',
  });
  await sql`alter table voice_sessions alter total_amount drop default`.execute(db);
  await dollarsToCents(db, 'voice_sessions', ['total_amount'], {
    voice_sessions_total_amount_cents_check: 'total_amount_cents >= 0',
  });
  await sql`alter table voice_sessions alter total_amount_cents set default 0`.execute(db);
};
