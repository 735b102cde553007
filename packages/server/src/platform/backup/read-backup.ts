import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { type WaitingJob, waitingJobsSchema } from '../jobs/waiting-jobs.ts';
import { countRows, type RowCount } from './copied-rows.ts';
import {
  BACKUP_FORMAT,
  JOBS_NAME,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  tableOfPart,
} from './manifest.ts';

export type BackupFileRefusal =
  | { readonly kind: 'backup-missing'; readonly file: string }
  /** Cut off, changed, or never a backup. */
  | { readonly kind: 'backup-damaged'; readonly file: string }
  /** Written by a later version of the shop, which this one can't read. */
  | { readonly kind: 'backup-too-new'; readonly file: string };

export interface BackupContents {
  readonly manifest: Manifest;
  readonly jobs: readonly WaitingJob[];
}

interface Chunk {
  /** Undefined: no part of a table. */
  readonly table: string | undefined;
  readonly name: string;
  readonly chunk: Buffer;
}

/** Every byte of the entries, in the file's order. Rejects when the file is cut off or no archive. */
export async function* readChunks(file: string): AsyncGenerator<Chunk> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  // The loop below reports the error.
  read.catch(() => {});
  for await (const entry of entries) {
    const { name } = entry.header;
    for await (const chunk of entry as AsyncIterable<Buffer>) yield { table: tableOfPart(name), name, chunk };
  }
  await read;
}

/** Reads the whole file and holds it against its own manifest, before anything is done with it. */
export const inspectBackup = async (file: string): Promise<Result<BackupContents, BackupFileRefusal>> => {
  const counts = new Map<string, RowCount>();
  const texts = new Map<string, Buffer[]>();
  try {
    for await (const { table, name, chunk } of readChunks(file)) {
      if (table === undefined) texts.set(name, [...(texts.get(name) ?? []), chunk]);
      else {
        if (!counts.has(table)) counts.set(table, countRows());
        counts.get(table)?.add(chunk);
      }
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return refuse({ kind: isMissing ? 'backup-missing' : 'backup-damaged', file });
  }
  const contents = parseContents(texts);
  if (contents === 'too-new') return refuse({ kind: 'backup-too-new', file });
  if (!contents) return refuse({ kind: 'backup-damaged', file });
  const isWhole =
    contents.manifest.tables.every(({ name, rows, sha256 }) => {
      const countedRows = (counts.get(name) ?? countRows()).result();
      return countedRows.rows === rows && countedRows.sha256 === sha256;
    }) && [...counts.keys()].every((name) => contents.manifest.tables.some((table) => table.name === name));
  return isWhole ? accept(contents) : refuse({ kind: 'backup-damaged', file });
};

const parseContents = (
  texts: ReadonlyMap<string, readonly Buffer[]>,
): BackupContents | 'too-new' | undefined => {
  const textOf = (name: string) => Buffer.concat(texts.get(name) ?? []);
  try {
    const stated: unknown = JSON.parse(textOf(MANIFEST_NAME).toString());
    if (z.object({ format: z.number() }).parse(stated).format > BACKUP_FORMAT) return 'too-new';
    const manifest = manifestSchema.parse(stated);
    const jobsText = textOf(JOBS_NAME);
    if (createHash('sha256').update(jobsText).digest('hex') !== manifest.jobs.sha256) return undefined;
    return { manifest, jobs: waitingJobsSchema.parse(JSON.parse(jobsText.toString())) };
  } catch {
    return undefined;
  }
};
