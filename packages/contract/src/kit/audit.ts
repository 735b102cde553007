import { z } from 'zod';
import { declareEndpoints } from './endpoint.ts';

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
