import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';

const WRITE_AFTER_MS = 3_000;

/** Counts how often recipes are opened, and writes it together: a read must not cost a write. A killed process loses seconds. */
export const openRecipeViews = (db: Kysely<Schema>, logger: Logger): ((recipeId: string) => void) => {
  let counted = new Map<string, number>();
  let isWaiting = false;
  const write = async (): Promise<void> => {
    const entries = [...counted].sort();
    counted = new Map();
    isWaiting = false;
    const [ids, counts] = [entries.map(([id]) => id), entries.map(([, count]) => count)];
    await sql`
      insert into recipe_views as kept (recipe_id, views)
      select * from unnest(${ids}::uuid[], ${counts}::int[])
      on conflict (recipe_id) do update set views = kept.views + excluded.views
    `
      .execute(db)
      .catch((error: unknown) => logger.warn({ err: error }, 'views of recipes not written'));
  };
  return (recipeId) => {
    counted.set(recipeId, (counted.get(recipeId) ?? 0) + 1);
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(write, WRITE_AFTER_MS).unref();
  };
};
