import type { Pantry } from '@nutricion/planner';
import { pino } from 'pino';
import { openCatalog } from '../catalog/catalog.ts';
import { seedIfEmpty } from '../catalog/seed/seed-shop.ts';
import { openPantry } from '../plans/pantry.ts';
import { createRecipeMemory } from '../recipes/recipe-memory.ts';
import { seedRecipes } from '../recipes/seed/seed-recipes.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { projectRoot } from '../settings.ts';
import { createTestDatabase } from './database.ts';

/** The seeded shop's recipes and products. */
export const readSeededPantry = async (): Promise<Pantry> => {
  const database = await createTestDatabase();
  const { db } = database;
  const logger = pino({ level: 'silent' });
  await seedIfEmpty(db, { root: projectRoot, withDemo: false, now: new Date() });
  await seedRecipes(db, projectRoot);
  const catalog = await openCatalog({
    ...database,
    databaseUrl: database.url,
    now: Date.now,
    logger,
    words: aWordTable,
  });
  const recipes = createRecipeMemory(db, logger, Date.now);
  const pantry = await openPantry({ db, catalog, recipes, now: Date.now })();
  await catalog.close();
  await database.drop();
  return pantry;
};
