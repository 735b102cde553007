import type { Result } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { RenderedFile } from './render/render-image.ts';

/** The number of the advisory lock for photo files. */
const FILES_LOCK = 7_342;

/**
 * Writes files and the rows that name them, both or neither. Two photos may share a file, whose name is its
 * content's hash, so files aren't deleted while another is stored.
 * @param write after its refusal or error no file is left
 */
export const storeImageFiles = async <T, R>(
  store: FileStore,
  trx: Transaction<Schema>,
  files: readonly RenderedFile[],
  write: () => Promise<Result<T, R>>,
): Promise<Result<T, R>> => {
  await lockFiles(trx);
  const names = files.map(({ name }) => name);
  const isNew = new Set(await filesWithoutRow(trx, names));
  const undo = () => store.remove([...isNew]);
  const written = await write();
  // Existing files belong to existing rows: only new ones are written.
  if (!written.ok) return written;
  try {
    await Promise.all(
      files
        .filter(({ name }) => isNew.has(name))
        .map(({ name, bytes, contentType }) => store.put(name, bytes, contentType)),
    );
  } catch (error) {
    await undo().catch(() => {});
    throw error;
  }
  return written;
};

/** Those of these files that no photo uses; the caller holds the lock until they are deleted. */
export const unusedFiles = async (
  trx: Transaction<Schema>,
  names: readonly string[],
): Promise<readonly string[]> => {
  await lockFiles(trx);
  return filesWithoutRow(trx, names);
};

const lockFiles = (trx: Transaction<Schema>) =>
  sql`select pg_advisory_xact_lock(${sql.lit(FILES_LOCK)})`.execute(trx);

const filesWithoutRow = async (
  trx: Transaction<Schema>,
  names: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where not exists (select from images where files @> array[name])
  `.execute(trx);
  return rows.map(({ name }) => name);
};
