import { adminProductEndpoints } from '@nutricion/contract/catalog/admin-products-endpoints';
import { productFileEndpoints } from '@nutricion/contract/catalog/product-files';
import { proposalEndpoints } from '@nutricion/contract/catalog/proposals';
import { Hono } from 'hono';
import { mount } from '../../platform/http/mount.ts';
import { anAdminFixture } from '../../testing/admin-fixture.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { productFileHandlers } from './csv/product-file-handlers.ts';
import { productHandlers, proposalHandlers } from './product-handlers.ts';

const declared = { ...adminProductEndpoints, ...productFileEndpoints, ...proposalEndpoints };

/** The administration's product endpoints on a database of its own; the token of a caller is the profile's id. */
export const aProductFixture = async () => {
  const database = await createTestDatabase({ maxConnections: 12 });
  const { db } = database;
  const clock = { nowMs: Date.now() };
  const announced: string[] = [];
  const { aPerson, call, auditOf } = anAdminFixture(db, declared, (authenticate) => {
    const app = new Hono();
    mount(app, authenticate, productFileHandlers({ db, readFromReplica: (read) => read(db) }));
    mount(app, authenticate, proposalHandlers({ db, languageModel: null }));
    mount(
      app,
      authenticate,
      productHandlers({
        db,
        languageModel: null,
        now: () => clock.nowMs,
        announceStock: (ids) => announced.push(...ids),
        placementsOf: () => [],
        recipesWith: async () => 0,
      }),
    );
    return app;
  });

  return { database, db, clock, announced, aPerson, call, auditOf };
};
export type ProductFixture = Awaited<ReturnType<typeof aProductFixture>>;
