import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

const FOLDERS = ['data/allergens', 'data/catalog', 'data/floor', 'data/nutrients', 'data/recipes'];

/** The hash of all that catalogue and recipes say under `root`: it changes when a file does. */
export const seedFingerprint = (root: string): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder)).sort())
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex');
};

/** Whether this shop has ever taken that seed in. */
export const hasTakenIn = async (db: Kysely<Schema>, fingerprint: string): Promise<boolean> =>
  (await db
    .selectFrom('loaded_seeds')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()) !== undefined;

export const noteTakenIn = async (db: Kysely<Schema>, fingerprint: string): Promise<void> => {
  await db
    .insertInto('loaded_seeds')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
