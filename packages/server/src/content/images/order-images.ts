import { accept, type Result } from '@nutricion/domain/kit/result';
import { sql } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import { allOrNothing } from '../../platform/db/all-or-nothing.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { ImageDependencies } from './image-dependencies.ts';
import { imagePermission, type Pictured } from './image-subject.ts';

/** Puts photos in this order; those that aren't named come after, as they stood. */
export const orderImages = (
  { db }: Pick<ImageDependencies, 'db'>,
  actorId: string,
  pictured: Pictured,
  ids: readonly string[],
): Promise<Result<null, Refusal>> =>
  allOrNothing(db, async (trx) => {
    const allowed = await stillMay(trx, actorId, imagePermission[pictured.subject]);
    if (!allowed.ok) return allowed;
    const { numAffectedRows } = await sql`
      update images i set position = placed.at, updated_at = clock_timestamp()
      from (
        select id, row_number() over (order by array_position(${ids}::uuid[], id) nulls last, position, id) as at
        from images where subject = ${pictured.subject} and subject_id = ${pictured.id}
      ) placed
      where i.id = placed.id and i.position <> placed.at
    `.execute(trx);
    if (numAffectedRows)
      await recordChange(trx, {
        actorId,
        action: 'image.order',
        subjectType: pictured.subject,
        subjectId: pictured.id,
        before: null,
        after: { title: pictured.title },
      });
    return accept(null);
  });
