import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Pack, pack as packTar } from 'tar-stream';
import { makeFolder } from '../embedded-postgres/data-folder.ts';
import { isAlive } from '../embedded-postgres/server-process.ts';
import { readWaitingJobs } from '../jobs/waiting-jobs.ts';
import { connectForBackup } from './connect.ts';
import { copyRows, countRows } from './copied-rows.ts';
import {
  BACKUP_FORMAT,
  type BackedUpTable,
  JOBS_NAME,
  MANIFEST_NAME,
  type Manifest,
  PART_BYTES,
  partName,
} from './manifest.ts';
import { type CatalogTable, readMigrations, readSequences, readTables } from './table-catalog.ts';

export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: Manifest;
}

/**
 * Writes the whole database as of one moment into one file of `folder`, readable by its owner only, while the shop
 * goes on. A file with its final name is complete and on disk.
 */
export const writeBackup = async (options: {
  /** Of a role that may read every table. */
  readonly url: string;
  readonly folder: string;
  readonly nowMs: number;
}): Promise<WrittenBackup> => {
  const { folder, nowMs } = options;
  makeFolder(folder);
  removeDraftsOfDeadBackups(folder);
  const file = unusedFileName(folder, nowMs);
  const draft = `${file}.${process.pid}${DRAFT_ENDING}`;
  const client = await connectForBackup(options.url, 'backup');
  const pack = packTar();
  try {
    // Every statement from here sees the same moment; writers neither wait nor are seen.
    await client.query('begin isolation level repeatable read, read only');
    const written = pipeline(pack, createGzip(), createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
    const filled = writeTables(pack, client, nowMs).catch((error: Error) => {
      pack.destroy(error);
      throw error;
    });
    const [manifest] = await Promise.all([filled, written]);
    await syncToDisk(draft);
    await rename(draft, file);
    await syncToDisk(folder);
    return { file, bytes: (await stat(file)).size, manifest };
  } finally {
    rmSync(draft, { force: true });
    await client.end().catch(() => {});
  }
};

const writeTables = async (pack: Pack, client: pg.Client, nowMs: number): Promise<Manifest> => {
  const migrations = [...(await readMigrations(client))];
  const tables: BackedUpTable[] = [];
  for (const table of await readTables(client)) tables.push(await addTable(pack, client, table));
  const jobs = await readWaitingJobs(client);
  const jobsText = Buffer.from(JSON.stringify(jobs));
  await addEntry(pack, JOBS_NAME, jobsText);
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    createdAt: new Date(nowMs).toISOString(),
    migrations,
    tables,
    sequences: await readSequences(client),
    jobs: { count: jobs.length, sha256: createHash('sha256').update(jobsText).digest('hex') },
    authSecret: 'kept-apart',
  };
  await addEntry(pack, MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
  pack.finalize();
  return manifest;
};

const addTable = async (pack: Pack, client: pg.Client, table: CatalogTable): Promise<BackedUpTable> => {
  const count = countRows();
  let chunks: Buffer[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await addEntry(pack, partName(table.name, part), Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of copyRows(client, table)) {
    count.add(chunk);
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  if (bytes > 0) await flush();
  const [first, ...others] = table.columns;
  if (first === undefined) throw new Error(`${table.name} has no column to be kept`);
  return { name: table.name, columns: [first, ...others], ...count.result() };
};

/** Resolves when the stream accepts more. */
const addEntry = (pack: Pack, name: string, content: Buffer): Promise<void> =>
  pipeline(Readable.from([content]), pack.entry({ name, size: content.length, mode: 0o600 }));

const DRAFT_ENDING = '.partial';

function removeDraftsOfDeadBackups(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(new RegExp(`^backup-.*\\.(\\d+)\\${DRAFT_ENDING}$`).exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

/** Named by the minute in Puerto Rico; a second backup in the same minute gets a number. */
function unusedFileName(folder: string, nowMs: number): string {
  const time = new Date(nowMs - 4 * 3_600_000).toISOString().slice(0, 16).replace(':', '');
  for (let number = 1; ; number += 1) {
    const file = join(folder, `backup-${time}${number === 1 ? '' : `-${number}`}.tar.gz`);
    if (!existsSync(file)) return file;
  }
}

/** A file's content, or a folder's names. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
