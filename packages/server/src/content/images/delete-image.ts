import { imageState } from '@nutricion/domain/content/image';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { unusedFiles } from './image-files.ts';
import { type ImageOwner, imagePermission } from './image-owner.ts';
import { lockImage } from './lock-image.ts';

/** Deletes an unpublished photo, with those of its files that no other photo uses. */
export const deleteImage = async (
  deps: ImageDependencies,
  actorId: string,
  imageOwner: ImageOwner,
  target: { readonly imageId: string; readonly version: number },
): Promise<Result<null, Refusal>> => {
  const { db, files } = deps;
  const deleted = await rollBackOnRefusal(db, (trx) => deleteRow(trx, deps, actorId, imageOwner, target));
  if (!deleted.ok) return deleted;
  // After the row: a process killed in between leaves unused files, never a photo without its files.
  await db.transaction().execute(async (trx) => files.remove(await unusedFiles(trx, deleted.value)));
  return accept(null);
};

/** The files that it had. */
const deleteRow = async (
  trx: Transaction<Schema>,
  { now }: Pick<ImageDependencies, 'now'>,
  actorId: string,
  imageOwner: ImageOwner,
  target: { readonly imageId: string; readonly version: number },
): Promise<Result<readonly string[], Refusal>> => {
  const allowed = await recheckPermission(trx, actorId, imagePermission[imageOwner.subject]);
  if (!allowed.ok) return allowed;
  const image = await lockImage(trx, { imageOwner, ...target }, now());
  if (!image.ok) return image;
  const { id, state, rights_until: rightsUntil, whole, alt, files } = image.value;
  if (imageState({ state, rightsUntil }, puertoRicoDate(now())) === 'publicada')
    return refuse({ kind: 'wrong-state', detail: 'Los clientes la ven ahora. Retírala antes de borrarla.' });
  await trx.deleteFrom('images').where('id', '=', id).execute();
  await recordChange(trx, {
    actorId,
    action: 'image.delete',
    subjectType: imageOwner.subject,
    subjectId: imageOwner.id,
    before: { title: imageOwner.title, photo: whole.slice(0, 8), alt },
    after: { title: imageOwner.title },
  });
  return accept(files);
};
