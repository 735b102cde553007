import { imageTypes, MAX_IMAGE_BYTES } from '@nutricion/contract/content/images';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { readFileBody } from '../../platform/http/read-body.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { storeImageFiles } from './image-files.ts';
import { type ImageOwner, imagePermission } from './image-owner.ts';
import { imageIssueText } from './render/image-issue.ts';
import type { RenderedImage } from './render/render-image.ts';

type ReadFile = (accepted: Parameters<typeof readFileBody>[1]) => ReturnType<typeof readFileBody>;

/** Also accepted, to respond with what to do instead; no page of another site can send them without a preflight. */
const refusedTypes = ['image/heic', 'image/heif', 'image/gif', 'image/svg+xml', 'application/octet-stream'];

/** More photos of one owner than anybody looks through. */
const MAX_UPLOADS_PER_USER = 12;

/** Uploads in memory at once; the next is told to wait. */
const MAX_CONCURRENT_UPLOADS = 4;
let uploadsInProgress = 0;

/**
 * Reads a photo from a request's body, renders it and stores it as a draft. The same file for the same owner
 * changes nothing. A refused one leaves no file and no row.
 */
export const uploadImage = async (
  deps: ImageDependencies,
  actorId: string,
  imageOwner: ImageOwner,
  readFile: ReadFile,
): Promise<Result<null, Refusal>> => {
  if (uploadsInProgress >= MAX_CONCURRENT_UPLOADS) return refuse({ kind: 'busy', retryAfterSeconds: 5 });
  uploadsInProgress += 1;
  try {
    const bytes = await readFile({
      types: [...imageTypes, ...refusedTypes],
      maxBytes: MAX_IMAGE_BYTES,
    });
    if (!bytes.ok) return refuse(withImageText(bytes.refusal));
    const rendered = await deps.renderer.upload(bytes.value);
    if (!rendered.ok) return refuse({ kind: 'image-refused', detail: imageIssueText(rendered.refusal) });
    return await storeUpload(deps, actorId, imageOwner, rendered.value);
  } finally {
    uploadsInProgress -= 1;
  }
};

/** A body that can't be read gets the same text as an invalid image. */
const withImageText = (refusal: Refusal): Refusal => {
  if (refusal.kind === 'body-too-large')
    return {
      kind: 'image-refused',
      detail: imageIssueText({ kind: 'too-large', maxBytes: MAX_IMAGE_BYTES }),
    };
  if (refusal.kind === 'not-this-file')
    return { kind: 'image-refused', detail: imageIssueText({ kind: 'other' }) };
  return refusal;
};

const storeUpload = (
  deps: ImageDependencies,
  actorId: string,
  imageOwner: ImageOwner,
  rendered: RenderedImage,
): Promise<Result<null, Refusal>> =>
  rollBackOnRefusal(deps.db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, imagePermission[imageOwner.subject]);
    if (!allowed.ok) return allowed;
    return storeImageFiles(deps.files, trx, rendered.files, async () => {
      const before = await countOf(trx, imageOwner);
      if (before.count >= MAX_UPLOADS_PER_USER)
        return refuse({
          kind: 'wrong-state',
          detail: `Ya tiene ${MAX_UPLOADS_PER_USER} fotos. Borra una de las que no usas y súbela otra vez.`,
        });
      const isNew = await insert(trx, actorId, imageOwner, rendered, before.last + 1);
      if (isNew)
        await recordChange(trx, {
          actorId,
          action: 'image.upload',
          subjectType: imageOwner.subject,
          subjectId: imageOwner.id,
          before: null,
          after: { title: imageOwner.title, photo: rendered.original.slice(0, 8) },
        });
      return accept(null);
    });
  });

const countOf = (trx: Transaction<Schema>, { subject, id }: ImageOwner) =>
  trx
    .selectFrom('images')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(position), 0)`.as('last')])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();

const insert = async (
  trx: Transaction<Schema>,
  actorId: string,
  { subject, id }: ImageOwner,
  rendered: RenderedImage,
  position: number,
): Promise<boolean> => {
  const { original: whole, stem, width, height, color } = rendered;
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
      likeness: sql`('x' || ${rendered.imageHash})::bit(64)`,
      actor_id: actorId,
    })
    .onConflict((conflict) => conflict.columns(['subject', 'subject_id', 'whole']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};
