import type { Pantry } from '@nutricion/planner';
import { pino } from 'pino';
import { openCatalog } from '../catalog/catalog.ts';
import { planProducts } from '../catalog/plan-products.ts';
import { seedIfEmpty } from '../catalog/seed/seed-shop.ts';
import { planSideRecipes } from '../plans/plan-sides.ts';
import { planRecipe } from '../recipes/plan-recipe.ts';
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
  const nowMs = Date.now();
  await seedIfEmpty(db, { root: projectRoot, withDemo: false, now: new Date() });
  await seedRecipes(db, projectRoot);
  const catalog = await openCatalog({
    ...database,
    databaseUrl: database.url,
    now: Date.now,
    logger,
    words: aWordTable,
  });
  const recipes = (await createRecipeMemory(db, logger, () => nowMs).current()).map(planRecipe);
  const sides = planSideRecipes;
  const ids = [...recipes, ...sides].flatMap(({ ingredients }) =>
    ingredients.map(({ productId }) => productId),
  );
  const products = await planProducts(db, catalog, [...new Set(ids)], nowMs);
  await catalog.close();
  await database.drop();
  return { recipes, sides, products, nowMs };
};
