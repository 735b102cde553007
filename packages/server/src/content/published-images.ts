import type { ImageSubject } from '@nutricion/domain/content/image';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const columns = [
  'subject_id',
  'state',
  'alt',
  'rights_until',
  'focal_x',
  'focal_y',
  'crop',
  'stem',
  'widths',
  'color',
] as const;

type ImageRow = Pick<Selectable<Schema['images']>, (typeof columns)[number]>;

/** A published photo; whether its rights are valid depends on the day. */
export type PublishedImage = ReturnType<typeof publishedImage>;

/** The published photos of these products or recipes, of each in their order; of all of them without ids. */
export const readPublishedImages = async (
  db: Kysely<Schema>,
  subject: ImageSubject,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, readonly PublishedImage[]>> => {
  const rows = await db
    .selectFrom('images')
    .select(columns)
    .where('subject', '=', subject)
    .where('state', '=', 'publicada')
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`subject_id = any(${ids}::uuid[])`))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const bySubject = new Map<string, PublishedImage[]>();
  for (const row of rows)
    bySubject.set(row.subject_id, [...(bySubject.get(row.subject_id) ?? []), publishedImage(row)]);
  return bySubject;
};

const publishedImage = ({ rights_until, focal_x, focal_y, ...row }: ImageRow) => ({
  ...row,
  rightsUntil: rights_until,
  focal: { x: focal_x, y: focal_y },
});
