import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres/start-embedded-postgres.ts';
import { prepareTables } from '../startup/prepare-tables.ts';
import {
  dropDatabasesOfDeadRuns,
  removeFoldersOfDeadRuns,
  testFolderPrefix,
  testNamePrefix,
} from './leftovers.ts';
import { urlOfDatabase } from './server-database.ts';
import { throwAwayBase } from './throw-away-base.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `createTestDatabase` makes its databases: of which template and under which names. */
    testServer: {
      readonly adminUrl: string;
      /** Whom a database belongs to, and who works with its rows: as in a real shop, where the server lets us. */
      readonly owner: string;
      readonly ownerUrl: string;
      readonly applicationUrl: string;
      readonly template: string;
      readonly namePrefix: string;
    };
  }
}

/**
 * Once per run of the server's tests: one PostgreSQL (that of DATABASE_URL, whose user must be
 * allowed to create databases, else an embedded one in a temporary folder) and in it one migrated
 * database, of which every test file gets its own copy.
 */
export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? useServer(process.env.DATABASE_URL) : await startServer();
  const runId = `${process.pid}_${Date.now().toString(36)}`;
  const namePrefix = `${testNamePrefix}${runId}_`;
  const template = `${namePrefix}template`;

  // The lock tells other runs that this one lives: what it made is not for them to clean up.
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('select pg_advisory_lock(hashtext($1))', [runId]);
  await dropDatabasesOfDeadRuns(admin);

  const { adminUrl, ownerUrl, applicationUrl } = server;
  const owner = await nameOfRole(ownerUrl);
  await admin.query(`create database ${template} owner ${admin.escapeIdentifier(owner)}`);
  await prepareTables(urlOfDatabase(ownerUrl, template), await nameOfRole(applicationUrl));

  project.provide('testServer', { adminUrl, owner, ownerUrl, applicationUrl, template, namePrefix });
  return async () => {
    await admin.query('select pg_advisory_unlock_all()');
    await dropDatabasesOfDeadRuns(admin);
    await admin.end();
    await server.stop();
  };
}

/** Roles belong to a whole server: on one that isn't ours we make none, and its user is all three. */
const useServer = (adminUrl: string) => ({
  adminUrl,
  ownerUrl: adminUrl,
  applicationUrl: adminUrl,
  stop: async () => {},
});

async function nameOfRole(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  await client.end();
  return rows[0]?.name ?? '';
}

async function startServer() {
  await removeFoldersOfDeadRuns();
  const dataDir = mkdtempSync(join(throwAwayBase(), testFolderPrefix));
  // As root the server runs as another user, who must get in.
  chmodSync(dataDir, 0o711);
  const started = await startEmbeddedPostgres({ dataDir, isDurable: false });
  if (!started.ok) throw new Error(`No PostgreSQL for the tests: ${JSON.stringify(started.refusal)}`);
  const { url, ownerUrl, adminUrl, cluster, stop } = started.value;
  return {
    adminUrl,
    ownerUrl,
    applicationUrl: url,
    stop: async () => {
      await stop();
      rmSync(dirname(cluster), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
