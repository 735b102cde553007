import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** A published photo of ours, without its files. */
export const anImageRow = (
  db: Kysely<Schema>,
  values: Pick<Insertable<Schema['images']>, 'subject' | 'subject_id'> &
    Partial<Insertable<Schema['images']>>,
) => {
  const stem = randomBytes(16).toString('hex');
  return db
    .insertInto('images')
    .values({
      position: 1,
      state: 'publicada',
      alt: 'Lo que se ve',
      rights: 'propia',
      whole: stem,
      stem,
      widths: [320, 640],
      files: [],
      width: 800,
      height: 600,
      color: '#aabbcc',
      likeness: '0'.repeat(64),
      actor_id: randomUUID(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
