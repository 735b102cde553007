import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { runOnServer, urlOfDatabase } from './server-database.ts';

export type TestDatabase = Database & {
  /** Of the role that a shop works as: it makes and changes no table. */
  readonly url: string;
  /** Of the role that may. */
  readonly ownerUrl: string;
  /** One statement as the owner of the tables. */
  asOwner(statement: string): Promise<void>;
  /** Closes the pool and drops the database, even with open connections. */
  drop(): Promise<void>;
};

/**
 * A migrated, empty database of its own, in some 20 ms: a copy of the run's template. Make one per test file (or
 * per test) and `drop()` it afterwards; a forgotten one is dropped with the run. With `isEmpty` it has no tables,
 * and no migration has run.
 */
export async function createTestDatabase({
  maxConnections = 5,
  isEmpty = false,
} = {}): Promise<TestDatabase> {
  const { adminUrl, owner, ownerUrl, applicationUrl, template, strategy, namePrefix } = inject('testServer');
  const name = `${namePrefix}${randomBytes(5).toString('hex')}`;
  await runOnServer(
    adminUrl,
    `create database ${name} owner "${owner}" template ${isEmpty ? 'template1' : template} strategy ${strategy}`,
  );
  const url = urlOfDatabase(applicationUrl, name);
  const urlOfOwner = urlOfDatabase(ownerUrl, name);
  const database = openDatabase(url, { maxConnections });
  return {
    ...database,
    url,
    ownerUrl: urlOfOwner,
    asOwner: (statement) => runOnServer(urlOfOwner, statement),
    async drop() {
      await database.close();
      await runOnServer(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
