import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { unlessInTrouble } from '../../db/database-trouble.ts';
import type { Schema } from '../../db/schema.ts';
import { parseRow } from './parse-row.ts';
import type { Recipe } from './recipe.ts';
import { readRecipes, readRecipesMark } from './recipe-rows.ts';

export interface RecipeMemory {
  /** The active recipes as they are now, newest first. */
  readonly current: () => Promise<readonly Recipe[]>;
}

/**
 * Recipes change rarely and are read often: they are parsed once and kept, and each call asks the
 * database only whether anything changed, so that an edit shows at once in every process. While it can't
 * answer, what was last read stands.
 */
export const createRecipeMemory = (db: Kysely<Schema>, logger: Logger): RecipeMemory => {
  let known: { readonly mark: string; readonly recipes: readonly Recipe[] } | null = null;

  const refreshed = async (): Promise<readonly Recipe[]> => {
    const mark = await readRecipesMark(db);
    if (known?.mark !== mark) known = { mark, recipes: await readAll(db, logger) };
    return known.recipes;
  };

  return {
    current: () => unlessInTrouble(refreshed(), () => known?.recipes),
  };
};

const readAll = async (db: Kysely<Schema>, logger: Logger): Promise<readonly Recipe[]> => {
  const recipeRows = await readRecipes(db);
  return recipeRows.flatMap((row) => {
    const recipe = parseRow(row);
    if (!recipe) logger.warn({ recipe: row.id }, 'recipe left out: its columns hold what no recipe has');
    return recipe ?? [];
  });
};
