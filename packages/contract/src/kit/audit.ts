import { roles } from '@nutricion/domain/accounts/role';
import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';
import { pageCursor, REOPEN_LIST } from './page-cursor.ts';
import { line } from './plain-text.ts';
import { day } from './ranges.ts';

/** Every change that the administration records; screens have words for each. */
export type AuditAction =
  | `hospital.${'create' | 'edit' | 'activate' | 'deactivate'}`
  | `user.${'verify' | 'reject' | 'deactivate' | 'give-admin' | 'take-admin' | 'change-roles' | 'end-sessions' | 'start-weekly-mail' | 'stop-weekly-mail'}`
  | `order.${'approve' | 'refuse' | 'move' | 'cancel' | 'cancel-lines' | 'short' | 'short-undone' | 'recalled-out' | 'hand-over' | 'discard-cold' | 'excuse-no-show' | 'unlock-code' | 'place' | 'change' | 'pay-on-delivery'}`
  | `route.${'count-cash' | 'depart-other-day'}`
  | `delivery.${'capacity' | 'close'}`
  | `payment.${'retry' | 'refund' | 'manual-refund' | 'attend' | 'resolve-orphan' | 'close-day' | 'cash-entry'}`
  | `product.${'create' | 'edit' | 'archive' | 'restore' | 'merge'}`
  | `offer.${'create' | 'edit' | 'publish' | 'pause' | 'resume' | 'end'}`
  | `image.${'upload' | 'edit' | 'publish' | 'retire' | 'order' | 'delete'}`
  | `supplier.${'create' | 'edit' | 'activate' | 'deactivate'}`
  | `purchase.${'create' | 'edit' | 'send' | 'receive' | 'close' | 'cancel'}`
  | `stock.${'receive' | 'count' | 'waste' | 'adjust' | 'recall' | 'barcode'}`
  | `article.${'create' | 'edit' | 'ask-review' | 'publish' | 'return' | 'discard' | 'archive' | 'restore'}`
  | `recipe.${'create' | 'edit' | 'publish' | 'schedule' | 'unschedule' | 'discard' | 'archive' | 'restore' | 'merge'}`
  | `search.${'teach' | 'forget'}`
  | `voice.${'reveal' | 'keep-case' | 'drop-case'}`
  | 'setting.edit';

/** What a change was about, as `subject_type` names it. */
export const auditSubjects = [
  'order',
  'payment',
  'day',
  'route',
  'user',
  'hospital',
  'product',
  'recall',
  'supplier',
  'purchase',
  'offer',
  'recipe',
  'article',
  'setting',
  'search-word',
  'voice-session',
  'voice-case',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const auditEntrySchema = z.object({
  id: z.number().int(),
  /** Null: the shop itself. */
  actor_id: z.uuid().nullable(),
  /** Null also if the account was deleted. */
  actor: z.string().nullable(),
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The reason, if one was required. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type AuditEntryJson = z.output<typeof auditEntrySchema>;

export const auditQuerySchema = z.object({
  subjectType: z.enum(auditSubjects, 'Escoge de la lista sobre qué.').optional(),
  subjectId: z.string().max(64, 'Ese id es muy largo.').optional(),
  actor: z.uuid('Esa persona no existe.').optional(),
  /** Only what was done by people who hold it now. */
  role: z.enum(roles, 'Ese rol no existe.').optional(),
  action: z.string().max(40, 'Esa acción no existe.').optional(),
  /** Days of Puerto Rico, both included. */
  from: day('Escoge un día.').optional(),
  to: day('Escoge un día.').optional(),
  /** Beginnings of words of the subject's name, number or e-mail, or of the reason. */
  q: line().max(120, 'Busca con 120 letras o menos.').optional(),
  after: pageCursor([z.string().regex(/^\d{1,18}$/, REOPEN_LIST)], REOPEN_LIST).optional(),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const auditEndpoints = declareEndpoints({
  'GET /api/admin/audit': {
    access: 'audit.read',
    summary: 'Los cambios, los últimos primero: quién, qué, cuándo',
    query: auditQuerySchema,
    response: z.object({ entries: z.array(auditEntrySchema), next: z.string().nullable() }),
  },
  'GET /api/admin/audit/actors': {
    access: 'audit.read',
    summary: 'Quién ha cambiado algo alguna vez',
    response: z.object({ actors: z.array(z.object({ id: z.uuid(), full_name: z.string() })) }),
  },
});
