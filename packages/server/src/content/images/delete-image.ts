import { imageState } from '@nutricion/domain/content/image';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import { allOrNothing } from '../../platform/db/all-or-nothing.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { imagePermission, type Pictured } from './image-subject.ts';
import { unusedFiles } from './kept-files.ts';
import { lockImage } from './lock-image.ts';

/** Removes a photo that nobody sees, with those of its files that no other photo has. */
export const deleteImage = async (
  deps: ImageDependencies,
  actorId: string,
  pictured: Pictured,
  wanted: { readonly imageId: string; readonly version: number },
): Promise<Result<null, Refusal>> => {
  const { db, files } = deps;
  const deleted = await allOrNothing(db, (trx) => deleteRow(trx, deps, actorId, pictured, wanted));
  if (!deleted.ok) return deleted;
  // After the row: one that is killed in between leaves files that nobody names, never a photo without its files.
  await db.transaction().execute(async (trx) => files.remove(await unusedFiles(trx, deleted.value)));
  return accept(null);
};

/** The files that it had. */
const deleteRow = async (
  trx: Transaction<Schema>,
  { now }: Pick<ImageDependencies, 'now'>,
  actorId: string,
  pictured: Pictured,
  wanted: { readonly imageId: string; readonly version: number },
): Promise<Result<readonly string[], Refusal>> => {
  const allowed = await stillMay(trx, actorId, imagePermission[pictured.subject]);
  if (!allowed.ok) return allowed;
  const kept = await lockImage(trx, { pictured, ...wanted }, now());
  if (!kept.ok) return kept;
  const { id, state, rights_until: rightsUntil, whole, alt, files } = kept.value;
  if (imageState({ state, rightsUntil }, puertoRicoDate(now())) === 'publicada')
    return refuse({ kind: 'wrong-state', detail: 'Los clientes la ven ahora. Retírala antes de borrarla.' });
  await trx.deleteFrom('images').where('id', '=', id).execute();
  await recordChange(trx, {
    actorId,
    action: 'image.delete',
    subjectType: pictured.subject,
    subjectId: pictured.id,
    before: { title: pictured.title, photo: whole.slice(0, 8), alt },
    after: { title: pictured.title },
  });
  return accept(files);
};
