import { adminArticleEndpoints } from '@nutricion/contract/content/admin-articles';
import { Hono } from 'hono';
import { mount } from '../../platform/http/mount.ts';
import { anAdminFixture } from '../../testing/admin-fixture.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { adminArticleHandlers } from './admin-article-handlers.ts';

/** Articles that people write, on a database of their own, on the afternoon of 23 November. */
export const anArticleFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const clock = { nowMs: Date.parse('2026-11-23T15:00:00-04:00') };
  const fixture = anAdminFixture(db, adminArticleEndpoints, (authenticate) => {
    const app = new Hono();
    mount(
      app,
      authenticate,
      adminArticleHandlers({ db, now: () => clock.nowMs, currentRecipes: async () => [] }),
    );
    return app;
  });
  return { database, db, clock, ...fixture };
};
export type ArticleFixture = Awaited<ReturnType<typeof anArticleFixture>>;
