import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

const myMailSchema = z.strictObject({
  /** The week before, every Monday. */
  weekly_report: z.boolean('Di si lo quieres o no.'),
});

export type MyMailJson = z.infer<typeof myMailSchema>;

/** What the signed-in member of staff gets by mail. */
export const myMailEndpoints = declareEndpoints({
  'GET /api/admin/my-mail': {
    access: 'reports.read',
    summary: 'Qué correos pedí',
    response: myMailSchema,
  },
  'PUT /api/admin/my-mail': {
    access: 'reports.read',
    summary: 'Pide o deja los correos para mí',
    body: myMailSchema,
    response: myMailSchema,
  },
});
