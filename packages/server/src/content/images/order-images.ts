import { accept, type Result } from '@nutricion/domain/kit/result';
import { sql } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { type ImageOwner, imagePermission } from './image-owner.ts';

/** Puts photos in this order; those that aren't named come after, as they stood. */
export const orderImages = (
  { db }: Pick<ImageDependencies, 'db'>,
  actorId: string,
  imageOwner: ImageOwner,
  ids: readonly string[],
): Promise<Result<null, Refusal>> =>
  rollBackOnRefusal(db, async (trx) => {
    const allowed = await recheckPermission(trx, actorId, imagePermission[imageOwner.subject]);
    if (!allowed.ok) return allowed;
    const { numAffectedRows } = await sql`
      update images i set position = placed.at, updated_at = shop_clock()
      from (
        select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, position, id) as at
        from images where subject = ${imageOwner.subject} and subject_id = ${imageOwner.id}
      ) placed
      where i.id = placed.id and i.position <> placed.at
    `.execute(trx);
    if (numAffectedRows)
      await recordChange(trx, {
        actorId,
        action: 'image.order',
        subjectType: imageOwner.subject,
        subjectId: imageOwner.id,
        before: null,
        after: { title: imageOwner.title },
      });
    return accept(null);
  });
