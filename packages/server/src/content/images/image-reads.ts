import type { AdminImageJson } from '@nutricion/contract/content/images';
import { originalFile, toDisplayImage, UPLOADS } from '@nutricion/contract/kit/display-image';
import { daysOfRightsLeft, imageState } from '@nutricion/domain/content/image';
import { MAX_DUPLICATE_BITS } from '@nutricion/domain/content/image-hash';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { ImageOwner } from './image-owner.ts';

type ImageRow = Selectable<Schema['images']>;

/** All photos of a product or a recipe in their order, with who changed each last and which others look like it. */
export const readImages = async (
  db: Kysely<Schema>,
  { subject, id }: Pick<ImageOwner, 'subject' | 'id'>,
  recipeTitles: ReadonlyMap<string, string>,
  nowMs: number,
): Promise<AdminImageJson[]> => {
  const rows = await db
    .selectFrom('images')
    .leftJoin('profiles', 'profiles.id', 'images.actor_id')
    .selectAll('images')
    .select('profiles.full_name as by')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('position')
    .orderBy('images.id')
    .execute();
  const duplicates = await readDuplicates(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...imageToJson(row, nowMs),
    by: row.by,
    alike: duplicates
      .filter(({ image_id }) => image_id === row.id)
      .map(({ image_id: _, ...other }) => ({
        ...other,
        title: other.title ?? recipeTitles.get(other.subject_id) ?? null,
      })),
  }));
};

const imageToJson = (row: ImageRow, nowMs: number): Omit<AdminImageJson, 'by' | 'alike'> => {
  const today = puertoRicoDate(nowMs);
  const facts = { state: row.state, rightsUntil: row.rights_until };
  const focal = { x: row.focal_x, y: row.focal_y };
  return {
    id: row.id,
    state: imageState(facts, today),
    alt: row.alt,
    rights: row.rights,
    letter: row.letter,
    licence_url: row.licence_url,
    rights_until: row.rights_until,
    days_left: daysOfRightsLeft(facts, today),
    focal,
    crop: row.crop,
    image: toDisplayImage({ ...row, focal }),
    whole: `${UPLOADS}/${originalFile(row.whole)}`,
    width: row.width,
    height: row.height,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
};

interface Duplicate {
  readonly image_id: string;
  readonly subject: ImageOwner['subject'];
  readonly subject_id: string;
  /** Null: a recipe's, which isn't always in a table. */
  readonly title: string | null;
}

/** Some other images, of any owner, that differ in few bits. */
const readDuplicates = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly Duplicate[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Duplicate>`
    select distinct i.id as image_id, o.subject, o.subject_id, p.title
    from images i
      join images o on o.id <> i.id and bit_count(o.likeness # i.likeness) <= ${MAX_DUPLICATE_BITS}
      left join products p on o.subject = 'product' and p.id = o.subject_id
    where i.id = any(${ids}::uuid[])
    order by o.subject, p.title, o.subject_id
    limit 100
  `.execute(db);
  return rows;
};
