import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { copyRows, countRows } from './copied-rows.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { readChunks } from './read-backup.ts';
import { columnList, tableId } from './table-catalog.ts';

/**
 * Loads every table of the file and sets the sequences, in the client's transaction, on tables as of the backup.
 * Triggers don't run. Returns the name of a table that differs from the manifest; undefined if none does.
 */
export const loadTables = async (
  client: pg.Client,
  file: string,
  { tables, sequences }: Manifest,
): Promise<string | undefined> => {
  const ids = tables.map(({ name }) => tableId(name));
  if (ids.length > 0) {
    // Migrations put rows into some; the file has them as they became.
    await client.query('set local nutricion.audit_maintenance = on');
    await client.query(`truncate ${ids.join(', ')}`);
    await client.query('set local nutricion.audit_maintenance = off');
  }
  for (const id of ids) await client.query(`alter table ${id} disable trigger user`);
  await copyIn(client, file, tables);
  for (const id of ids) await client.query(`alter table ${id} enable trigger user`);
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [tableId(name), lastValue, isCalled]);
  for (const table of tables) if (!(await matchesManifest(client, table))) return table.name;
  return undefined;
};

/** The file has each table after those that it refers to, so that every reference holds when it is checked. */
const copyIn = async (client: pg.Client, file: string, tables: readonly BackedUpTable[]): Promise<void> => {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  let open: { readonly table: string; readonly stream: CopyStreamQuery } | undefined;
  const close = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
  };
  for await (const { table, chunk } of readChunks(file)) {
    if (table === undefined) continue;
    if (open?.table !== table) {
      await close();
      const columns = columnList(columnsOf.get(table) ?? []);
      open = { table, stream: client.query(copyFrom(`copy ${tableId(table)} (${columns}) from stdin`)) };
    }
    if (!open.stream.write(chunk)) await once(open.stream, 'drain');
  }
  await close();
};

const matchesManifest = async (client: pg.Client, table: BackedUpTable): Promise<boolean> => {
  const count = countRows();
  for await (const chunk of copyRows(client, table)) count.add(chunk);
  const { rows, sha256 } = count.result();
  return rows === table.rows && sha256 === table.sha256;
};
