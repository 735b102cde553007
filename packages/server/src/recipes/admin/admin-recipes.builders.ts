import { adminRecipeEndpoints } from '@nutricion/contract/recipes/admin-recipes';
import { Hono } from 'hono';
import { pino } from 'pino';
import { openCatalog } from '../../catalog/catalog.ts';
import { mount } from '../../platform/http/mount.ts';
import { aWordTable } from '../../search/search-words.builders.ts';
import { anAdminFixture } from '../../testing/admin-fixture.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { adminRecipeHandlers } from './admin-recipe-handlers.ts';

/** Recipes that people write, on a database of their own, on the afternoon of 23 November. */
export const anAdminRecipeFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const now = () => Date.parse('2026-11-23T15:00:00-04:00');
  const logger = pino({ level: 'silent' });
  const open = () => openCatalog({ ...database, databaseUrl: database.url, now, logger, words: aWordTable });
  let catalog = await open();
  const fixture = anAdminFixture(db, adminRecipeEndpoints, (authenticate) => {
    const app = new Hono();
    mount(
      app,
      authenticate,
      adminRecipeHandlers({
        db,
        now,
        get catalog() {
          return catalog;
        },
      }),
    );
    return app;
  });
  return {
    db,
    now,
    database: {
      ...database,
      drop: async () => {
        await catalog.close();
        await database.drop();
      },
    },
    /** After products were written behind the catalogue's back. */
    reopen: async () => {
      await catalog.close();
      catalog = await open();
    },
    ...fixture,
  };
};
export type AdminRecipeFixture = Awaited<ReturnType<typeof anAdminRecipeFixture>>;
