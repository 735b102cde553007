import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { recipeEndpoints } from '@nutricion/contract/recipes/recipes';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect } from 'vitest';
import { openCatalog } from '../catalog/catalog.ts';
import { seedIfEmpty } from '../catalog/seed/seed-shop.ts';
import { mount } from '../platform/http/mount.ts';
import { aWordTable } from '../search/search-words.builders.ts';
import { projectRoot } from '../settings.ts';
import { createTestDatabase } from '../testing/database.ts';
import { aNurse } from '../testing/shop.builders.ts';
import { createRecipeMemory } from './recipe-memory.ts';
import { recipeHandlers } from './routes.ts';
import { readExpressRecipes } from './seed/read-recipes.ts';
import { seedRecipes } from './seed/seed-recipes.ts';

type Endpoints = typeof recipeEndpoints;

/** The recipes' calls on a database of their own, empty or seeded. */
export const aRecipeShop = async ({ withSeed = false } = {}) => {
  const database = await createTestDatabase();
  const { db } = database;
  const logger = pino({ level: 'silent' });
  if (withSeed) {
    await seedIfEmpty(db, { root: projectRoot, withDemo: false, now: new Date() });
    await seedRecipes(db, projectRoot);
  }
  const express = readExpressRecipes(projectRoot);
  if (!express.ok) throw new Error('the express recipes have faults');
  const { caller } = await aNurse(db);
  const open = () =>
    openCatalog({ ...database, databaseUrl: database.url, now: Date.now, logger, words: aWordTable });
  let catalog = await open();
  const app = new Hono();
  const handlers = recipeHandlers({
    recipes: createRecipeMemory(db, logger, Date.now),
    expressRecipes: express.value,
    countView: () => {},
    ...{ db, now: Date.now },
    get catalog() {
      return catalog;
    },
  });
  mount(app, async () => caller, handlers);
  return {
    ...database,
    app,
    express: express.value,
    /** After products were written behind the catalogue's back. */
    reopen: async () => {
      await catalog.close();
      catalog = await open();
    },
    /** The answer of an endpoint, which must be to the letter of the contract. */
    get: async <Key extends keyof Endpoints>(key: Key, path: string): Promise<ResponseOf<Endpoints[Key]>> => {
      const response = await app.request(path);
      const body: unknown = await response.json();
      expect(response.status, JSON.stringify(body)).toBe(200);
      const parsed = recipeEndpoints[key].response.parse(body);
      expect(parsed).toEqual(body);
      return parsed as ResponseOf<Endpoints[Key]>;
    },
    close: async () => {
      await catalog.close();
      await database.drop();
    },
  };
};
export type RecipeShop = Awaited<ReturnType<typeof aRecipeShop>>;
