import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/start-embedded-postgres.ts';

export interface BenchDatabases {
  /** A new empty database; its connection string. */
  readonly create: (name: string) => Promise<string>;
  /** Removes what was created. */
  readonly close: () => Promise<void>;
}

/** Databases on the server of DATABASE_URL, or on an embedded one with durable commits in a temporary folder. */
export const openBenchDatabases = async (): Promise<BenchDatabases> => {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startServer();
  const created: string[] = [];
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  return {
    create: async (suffix) => {
      const name = `bench_${process.pid}_${suffix}`;
      await admin.query(`create database ${name}`);
      created.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    close: async () => {
      for (const name of created) await admin.query(`drop database if exists ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
};

const startServer = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nutricion-bench-'));
  const started = await startEmbeddedPostgres({ dataDir });
  if (!started.ok) throw new Error(`the embedded database did not start: ${started.refusal.kind}`);
  const { adminUrl, stop } = started.value;
  return {
    url: adminUrl,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
