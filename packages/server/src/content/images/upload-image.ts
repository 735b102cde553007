import { imageTypes, MOST_IMAGE_BYTES } from '@nutricion/contract/content/images';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import { allOrNothing } from '../../platform/db/all-or-nothing.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { readFileBody } from '../../platform/http/read-body.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { imagePermission, type Pictured } from './image-subject.ts';
import { keepFiles } from './kept-files.ts';
import { faultText } from './render/image-fault.ts';
import type { RenderedImage } from './render/render-image.ts';

type ReadFile = (taken: Parameters<typeof readFileBody>[1]) => ReturnType<typeof readFileBody>;

/** Also taken, to be told what to do instead: no page of another site can send any of them unasked. */
const refusedTypes = ['image/heic', 'image/heif', 'image/gif', 'image/svg+xml', 'application/octet-stream'];

/** More photos of one thing nobody looks through. */
const MOST_OF_ONE = 12;

/** So many uploads are in memory at once; the next hears that it should wait. */
const MOST_AT_ONCE = 4;
let underWay = 0;

/**
 * Takes a photo from a request's body: drawn anew, kept, and a draft. The same file again for the same thing changes
 * nothing. What is refused leaves no file and no row.
 */
export const uploadImage = async (
  deps: ImageDependencies,
  actorId: string,
  pictured: Pictured,
  readFile: ReadFile,
): Promise<Result<null, Refusal>> => {
  if (underWay >= MOST_AT_ONCE) return refuse({ kind: 'busy', retryAfterSeconds: 5 });
  underWay += 1;
  try {
    const bytes = await readFile({
      types: [...imageTypes, ...refusedTypes],
      mostBytes: MOST_IMAGE_BYTES,
    });
    if (!bytes.ok) return refuse(inWords(bytes.refusal));
    const rendered = await deps.renderer.upload(bytes.value);
    if (!rendered.ok) return refuse({ kind: 'image-refused', detail: faultText(rendered.refusal) });
    return await keep(deps, actorId, pictured, rendered.value);
  } finally {
    underWay -= 1;
  }
};

/** A body that can't be one says the same as bytes that aren't. */
const inWords = (refusal: Refusal): Refusal => {
  if (refusal.kind === 'body-too-large')
    return {
      kind: 'image-refused',
      detail: faultText({ kind: 'too-large', mostBytes: MOST_IMAGE_BYTES }),
    };
  if (refusal.kind === 'not-this-file')
    return { kind: 'image-refused', detail: faultText({ kind: 'other' }) };
  return refusal;
};

const keep = (
  deps: ImageDependencies,
  actorId: string,
  pictured: Pictured,
  rendered: RenderedImage,
): Promise<Result<null, Refusal>> =>
  allOrNothing(deps.db, async (trx) => {
    const allowed = await stillMay(trx, actorId, imagePermission[pictured.subject]);
    if (!allowed.ok) return allowed;
    return keepFiles(deps.files, trx, rendered.files, async () => {
      const before = await countOf(trx, pictured);
      if (before.count >= MOST_OF_ONE)
        return refuse({
          kind: 'wrong-state',
          detail: `Ya tiene ${MOST_OF_ONE} fotos. Borra una de las que no usas y súbela otra vez.`,
        });
      const isNew = await insert(trx, actorId, pictured, rendered, before.last + 1);
      if (isNew)
        await recordChange(trx, {
          actorId,
          action: 'image.upload',
          subjectType: pictured.subject,
          subjectId: pictured.id,
          before: null,
          after: { title: pictured.title, photo: rendered.whole.slice(0, 8) },
        });
      return accept(null);
    });
  });

const countOf = (trx: Transaction<Schema>, { subject, id }: Pictured) =>
  trx
    .selectFrom('images')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();

const insert = async (
  trx: Transaction<Schema>,
  actorId: string,
  { subject, id }: Pictured,
  rendered: RenderedImage,
  position: number,
): Promise<boolean> => {
  const { whole, stem, width, height, color } = rendered;
  const inserted = await trx
    .insertInto('images')
    .values({
      subject,
      subject_id: id,
      position,
      whole,
      stem,
      widths: [...rendered.widths],
      files: rendered.files.map(({ name }) => name),
      width,
      height,
      color,
      likeness: sql`('x' || ${rendered.likeness})::bit(64)`,
      actor_id: actorId,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'whole']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};
