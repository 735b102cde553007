import type { Pantry } from '@nutricion/domain/meal-plan/pantry';
import { pino } from 'pino';
import { projectRoot } from '../../settings.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { openCatalog } from '../catalog/catalog.ts';
import { planProducts } from '../catalog/plan-products.ts';
import { theWords } from '../catalog/search-words.builders.ts';
import { seedIfEmpty } from '../catalog/seed/seed-shop.ts';
import { planRecipe } from '../recipes/plan-recipe.ts';
import { createRecipeMemory } from '../recipes/recipe-memory.ts';
import { seedRecipes } from '../recipes/seed/seed-recipes.ts';

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
  const recipes = (await createRecipeMemory(db, logger).current()).map(planRecipe);
  const ids = recipes.flatMap(({ ingredients }) => ingredients.map(({ productId }) => productId));
  const products = await planProducts(db, catalog, [...new Set(ids)], nowMs);
  await catalog.close();
  await database.drop();
  return { recipes, products, nowMs };
};
