import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';

/** Every change that the administration records; screens have words for each. */
export type AuditAction =
  | `hospital.${'create' | 'edit' | 'activate' | 'deactivate'}`
  | `user.${'verify' | 'reject' | 'deactivate' | 'give-admin' | 'take-admin' | 'change-roles' | 'end-sessions'}`
  | `order.${'approve' | 'refuse' | 'move' | 'cancel' | 'cancel-lines' | 'short' | 'short-undone' | 'recalled-out' | 'hand-over' | 'discard-cold' | 'excuse-no-show' | 'unlock-code'}`
  | `route.${'count-cash' | 'depart-other-day'}`
  | `delivery.${'capacity' | 'close'}`
  | `payment.${'retry' | 'refund' | 'manual-refund' | 'attend' | 'resolve-orphan' | 'close-day' | 'cash-entry'}`
  | `product.${'create' | 'edit' | 'archive' | 'restore' | 'merge'}`
  | `offer.${'create' | 'edit' | 'publish' | 'pause' | 'resume' | 'end'}`
  | `image.${'upload' | 'edit' | 'publish' | 'retire' | 'order' | 'delete'}`
  | `stock.${'receive' | 'count' | 'waste' | 'adjust' | 'recall' | 'barcode'}`
  | `article.${'create' | 'edit' | 'ask-review' | 'publish' | 'return' | 'discard' | 'archive' | 'restore'}`
  | `recipe.${'create' | 'edit' | 'publish' | 'schedule' | 'unschedule' | 'discard' | 'archive' | 'restore' | 'merge'}`
  | `search.${'teach' | 'forget'}`
  | `voice.${'reveal' | 'keep-case' | 'drop-case'}`
  | 'setting.edit';

export const auditEndpoints = declareEndpoints({
  'GET /api/admin/audit': {
    access: 'audit.read',
    summary: 'Los últimos cambios: quién, qué, cuándo',
    query: z.object({ subjectId: z.string().max(64, 'Ese id es muy largo.').optional() }),
    response: z.object({
      entries: z.array(
        z.object({
          id: z.number().int(),
          actor: z.string().nullable(),
          action: z.string(),
          subject_type: z.string(),
          subject_id: z.string(),
          before: z.unknown(),
          after: z.unknown(),
          /** The reason, if one was required. */
          reason: z.string().nullable(),
          created_at: z.iso.datetime(),
        }),
      ),
    }),
  },
});
