import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { columnList, tableId } from './table-catalog.ts';

/** A table's rows as text, in chunks of any size. */
export const copyRows = (
  client: pg.ClientBase,
  table: { readonly name: string; readonly columns: readonly string[] },
): AsyncIterable<Buffer> =>
  client.query(copyTo(`copy ${tableId(table.name)} (${columnList(table.columns)}) to stdout`));

export interface RowCount {
  readonly add: (chunk: Buffer) => void;
  readonly result: () => { readonly rows: number; readonly sha256: string };
}

/** Counts copied rows, which end in a line feed each and hold none, and takes their digest. */
export const countRows = (): RowCount => {
  const hash: Hash = createHash('sha256');
  let rows = 0;
  return {
    add: (chunk) => {
      hash.update(chunk);
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) rows += 1;
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  };
};

const LINE_FEED = 0x0a;
