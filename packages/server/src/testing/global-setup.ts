import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareTables } from '../app/startup/open-any-database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { dropDatabasesOfDeadRuns, removeFoldersOfDeadRuns, testNamePrefix } from './leftovers.ts';
import { urlOfDatabase } from './server-database.ts';
import { aTemporaryFolder } from './temporary-database.ts';

interface TestServer {
  readonly adminUrl: string;
  /** The owner's role and the application's, separate as in production where the server allows it. */
  readonly owner: string;
  readonly ownerUrl: string;
  readonly applicationUrl: string;
  readonly template: string;
  /** How PostgreSQL copies the template. */
  readonly strategy: 'file_copy' | 'wal_log';
  readonly namePrefix: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `createTestDatabase` makes its databases: of which template and under which names. */
    testServer: TestServer;
  }
}

interface OpenTestServer {
  readonly server: TestServer;
  readonly close: () => Promise<void>;
}

/** On the process: each project loads this file again, so module variables aren't shared. */
const shared = globalThis as typeof globalThis & {
  nutricionTestServer?: { readonly opened: Promise<OpenTestServer>; users: number } | undefined;
};

/**
 * Once per run of the server's tests, for all their projects: one PostgreSQL (that of DATABASE_URL, whose user must
 * be allowed to create databases, else an embedded one in a temporary folder) and in it one migrated database, of
 * which every test file gets a copy.
 */
export default async function setUpTestServer(project: TestProject): Promise<() => Promise<void>> {
  shared.nutricionTestServer ??= { opened: openTestServer(), users: 0 };
  const run = shared.nutricionTestServer;
  run.users += 1;
  project.provide('testServer', (await run.opened).server);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    // A run that watches files may begin again.
    shared.nutricionTestServer = undefined;
    await (await run.opened).close();
  };
}

async function openTestServer(): Promise<OpenTestServer> {
  const { stop, ...server } = process.env.DATABASE_URL
    ? useServer(process.env.DATABASE_URL)
    : await startServer();
  const runId = `${process.pid}_${Date.now().toString(36)}`;
  const namePrefix = `${testNamePrefix}${runId}_`;
  const template = `${namePrefix}template`;

  // The lock tells other runs that this one is alive, so that they don't clean up its databases.
  const admin = new pg.Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query('select pg_advisory_lock(hashtext($1))', [runId]);
  await dropDatabasesOfDeadRuns(admin);

  const { ownerUrl, applicationUrl } = server;
  const owner = await nameOfRole(ownerUrl);
  await admin.query(`create database ${template} owner ${admin.escapeIdentifier(owner)}`);
  await prepareTables(urlOfDatabase(ownerUrl, template), await nameOfRole(applicationUrl));
  return {
    server: { ...server, owner, template, namePrefix },
    close: async () => {
      await admin.query('select pg_advisory_unlock_all()');
      await dropDatabasesOfDeadRuns(admin);
      await admin.end();
      await stop();
    },
  };
}

/** Roles belong to a whole server: on one that isn't ours we make none, and its user is all three. */
const useServer = (adminUrl: string) => ({
  adminUrl,
  ownerUrl: adminUrl,
  applicationUrl: adminUrl,
  // Spares a server that writes to its disk two checkpoints.
  strategy: 'wal_log' as const,
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
  const dataDir = aTemporaryFolder();
  const started = await startEmbeddedPostgres({ dataDir, isDurable: false });
  if (!started.ok) throw new Error(`No PostgreSQL for the tests: ${JSON.stringify(started.refusal)}`);
  const { url, ownerUrl, adminUrl, cluster, stop } = started.value;
  return {
    adminUrl,
    ownerUrl,
    applicationUrl: url,
    // A quarter of the time of writing it to the log and from there.
    strategy: 'file_copy' as const,
    stop: async () => {
      await stop();
      rmSync(dirname(cluster), { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
