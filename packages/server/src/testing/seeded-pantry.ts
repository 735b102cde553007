import type { Pantry } from '@nutricion/planner';
import { pino } from 'pino';
import { openCatalog } from '../features/catalog/catalog.ts';
import { planProducts } from '../features/catalog/plan-products.ts';
import { theWords } from '../features/catalog/search-words.builders.ts';
import { seedIfEmpty } from '../features/catalog/seed/seed-shop.ts';
import { planSideRecipes } from '../features/meal-plans/plan-sides.ts';
import { planRecipe } from '../features/recipes/plan-recipe.ts';
import { createRecipeMemory } from '../features/recipes/recipe-memory.ts';
import { seedRecipes } from '../features/recipes/seed/seed-recipes.ts';
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
    words: theWords,
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
