import type { ImageChanges } from '@nutricion/contract/content/images';
import type { AuditAction } from '@nutricion/contract/kit/audit';
import { originalFile } from '@nutricion/contract/kit/display-image';
import { type Crop, cropInside } from '@nutricion/domain/content/framing';
import { type ImageIssues, publishIssues } from '@nutricion/domain/content/image';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Selectable, sql, type Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { differingFields, fieldsOf } from '../../platform/admin/differing-fields.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { storeImageFiles } from './image-files.ts';
import { type ImageOwner, imagePermission } from './image-owner.ts';
import { lockImage, unknownImage } from './lock-image.ts';
import { imageIssueText } from './render/image-issue.ts';
import type { RenderedPart } from './render/render-image.ts';

type ImageRow = Selectable<Schema['images']>;

export interface ImageSave {
  readonly actorId: string;
  readonly imageOwner: ImageOwner;
  readonly imageId: string;
  readonly version: number;
  readonly changes: ImageChanges;
}

/**
 * Saves the named fields of a photo. One that is or becomes published has all that publishing needs. A save that changes nothing keeps the version and
 * records nothing.
 */
export const saveImage = async (deps: ImageDependencies, save: ImageSave): Promise<Result<null, Refusal>> => {
  const { changes } = save;
  const crop = changes.crop && cropInside(changes.crop);
  // Before the row is locked, because it takes a while.
  const part = crop === undefined ? accept(null) : await renderCrop(deps, save.imageId, crop);
  if (!part.ok) return part;
  const tidy = { ...changes, ...(crop !== undefined && { crop }) };
  return rollBackOnRefusal(deps.db, async (trx) => {
    const allowed = await recheckPermission(trx, save.actorId, imagePermission[save.imageOwner.subject]);
    if (!allowed.ok) return allowed;
    const image = await lockImage(trx, save, deps.now());
    if (!image.ok) return image;
    const after = merged(image.value, tidy);
    if (changedIn(image.value, after).length === 0) return accept(null);
    const errors = issuesOf(after, puertoRicoDate(deps.now()));
    if (Object.keys(errors).length > 0)
      return refuse({ kind: 'invalid-input', errors: errors as Record<string, string> });
    return storeImageFiles(deps.files, trx, part.value?.files ?? [], async () => {
      await write(trx, image.value, after, part.value, save.actorId);
      await record(trx, save, image.value, after);
      return accept(null);
    });
  });
};

type Edited = Pick<
  ImageRow,
  'state' | 'alt' | 'rights' | 'letter' | 'licence_url' | 'rights_until' | 'focal_x' | 'focal_y' | 'crop'
>;

const merged = (row: ImageRow, { focal, ...changes }: ImageChanges): Edited => {
  const after = {
    state: changes.state ?? row.state,
    alt: changes.alt ?? row.alt,
    rights: changes.rights === undefined ? row.rights : changes.rights,
    letter: changes.letter ?? row.letter,
    licence_url: changes.licence_url ?? row.licence_url,
    rights_until: changes.rights_until === undefined ? row.rights_until : changes.rights_until,
    focal_x: focal?.x ?? row.focal_x,
    focal_y: focal?.y ?? row.focal_y,
    crop: changes.crop === undefined ? row.crop : changes.crop,
  };
  // Rights that end belong to a letter or a licence.
  return after.rights === 'propia' ? { ...after, letter: '', licence_url: '', rights_until: null } : after;
};

const changedIn = (before: ImageRow, after: Edited) =>
  differingFields<Edited, keyof Edited>(Object.keys(after) as (keyof Edited)[], before, after);

const issuesOf = (after: Edited, today: string): ImageIssues =>
  after.state === 'publicada'
    ? publishIssues(
        {
          alt: after.alt,
          rights: after.rights,
          letter: after.letter,
          licenceUrl: after.licence_url,
          rightsUntil: after.rights_until,
        },
        today,
      )
    : {};

const write = async (
  trx: Transaction<Schema>,
  before: ImageRow,
  after: Edited,
  part: RenderedPart | null,
  actorId: string,
): Promise<void> => {
  await trx
    .updateTable('images')
    .set({
      ...after,
      crop: after.crop && JSON.stringify(after.crop),
      ...(part && {
        stem: part.stem,
        widths: [...part.widths],
        color: part.color,
        files: [...new Set([...before.files, ...part.files.map(({ name }) => name)])],
      }),
      version: sql`version + 1`,
      actor_id: actorId,
      updated_at: sql`shop_clock()`,
    })
    .where('id', '=', before.id)
    .execute();
};

const record = async (
  trx: Transaction<Schema>,
  { actorId, imageOwner }: ImageSave,
  before: ImageRow,
  after: Edited,
): Promise<void> => {
  const names = changedIn(before, after);
  await recordChange(trx, {
    actorId,
    action: actionOf(before.state, after.state),
    subjectType: imageOwner.subject,
    subjectId: imageOwner.id,
    before: { title: imageOwner.title, ...fieldsOf<Edited, keyof Edited>(before, names) },
    after: { title: imageOwner.title, ...fieldsOf(after, names) },
  });
};

const actionOf = (before: ImageRow['state'], after: ImageRow['state']): AuditAction => {
  if (before === after) return 'image.edit';
  if (after === 'publicada') return 'image.publish';
  return after === 'retirada' ? 'image.retire' : 'image.edit';
};

/** Renders the sizes of a crop of a stored photo, not stored yet. */
const renderCrop = async (
  { db, files, renderer }: ImageDependencies,
  imageId: string,
  crop: Crop | null,
): Promise<Result<RenderedPart, Refusal>> => {
  const image = await db.selectFrom('images').select('whole').where('id', '=', imageId).executeTakeFirst();
  const original = image && (await files.get(originalFile(image.whole)));
  if (!original) return refuse(unknownImage);
  const part = await renderer.part(original, crop);
  return part.ok ? part : refuse({ kind: 'invalid-input', errors: { crop: imageIssueText(part.refusal) } });
};
