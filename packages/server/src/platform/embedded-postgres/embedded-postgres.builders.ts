import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach } from 'vitest';
import { type EmbeddedPostgresProcess, startEmbeddedProcess } from '../../testing/embedded-process.ts';
import { aTemporaryFolder } from '../../testing/temporary-database.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

const opened: EmbeddedPostgres[] = [];
const servers: EmbeddedPostgresProcess[] = [];
const folders: string[] = [];
let made: Promise<string> | undefined;

/** To be called at the head of a file: stops and removes after each test what it left, and at the end the database that was copied. */
export function removeTestLeftovers(): void {
  afterEach(endAll);
  afterAll(async () => {
    if (made) rmSync(await made, { recursive: true, force: true });
    made = undefined;
  });
}

async function endAll(): Promise<void> {
  await Promise.all(servers.splice(0).map((process) => process.end('SIGTERM')));
  await Promise.all(opened.splice(0).map((server) => server.stop()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Adds what a test opened without these builders to what is removed after it. */
export const endLater = (left: {
  readonly server?: EmbeddedPostgres;
  readonly processes?: readonly EmbeddedPostgresProcess[];
  readonly folder?: string;
}): void => {
  if (left.server) opened.push(left.server);
  if (left.folder !== undefined) folders.push(left.folder);
  servers.push(...(left.processes ?? []));
};

export const isRoot = process.getuid?.() === 0;

export function aFolder(): string {
  const folder = aTemporaryFolder();
  folders.push(folder);
  return folder;
}

/** A folder with a database, for tests of later starts: copying one takes a tenth of the time of making one. */
export async function aMadeFolder(): Promise<string> {
  made ??= makeDatabase();
  const [source, folder] = [await made, aFolder()];
  for (const name of ['postgres', 'postgres-password'])
    execFileSync('cp', ['-a', join(source, name), join(folder, name)]);
  return folder;
}

async function makeDatabase(): Promise<string> {
  const folder = aTemporaryFolder();
  const started = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
  if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
  await started.value.stop();
  return folder;
}

export async function open(
  dataDir: string,
  callbacks: Pick<EmbeddedPostgresOptions, 'onProgress' | 'onLost' | 'onBack'> = {},
): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, ...callbacks, isDurable: false });
  if (!started.ok) throw new Error(`refused: ${started.refusal.kind}`);
  opened.push(started.value);
  return started.value;
}

export async function close(server: EmbeddedPostgres): Promise<void> {
  opened.splice(opened.indexOf(server), 1);
  await server.stop();
}

/** Opened by another process, which is ended after the test at the latest. */
export async function startServer(dataDir: string, ids?: { uid: number; gid: number }) {
  const process = await startEmbeddedProcess(dataDir, ids);
  if (!process.outcome.ok) throw new Error(`refused: ${process.outcome.refusal.kind}`);
  servers.push(process);
  const { url, ownerUrl, pid, cluster } = process.outcome.value;
  const end: EmbeddedPostgresProcess['end'] = async (signal) => {
    servers.splice(servers.indexOf(process), 1);
    await process.end(signal);
  };
  return { url, ownerUrl, pid, cluster, end };
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export function isReadableByAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (folder === '/' || isReadableByAll(dirname(folder)));
}
