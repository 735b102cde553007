import { z } from 'zod';
import { declareEndpoints } from '../kit/endpoint.ts';

export const sessionSchema = z.object({
  id: z.uuid(),
  /** Null if the browser doesn't identify itself, or isn't recognized. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  isTrusted: z.boolean(),
  /** The session of this request. */
  isThisOne: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Rounded to a quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session ends then, however much it is used. */
  endsAt: z.iso.datetime(),
});
export type SessionJson = z.infer<typeof sessionSchema>;

/** Where a user is signed in. Each user sees and ends only their own sessions. */
export const sessionEndpoints = declareEndpoints({
  'GET /api/me/sessions': {
    access: 'signed-in',
    summary: 'Dónde tengo la sesión abierta: esta primero, luego las más recientes',
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  'DELETE /api/me/sessions/{id}': {
    access: 'signed-in',
    summary: 'Cierra una de mis sesiones; en los demás procesos del servidor cuenta en 5 s o menos',
    params: z.object({ id: z.uuid() }),
    response: z.object({}),
  },
  'DELETE /api/me/sessions': {
    access: 'signed-in',
    summary: 'Cierra todas mis sesiones, o todas menos esta',
    query: z.object({ keep: z.literal('this').optional() }),
    response: z.object({ ended: z.number().int() }),
  },
});
