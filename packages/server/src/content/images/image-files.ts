import type { Result } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { RenderedFile } from './render/render-image.ts';

/** Of all things that hold an advisory lock here, this number means "files of photos come or go". */
const FILES_LOCK = 7_342;

/**
 * Keeps files and the rows that name them: both or neither. Two photos may share a file, whose name is what is in it, so
 * nobody removes one while somebody keeps it.
 * @param write a refusal of it, or an error, leaves no file behind
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
  // Those that stand already are of rows that do: only new ones cost a journey to the store.
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

/** Which of these files no photo has any more; whoever removes them holds the lock until that is done. */
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
