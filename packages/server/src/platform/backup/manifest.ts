import { z } from 'zod';

/** Raised whenever an older shop could no longer read what is written. */
export const BACKUP_FORMAT = 1;

export const MANIFEST_NAME = 'manifest.json';
export const JOBS_NAME = 'jobs.json';
/** A table is cut into parts of this size, so that neither writing nor reading it holds more in memory. */
export const PART_BYTES = 4 * 1024 * 1024;

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).nonempty(),
  rows: z.int().nonnegative(),
  /** Of the rows as `copy … to stdout` gave them, in that order. */
  sha256: z.string(),
});

/** The last entry of a backup: its contents, so that a file without it is known to be incomplete. */
export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  /** Each after those that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /** Mails that waited to be sent. */
  jobs: z.object({ count: z.int().nonnegative(), sha256: z.string() }),
  /** Never in the file: who finds one could otherwise sign in as anybody. */
  authSecret: z.literal('kept-apart'),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof tableSchema>;

export const partName = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** The table of a part's name; undefined: it is no part. */
export const tableOfPart = (name: string): string | undefined =>
  /^tables\/([^/]+)\/\d{6}\.copy$/.exec(name)?.[1];
